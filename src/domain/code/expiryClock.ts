// The clock that decides whether a code has ended; while no reply has confirmed it, the earlier of phone time and corrected time counts.

interface ClockReading {
	phone: number;
	/** The phone's clock corrected by the last reply's offset. */
	corrected: number;
	/** The last reply's time plus the steady time since: a lower bound of the server's time. */
	confirmedNow: number;
	/** Whether a reply has confirmed the time and the phone's clock has not jumped since. */
	isConfirmed: boolean;
}

export interface ExpiryClock {
	/** The time in ms for counting down. */
	now: number;
	/** The time in ms for deciding that something has ended. */
	confirmedNow: number;
	/** Whether no reply confirms the time and the two clocks differ. */
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
