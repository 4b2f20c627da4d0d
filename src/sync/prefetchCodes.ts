// Prefetches the codes that can be read without starting a countdown, one at a time; lost ones again (O02).
import type { QueryClient } from "@tanstack/react-query";
import { couponCodeDetail } from "../contract/code";
import { failureCode } from "../contract/failureCode";
import { isIncomplete } from "../contract/fields";
import type { HistoryItem } from "../contract/history";
import { cardOfItem, historySearchReference } from "../domain/code/cardOf";
import { hasRewardName } from "../domain/code/codeCard";
import { codeFormat, withKnownContent } from "../domain/code/codeContent";
import { canPrefetchCode, isUsable } from "../domain/code/readiness";
import { pause } from "../platform/browser/idle";
import { combineStops, onVisibility } from "../platform/browser/listen";
import { withLock } from "../platform/browser/locks";
import { isOnline, onNetworkChange } from "../platform/browser/online";
import { ApiFailure, isReplyLost } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { isRetryable, retryableStatuses } from "../platform/http/isRetryable";
import { pendingUses, usedIdsAtom } from "../platform/outbox/couponUseQueue";
import { isUpdateLockedHere } from "../platform/pwa/updateLock";
import { store } from "../platform/query/store";
import {
	assertSignedIn,
	currentSession,
	sessionAtom,
} from "../platform/session/session";
import { journalAtom } from "../platform/storage/claimJournal";
import { markCodeOver, saveCode } from "../platform/storage/saveCode";
import { saveErrorOf, setSaveError } from "../platform/storage/saveErrors";
import { local, storageKeys } from "../platform/storage/storage";
import type { UnsavedCoupon } from "../platform/storage/unsavedCoupons";
import {
	listCodes,
	readCode,
	type WalletCode,
} from "../platform/storage/wallet";
import { historyKeys } from "../queries/historyKeys";
import { type HistoryPage, historyPages } from "./historyPages";
import { cacheHistory, prefetchLists } from "./prefetchLists";
import { codeEnd, readyCodes } from "./readyCodes";
import { verifyRenderable } from "./verifyRenderable";

/** Between two requests, in ms: far below any rate limit. */
const pauseMs = 700;
/** After a start or a change of the history, in ms: the screen's requests go first. */
const startDelayMs = 3000;
/** After an interrupted round, in ms: doubled each time up to the second. */
const retryDelaysMs = [15_000, 300_000] as const;
/** A visit starts a round where the last one is older, in ms: each reads the whole history. */
const visitIntervalMs = 300_000;

/** A round ends when this many codes have failed on their own. */
const maxFailures = 3;
/** Codes that failed on their own, the longest ago first: they are fetched after all others. */
const failedIds = new Set<string>();

const isHidden = () => document.visibilityState === "hidden";

/** Ends the round of a hidden page, so that another tab gets the lock. */
function assertVisible(): void {
	if (isHidden()) throw new Error("The page is hidden.");
}

/** Pauses, also during a claim. */
async function waitBetween(): Promise<void> {
	do {
		await pause(pauseMs);
		assertVisible();
	} while (isUpdateLockedHere());
}

/** Pages of usable coupons, of one privilege where its reference is given. */
const usablePages = (sub: string, reference = "") =>
	historyPages(sub, "canuse", reference, waitBetween);

/** Fetches and saves one code without starting it. Throws what ends the round. */
async function saveOne(sub: string, item: HistoryItem): Promise<boolean> {
	const id = item.ext_transaction_id;
	try {
		const request = { CPC_Transaction_Id: id, Start_Countdown: false };
		const reply = await call(couponCodeDetail, request, { sub });
		assertSignedIn(sub);
		const code = withKnownContent(reply, await readCode(sub, id));
		const { saved, reason } = await verifyRenderable({
			...cardOfItem(item),
			...code,
			barcode_format: codeFormat(code, item),
			transaction_id: id,
			sub,
			saved_at: serverNow(),
		});
		setSaveError(id, reason);
		return saved;
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || isReplyLost(failure)) throw failure;
		if (failure.status !== 400) throw failure;
		// From a host that sends no minutes: the countdown must start first.
		const isCountdown = failure.code === failureCode.refused;
		setSaveError(id, isCountdown ? "atCounter" : "refused");
		return false;
	}
}

/** Whether a code was saved without its name, or with another end than the coupon's: a privilege has only its campaign's. */
const isCardOutdated = (saved: WalletCode, item: HistoryItem) =>
	(hasRewardName(item) && !hasRewardName(saved)) ||
	saved.expiration_datetime !== item.expiration_datetime;

/** Gives a saved code the coupon's card. */
async function renewCard(sub: string, item: HistoryItem): Promise<boolean> {
	// Read again: its countdown may have started since.
	const code = await readCode(sub, item.ext_transaction_id);
	assertSignedIn(sub);
	return code !== null && saveCode({ ...code, ...cardOfItem(item) });
}

