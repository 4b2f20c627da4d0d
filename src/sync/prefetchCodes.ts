// One round of prefetching: fetches the codes that can be read without starting a countdown, also those that the phone has lost (O02).
import type { QueryClient } from "@tanstack/react-query";
import type { HistoryItem } from "../contract/history";
import { hasRewardName } from "../domain/code/codeCard";
import { codeCardOfItem } from "../domain/code/codeCardOf";
import { codeEnd } from "../domain/code/codeEnd";
import { canPrefetchCode, isUsable } from "../domain/code/readiness";
import { sortedBy } from "../domain/list/sortedBy";
import { withLock } from "../platform/browser/locks";
import { isOnline } from "../platform/browser/online";
import { ApiFailure, isRetryable } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { chosenHost, isOtherHost } from "../platform/http/host";
import { assertSignedIn, currentSession } from "../platform/session/session";
import { protectCodes, rewriteCode } from "../platform/storage/saveCode";
import { saveErrorOf } from "../platform/storage/saveErrors";
import { local, storageKeys } from "../platform/storage/storage";
import type { UnsavedCoupon } from "../platform/storage/unsavedCoupons";
import {
	listCodes,
	readCode,
	type WalletCode,
} from "../platform/storage/wallet";
import { historyKeys } from "../queries/historyKeys";
import { codeFetcher } from "./codeFetcher";
import { readCouponChanges } from "./couponChanges";
import { markOverCodes, overWithoutUse } from "./markOverCodes";
import { cacheHistory } from "./prefetchLists";
import { assertVisible } from "./prefetchPace";
import { saveWithSymbol } from "./saveWithSymbol";
import { readUsableCoupons } from "./usableCoupons";

/** Whether the coupon's card replaces the saved one, which may be the privilege's: it does not where only the saved one has a name. */
const isCardBetter = (saved: WalletCode, item: HistoryItem) =>
	hasRewardName(item) || !hasRewardName(saved);

/** Whether a saved code lacks the current host, its name or its countdown, or has another end or privilege reference than the coupon: a card of the privilege has only the campaign's end. */
const isCardOutdated = (saved: WalletCode, item: HistoryItem) =>
	saved.host !== chosenHost() ||
	(saved.countdown_time === null && item.countdown_datetime !== null) ||
	(isCardBetter(saved, item) &&
		(hasRewardName(item) !== hasRewardName(saved) ||
			(item.privilege_ref !== "" &&
				item.privilege_ref !== saved.privilege_ref) ||
			saved.expiration_datetime !== item.expiration_datetime));

/** Gives a saved code the coupon's card, and a countdown that was started elsewhere. */
const renewCard = (sub: string, item: HistoryItem): Promise<boolean> =>
	rewriteCode(
		sub,
		item.ext_transaction_id,
		(code) =>
			code && {
				...code,
				...(isCardBetter(code, item) && codeCardOfItem(item)),
				countdown_time: code.countdown_time ?? item.countdown_datetime,
				host: chosenHost(),
			},
	);

/** Saves the symbol of a saved code, unless another tab has saved a newer reading meanwhile. */
const saveSymbol = ({ sub, transaction_id, ...read }: WalletCode) =>
	rewriteCode(sub, transaction_id, (code) =>
		code?.code === read.code && code.barcode_format === read.barcode_format
			? { ...code, bars: read.bars, proven: read.proven }
			: null,
	);

/** Ends the round where another tab has changed the API host: what was read comes from the former one. */
function assertHost(host: string): void {
	if (isOtherHost(host)) throw new Error("The API host has changed.");
}

/** Whether another round may succeed soon: after an ended session the customer has to act first. */
const mayRetrySoon = (failure: unknown) =>
	isRetryable(failure) &&
	!(failure instanceof ApiFailure && failure.status === 403);

/** How many coupons without codes are saved; those that end first are kept. */
const maxUnsaved = 50;

/** Saves the usable coupons without codes for home and the badge of the app's icon; returns whether they changed. */
function saveUnsavedCoupons(
	sub: string,
	items: readonly HistoryItem[],
): boolean {
	const end = (coupon: UnsavedCoupon) => codeEnd(coupon) ?? Infinity;
	const coupons = items.map((item) => ({
		...codeCardOfItem(item),
		transaction_id: item.ext_transaction_id,
		countdown_time: item.countdown_datetime,
		is_used_code: item.is_used_code,
		reserve_timeout: item.reserve_timeout,
	}));
	const next = sortedBy(coupons, end);
	const json = JSON.stringify(next.slice(0, maxUnsaved));
	const isChanged = json !== local.get(storageKeys.unsaved(sub));
	if (isChanged) local.set(storageKeys.unsaved(sub), json);
	return isChanged;
}

