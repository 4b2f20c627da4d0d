// Which time decides what has ended while no reply has confirmed the phone's clock: the earlier one, and unsure time ends nothing.

/** What a phone knows of the time, in ms. */
export interface ClockReading {
	/** The phone's own clock, as it was set when the page began. */
	phone: number;
	/** The phone's clock corrected by the offset of the last reply. */
	corrected: number;
	/** The time of the last reply plus the steady time since: the server's time is not earlier. */
	confirmedNow: number;
	/** A reply has told the time, and the phone's clock has not jumped since. */
	isConfirmed: boolean;
}

export interface EndTimes {
	/** The time by which what is left is counted. */
	now: number;
	/** What ended by this time is over for certain; nothing else is shown or noted as over. */
	confirmedNow: number;
	/** No reply confirms the time, and the two clocks of the phone disagree. */
	isDoubtful: boolean;
}

/** Clocks that are closer than this say the same, in ms. */
const sameTime = 60_000;

/** The times by which the end of a coupon is judged. */
export function endTimes(reading: ClockReading): EndTimes {
	const { phone, corrected, confirmedNow, isConfirmed } = reading;
	if (isConfirmed)
		return { now: corrected, confirmedNow: corrected, isDoubtful: false };
	return {
		now: Math.max(confirmedNow, Math.min(phone, corrected)),
		confirmedNow,
		isDoubtful: Math.abs(phone - corrected) >= sameTime,
	};
}

/** Whether something that ends at `end` (ms) seems over, and only a reply can tell. */
export const mayHaveEnded = (
	end: number,
	{ now, confirmedNow }: Pick<EndTimes, "now" | "confirmedNow">,
): boolean => end <= now && end > confirmedNow;
