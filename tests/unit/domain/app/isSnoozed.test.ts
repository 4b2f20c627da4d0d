// A dismissed offer is not shown again for some time; setting the clock back does not extend that time (P29, O08).
import { expect, test } from "vitest";
import { isSnoozed } from "../../../../src/domain/app/isSnoozed";

const now = 1_800_000_000_000;
const day = 86_400_000;

test.each([
	["never", null, false],
	["just now", 0, true],
	["almost a day ago", day - 1, true],
	["a day ago", day, false],
	["by a clock that was ahead", -1, false],
])("an offer dismissed %s is hidden or not", (_name, ago, isOff) => {
	expect(isSnoozed(ago === null ? null : now - ago, day, now)).toBe(isOff);
});
