// Opens a code: the saved one at once, then the network's, which is saved (O01).
import type { QueryClient } from "@tanstack/react-query";
import { couponCodeDetail } from "../contract/code";
import {
	type HistoryItem,
	type HistoryPart,
	historyParts,
	type RewardCode,
} from "../contract/history";
import { isMarkedOver, markedOver } from "../domain/code/cardStatus";
import {
	bareCard,
	type CodeCard,
	hasRewardName,
} from "../domain/code/codeCard";
import { codeCardOfItem } from "../domain/code/codeCardOf";
import { codeFormat, withKnownContent } from "../domain/code/codeContent";
import { ApiFailure, isRetryable } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { chosenHost, isOtherHost } from "../platform/http/host";
import { call } from "../platform/http/http";
import { withUpdateLock } from "../platform/pwa/updateLock";
import { assertSignedIn, currentSession } from "../platform/session/session";
import { markCodeOver, saveCode } from "../platform/storage/saveCode";
import { readCode, type WalletCode } from "../platform/storage/wallet";
import { cachedClaims } from "../queries/cachedClaims";
import { historyKeys } from "../queries/historyKeys";
import { findCoupon, historyPages } from "./historyPages";
import { waitForNextRequest } from "./prefetchPace";
import { saveWithSymbol } from "./saveWithSymbol";

/** A code for the screen, with its source and whether it is saved. */
export type OpenedCode = WalletCode & {
	from: "network" | "wallet";
	saved: boolean;
};

/** A saved code in the form that the screen takes. */
export const openedFromWallet = (code: WalletCode): OpenedCode => ({
	...code,
	from: "wallet",
	saved: code.proven === true,
});

/** Shows a saved code where none is shown yet. */
export const showSavedCode = (client: QueryClient, code: WalletCode) =>
	client.setQueryData<OpenedCode>(
		historyKeys.code(code.transaction_id),
		(shown) => shown ?? openedFromWallet(code),
	);

interface CodeRequest {
	transactionId: string;
	/** Starts the countdown: a change, so only in a mutation. */
	start: boolean;
	/** What is drawn around the code, where known. */
	card?: CodeCard;
	signal?: AbortSignal;
}

/** The coupon in the loaded lists; where they differ, as it is where it is over. */
function itemInCache(client: QueryClient, transactionId: string) {
	const items = cachedClaims(client).filter(
		({ ext_transaction_id }) => ext_transaction_id === transactionId,
	);
	return items.find(isMarkedOver) ?? items[0];
}

/** The coupon in the first part of the history that has it; null where none does, or one cannot be read. */
async function itemFromServer(
	transactionId: string,
	sub: string,
	parts: readonly HistoryPart[],
): Promise<HistoryItem | null> {
	try {
		for (const part of parts) {
			const pages = historyPages(sub, part, "", { pause: waitForNextRequest });
			const { found } = await findCoupon(pages, transactionId);
			if (found) return found;
		}
	} catch {
		// A later round names it.
	}
	return null;
}

/** Shows and saves a code, then its symbol; `saved` only when both were read back. */
async function saveOpenedCode(
	client: QueryClient,
	full: WalletCode,
): Promise<OpenedCode> {
	assertSignedIn(full.sub);
	const isRenderable = full.proven === true;
	const key = historyKeys.code(full.transaction_id);
	// Shown first: a slow storage does not keep it from the counter.
	client.setQueryData<OpenedCode>(key, (before) => ({
		...full,
		from: "network",
		saved: isRenderable && before?.saved === true,
	}));
	const saved = (await saveCode(full)) && isRenderable;
	const shown: OpenedCode = { ...full, from: "network", saved };
	let opened = shown;
	if (!shown.saved) {
		client.setQueryData(key, shown);
		const { code, saved } = await saveWithSymbol(full);
		opened = { ...shown, ...code, saved };
	}
	// Lists show which codes are saved.
	void client.invalidateQueries({ queryKey: historyKeys.saved });
	return opened;
}

/** The symbol that the wallet has for the same code in the same format. */
const savedSymbol = (existing: WalletCode | null, code: RewardCode) =>
	existing?.code === code.code &&
	existing.barcode_format === code.barcode_format
		? { bars: existing.bars, proven: existing.proven }
		: {};

/** Whether the saved code is still valid after a failed read. A refusal without a failure code and a message does not come from the server. */
export const isSavedCodeStillValid = (failure: unknown) =>
	failure instanceof ApiFailure &&
	(isRetryable(failure) ||
		(failure.code === null && !failure.message.th && !failure.message.en));

/** Shows the saved code at once, then reads and saves the server's; returns the saved one after a failure that says nothing of the code, and throws a refusal of it. */
export async function openCode(
	client: QueryClient,
	{ transactionId, start, card, signal }: CodeRequest,
): Promise<OpenedCode> {
	const sub = currentSession()?.sub ?? "";
	const existing = await readCode(sub, transactionId);
	if (sub) assertSignedIn(sub);
	const fromWallet = existing && openedFromWallet(existing);
	if (existing) showSavedCode(client, existing);
	try {
		// Another host does not know it.
		if (isOtherHost(existing?.host))
			throw new ApiFailure({ reason: "network" });
		// Read before the call: another tab may change it meanwhile.
		const host = chosenHost();
		const read = () =>
			call(
				couponCodeDetail,
				{ CPC_Transaction_Id: transactionId, Start_Countdown: start },
				{ signal, sub },
			);
		const reply = await (start ? withUpdateLock(read) : read());
		const known = withKnownContent(reply, existing);
		const overOf = (item: HistoryItem) =>
			// What has just been started is not over.
			start ? undefined : markedOver(item);
		const save = (
			around: CodeCard,
			before = existing,
			over?: WalletCode["over"],
		) => {
			const barcode_format = codeFormat(known, around, card ?? around);
			const code = { ...known, barcode_format };
			return saveOpenedCode(client, {
				...around,
				...code,
				// The reply may name another one.
				transaction_id: transactionId,
				sub,
				host,
				// Keep the first `saved_at`, so that a newer history list wins.
				saved_at: before?.saved_at ?? serverNow(),
				over,
				...savedSymbol(before, code),
			});
		};
		// The history knows the coupon's own end, a privilege only its campaign's.
		const item = itemInCache(client, transactionId);
		if (item) return await save(codeCardOfItem(item), existing, overOf(item));
		const around =
			existing && hasRewardName(existing) ? codeCardOfItem(existing) : card;
		if (around) return await save(around);
		// Opened by address: the code does not wait for its card.
		const bare = await save(bareCard(known.privilege_id));
		client.setQueryData<OpenedCode>(historyKeys.code(transactionId), bare);
		const parts = start ? (["canuse"] as const) : historyParts;
		const found = await itemFromServer(transactionId, sub, parts);
		if (!found) return bare;
		const over = overOf(found);
		if (over && !isOtherHost(host))
			await markCodeOver(sub, transactionId, over);
		return await save(codeCardOfItem(found), bare);
	} catch (failure) {
		if (fromWallet && isSavedCodeStillValid(failure)) return fromWallet;
		throw failure;
	}
}
