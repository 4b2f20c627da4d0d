// Reconciles a claim whose reply was lost: the history decides, and only a lookup after the request could no longer arrive says that it is absent (O07).
import {
	type HistoryItem,
	type HistoryPart,
	historyParts,
} from "../contract/history";
import { tolerantHistoryRedeem } from "../contract/tolerantHistoryRedeem";
import { gotNoReply } from "../domain/app/failure";
import {
	isRefusedForGood,
	longestWindowMs,
	unreadableUntil,
	windowEnd,
} from "../domain/claim/claimWindow";
import { findClaim, isPastIntent } from "../domain/claim/findClaim";
import { pause } from "../platform/browser/idle";
import { isOnline, untilOnline } from "../platform/browser/online";
import { startStopwatch } from "../platform/browser/stopwatch";
import { ApiFailure } from "../platform/http/apiFailure";
import { serverNow, serverTimeUpdateCount } from "../platform/http/clock";
import { logEvent } from "../platform/outbox/eventLog";
import { assertSignedIn } from "../platform/session/session";
import {
	type ClaimEntry,
	isClaimOpen,
	readEntries,
	readEntry,
	updateEntry,
} from "../platform/storage/claimJournal";
import { endDelivery } from "../platform/storage/deliveryDraft";
import { uniqueItems } from "../queries/historyKeys";
import { isOfOtherHost } from "./claimRequest";
import { firstSeenAt, withServerTimes } from "./claimTimes";
import { historyPages } from "./historyPages";

/** After this many ms with a network, a claim that the history has not shown is unconfirmed, also where every lookup failed. */
const checkingMs = 20_000;
/** Between lookups, in ms. */
const lookupPausesMs = [1, 2, 3, 5, 9].map((seconds) => seconds * 1000);
/** Time limit of a page of the history in ms; a slow network needs 30 s for each. */
const lookupTimeoutMs = 40_000;
/** A lookup reads at most so many pages of a part, since the next one reads them again. */
const maxPages = 20;
/** Nothing can be read before the next sign-in. */
const sessionEnded = 403;
/** Session, lock and rate limit: asked once more, at the end. */
const backoffStatuses = [401, 423, 429];
/** After a failed lookup, in ms: doubled for each failing reply in a row, since many phones ask a host in trouble. */
const retryMs = 5000;

/** The name of the lock under which one tab at a time works on a claim. */
export const claimLock = (claim: Pick<ClaimEntry, "sub" | "reference">) =>
	`claim/${claim.sub}/${claim.reference}`;

/** Saves that the claim is missing in the history so far and its request may still arrive. */
export const markUnconfirmed = (entry: ClaimEntry): Promise<ClaimEntry> =>
	updateEntry({ ...entry, unconfirmedAt: serverNow() }, { state: "sent" });

/** Closes the entry as claimed, and the delivery that it ordered; logs the claim once (2 §7). */
export async function settleClaim(entry: ClaimEntry, transaction_id: string) {
	assertSignedIn(entry.sub);
	// While this page was frozen, another one may have settled it.
	const before = await readEntry(entry);
	const change = { state: "settled", transaction_id } as const;
	const settled = await updateEntry(withServerTimes(entry), change);
	if (before?.state !== "settled")
		logEvent("Redeem Privilege", "success", entry.reference);
	// An ordered prize is no longer being ordered.
	if (entry.delivery) endDelivery(entry.reference);
	return settled;
}

/** Whether a lookup begun at `begunAt` (server time, null where unknown) came after the request could still arrive; `isLongAgo`: by the steady clock it did. */
function isAfterWindow(
	{ windowFrom }: ClaimEntry,
	begunAt: number | null,
	isLongAgo: boolean,
): boolean {
	if (windowFrom === null) return false;
	// Without a server time the phone's clock may be wrong: the steady clock has to agree.
	if (begunAt === null)
		return isLongAgo && serverNow() >= windowEnd(windowFrom);
	// By a clock that was hours ahead, its window would end hours later.
	return (
		begunAt >= windowEnd(windowFrom) ||
		(isLongAgo && isRefusedForGood(windowFrom, begunAt))
	);
}

