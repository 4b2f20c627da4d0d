// Galaxy Gift Plus has its own logo beside its name, and the tiers have stars (1 §1, 3 §1).
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { TierBadge } from "../../../../src/ui/feedback/TierBadge";
import { BrandMark } from "../../../../src/ui/media/BrandMark";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const drawingIn = async (part: ReactNode) =>
	(await draw(part)).querySelector("svg")?.innerHTML;

test.each([
	["Plus", true],
	["Platinum", false],
	["Gold", false],
	["Standard", false],
] as const)(
	"the badge of %s shows the brand mark: %s",
	async (tier, isMark) => {
		const mark = await drawingIn(<BrandMark />);
		expect((await drawingIn(<TierBadge tier={tier} />)) === mark).toBe(isMark);
		const page = await draw(<TierBadge tier={tier} />);
		expect(page.textContent).toBe(tier);
	},
);
