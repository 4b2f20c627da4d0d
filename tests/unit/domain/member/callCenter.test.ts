// Proves when the call center is open: 08:00 to 22:00 every day in Bangkok, whatever the phone's zone (3 §9).
import { expect, test } from "vitest";
import {
	callCenterHours,
	callCenterStatus,
} from "../../../../src/domain/member/callCenter";
import { formatTime } from "../../../../src/domain/text/dates";

test.each([
	["2026-11-21T00:00:00+07:00", false, "2026-11-21T08:00:00+07:00"],
	["2026-11-21T07:59:59.999+07:00", false, "2026-11-21T08:00:00+07:00"],
	["2026-11-21T08:00:00+07:00", true, "2026-11-21T22:00:00+07:00"],
	["2026-11-21T21:59:59.999+07:00", true, "2026-11-21T22:00:00+07:00"],
	["2026-11-21T22:00:00+07:00", false, "2026-11-22T08:00:00+07:00"],
	["2026-12-31T23:30:00+07:00", false, "2027-01-01T08:00:00+07:00"],
	// The same moments in another time zone.
	["2026-11-21T01:00:00Z", true, "2026-11-21T22:00:00+07:00"],
	["2026-11-20T20:30:00-05:00", true, "2026-11-21T22:00:00+07:00"],
])("at %s the call center is open: %s, until %s", (at, open, until) => {
	expect(callCenterStatus(Date.parse(at))).toEqual({
		open,
		changesAt: Date.parse(until),
	});
});

test("the shown hours are the real ones", () => {
	const morning = callCenterStatus(Date.parse("2026-11-21T03:00:00+07:00"));
	const evening = callCenterStatus(morning.changesAt);
	expect(formatTime(morning.changesAt)).toBe(callCenterHours.from);
	expect(formatTime(evening.changesAt)).toBe(callCenterHours.to);
});
