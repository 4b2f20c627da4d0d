// The times of a claim's journal entry by the server's clock: a reply after the request corrects what a wrong phone clock said (O07).
import { windowStart } from "../domain/claim/claimWindow";
import { type Stopwatch, startStopwatch } from "../platform/browser/stopwatch";
import {
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

/** The stopwatches of this page's last press and request of an entry, by its id. */
const sincePresses = new Map<string, Stopwatch>();
const sinceRequests = new Map<string, Stopwatch>();

/** The entry with the use that was chosen with this press, by what the replies so far say of the clock. */
export function withPress(
	entry: ClaimEntry,
	{ sincePress, isUsed }: Press,
): ClaimEntry {
	if (isUsed === undefined) return entry;
	sincePresses.set(entry.id, sincePress);
	return { ...entry, counterAt: isUsed ? serverNow() - sincePress() : null };
}

/** The times of an entry whose signed request leaves now. */
export const requestTimes = ({ tx_timestamp }: SignedRequest) => ({
	at: serverNow(),
	// Where a host tells no time, the confirmed one is the phone's.
	earliest: isServerTimeKnown()
		? null
		: Math.min(readExpiryClock().confirmedNow, windowStart(tx_timestamp)),
	windowFrom: tx_timestamp,
});

/** Notes, in memory, that the entry's request leaves now. */
export function startRequestTimer({ id }: ClaimEntry): void {
	sinceRequests.set(id, startStopwatch());
}

/** The entry with its times corrected, once the server's time is known: exact where this page sent and pressed, else on the safe side. */
export function withServerTimes(entry: ClaimEntry): ClaimEntry {
	const { id, at, counterAt, earliest } = entry;
	if (earliest === null || !isServerTimeKnown()) return entry;
	const now = serverNow();
	const sincePress = sincePresses.get(id);
	const pressedAt = sincePress ? now - sincePress() : earliest;
	const sinceRequest = sinceRequests.get(id);
	return {
		...entry,
		at: sinceRequest ? now - sinceRequest() : Math.min(at, now),
		counterAt: counterAt === null ? null : pressedAt,
		earliest: sinceRequest ? null : earliest,
	};
}
