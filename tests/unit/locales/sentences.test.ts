// No text of a server or a person is read as markup: <Trans> parses the values of its sentence for elements, t does not.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
	.filter((file) => file.endsWith(".tsx"))
	.map((file) => join("src", file));

/** Values that the app itself makes, such as times and counts, and elements: neither can contain markup. */
const ownValues = [
	...[
		"time",
		"from",
		"to",
		"until",
		"date",
		"moment",
		"latest",
		"hours",
		"ordered",
		"arrival",
	],
	...["through", "left", "now", "count", "least", "most", "chosen", "number"],
	...["digits", "agreed", "all", "at", "of", "step", "steps", "km", "seq"],
	"i18n.number(rank.points)",
	"supportPhone",
	// A place from the app's own list, the host of a parsed address, an element, and a number.
	"src/features/browse/NearbyDeals.tsx: name",
	"src/features/articles/VideoFrame.tsx: host",
	"src/features/privilege/BranchTab.tsx: title",
	"src/features/privilege/UseNowOrLaterSheet.tsx: minutes",
];

test("no <Trans> contains a value from the server, an address or a person", () => {
	const foreign = files.flatMap((file) =>
		[
			...readFileSync(file, "utf8").matchAll(
				/<Trans\b[^>]*>([\s\S]*?)<\/Trans>/g,
			),
		]
			.flatMap(([, inside = ""]) => [...inside.matchAll(/\{([^{}]+)\}/g)])
			.map(([, value = ""]) => value.trim())
			.filter((value) => !value.startsWith('"') && !ownValues.includes(value))
			.map((value) => `${file}: ${value}`)
			.filter((place) => !ownValues.includes(place)),
	);
	expect(foreign).toEqual([]);
});
