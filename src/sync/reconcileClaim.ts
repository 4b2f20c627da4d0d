// What became of a claim whose reply was lost: the history decides, and only a look after its request could no longer arrive says that it did not happen (O07).
import { historyRedeem, usePrivilege } from "../contract/history";
import { claimIn } from "../domain/claim/claimSearch";
import { longestWindow, windowEnd } from "../domain/claim/claimWindow";
import { isOnline, untilOnline } from "../platform/browser/online";
import { ApiFailure } from "../platform/http/apiFailure";
import { serverNow, serverTimeUpdates } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { assertSignedIn } from "../platform/session/session";
import {
	type ClaimChange,
	type ClaimEntry,
	readEntries,
	updateEntry,
} from "../platform/storage/claimJournal";
import {
	deliveryReference,
	endDelivery,
} from "../platform/storage/deliveryDraft";

/** So long after the request has ended, in ms of network, what is not in the history by then is not confirmed yet. */
const checkingFor = 20_000;
/** Pauses between looks into the history, in ms; together as long as that. */
const pauses = [1, 2, 3, 5, 9].map((seconds) => seconds * 1000);
/** A look waits this long for its reply, in ms: a network that takes 30 s for each still tells in a minute. */
const lookTimeoutMs = 40_000;
/** The session has ended: nothing can be read before there is another. */
const sessionEnded = 403;
/** Statuses by which the host keeps the customer or the crowd out for a while. */
const keptOut = [401, 423, 429];
/** After a look that failed, in ms; longer on 401, 423 and 429. */
const failedPause = 5000;
const keptOutPause = 30_000;
const firstPage = { PageNumber: 1, ItemsPerPage: 25 };

export const claimLock = ({
	sub,
	reference,
}: Pick<ClaimEntry, "sub" | "reference">): string =>
	`claim/${sub}/${reference}`;

/** Writes down what became of an entry, unless its customer has left this phone. */
export async function updateClaim(
	entry: ClaimEntry,
	change: ClaimChange,
): Promise<ClaimEntry> {
	assertSignedIn(entry.sub);
	return updateEntry(entry, change);
}

/** Not in the history so far, and its request may still arrive. */
export const markUnconfirmed = (entry: ClaimEntry): Promise<ClaimEntry> =>
	updateClaim({ ...entry, unconfirmedAt: serverNow() }, { state: "sent" });

export async function settleClaim(
	entry: ClaimEntry,
	transaction_id: string,
): Promise<ClaimEntry> {
	const settled = await updateClaim(entry, {
		state: "settled",
		transaction_id,
	});
	// However it came to be known: an ordered prize is no longer on its way to be ordered.
	if (entry.delivery && deliveryReference() === entry.reference) endDelivery();
	return settled;
}

/** When this page first knew of a request that may still arrive, on the steady clock, by its entry's id. */
const firstSeen = new Map<string, number>();

/** Notes that a request of the entry is about to leave. */
export function recordSending({ id }: ClaimEntry): void {
	firstSeen.set(id, performance.now());
}

/** Whether a look that began at `begun` (steady clock) and at `begunAt` (server time, null where no reply told it) comes after all that the request could still do. */
function isAfterWindow(
	{ id, windowFrom }: ClaimEntry,
	begun: number,
	begunAt: number | null,
): boolean {
	if (windowFrom === null) return false;
	if (begunAt !== null) return begunAt >= windowEnd(windowFrom);
	// No reply tells the time, and the phone's clock may have been moved: the steady clock has to agree.
	const steady = begun - (firstSeen.get(id) ?? begun);
	return steady >= longestWindow && serverNow() >= windowEnd(windowFrom);
}

interface Look {
	/** The transaction id of the entry's claim, null where the history has none. */
	found: string | null;
	/** All that the history shows of the privilege. */
	seen: string[];
	/** When the look began, server time in ms; null where no reply told the time. */
	begunAt: number | null;
	/** It began after the request could no longer arrive: what it does not find did not happen. */
	isLast: boolean;
}