/** Whether the history has the coupon when asked for its privilege alone. */
async function isStillUsable(code: WalletCode) {
	const { sub, transaction_id } = code;
	await waitBetween();
	for await (const { items } of usablePages(sub, historySearchReference(code)))
		if (
			items.some((item) => item.ext_transaction_id === transaction_id) ||
			// The unreadable item may be this one.
			isIncomplete(items)
		)
			return true;
	return false;
}

/** Marks saved codes that a complete walk has not met as over, and met ones as usable. Where the walk is uncertain (several pages, or a code that was over) the coupon is looked up alone. False where such a lookup failed. */
async function markOverCodes(
	sub: string,
	walk: { met: ReadonlySet<string>; begun: number; pages: number },
	notify: () => void,
): Promise<boolean> {
	let isComplete = true;
	for (const code of await listCodes(sub)) {
		const id = code.transaction_id;
		const isMet = walk.met.has(id);
		if (isMet === !code.over) continue;
		if (!isMet && code.saved_at >= walk.begun) continue;
		const isSure = !isMet && walk.pages === 1;
		try {
			if (!isSure && (await isStillUsable(code)) !== isMet) continue;
		} catch (failure) {
			if (!concernsCodeAlone(failure)) throw failure;
			isComplete = false;
			continue;
		}
		// Includes uses that the customer confirmed in any tab.
		await pendingUses(sub);
		if (store.get(usedIdsAtom).includes(id)) continue;
		const isPast = readyCodes([code], serverNow()).length === 0;
		const over = isMet ? undefined : isPast ? "ended" : "used";
		if (await markCodeOver(sub, id, over)) notify();
	}
	return isComplete;
}

/** Whether another round may succeed: an ended session needs the customer first. */
const mayRetrySoon = (failure: unknown) =>
	isRetryable(failure) &&
	!(failure instanceof ApiFailure && failure.status === 403);

/** Whether a code could not be read for a reason of its own: the others may be readable. */
const concernsCodeAlone = (failure: unknown) =>
	failure instanceof ApiFailure &&
	(failure.reason === "shape" ||
		(failure.reason === "status" &&
			!retryableStatuses.includes(failure.status)));

/** How many coupons without codes are saved, the next to end first. */
const maxUnsaved = 50;

/** Saves the usable coupons without codes for home and the icon; whether they changed. */
function saveUnsaved(sub: string, items: readonly HistoryItem[]): boolean {
	const end = (coupon: UnsavedCoupon) => codeEnd(coupon) ?? Infinity;
	const coupons = items.map((item) => ({
		...cardOfItem(item),
		transaction_id: item.ext_transaction_id,
		countdown_time: item.countdown_datetime,
		is_used_code: item.is_used_code,
		reserve_timeout: item.reserve_timeout,
	}));
	const next = coupons.sort((one, other) => end(one) - end(other));
	const note = JSON.stringify(next.slice(0, maxUnsaved));
	const isNews = note !== local.get(storageKeys.unsaved(sub));
	if (isNews) local.set(storageKeys.unsaved(sub), note);
	return isNews;
}

/** Verifies the saved codes; `verified`: the transaction ids of those that can be shown in a shop. */
async function verifySavedCodes(sub: string) {
	const verified = new Set<string>();
	const savedCodes = new Map<string, WalletCode>();
	for (const { transaction_id } of await listCodes(sub)) {
		// readCode repairs both copies, a list only the first.
		const code = await readCode(sub, transaction_id);
		if (code && (code.proven || (await verifyRenderable(code)).saved))
			verified.add(transaction_id);
		if (code) savedCodes.set(transaction_id, code);
	}
	return { verified, savedCodes };
}

/** Reads all pages of usable coupons and visits each coupon once. `begun`: server time in ms, `phone`: phone time in ms; with an unreadable item `pages` is one more, so that missing codes are looked up alone. */
async function walkUsable(
	sub: string,
	visit: (item: HistoryItem) => Promise<void>,
) {
	const phone = Date.now();
	const walked: HistoryPage[] = [];
	const walk = { met: new Set<string>(), begun: serverNow(), pages: 1 };
	for await (const { items, pages } of usablePages(sub)) {
		// The first reply may have corrected the clock.
		if (walked.length === 0) walk.begun = serverNow() - (Date.now() - phone);
		walked.push({ items, totalpages: pages });
		walk.pages = Math.max(walk.pages, isIncomplete(items) ? pages + 1 : pages);
		for (const item of items) {
			const id = item.ext_transaction_id;
			// Pages may overlap.
			if (walk.met.has(id)) continue;
			walk.met.add(id);
			await visit(item);
		}
	}
	return { ...walk, walked, phone };
}

/** Fetches codes one by one and counts those that fail on their own; the third ends the round. */
function codeFetcher(sub: string, notify: () => void) {
	let failures = 0;
	return {
		hasFailures: () => failures > 0,
		async fetchOne(item: HistoryItem) {
			const id = item.ext_transaction_id;
			await waitBetween();
			assertSignedIn(sub);
			try {
				if (await saveOne(sub, item)) notify();
				failedIds.delete(id);
			} catch (failure) {
				if (!concernsCodeAlone(failure)) throw failure;
				failedIds.delete(id);
				failedIds.add(id);
				failures++;
				if (failures === maxFailures) throw new Error("Too many codes failed.");
			}
		},
	};
}

