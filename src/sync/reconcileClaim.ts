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
/** The pauses between lookups, in ms. */
const lookupPausesMs = [1, 2, 3, 5, 9].map((seconds) => seconds * 1000);
/** Time limit of a page of the history in ms; a slow network needs 30 s for each. */
const lookupTimeoutMs = 40_000;
/** A lookup reads at most so many pages of a part, since the next lookup reads them again. */
const maxPages = 20;
/** The status after which nothing can be read before the next sign-in. */
const sessionEnded = 403;
/** Statuses for session, lock and rate limit: after one of them the next lookup waits for the end of the check. */
const backoffStatuses = [401, 423, 429];
/** The pause after a failed lookup, in ms; doubled for each failing reply in a row, since many phones may be asking a host in trouble. */
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
	// Another page may have settled it while this one was frozen.
	const before = await readEntry(entry);
	const change = { state: "settled", transaction_id } as const;
	const settled = await updateEntry(withServerTimes(entry), change);
	if (before?.state !== "settled")
		logEvent("Redeem Privilege", "success", entry.reference);
	// The order is complete, so its draft is dropped.
	if (entry.delivery) endDelivery(entry.reference);
	return settled;
}

/** Whether a lookup that began at `begunAt` (server time in ms, null where unknown) came when the request could no longer arrive; `isLongAgo`: the steady clock says so. */
function isAfterWindow(
	{ windowFrom }: ClaimEntry,
	begunAt: number | null,
	isLongAgo: boolean,
): boolean {
	if (windowFrom === null) return false;
	// Without a server time the phone's clock may be wrong, so the steady clock has to agree.
	if (begunAt === null)
		return isLongAgo && serverNow() >= windowEnd(windowFrom);
	// A timestamp of a clock that was hours ahead would end the window hours too late.
	return (
		begunAt >= windowEnd(windowFrom) ||
		(isLongAgo && isRefusedForGood(windowFrom, begunAt))
	);
}

interface Lookup {
	/** The entry's transaction id, null where the history has none. */
	transactionId: string | null;
	/** Transaction ids of all items that were read. */
	readIds: string[];
	/** Start of the lookup, server time in ms; null where no reply gave the time. */
	begunAt: number | null;
	/** Whether all items that may be the entry's claim were read. */
	isWhole: boolean;
	/** Whether a claim that was not found did not happen: the request could no longer arrive, and everything could be read or a day has passed. */
	isConclusive: boolean;
}

/** Reads a part of the history until it has the claim or only older items follow; a host may list items in another order, and those of other privileges. `isWhole`: all items that may be the entry's claim were read. */
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
		// The reply may have brought the server's time.
		const timed = withServerTimes(entry);
		// The pages after that of the claim are not read.
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
	const transactionId = findClaim(items, timed, await claimsOfOthers(entry));
	// What is not found may be in a part that failed.
	const failed = readings.find(({ status }) => status === "rejected");
	if (failed?.status === "rejected" && !transactionId) throw failed.reason;
	const isWhole = parts.every((part) => part.isWhole);
	return {
		transactionId,
		readIds: items.map(({ ext_transaction_id }) => ext_transaction_id),
		begunAt,
		isWhole,
		isConclusive:
			isAfterWindow(timed, begunAt, isLongAgo) &&
			(isWhole || serverNow() >= unreadableUntil(timed.windowFrom ?? 0)),
	};
}

/** Returns the entry with the times that a lookup brought; an entry that was interrupted before it was signed gets the latest possible start of its window. */
export function withTimes(given: ClaimEntry, { begunAt }: Lookup): ClaimEntry {
	const entry = withServerTimes(given);
	return entry.windowFrom === null
		? { ...entry, windowFrom: begunAt ?? serverNow() }
		: entry;
}

/** Saves the entry, unless another page has closed it or sent it anew: a page that was frozen during its lookup has lost the lock. Returns the entry as it is now. */
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

/** Ends the check without a result; an entry that is still open becomes unconfirmed. */
async function endCheck(entry: ClaimEntry) {
	const now = (await readEntry(entry)) ?? entry;
	return isClaimOpen(now) ? markUnconfirmed(now) : now;
}

/** Rethrows a failure after which no lookup can succeed: an ended session, or another customer's. */
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
			if (lookup.transactionId)
				return await settleClaim(entry, lookup.transactionId);
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

/** Looks up an unconfirmed entry once more; returns it settled, absent or, also after a failed lookup, open as before. */
export async function lookUpAgain(entry: ClaimEntry): Promise<ClaimEntry> {
	try {
		const lookup = await lookUpClaim(entry);
		return lookup.transactionId
			? await settleClaim(entry, lookup.transactionId)
			: await saveLookup(entry, lookup);
	} catch (failure) {
		rethrowIfFinal(failure);
		return entry;
	}
}
