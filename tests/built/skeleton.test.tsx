// Proves that the skeletons in the built page equal what React renders.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageSkeleton } from "../../src/app/PageSkeleton";
import { DealStart } from "../../src/features/home/DealStart";
import { HomeSkeleton } from "../../src/features/home/HomeSkeleton";
import { PrivilegeStart } from "../../src/features/privilege/PrivilegeStart";
import { readBuilt } from "../support/bundle";

/** Removes the scope that the build adds to class names. */
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
	["privilege", <PrivilegeStart key="privilege" />, "start-privilege"],
])(
	"the %s skeleton of the built page equals the component",
	(_, skeleton, wrapper) => {
		const page = readBuilt("index.html").toString();
		const drawn = renderToStaticMarkup(skeleton);
		expect(bare(page)).toContain(
			`<div class="${wrapper}">${bare(drawn)}</div>`,
		);
	},
);

test("the deal that the first script fills equals the component", () => {
	const page = readBuilt("index.html").toString();
	// Vitest does not resolve `composes`, so the composed class is removed.
	const plain = bare(page).replace("card card", "card");
	expect(plain).toContain(bare(renderToStaticMarkup(<DealStart />)));
});

test("every class of the skeletons and of the message of a failed start has its styles in the page", () => {
	const page = readBuilt("index.html").toString();
	const named = [...page.matchAll(/class="([^"]*)"/g)].flatMap(
		([, names = ""]) => names.split(" ").filter((name) => name.includes("_")),
	);
	const styles = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "";
	expect(named.length).toBeGreaterThan(20);
	expect(named.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
});
