// @vitest-environment node
// Proves that parts at the side of the window keep clear of the phone's cut-out, like the page's column.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(["app/PageSkeleton", "features/home/HomeSkeleton"])(
	"%s begins where the page's column begins",
	(sheet) => {
		const css = readFileSync(`src/${sheet}.module.css`, "utf8");
		expect(css).toMatch(
			/padding: [^;]*var\(--gutter-right\)[^;]*var\(--gutter-left\);/,
		);
	},
);

test("the skip link is placed beside the cut-out", () => {
	const css = readFileSync("src/ui/layout/SkipLink.module.css", "utf8");
	expect(css).toContain("left: var(--gutter-left);");
});

test("the frame of another site's page keeps clear of the cut-out, the home bar and the offline banner", () => {
	const css = readFileSync(
		"src/features/articles/InternalWeb.module.css",
		"utf8",
	);
	expect(css).toMatch(
		/\.stage {[^}]*padding: 0 var\(--safe-right\) var\(--safe-bottom\) var\(--safe-left\);/,
	);
});
