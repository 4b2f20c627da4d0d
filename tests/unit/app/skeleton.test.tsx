// The skeletons in index.html are the app's own: what the first paint shows is what React would draw.
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageSkeleton } from "../../../src/app/fallbacks";
import { HomeSkeleton } from "../../../src/features/home/HomeSkeleton";

const page = readFileSync("index.html", "utf8");

/** Class names without the scope that the build puts before them. */
const bare = (html: string) =>
	html.replace(
		/class="([^"]*)"/g,
		(_, names: string) =>
			`class="${names
				.split(" ")
				.map((name) => name.split("_").at(name.startsWith("_") ? 1 : -1))
				.join(" ")}"`,
	);

test.each([
	["home", <HomeSkeleton key="home" />, "start-home"],
	["page", <PageSkeleton key="page" />, "start-page"],
])("the %s skeleton", (_, skeleton, wrapper) => {
	const drawn = renderToStaticMarkup(skeleton);
	expect(bare(page)).toContain(`<div class="${wrapper}">${bare(drawn)}</div>`);
});
