// The tracking popup's cumulative steps (2 §3, 3 §3).
import { expect, test } from "vitest";
import { trackingSteps } from "../../../../src/domain/delivery/trackingSteps";

test.each([
	[0, [false, false, false], -1],
	[4, [false, false, false], -1],
	[5, [true, false, false], 0],
	[6, [true, false, false], 0],
	[7, [true, true, false], 1],
	[9, [true, true, true], 2],
	[10, [true, true, true], 2],
])("status %d", (status, done, current) => {
	const steps = trackingSteps(status);
	expect(steps.map((it) => it.step)).toEqual([
		"prepared",
		"processShipping",
		"delivered",
	]);
	expect(steps.map((it) => it.done)).toEqual(done);
	expect(steps.findIndex((it) => it.current)).toBe(current);
});