interface Lookup {
	/** The entry's transaction id, null where the history has none. */
	found: string | null;
	/** All transactions of the privilege in the history. */
	seen: string[];
	/** Start of the lookup, server time in ms; null where no reply gave the time. */
	begunAt: number | null;
	/** All items that may be the entry's claim were read. */
	isWhole: boolean;
	/** Begun after the request could no longer arrive, and everything could be read or a day has passed: what is missing did not happen. */
	isConclusive: boolean;
}

/** Reads a part of the history until it has the claim, or what follows is older: a host need not list the newest first, nor only the privilege's claims. `isWhole`: all items that may be the entry's claim were read. */
async function readPart(
	entry: ClaimEntry,
	part: HistoryPart,
	taken: readonly string[],
) {
	const begun = performance.now();
	const { sub, reference } = entry;
	let items: HistoryItem[] = [];
	let isWhole = true;
	let count = 0;
	for await (const page of historyPages(sub, part, reference, {
		endpoint: tolerantHistoryRedeem,
		timeoutMs: lookupTimeoutMs,
	})) {
		items = uniqueItems([...items, ...page.items]);
		isWhole &&= page.isWhole;
		// A page's reply may have brought the time.
		const timed = withServerTimes(entry);
		// What follows the found one is not read.
		if (findClaim(items, timed, taken)) return { items, isWhole: false };
		if (isPastIntent(items, timed)) break;
		count++;
		const isTimeOver = performance.now() - begun >= checkingMs;
		if (!page.isLast && (count === maxPages || isTimeOver))
			return { items, isWhole: false };
	}
	return { items, isWhole };
}

/** The claims of the customer's other intents. */
const claimsOfOthers = async ({ id, sub }: ClaimEntry): Promise<string[]> =>
	(await readEntries(sub)).flatMap((other) =>
		other.id === id ? [] : (other.transaction_id ?? []),
	);

/** Looks for the entry's claim in the history; throws where that fails, and where the claim was sent to another host. */
export async function lookUpClaim(entry: ClaimEntry): Promise<Lookup> {
	assertSignedIn(entry.sub);
	const begun = performance.now();
	const sinceBegun = startStopwatch();
	const isLongAgo = begun - firstSeenAt(entry, begun) >= longestWindowMs;
	const updatesBefore = serverTimeUpdateCount();
	const taken = await claimsOfOthers(entry);
	// Another host's history decides nothing.
	if (isOfOtherHost(entry)) throw new ApiFailure({ reason: "network" });
	const readings = await Promise.allSettled(
		historyParts.map((part) => readPart(entry, part, taken)),
	);
	const begunAt =
		serverTimeUpdateCount() > updatesBefore ? serverNow() - sinceBegun() : null;
	const parts = readings.flatMap((reading) =>
		reading.status === "fulfilled" ? [reading.value] : [],
	);
	const items = parts.flatMap((part) => part.items);
	const timed = withServerTimes(entry);
	// Another page may have claimed during a slow lookup.
	const found = findClaim(items, timed, await claimsOfOthers(entry));
	// What is not found may be in a part that failed.
	const failed = readings.find(({ status }) => status === "rejected");
	if (failed?.status === "rejected" && !found) throw failed.reason;
	const isWhole = parts.every((part) => part.isWhole);
	return {
		found,
		seen: items.map(({ ext_transaction_id }) => ext_transaction_id),
		begunAt,
		isWhole,
		isConclusive:
			isAfterWindow(timed, begunAt, isLongAgo) &&
			(isWhole || serverNow() >= unreadableUntil(timed.windowFrom ?? 0)),
	};
}

