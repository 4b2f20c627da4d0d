// Opens a code: the saved one at once, then the network's, which is saved (O01).
import type { QueryClient } from "@tanstack/react-query";
import { couponCodeDetail } from "../contract/code";
import {
	type HistoryItem,
	type HistoryPart,
	historyParts,
	type RewardCode,
} from "../contract/history";
import { markedOver, wasUsed } from "../domain/code/cardStatus";
import {
	bareCard,
	type CodeCard,
	hasRewardName,
} from "../domain/code/codeCard";
import { codeCardOfItem } from "../domain/code/codeCardOf";
import { codeFormat, withKnownContent } from "../domain/code/codeContent";
import { inMs } from "../domain/text/dates";
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
import { usedCouponIds } from "./couponChanges";
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
	/** Whether to start the countdown, which only a mutation may do. */
	start: boolean;
	/** The card that is shown with the code, where known. */
	card?: CodeCard;
	signal?: AbortSignal;
}

/** A coupon with the part of the history that lists it. */
interface Listed {
	item: HistoryItem;
	part: HistoryPart;
}

/** The coupon in the loaded lists; where they differ, the entry in which it is over. */
function findInCache(client: QueryClient, transactionId: string) {
	const listed = historyParts.flatMap((part): Listed[] =>
		cachedClaims(client, part)
			.filter((it) => it.ext_transaction_id === transactionId)
			.map((item) => ({ item, part })),
	);
	return listed.find(overOf) ?? listed[0];
}

/** A search reads at most so many pages of a part: a link leads to a recent coupon, and the newest come first. */
const maxPages = 10;
/** Codes that a search did not find, by host and customer. They are not searched again at each return to the app, since the loaded lists will have them. */
const searchedCodes = new WeakMap<QueryClient, Set<string>>();

/** The coupon in the first part of the history that has it; null where none has it or a part cannot be read. */
async function findOnServer(
	client: QueryClient,
	sub: string,
	{ transactionId, start, signal }: CodeRequest,
): Promise<Listed | null> {
	const searched = searchedCodes.get(client) ?? new Set();
	searchedCodes.set(client, searched);
	const id = [chosenHost(), sub, transactionId].join(" ");
	if (searched.has(id)) return null;
	try {
		for (const part of start ? (["canuse"] as const) : historyParts) {
			const options = { signal, pause: waitForNextRequest };
			const pages = historyPages(sub, part, "", options);
			const { found } = await findCoupon(pages, transactionId, maxPages);
			if (found) return { item: found, part };
		}
		if (!start) searched.add(id);
	} catch {
		// A later round of prefetching gives the code its card.
	}
	return null;
}

/** Whether a listed coupon was used or has ended; in the used part an unknown text counts as used, as on its card, unless the code has ended by its own times. */
const overOf = ({ item, part }: Listed): WalletCode["over"] =>
	markedOver(item) ??
	(part === "Used" && wasUsed(item, serverNow()) ? "used" : undefined);

type Latest = <Code extends RewardCode>(code: Code) => Code;

/** Returns a function that gives a code the countdown that was started meanwhile: one that the screen shows by then and that ends later. */
function withCountdownSince(client: QueryClient, transactionId: string) {
	const shown = () =>
		client.getQueryData<OpenedCode>(historyKeys.code(transactionId))
			?.countdown_time ?? null;
	const before = shown();
	const latest: Latest = (code) => {
		const countdown_time = shown();
		const isLater =
			countdown_time !== before &&
			(inMs(countdown_time) ?? 0) > (inMs(code.countdown_time) ?? 0);
		return isLater ? { ...code, countdown_time } : code;
	};
	return latest;
}

/** Shows and saves a code, then its symbol; `saved` only when both were read back. */
async function saveOpenedCode(
	client: QueryClient,
	read: WalletCode,
	latest: Latest,
): Promise<OpenedCode> {
	const full = latest(read);
	assertSignedIn(full.sub);
	const isRenderable = full.proven === true;
	const key = historyKeys.code(full.transaction_id);
	// Shown before it is saved: a slow storage must not delay it at the counter.
	client.setQueryData<OpenedCode>(key, (before) => ({
		...full,
		from: "network",
		saved: isRenderable && before?.saved === true,
	}));
	const saved = (await saveCode(full)) && isRenderable;
	const shown = latest<OpenedCode>({ ...full, from: "network", saved });
	let opened = shown;
	if (!shown.saved) {
		client.setQueryData(key, shown);
		const { code, saved } = await saveWithSymbol(full);
		opened = { ...shown, ...code, saved };
	}
	// Lists show which codes are saved.
	void client.invalidateQueries({ queryKey: historyKeys.saved });
	return latest(opened);
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

/** Shows the saved code at once, then reads and saves the server's; returns the saved one after a failure that says nothing about the code, and throws a refusal of it. */
export async function openCode(
	client: QueryClient,
	{ transactionId, start, card, signal }: CodeRequest,
): Promise<OpenedCode> {
	const sub = currentSession()?.sub ?? "";
	const existing = await readCode(sub, transactionId);
	if (sub) assertSignedIn(sub);
	const fromWallet = existing && openedFromWallet(existing);
	if (existing) showSavedCode(client, existing);
	const latest = withCountdownSince(client, transactionId);
	try {
		// Another host does not know the code.
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
		const save = (
			cardFields: CodeCard,
			before = existing,
			over?: WalletCode["over"],
		) => {
			const barcode_format = codeFormat(known, cardFields, card ?? cardFields);
			const code = { ...known, barcode_format };
			const full = {
				...cardFields,
				...code,
				// The reply may name another transaction.
				transaction_id: transactionId,
				sub,
				host,
				// Keep the first `saved_at`, so that a newer history list wins.
				saved_at: before?.saved_at ?? serverNow(),
				over,
				...savedSymbol(before, code),
			};
			return saveOpenedCode(client, full, latest);
		};
		/** Saves the code as the history has it, except that a pending use marks its code itself. */
		const saveListed = async (listed: Listed, before: WalletCode | null) => {
			// A code whose countdown has just been started is not over.
			const over = start ? undefined : overOf(listed);
			const cardFields = codeCardOfItem(listed.item);
			const opened = await save(cardFields, before, before ? undefined : over);
			if (!over || existing?.over || isOtherHost(host)) return opened;
			if ((await usedCouponIds(sub)).has(transactionId)) return opened;
			if (await markCodeOver(sub, transactionId, over))
				void client.invalidateQueries({ queryKey: historyKeys.saved });
			return latest(opened);
		};
		// The history knows the coupon's own end, a privilege only its campaign's.
		const cached = findInCache(client, transactionId);
		if (cached) return await saveListed(cached, existing);
		const cardFields =
			existing && hasRewardName(existing) ? codeCardOfItem(existing) : card;
		if (cardFields) return await save(cardFields);
		// A code that was opened by its address does not wait for its card.
		const bare = await save(bareCard(known.privilege_id));
		client.setQueryData<OpenedCode>(historyKeys.code(transactionId), bare);
		const request = { transactionId, start, signal };
		const found = await findOnServer(client, sub, request);
		// Without a card, or when no screen waits any more, the bare code stays.
		if (!found || signal?.aborted) return latest(bare);
		return await saveListed(found, bare);
	} catch (failure) {
		if (fromWallet && isSavedCodeStillValid(failure)) return fromWallet;
		throw failure;
	}
}
