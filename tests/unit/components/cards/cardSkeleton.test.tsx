// A skeleton has as many bars as its card has lines.
import { expect, test } from "vitest";
import { CardSkeleton } from "../../../../src/components/cards/CardBody";
import { draw } from "../../support/drawn";

test.each([
	["row", 2],
	["pair", 2],
	["wide", 1],
] as const)(
	"the skeleton of a %s card has %i bars for the title",
	async (look, bars) => {
		const place = await draw(<CardSkeleton look={look} />);
		expect(place.querySelector("[class*=title]")?.children).toHaveLength(bars);
	},
);
