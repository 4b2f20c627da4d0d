// Saves the codes that can be had without being opened while there is a network, one after another at a gentle pace; what the phone has lost comes again (O02).
import type { QueryClient } from "@tanstack/react-query";
import type * as v from "valibot";
import { failureCode } from "../contract/failureCode";
import { isIncomplete } from "../contract/fields";
import {
	couponCodeDetail,
	type HistoryItem,
	historyRedeem,
} from "../contract/history";
import { pageAfter } from "../domain/app/paging";
import { cardOfItem } from "../domain/code/codeCard";
import { withKnownContent } from "../domain/code/codeContent";
import { canSaveAhead, isUsable } from "../domain/code/readiness";
import { withLock } from "../platform/browser/locks";
import { isOnline, onNetworkChange } from "../platform/browser/online";
import { ApiFailure, isReplyLost } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { isRetryable } from "../platform/http/isRetryable";
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
import { cacheWalk, type HistoryPage, prefetchLists } from "./prefetchLists";
import { codeEnd, readyCodes } from "./readyCodes";
import { verifyRenderable } from "./verifyRenderable";

/** Between two requests, in ms: far below what a host counts as a crowd. */
const pace = 700;
/** After the start, and after the history has changed, in ms: what the person waits for goes first. */
const settleFor = 3000;
/** After a round that broke off, in ms: twice as long each time it does so again, up to the second. */
const tryAgainAfter = [15_000, 300_000] as const;
/** A person who comes back begins a round where the last one is older than this, in ms: each walks through the whole history. */
const lookAgainAfter = 300_000;
const pageSize = 25;

const pause = (ms: number) =>
	new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits its turn: behind a claim under way, and not while nobody looks. */
async function turn(): Promise<void> {
	do await pause(pace);
	while (isUpdateLockedHere() || document.visibilityState === "hidden");
}

/** The coupons that can still be used, of one privilege where its reference is given, page after page. */
async function* usablePages(sub: string, RewardAltRef = "") {
	for (let next: number | null = 1; next !== null; ) {
		const page: number = next;
		if (page > 1) await turn();
		const request = {
			PageNumber: page,
			ItemsPerPage: pageSize,
			UsePrivilege: "canuse",
			RewardAltRef,
		} as const;
		const reply: v.InferOutput<typeof historyRedeem.reply> = await call(
			historyRedeem,
			request,
			{ sub },
		);
		next = pageAfter(reply, page, pageSize);
		yield { items: reply.items, pages: next ?? page };
	}
}

/** Fetches one code as it stands, never starting it, and saves it. Throws what ends the round. */
async function saveOne(sub: string, item: HistoryItem): Promise<boolean> {
	const id = item.ext_transaction_id;
	try {
		const request = { CPC_Transaction_Id: id, Start_Countdown: false };
		const code = await call(couponCodeDetail, request, { sub });
		assertSignedIn(sub);
		const { saved, reason } = await verifyRenderable({
			...cardOfItem(item),
			...withKnownContent(code, await readCode(sub, id)),
			transaction_id: id,
			sub,
			saved_at: serverNow(),
		});
		setSaveError(id, reason);
		return saved;
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || isReplyLost(failure)) throw failure;
		if (failure.status !== 400) throw failure;
		// A host that does not tell the minutes ahead says by this that the clock comes first.
		const isClock = failure.code === failureCode.refused;
		setSaveError(id, isClock ? "atCounter" : "refused");
		return false;
	}
}

/** Gives a code that was saved without a name what is to be drawn around it; whether it did. */
async function nameCode(sub: string, item: HistoryItem): Promise<boolean> {
	// As it is now: its clock may have been started since the round began.
	const code = await readCode(sub, item.ext_transaction_id);
	assertSignedIn(sub);
	return code !== null && saveCode({ ...code, ...cardOfItem(item) });
}

