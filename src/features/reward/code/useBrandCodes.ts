// The usable codes of one brand on this phone, for switching at the counter (O06).
import { useQuery } from "@tanstack/react-query";
import { codeContent } from "../../../domain/code/codeContent";
import { codeEnd } from "../../../domain/code/codeEnd";
import { readyCodes } from "../../../domain/code/readyCodes";
import { readExpiryClock } from "../../../platform/http/clock";
import type { WalletCode } from "../../../platform/storage/wallet";
import { historyQueries } from "../../../queries/history";
import { openedFromWallet } from "../../../sync/openCode";

/** Compares the ids of the brands, since a history item has no brand names (2 §3), or the names if a code has no id. */
const isSameBrand = (one: WalletCode, other: WalletCode) =>
	one.brand_id && other.brand_id
		? one.brand_id === other.brand_id
		: Boolean(one.brand_name_th || one.brand_name_en) &&
			one.brand_name_th === other.brand_name_th &&
			one.brand_name_en === other.brand_name_en;

/** Returns `shown` and the codes of `ready` of the same brand, the soonest end first. */
export function brandCodes(shown: WalletCode, ready: readonly WalletCode[]) {
	const others = ready.filter(
		(code) =>
			codeContent(code).kind === "code" &&
			code.transaction_id !== shown.transaction_id &&
			// Another API host has other brands under the same ids; codes saved by older releases have no host.
			(code.host ?? shown.host) === (shown.host ?? code.host) &&
			isSameBrand(code, shown),
	);
	const end = (code: WalletCode) => codeEnd(code) ?? Infinity;
	return [...others, shown].sort(
		(one, other) =>
			end(one) - end(other) ||
			one.transaction_id.localeCompare(other.transaction_id),
	);
}

/** Returns the position of the shown code among its brand's codes (from 1), the step to the others, and its saved copy. */
export function useBrandCodes(
	shown: WalletCode | undefined,
	transactionId: string,
) {
	const { data: saved = [] } = useQuery(historyQueries.savedCodes());
	const hasId = (code: WalletCode) => code.transaction_id === transactionId;
	const current = saved.find(hasId);
	const displayed = shown ?? current;
	const ready = readyCodes(saved, readExpiryClock().confirmedNow);
	const codes = displayed ? brandCodes(displayed, ready) : [];
	const index = codes.findIndex(hasId);
	return {
		position: { at: index + 1, of: codes.length },
		step: (by: 1 | -1) =>
			codes[(index + by + codes.length) % codes.length]?.transaction_id ??
			transactionId,
		current: current && openedFromWallet(current),
	};
}