/** Looks for the entry's claim in the history. Throws where that cannot be read. */
export async function lookUpClaim(entry: ClaimEntry): Promise<Look> {
	assertSignedIn(entry.sub);
	const begun = performance.now();
	const lessons = serverTimeUpdates();
	if (!firstSeen.has(entry.id)) firstSeen.set(entry.id, begun);
	const others = await readEntries(entry.sub);
	const taken = others.flatMap(({ transaction_id }) => transaction_id ?? []);
	const pages = await Promise.all(
		usePrivilege.map((state) =>
			call(
				historyRedeem,
				{
					...firstPage,
					UsePrivilege: state,
					RewardAltRef: entry.reference,
				},
				{ timeoutMs: lookTimeoutMs },
			),
		),
	);
	const begunAt =
		serverTimeUpdates() > lessons
			? serverNow() - Math.ceil(performance.now() - begun)
			: null;
	const items = pages.flatMap((page) => page.items);
	return {
		found: claimIn(items, entry, taken),
		seen: items.map(({ ext_transaction_id }) => ext_transaction_id),
		begunAt,
		isLast: isAfterWindow(entry, begun, begunAt),
	};
}

/** An entry of a release that did not note when its request left: at the latest just before this look. */
export const withWindow = (entry: ClaimEntry, { begunAt }: Look): ClaimEntry =>
	entry.windowFrom === null
		? { ...entry, windowFrom: begunAt ?? serverNow() }
		: entry;

const pause = (ms: number) =>
	new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until there is a network again; one that is there but fails, or a host that does not let us in, gets a pause. */
async function waitForRetry({ status }: ApiFailure): Promise<void> {
	if (!isOnline()) await untilOnline();
	else await pause(keptOut.includes(status) ? keptOutPause : failedPause);
}

/** Waits after a look that failed; rethrows that the session has ended, or is another customer's. */
async function afterFailedLook(failure: unknown): Promise<void> {
	if (!(failure instanceof ApiFailure)) throw failure;
	if (failure.status === sessionEnded) throw failure;
	await waitForRetry(failure);
}

/**
 * Finds out from the history what became of a sent claim: settled, not
 * confirmed yet by a look that began when 20 s were over (the earlier looks' own
 * time included), or absent by one that began after its request could no longer
 * arrive. Time without a network, or with a server that cannot answer, does not
 * count. Throws only that the session has ended, or is another customer's.
 */
export async function reconcile(sent: ClaimEntry): Promise<ClaimEntry> {
	let entry = sent;
	let spent = 0;
	for (let count = 0; ; ) {
		try {
			const begun = performance.now();
			const look = await lookUpClaim(entry);
			if (look.found) return await settleClaim(entry, look.found);
			if (look.isLast) return await updateClaim(entry, { state: "absent" });
			entry = withWindow(entry, look);
			if (spent >= checkingFor) return await markUnconfirmed(entry);
			const took = Math.ceil(performance.now() - begun);
			spent += took;
			// A slow look has used up its pause, or all that was left.
			const wait = Math.min(pauses[count++], Math.max(checkingFor - spent, 0));
			spent += wait;
			await pause(wait);
		} catch (failure) {
			await afterFailedLook(failure);
		}
	}
}

/** One more look for an entry that is not confirmed yet: settled, absent, or still open as it was. A look that cannot be made is waited out. */
export async function lookUpAgain(entry: ClaimEntry): Promise<ClaimEntry> {
	try {
		const look = await lookUpClaim(entry);
		if (look.found) return await settleClaim(entry, look.found);
		if (look.isLast) return await updateClaim(entry, { state: "absent" });
		return entry.windowFrom === null
			? await updateClaim(withWindow(entry, look), { state: "sent" })
			: entry;
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || failure.status === sessionEnded)
			throw failure;
		return entry;
	}
}
