// The times of a claim's journal entry by the server's clock: a reply after the request corrects what a wrong phone clock said (O07).
import { windowStart } from "../domain/claim/claimWindow";
import { type Stopwatch, startStopwatch } from "../platform/browser/stopwatch";
import {
	isPhoneTimeAccepted,
	isServerTimeKnown,
	readExpiryClock,
	serverNow,
} from "../platform/http/clock";
import type { SignedRequest } from "../platform/http/signedRequest";
import type { ClaimEntry } from "../platform/storage/claimJournal";

export interface Press {
	sincePress: Stopwatch;
	/** The choice of use; a retry has none and keeps its entry's. */
	isUsed?: boolean;
}

/** What this page has measured of an entry. */
interface Timers {
	/** Started at its last press; null where the server's time was known then. */
	press?: Stopwatch | null;
	/** Started at its last request. */
	request?: Stopwatch;
	/** When this page first knew of that request, in performance.now(). */
	seenAt?: number;
}

/** The timers of each entry, by its id. */
const timers = new Map<string, Timers>();
const setTimers = (id: string, change: Timers) =>
	timers.set(id, { ...timers.get(id), ...change });

/** The entry with the use that was chosen at this press, timed by the server's clock as far as it is known. */
export function withPress(
	entry: ClaimEntry,
	{ sincePress, isUsed }: Press,
): ClaimEntry {
	if (isUsed === undefined) return entry;
	setTimers(entry.id, { press: isServerTimeKnown() ? null : sincePress });
	return { ...entry, counterAt: isUsed ? serverNow() - sincePress() : null };
}

/** The times of an entry whose signed request leaves now. */
export const requestTimes = ({ tx_timestamp }: SignedRequest) => ({
	at: serverNow(),
	// For a host that does not tell its time, the confirmed time is the phone's.
	earliest: isServerTimeKnown()
		? null
		: Math.min(readExpiryClock().confirmedNow, windowStart(tx_timestamp)),
	windowFrom: tx_timestamp,
});

/** Notes, in memory, that the entry's request leaves now: from then on it may arrive. */
export const markSent = ({ id }: ClaimEntry) =>
	setTimers(id, { request: startStopwatch(), seenAt: performance.now() });

/** When this page first knew of the entry's request: at `now` where it did not yet; both in performance.now(). */
export function firstSeenAt({ id }: ClaimEntry, now: number): number {
	const seenAt = timers.get(id)?.seenAt ?? now;
	setTimers(id, { seenAt });
	return seenAt;
}

/** Differences below this come from rounding, in ms. */
const sameTimeMs = 1000;

/** When the claim was pressed, now that the server's time is known; after a restart, a time before the press. */
function pressTime({ id, counterAt, earliest }: ClaimEntry): number | null {
	const press = timers.get(id)?.press;
	if (counterAt === null || press === null) return counterAt;
	if (!press) return earliest ?? counterAt;
	const pressedAt = serverNow() - press();
	const isSame = Math.abs(pressedAt - counterAt) < sameTimeMs;
	return isSame ? counterAt : pressedAt;
}

/** The corrected times once the server's time is known: exact where this page has measured the press and the request, else on the safe side. */
function timesByServer(entry: ClaimEntry): Partial<ClaimEntry> {
	const { id, at, earliest, windowFrom } = entry;
	const counterAt = pressTime(entry);
	if (earliest === null) return { counterAt };
	const request = timers.get(id)?.request;
	if (!request) return { counterAt, at: Math.min(at, serverNow()) };
	const sentAt = serverNow() - request();
	return {
		counterAt,
		at: sentAt,
		earliest: null,
		// A host that checks no timestamp may still accept the request minutes after it left.
		windowFrom: windowFrom === null ? null : Math.max(windowFrom, sentAt),
	};
}

/** The corrected times where the host tells no time: the phone's clock counts. */
function timesByPhone({ earliest, windowFrom }: ClaimEntry) {
	const isKnown = earliest === null || windowFrom === null;
	return isKnown ? {} : { earliest: windowStart(windowFrom) };
}

function correctedTimes(entry: ClaimEntry): Partial<ClaimEntry> {
	if (isServerTimeKnown()) return timesByServer(entry);
	return isPhoneTimeAccepted() ? timesByPhone(entry) : {};
}

const timeFields = ["at", "counterAt", "earliest", "windowFrom"] as const;

/** The entry with its times corrected, as far as the replies since allow; the same object where nothing changes. */
export function withServerTimes(entry: ClaimEntry): ClaimEntry {
	const timed = { ...entry, ...correctedTimes(entry) };
	const isSame = timeFields.every((field) => timed[field] === entry[field]);
	return isSame ? entry : timed;
}
