// Which overlay may open over which: no automatic overlay covers an undo or a shown code.
import { describe, expect, test } from "vitest";
import {
	type AutomaticOverlay,
	canOpenOver,
	type Overlay,
} from "../../../../src/domain/app/overlay";

const selfOpening: readonly AutomaticOverlay[] = [
	"sessionTimeout",
	"offline",
	"outcome",
	"homeFlow",
	"install",
	"update",
];

describe.each(selfOpening)("%s", (overlay) => {
	test("opens over a page with nothing on it", () => {
		expect(canOpenOver(overlay, [])).toBe(true);
	});

	// The bug: the install sheet covered the undo for its whole 8 s.
	test.each(["undo", "code"] as const)("waits for %s", (first) => {
		expect(canOpenOver(overlay, [first])).toBe(false);
		expect(canOpenOver(overlay, ["sheet", first])).toBe(false);
	});
});

test.each<[AutomaticOverlay, Overlay, boolean]>([
	// An ended session outranks a question; nothing else does.
	["sessionTimeout", "dialog", true],
	["sessionTimeout", "offline", true],
	["sessionTimeout", "sheet", true],
	["outcome", "claim", false],
	["outcome", "dialog", false],
	["outcome", "sessionTimeout", false],
	["outcome", "sheet", true],
	["offline", "sessionTimeout", false],
	["offline", "sheet", true],
	// The home flow opens only over home.
	["homeFlow", "sheet", false],
	["homeFlow", "offline", false],
	["homeFlow", "install", false],
	["install", "sheet", false],
	["install", "update", false],
	["install", "dialog", false],
	// A sheet that a person has opened covers the update card.
	["update", "sheet", true],
	["update", "install", false],
	["update", "dialog", false],
	["homeFlow", "update", true],
])("%s may open over %s: %s", (overlay, shown, may) => {
	expect(canOpenOver(overlay, [shown])).toBe(may);
});

test("at least one of two automatic overlays waits for the other", () => {
	for (const first of selfOpening)
		for (const second of selfOpening) {
			const shown = (it: AutomaticOverlay): Overlay =>
				it === "homeFlow" ? "sheet" : it === "outcome" ? "dialog" : it;
			const both =
				canOpenOver(first, [shown(second)]) &&
				canOpenOver(second, [shown(first)]);
			// An ended session and a missing network are also shown over a registration.
			const isSheet = [first, second].includes("homeFlow");
			if (first !== second && !isSheet)
				expect([first, second, both]).toEqual([first, second, false]);
		}
});
