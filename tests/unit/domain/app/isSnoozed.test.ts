// An offer that was put off is not made again for its time; a clock that was set back does not make that longer (P29, O08).
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
])("put off %s", (_name, ago, isOff) => {
	expect(isSnoozed(ago === null ? null : now - ago, day, now)).toBe(isOff);
});
