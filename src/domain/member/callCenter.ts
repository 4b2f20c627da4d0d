// The call center's hours: daily 08:00 to 22:00, Bangkok time (2 §9, 3 §9).
import { bangkokOffsetMs } from "../../contract/bangkokOffsetMs";

const hour = 3_600_000;
const opensAt = 8 * hour;
const closesAt = 22 * hour;

export const callCenterHours = { from: "08:00", to: "22:00" } as const;

/** Whether the call center is open at `now` (server time in ms), and when that changes (ms). */
export function callCenterStatus(now: number) {
	const days = Math.floor((now + bangkokOffsetMs) / (24 * hour));
	const day = days * 24 * hour - bangkokOffsetMs;
	const time = now - day;
	if (time < opensAt) return { open: false, changesAt: day + opensAt };
	if (time < closesAt) return { open: true, changesAt: day + closesAt };
	return { open: false, changesAt: day + 24 * hour + opensAt };
}
