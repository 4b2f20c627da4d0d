// By which time a coupon counts as over: the server's once a reply has told it; until then nothing that is unsure ends anything.

export interface KnownTimes {
	/** The phone's time with the stored difference to the server's, in ms. */
	corrected: number;
	/** The phone's own time, in ms: it may have been set right since the difference was stored. */
	phone: number;
	/** The server's time in the last reply ever heard, in ms: it is later than that now. */
	lastHeard: number;
	/** Whether a reply has told the time since the start. */
	isSure: boolean;
}

/** The time to judge expiry by, in ms: of the two possible times the earlier, and never one that has certainly passed. */
export function expiryTime({
	corrected,
	phone,
	lastHeard,
	isSure,
}: KnownTimes): number {
	if (isSure) return corrected;
	return Math.min(corrected, Math.max(phone, lastHeard));
}