/** Verifies the saved codes, and makes both copies of each equal (O01); `verified`: the transaction ids of those that can be shown in a shop. */
async function verifySavedCodes(sub: string) {
	const verified = new Set<string>();
	const savedCodes = new Map<string, WalletCode>();
	for (const { transaction_id } of await listCodes(sub)) {
		// readCode repairs both copies, a list only the first.
		const code = await readCode(sub, transaction_id);
		if (code && (code.proven || (await saveWithSymbol(code, saveSymbol)).saved))
			verified.add(transaction_id);
		if (code) savedCodes.set(transaction_id, code);
	}
	return { verified, savedCodes };
}

/** The time between two notices of a round, in ms: each makes the screens read all saved codes again. */
const noticeEveryMs = 5000;

/** Notifies the screens that saved codes have changed: at once, then at most every five seconds, and at the `end` of the round. */
function savedCodesNotice(client: QueryClient) {
	let notifiedAt = Number.NEGATIVE_INFINITY;
	let timer = 0;
	function invalidate() {
		clearTimeout(timer);
		timer = 0;
		notifiedAt = performance.now();
		void client.invalidateQueries({ queryKey: historyKeys.saved });
	}
	return {
		notify() {
			const waitMs = notifiedAt + noticeEveryMs - performance.now();
			if (waitMs <= 0) invalidate();
			// The round may wait for a slow host or a claim meanwhile.
			else timer ||= window.setTimeout(invalidate, waitMs);
		},
		end() {
			if (timer) invalidate();
		},
	};
}

/** One round: verifies the saved codes, renews their cards, fetches the missing ones and marks those that are over. Any failure ends it, except that two codes may fail on their own. Never rejects; resolves to false where another round soon makes sense. `onHistoryRead` is called once the whole history was read. */
export async function prefetchCodes(
	client: QueryClient,
	onHistoryRead: () => void = () => undefined,
): Promise<boolean> {
	const sub = currentSession()?.sub;
	if (!sub) return true;
	const { notify, end } = savedCodesNotice(client);
	return withLock(`prefetch-codes/${sub}`, async () => {
		const { verified, savedCodes } = await verifySavedCodes(sub);
		if (verified.size > 0) {
			protectCodes();
			notify();
		}
		if (!isOnline()) return true;
		// The page may have been hidden while it waited for the lock.
		assertVisible();
		const host = chosenHost();
		const { fetchOne, hasFailures, failedIds } = codeFetcher(sub, notify);
		const failedBefore = new Map<string, HistoryItem>();
		const unsaved: HistoryItem[] = [];
		const overBefore = await overWithoutUse(sub, savedCodes);
		const usable = await readUsableCoupons(sub, async (item) => {
			assertHost(host);
			const id = item.ext_transaction_id;
			const saved = savedCodes.get(id);
			if (saved && isCardOutdated(saved, item) && (await renewCard(sub, item)))
				notify();
			if (verified.has(id)) return;
			if (isUsable(item, serverNow())) unsaved.push(item);
			if (saveErrorOf(id) === "atCounter" && !item.countdown_datetime) return;
			if (!canPrefetchCode(item, serverNow())) return;
			if (failedIds.has(id)) failedBefore.set(id, item);
			else await fetchOne(item);
		});
		// The round takes long: coupons may have been opened or used since.
		const update = await readCouponChanges(sub, savedCodes);
		assertSignedIn(sub);
		assertHost(host);
		const replies = usable.replies.map((reply) => ({
			...reply,
			items: update(reply.items),
		}));
		cacheHistory(client, { ...usable, replies });
		if (saveUnsavedCoupons(sub, update(unsaved))) notify();
		const isComplete = await markOverCodes(sub, {
			usable,
			overBefore,
			notify,
		});
		onHistoryRead();
		for (const id of [...failedIds]) {
			const item = failedBefore.get(id);
			if (item) await fetchOne(item);
		}
		return isComplete && !hasFailures();
	})
		.catch((failure) => !mayRetrySoon(failure))
		.finally(end);
}
