// A host's category pictures: a drawing gets the tile's colour, a photo or a picture from another origin stays as it is, and a missing one leaves no blank square; the tiles' colours (2 §9).
import { act, type CSSProperties } from "react";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { category } from "../../../../src/contract/deals";
import { CategoryTiles } from "../../../../src/features/home/CategoryTiles";
import { draw, wipe } from "../../support/drawn";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({
		to,
		search,
		style,
		children,
	}: {
		to: string;
		search: Record<string, string>;
		style: CSSProperties;
		children: string;
	}) => (
		<a href={`${to}?${new URLSearchParams(search)}`} style={style}>
			{children}
		</a>
	),
}));

afterEach(wipe);

async function squareOf(category_image_url: string) {
	const place = await draw(
		<CategoryTiles
			categories={[v.parse(category, { category_id: "1", category_image_url })]}
		/>,
	);
	const square = place.querySelector(`a > span > span`);
	return {
		tinted: square?.getAttribute("style") ?? "",
		picture: square?.querySelector("img")?.getAttribute("src"),
	};
}

/** Reports that the picture at this place has loaded, or failed. */
const report = (place: string, type: "load" | "error") =>
	act(async () => {
		document.querySelector(place)?.dispatchEvent(new Event(type));
	});

// Parsing ten drawings on the page's own thread once delayed the first deals.
test.each(["/pictures/food.svg", "/img/food?v=2"])(
	"%s is loaded after the first deals are painted, then tinted",
	async (src) => {
		expect((await squareOf(src)).tinted).toBe("");
		expect(document.querySelector("a img")?.getAttribute("loading")).toBe(
			"lazy",
		);
		await report("a img", "load");
		expect((await squareOf(src)).tinted).toContain(src);
	},
);

test("a letter replaces a drawing that cannot be loaded until the network is back", async () => {
	await squareOf("/pictures/gone.svg");
	for (const place of ["a [crossorigin]", "a img"])
		await report(place, "error");
	expect(document.querySelector("a > span > span")?.textContent).toBe("C");
	expect(document.querySelector("a img")).toBeNull();
	await act(async () => dispatchEvent(new Event("online")));
	await report("a [crossorigin]", "load");
	expect((await squareOf("/pictures/gone.svg")).tinted).toContain("gone.svg");
});

test.each([
	"/pictures/food.png",
	"/pictures/food.JPG?v=2",
	"https://cdn.example/food.svg",
	"https://cdn.example/food.jpg",
])("%s is shown unchanged", async (src) => {
	expect(await squareOf(src)).toEqual({
		tinted: "",
		picture: src,
	});
});

// The bug: offline, every tile whose picture was not saved had the same mark.
test("a category without a picture has the first letter of its name, which is not read aloud", async () => {
	const page = await draw(
		<CategoryTiles
			categories={["Food", "Drinks"].map((name_en, at) =>
				v.parse(category, { category_id: `${at}`, name_en }),
			)}
		/>,
	);
	const letters = [...page.querySelectorAll("a [aria-hidden=true]")];
	expect(letters.map((it) => it.textContent)).toEqual(["F", "D"]);
});

// The bug: the tile was empty.
test("a category whose name has no visible letter has the app's mark", async () => {
	const page = await draw(
		<CategoryTiles
			categories={[
				v.parse(category, { category_id: "1", name_en: "\u034f\ufe0f" }),
			]}
		/>,
	);
	expect(page.querySelector("a svg[aria-hidden=true]")).not.toBeNull();
	expect(page.querySelectorAll("a [class*=letter]")).toHaveLength(0);
});

test("a tile has its category's name in the reader's language, and links to its deals", async () => {
	const names = {
		...{ name_th: "อาหาร", name_en: "Food" },
		category_image_url: "https://cdn.example/food.png",
	};
	const page = await draw(
		<CategoryTiles
			categories={[v.parse(category, { category_id: "7", ...names })]}
		/>,
	);
	expect(page.querySelector("nav")?.getAttribute("aria-label")).toBe(
		"Categories",
	);
	const tile = page.querySelector("a");
	expect(tile?.textContent).toBe("Food");
	expect(tile?.getAttribute("href")).toBe("/privilege?catId=7");
});

test("the tiles have ten colours, which repeat after the tenth", async () => {
	const page = await draw(
		<CategoryTiles
			categories={Array.from({ length: 12 }, (_, at) =>
				v.parse(category, { category_id: `${at + 1}` }),
			)}
		/>,
	);
	const tiles = [...page.querySelectorAll("li > a")];
	expect(tiles[1]?.getAttribute("href")).toBe("/privilege?catId=2");
	const colours = tiles.map((it) => it.getAttribute("style"));
	expect(colours[0]).toContain("--category-");
	expect(new Set(colours.slice(0, 10)).size).toBe(10);
	expect(colours.slice(10)).toEqual(colours.slice(0, 2));
});
