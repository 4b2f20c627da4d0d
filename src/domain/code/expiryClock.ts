// The time by which codes end while no reply has confirmed the phone's clock: the earlier one.

interface ClockReading {
	phone: number;
	/** The phone's clock corrected by the last reply's offset. */
	corrected: number;
	/** The last reply's time plus the steady time since: a lower bound of the server's time. */
	confirmedNow: number;
	/** A reply has confirmed the time, and the clock has not jumped since. */
	isConfirmed: boolean;
}

export interface ExpiryClock {
	/** The time in ms for counting down. */
	now: number;
	/** The time in ms for deciding that something has ended. */
	confirmedNow: number;
	/** No reply confirms the time, and the two clocks differ. */
	isDoubtful: boolean;
}

/** Clocks closer than this count as equal, in ms. */
const sameTimeMs = 60_000;

export function expiryClock(reading: ClockReading): ExpiryClock {
	const { phone, corrected, confirmedNow, isConfirmed } = reading;
	if (isConfirmed)
		return { now: corrected, confirmedNow: corrected, isDoubtful: false };
	return {
		now: Math.max(confirmedNow, Math.min(phone, corrected)),
		confirmedNow,
		isDoubtful: Math.abs(phone - corrected) >= sameTimeMs,
	};
}

/** Whether something that ends at `end` (ms) has probably ended, which only a reply can confirm. */
export const mayHaveEnded = (
	end: number,
	{ now, confirmedNow }: Pick<ExpiryClock, "now" | "confirmedNow">,
): boolean => end <= now && end > confirmedNow;