/** The entry with the times that a lookup brought; one that was interrupted before it was signed gets the latest possible beginning of its window. */
export function withTimes(given: ClaimEntry, { begunAt }: Lookup): ClaimEntry {
	const entry = withServerTimes(given);
	return entry.windowFrom === null
		? { ...entry, windowFrom: begunAt ?? serverNow() }
		: entry;
}

/** Saves the entry, unless another page has closed it or sent it anew: a lookup of a page that was frozen has given its lock up. Returns the entry as it is now. */
async function saveIfCurrent(entry: ClaimEntry, state: "sent" | "absent") {
	const now = await readEntry(entry);
	const isCurrent =
		!now ||
		(isClaimOpen(now) &&
			now.request?.tx_timestamp === entry.request?.tx_timestamp);
	return isCurrent ? updateEntry(entry, { state }) : now;
}

/** Saves what a lookup without the claim brought, if anything. */
async function saveLookup(entry: ClaimEntry, lookup: Lookup) {
	if (lookup.isConclusive) return saveIfCurrent(entry, "absent");
	const timed = withTimes(entry, lookup);
	return timed === entry ? entry : saveIfCurrent(timed, "sent");
}

/** Ends the check without a result. */
async function endCheck(entry: ClaimEntry) {
	const now = (await readEntry(entry)) ?? entry;
	return isClaimOpen(now) ? markUnconfirmed(now) : now;
}

/** Throws an ended session or another customer's. */
function rethrowIfFinal(failure: unknown): asserts failure is ApiFailure {
	if (!(failure instanceof ApiFailure) || failure.status === sessionEnded)
		throw failure;
}

/** How long to wait after a failed lookup, in ms. `failingReplies`: how many came in a row before it. */
const retryPause = ({ status }: ApiFailure, failingReplies: number): number =>
	backoffStatuses.includes(status) ? checkingMs : retryMs * 2 ** failingReplies;

/** Reads the history until the claim is settled, absent (the request can no longer arrive), or unconfirmed after 20 s with a network. Throws only an ended session, or another customer's. */
export async function reconcile(sent: ClaimEntry): Promise<ClaimEntry> {
	let entry = sent;
	let elapsedMs = 0;
	let failingReplies = 0;
	for (let count = 0; ; ) {
		const begun = performance.now();
		const tookMs = () => Math.ceil(performance.now() - begun);
		const leftMs = () => Math.max(checkingMs - elapsedMs, 0);
		try {
			const lookup = await lookUpClaim(entry);
			failingReplies = 0;
			if (lookup.found) return await settleClaim(entry, lookup.found);
			entry = await saveLookup(entry, lookup);
			if (!isClaimOpen(entry)) return entry;
			if (elapsedMs >= checkingMs) return await endCheck(entry);
			elapsedMs += tookMs();
			// A slow lookup shortens its pause.
			const wait = Math.min(lookupPausesMs[count++] ?? leftMs(), leftMs());
			elapsedMs += wait;
			await pause(wait);
		} catch (failure) {
			rethrowIfFinal(failure);
			if (!isOnline()) {
				await untilOnline();
				continue;
			}
			elapsedMs += tookMs();
			if (elapsedMs >= checkingMs) return await endCheck(entry);
			const wait = Math.min(retryPause(failure, failingReplies), leftMs());
			failingReplies = gotNoReply(failure) ? 0 : failingReplies + 1;
			await pause(wait);
			if (isOnline()) elapsedMs += wait;
		}
	}
}

/** One more lookup of an unconfirmed entry: settled, absent, or open as before, a failed lookup included. */
export async function lookUpAgain(entry: ClaimEntry): Promise<ClaimEntry> {
	try {
		const lookup = await lookUpClaim(entry);
		return lookup.found
			? await settleClaim(entry, lookup.found)
			: await saveLookup(entry, lookup);
	} catch (failure) {
		rethrowIfFinal(failure);
		return entry;
	}
}
