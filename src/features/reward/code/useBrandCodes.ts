// The usable codes of one brand on this phone, for switching at the counter (O06).
import { useQuery } from "@tanstack/react-query";
import { codeContent } from "../../../domain/code/codeContent";
import { codeEnd } from "../../../domain/code/codeEnd";
import { readyCodes } from "../../../domain/code/readyCodes";
import { readExpiryClock } from "../../../platform/http/clock";
import type { WalletCode } from "../../../platform/storage/wallet";
import { historyQueries } from "../../../queries/history";
import { openedFromWallet } from "../../../sync/openCode";

/** By the brand's id; by its names where a code has none, as in 2 §3 a history item has no names. */
const isSameBrand = (one: WalletCode, other: WalletCode) =>
	one.brand_id && other.brand_id
		? one.brand_id === other.brand_id
		: Boolean(one.brand_name_th || one.brand_name_en) &&
			one.brand_name_th === other.brand_name_th &&
			one.brand_name_en === other.brand_name_en;

/** The codes of `ready` that are of the brand of `about`, the next to end first; always includes `about`. */
export function brandCodes(about: WalletCode, ready: readonly WalletCode[]) {
	const others = ready.filter(
		(code) =>
			codeContent(code).kind === "code" &&
			code.transaction_id !== about.transaction_id &&
			// Another API host has other brands under the same ids; older releases noted none.
			(code.host ?? about.host) === (about.host ?? code.host) &&
			isSameBrand(code, about),
	);
	const end = (code: WalletCode) => codeEnd(code) ?? Infinity;
	return [...others, about].sort(
		(one, other) =>
			end(one) - end(other) ||
			one.transaction_id.localeCompare(other.transaction_id),
	);
}

/** The position of the shown code among its brand's, the way to the others, and its saved copy. */
export function useBrandCodes(
	shown: WalletCode | undefined,
	transactionId: string,
) {
	const { data: saved = [] } = useQuery(historyQueries.savedCodes());
	const current = saved.find((it) => it.transaction_id === transactionId);
	const about = shown ?? current;
	const ready = readyCodes(saved, readExpiryClock().confirmedNow);
	const codes = about ? brandCodes(about, ready) : [];
	const at = codes.findIndex((it) => it.transaction_id === transactionId);
	return {
		position: { at: at + 1, of: codes.length },
		step: (by: 1 | -1) =>
			codes[(at + by + codes.length) % codes.length]?.transaction_id ??
			transactionId,
		current: current && openedFromWallet(current),
	};
}
