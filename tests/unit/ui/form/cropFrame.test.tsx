// The crop of a profile picture starts as the largest square in the middle, moves by sliders, and always stays inside the picture (M12).
import { act } from "react";
import type { Area } from "react-easy-crop";
import { afterEach, expect, test, vi } from "vitest";
import { CropFrame } from "../../../../src/ui/form/CropFrame";
import { Sheet } from "../../../../src/ui/overlay/Sheet";
import { draw, typeInto, wipe } from "../../support/drawn";

const frameSide = 300;
vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		disconnect() {}
	},
);
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

/** Draws the frame in a sheet with a browser's layout; `square` is the newest crop. */
async function open(width: number, height: number) {
	const scale = frameSide / Math.min(width, height);
	const picture = HTMLImageElement.prototype;
	vi.spyOn(picture, "naturalWidth", "get").mockReturnValue(width);
	vi.spyOn(picture, "naturalHeight", "get").mockReturnValue(height);
	vi.spyOn(picture, "offsetWidth", "get").mockReturnValue(width * scale);
	vi.spyOn(picture, "offsetHeight", "get").mockReturnValue(height * scale);
	// Elements in a closed dialog have no size.
	vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
		function (this: Element) {
			const side = this.closest("dialog[open]") ? frameSide : 0;
			return new DOMRect(0, 0, side, side);
		},
	);
	let square: Area | null = null;
	const page = await draw(
		<Sheet open label="Move and zoom the picture" onClose={() => undefined}>
			<CropFrame
				src="/me.jpg"
				width={width}
				height={height}
				onCrop={(next) => {
					square = next;
				}}
			/>
		</Sheet>,
	);
	await act(async () =>
		page.querySelector("img")?.dispatchEvent(new Event("load")),
	);
	const slider = (name: string) => {
		const found = [...page.querySelectorAll("label")].find(
			(label) => label.textContent === name,
		);
		const input = found?.querySelector("input");
		if (!input) throw new Error(`There is no slider "${name}"`);
		return input;
	};
	const slide = (name: string, value: number) =>
		typeInto(slider(name), String(value));
	return { page, slider, slide, square: () => square };
}

test("the crop begins with the largest square in the middle", async () => {
	const wide = await open(400, 200);
	expect(wide.square()).toEqual({ x: 100, y: 0, width: 200, height: 200 });
	expect(wide.slider("Up and down").disabled).toBe(true);
	wipe();
	const tall = await open(200, 400);
	expect(tall.square()).toEqual({ x: 0, y: 100, width: 200, height: 200 });
});

test("a picture moved to the right shows its left part up to its edge", async () => {
	const { slide, slider, square } = await open(400, 200);
	await slide("Left to right", 0.25);
	expect(square()).toMatchObject({ x: 50, y: 0, width: 200 });
	await slide("Left to right", Number(slider("Left to right").max));
	expect(square()).toMatchObject({ x: 0, y: 0, width: 200 });
});

test("zooming to twice the size crops half as much around the same middle, and back again the whole", async () => {
	const { slide, square } = await open(400, 200);
	await slide("Left to right", 0.25);
	await slide("Zoom", 2);
	expect(square()).toEqual({ x: 100, y: 50, width: 100, height: 100 });
	await slide("Up and down", -0.5);
	expect(square()).toMatchObject({ y: 100 });
	await slide("Zoom", 1);
	expect(square()).toEqual({ x: 50, y: 0, width: 200, height: 200 });
});

test.each([
	[4000, 3000],
	[97, 64],
	[64, 12_000],
])(
	"however a picture of %d by %d is moved, its crop is a square inside it",
	async (width, height) => {
		const { slide, slider, square } = await open(width, height);
		for (const zoom of [1, 1.37, 4, 2.5])
			for (const side of ["min", "max"] as const) {
				await slide("Zoom", zoom);
				for (const name of ["Left to right", "Up and down"])
					await slide(name, Number(slider(name)[side]));
				const cut = square();
				expect(cut?.width).toBe(cut?.height);
				expect(cut?.width).toBeGreaterThan(0);
				for (const [at, length] of [
					[cut?.x, width],
					[cut?.y, height],
				]) {
					expect(at).toBeGreaterThanOrEqual(0);
					expect((at ?? 0) + (cut?.width ?? 0)).toBeLessThanOrEqual(
						length ?? 0,
					);
				}
			}
	},
);

test("the sliders are the only keyboard stops, each with a name and the usual look", async () => {
	const { page } = await open(400, 400);
	const stops = [...page.querySelectorAll<HTMLElement>("input, div[tabindex]")];
	expect(
		stops.filter(({ tabIndex }) => tabIndex >= 0).map((it) => it.tagName),
	).toEqual(["INPUT", "INPUT", "INPUT"]);
	const looks = [...page.querySelectorAll("label")].map((it) => it.className);
	expect(new Set(looks).size).toBe(1);
	expect(document.head.querySelector("style")).toBeNull();
});

test("a slider announces its value in percent", async () => {
	const { page } = await open(600, 300);
	const values = [...page.querySelectorAll("input")].map((it) =>
		it.getAttribute("aria-valuetext"),
	);
	expect(values).toEqual(["0%", "50%", "0%"]);
});

// The bug: with steps of a hundredth of the frame a key had to be pressed 433 times.
test.each([
	[400, 400],
	[400, 300],
	[64, 12_000],
])(
	"a key moves a picture of %d by %d from end to end in a hundred steps, at any zoom",
	async (width, height) => {
		const { page, slide } = await open(width, height);
		for (const zoom of [1, 4]) {
			await slide("Zoom", zoom);
			for (const slider of page.querySelectorAll("input:not(:disabled)")) {
				const [min, max, step] = ["min", "max", "step"].map((name) =>
					Number(slider.getAttribute(name)),
				);
				const steps = ((max ?? 0) - (min ?? 0)) / (step ?? 0);
				expect(Math.floor(steps)).toBe(100);
			}
		}
	},
);
