// The call center's hours: every day from 08:00 to 22:00, Bangkok time (2 §9, 3 §9).

const hour = 3_600_000;
const opensAt = 8 * hour;
const closesAt = 22 * hour;

/** The hours as they are written: 24-hour clock, both languages. */
export const callCenterHours = { from: "08:00", to: "22:00" } as const;

/** Whether someone answers at `now` (the server's time in ms), and the moment (ms) at which that changes. */
export function callCenter(now: number): { open: boolean; changesAt: number } {
	// Bangkok is 7 hours ahead all year round.
	const day = Math.floor((now + 7 * hour) / (24 * hour)) * 24 * hour - 7 * hour;
	const time = now - day;
	if (time < opensAt) return { open: false, changesAt: day + opensAt };
	if (time < closesAt) return { open: true, changesAt: day + closesAt };
	return { open: false, changesAt: day + 24 * hour + opensAt };
}