/** Whether the history names a coupon when it is asked for its privilege alone. */
async function isStillUsable({
	sub,
	privilege_ref,
	transaction_id,
}: WalletCode) {
	await turn();
	for await (const { items } of usablePages(sub, privilege_ref))
		if (
			items.some((item) => item.ext_transaction_id === transaction_id) ||
			// It may be the one that could not be read.
			isIncomplete(items)
		)
			return true;
	return false;
}

/**
 * After a walk through all usable coupons that began at `begun` (ms): what the
 * phone has and the walk did not meet is over, wherever it was used; what it met
 * is not. In a walk of several `pages` a coupon may have been missed, for each
 * one used meanwhile moves the pages; and one that was met may have been used in
 * another tab since: it is asked for by itself.
 */
async function noteWhatIsOver(
	sub: string,
	walk: { met: ReadonlySet<string>; begun: number; pages: number },
	tell: () => void,
): Promise<void> {
	for (const code of await listCodes(sub)) {
		const id = code.transaction_id;
		const isMet = walk.met.has(id);
		if (isMet === !code.over) continue;
		if (!isMet && code.saved_at >= walk.begun) continue;
		const isSure = !isMet && walk.pages === 1;
		if (!isSure && (await isStillUsable(code)) !== isMet) continue;
		// A use that the customer has confirmed, in whichever tab, is one also before the server knows.
		await pendingUses(sub);
		if (store.get(usedIdsAtom).includes(id)) continue;
		const isPast = readyCodes([code], serverNow()).length === 0;
		const over = isMet ? undefined : isPast ? "ended" : "used";
		if (await markCodeOver(sub, id, over)) tell();
	}
}

/** Whether a round that broke off so may end well by itself: an ended session needs the customer first. */
const isPassing = (failure: unknown) =>
	isRetryable(failure) &&
	!(failure instanceof ApiFailure && failure.status === 403);

/** How many coupons without their codes are noted, the next to end first. */
const noted = 50;

/** Notes the usable coupons whose codes this phone has not, for what home and the icon say about their end; whether that was news. */
function noteUnsaved(sub: string, items: readonly HistoryItem[]): boolean {
	const end = (coupon: UnsavedCoupon) => codeEnd(coupon) ?? Infinity;
	const coupons = items.map((item) => ({
		...cardOfItem(item),
		transaction_id: item.ext_transaction_id,
		countdown_time: item.countdown_datetime,
		is_used_code: item.is_used_code,
		reserve_timeout: item.reserve_timeout,
	}));
	const next = coupons.sort((one, other) => end(one) - end(other));
	const note = JSON.stringify(next.slice(0, noted));
	const isNews = note !== local.get(storageKeys.unsaved(sub));
	if (isNews) local.set(storageKeys.unsaved(sub), note);
	return isNews;
}

/**
 * One round: proves what the phone has, names what it saved without a name,
 * fetches what it has not, and notes which of its codes are over. Quiet: a
 * network or a host that fails ends it, and the next one goes on from there;
 * false where that is worth trying soon. `onWalked`: it reached the end.
 */
