// @vitest-environment node
// Proves that two fingers can enlarge every part of a screen, also a code at the counter (WCAG 1.4.4).
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The grabber is a small part of a sheet, and the skeleton is shown only for a moment. */
const harmless = [
	"features/privilege/PrivilegeStart.module.css none",
	"ui/overlay/Sheet.module.css none",
];

test("no style sheet disables zooming with two fingers", () => {
	const taken = readdirSync("src", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".css"))
		.flatMap((file) =>
			[
				...readFileSync(`src/${file}`, "utf8").matchAll(
					/touch-action: ([^;]*)/g,
				),
			]
				.map(([, value = ""]) => value)
				.filter((value) => !/manipulation|pinch-zoom/.test(value))
				.map((value) => `${file} ${value}`),
		);
	expect(taken.sort()).toEqual(harmless);
});
