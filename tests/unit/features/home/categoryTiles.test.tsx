// A host's category pictures: a drawing takes the tile's ink, a photo or a picture of another origin stays as it is, none is a blank square (2 §9).
import { afterEach, expect, test, vi } from "vitest";
import { CategoryTiles } from "../../../../src/features/home/CategoryTiles";
import { draw, wipe } from "../../support/drawn";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ children }: { children: unknown }) => (
		<a href="/">{children as string}</a>
	),
}));

afterEach(wipe);

async function squareOf(category_image_url: string) {
	const place = await draw(
		<CategoryTiles
			categories={[
				{
					category_id: "1",
					category_image_url,
					name_th: "อาหาร",
					name_en: "Food",
				} as never,
			]}
		/>,
	);
	const square = place.querySelector(`a > span > span`);
	return {
		tinted: square?.getAttribute("style") ?? "",
		picture: square?.querySelector("img")?.getAttribute("src"),
		mark: Boolean(square?.querySelector("svg")),
	};
}

test.each(["/pictures/food.svg", "/img/food?v=2"])(
	"%s is tinted",
	async (src) => {
		expect((await squareOf(src)).tinted).toContain(src);
	},
);

test.each([
	"/pictures/food.png",
	"/pictures/food.JPG?v=2",
	"https://cdn.example/food.svg",
	"https://cdn.example/food.jpg",
])("%s is shown as it is", async (src) => {
	expect(await squareOf(src)).toEqual({
		tinted: "",
		picture: src,
		mark: false,
	});
});

test("a category without a picture has the brand mark", async () => {
	expect((await squareOf("")).mark).toBe(true);
});