export async function prefetchCodes(
	client: QueryClient,
	onWalked: () => void = () => undefined,
): Promise<boolean> {
	const sub = currentSession()?.sub;
	if (!sub) return true;
	const tell = () =>
		void client.invalidateQueries({ queryKey: historyKeys.saved });
	return withLock(`save-ahead/${sub}`, async () => {
		const proven = new Set<string>();
		/** Saved before anything was known of what to draw around them. */
		const nameless = new Set<string>();
		for (const { transaction_id } of await listCodes(sub)) {
			// Read one by one: a list heals the first copy alone, this the other as well.
			const code = await readCode(sub, transaction_id);
			if (code && (code.proven || (await verifyRenderable(code)).saved))
				proven.add(transaction_id);
			if (code && !code.reward_name) nameless.add(transaction_id);
		}
		if (proven.size > 0) tell();
		if (!isOnline()) return true;
		const unsaved: HistoryItem[] = [];
		const phone = Date.now();
		const walked: HistoryPage[] = [];
		const walk = { met: new Set<string>(), begun: serverNow(), pages: 1 };
		for await (const { items, pages } of usablePages(sub)) {
			// The first reply has told the time, which may have been unsure before it.
			if (walked.length === 0) walk.begun = serverNow() - (Date.now() - phone);
			walked.push({ items, totalpages: pages });
			// Where an item could not be read, what was not met is asked for by itself.
			const seen = isIncomplete(items) ? pages + 1 : pages;
			walk.pages = Math.max(walk.pages, seen);
			for (const item of items) {
				const id = item.ext_transaction_id;
				walk.met.add(id);
				if (nameless.has(id) && (await nameCode(sub, item))) tell();
				if (!proven.has(id) && isUsable(item, serverNow())) unsaved.push(item);
				if (proven.has(id) || saveErrorOf(id) === "atCounter") continue;
				if (!canSaveAhead(item, serverNow())) continue;
				await turn();
				assertSignedIn(sub);
				if (await saveOne(sub, item)) tell();
			}
		}
		assertSignedIn(sub);
		cacheWalk(client, { pages: walked, phone, server: walk.begun });
		if (noteUnsaved(sub, unsaved)) tell();
		await noteWhatIsOver(sub, walk, tell);
		onWalked();
		return true;
	}).catch((failure) => !isPassing(failure));
}

/** How many of the claims that the journal shows went through. */
const claimsMade = () =>
	store.get(journalAtom).filter(({ state }) => state === "settled").length;

/** Saves ahead from now on: after the start, with every network, when a claim went through, when the history has changed, and when the person comes back or signs in. Returns the way to stop. */
export function startPrefetch(client: QueryClient): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running = false;
	let again = false;
	/** When the last round began, by the phone's clock in ms: a clock that was set since begins one at most too many. */
	let begun = 0;
	/** How many rounds in a row broke off. */
	let brokenOff = 0;
	async function run() {
		if (running) {
			again = true;
			return;
		}
		running = true;
		begun = Date.now();
		let isWalked = false;
		const isDone = await prefetchCodes(client, () => {
			isWalked = true;
		});
		if (isWalked) await prefetchLists(client, turn);
		running = false;
		brokenOff = isDone ? 0 : brokenOff + 1;
		const [first, atMost] = tryAgainAfter;
		if (again) soon();
		else if (!isDone) soon(Math.min(first * 2 ** (brokenOff - 1), atMost));
		again = false;
	}
	function soon(after = settleFor) {
		clearTimeout(timer);
		timer = setTimeout(() => void run(), after);
	}
	// However it came to be known: by its reply, or found out later.
	let made = claimsMade();
	const claimed = () => {
		const before = made;
		made = claimsMade();
		if (made > before) soon();
	};
	// What another phone has claimed, or this one has lost, meanwhile.
	const seen = () => {
		const isLate = Math.abs(Date.now() - begun) > lookAgainAfter;
		if (document.visibilityState === "visible" && isLate) soon();
	};
	const stops = [
		onNetworkChange((online) => {
			if (online) soon();
		}),
		client.getQueryCache().subscribe((event) => {
			if (event.type !== "updated" || event.action.type !== "success") return;
			// What was put there by hand, by a round among others, is no news.
			if (event.action.manual) return;
			const [area, kind, state] = event.query.queryKey;
			if (area === "history" && kind === "list" && state === "canuse") soon();
		}),
		store.sub(journalAtom, claimed),
		store.sub(sessionAtom, () => soon()),
		() => document.removeEventListener("visibilitychange", seen),
		() => clearTimeout(timer),
	];
	document.addEventListener("visibilitychange", seen);
	soon();
	return () => {
		for (const stop of stops) stop();
	};
}
