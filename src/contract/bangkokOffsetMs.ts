// Bangkok's time for the app and the API, apart from nextPeriodStart.ts, which the first load does not need.

/** Bangkok is seven hours ahead of UTC all year: a moment with this added has Bangkok's time in its UTC fields. */
export const bangkokOffsetMs = 7 * 3_600_000;