/** One round: verifies saved codes, renews their cards, fetches missing codes, and marks those that are over. A failure ends it, but one of a single code only the third time; such codes come last in the next round. Never rejects; false where a retry soon makes sense. `onWalked` is called when all pages were read. */
export async function prefetchCodes(
	client: QueryClient,
	onWalked: () => void = () => undefined,
): Promise<boolean> {
	const sub = currentSession()?.sub;
	if (!sub) return true;
	const notify = () =>
		void client.invalidateQueries({ queryKey: historyKeys.saved });
	return withLock(`save-ahead/${sub}`, async () => {
		const { verified, savedCodes } = await verifySavedCodes(sub);
		if (verified.size > 0) notify();
		if (!isOnline()) return true;
		// It may have waited for the lock.
		assertVisible();
		const { fetchOne, hasFailures } = codeFetcher(sub, notify);
		const failedBefore = new Map<string, HistoryItem>();
		const unsaved: HistoryItem[] = [];
		const walk = await walkUsable(sub, async (item) => {
			const id = item.ext_transaction_id;
			const saved = savedCodes.get(id);
			if (saved && isCardOutdated(saved, item) && (await renewCard(sub, item)))
				notify();
			if (verified.has(id)) return;
			if (isUsable(item, serverNow())) unsaved.push(item);
			if (saveErrorOf(id) === "atCounter") return;
			if (!canPrefetchCode(item, serverNow())) return;
			if (failedIds.has(id)) failedBefore.set(id, item);
			else await fetchOne(item);
		});
		assertSignedIn(sub);
		const { walked: pages, phone, begun: server } = walk;
		cacheHistory(client, { pages, phone, server });
		if (saveUnsaved(sub, unsaved)) notify();
		const isComplete = await markOverCodes(sub, walk, notify);
		onWalked();
		for (const id of [...failedIds]) {
			const item = failedBefore.get(id);
			if (item) await fetchOne(item);
		}
		return isComplete && !hasFailures();
	}).catch((failure) => !mayRetrySoon(failure));
}

const settledClaims = () =>
	store.get(journalAtom).filter(({ state }) => state === "settled").length;

/** Runs the work after each claim that settles, by its reply or by reconciliation. */
function onClaimSettled(work: () => void): () => void {
	let settledBefore = settledClaims();
	return store.sub(journalAtom, () => {
		const before = settledBefore;
		settledBefore = settledClaims();
		if (settledBefore > before) work();
	});
}

/** Runs the work after each load of the list of usable coupons. */
const onUsableListLoaded = (client: QueryClient, work: () => void) =>
	client.getQueryCache().subscribe((event) => {
		if (event.type !== "updated" || event.action.type !== "success") return;
		// Manual changes are a round's own.
		if (event.action.manual) return;
		const [area, kind, state] = event.query.queryKey;
		if (area === "history" && kind === "list" && state === "canuse") work();
	});

/** Prefetches after the start, with every network, claim, change of the history, visit and sign-in. Returns a stop function. */
export function startPrefetch(client: QueryClient): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isRunning = false;
	let isRunDue = false;
	/** A round was skipped or interrupted because the page was hidden. */
	let isVisitDue = false;
	/** Start of the last round, phone time in ms. */
	let startedAt = 0;
	/** Interrupted rounds in a row. */
	let interruptions = 0;
	/** Whether the codes and the lists after them are done. */
	async function runRound() {
		let isWalked = false;
		const isDone = await prefetchCodes(client, () => {
			isWalked = true;
		});
		if (!isWalked) return isDone;
		return prefetchLists(client, waitBetween).then(
			() => isDone,
			() => false,
		);
	}
	async function run() {
		if (isRunning) {
			isRunDue = true;
			return;
		}
		isVisitDue = isHidden();
		if (isVisitDue) return;
		isRunning = true;
		startedAt = Date.now();
		const isDone = await runRound();
		isRunning = false;
		isVisitDue = !isDone && isHidden();
		interruptions = isDone || isVisitDue ? 0 : interruptions + 1;
		const [first, longest] = retryDelaysMs;
		if (isRunDue) schedule();
		else if (interruptions > 0)
			schedule(Math.min(first * 2 ** (interruptions - 1), longest));
		isRunDue = false;
	}
	function schedule(after = startDelayMs) {
		clearTimeout(timer);
		timer = setTimeout(() => void run(), after);
	}
	// Codes claimed on another phone, or lost on this one.
	const onVisit = () => {
		if (isVisitDue || Math.abs(Date.now() - startedAt) > visitIntervalMs)
			schedule();
	};
	const stop = combineStops(
		onNetworkChange((online) => {
			if (online) schedule();
		}),
		onUsableListLoaded(client, schedule),
		onClaimSettled(schedule),
		store.sub(sessionAtom, () => schedule()),
		onVisibility("visible", onVisit),
		() => clearTimeout(timer),
	);
	schedule();
	return stop;
}
