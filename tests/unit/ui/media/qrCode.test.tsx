// A QR with an edge fits into its size together with the edge; without one the modules fill the size.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { QrCode } from "../../../../src/ui/media/QrCode";
import { draw, until, wipe } from "../../support/drawn";

afterEach(() => {
	wipe();
	vi.unstubAllGlobals();
});

/** CSS px of the drawn QR and of its edge on one side. */
async function drawnSizes(value: string, withEdge: boolean) {
	const page = await draw(
		<QrCode value={value} size={360} withEdge={withEdge} />,
	);
	const canvas = () =>
		page.querySelector<HTMLCanvasElement>("canvas[data-drawn]");
	await until(canvas);
	const style = canvas()?.style;
	return {
		width: Number.parseFloat(style?.width ?? ""),
		edge: Number.parseFloat(style?.getPropertyValue("--quiet") ?? ""),
	};
}

// The bug: on an upright phone most of the edge was outside the screen.
test.each([
	[21, "G79QSSNLS2RT"],
	[29, "a-longer-code-in-small-letters-0123456789"],
])(
	"%d modules and four on each side fit into the size",
	async (modules, value) => {
		const { width, edge } = await drawnSizes(value, true);
		expect(edge).toBeCloseTo((4 * width) / modules);
		expect(width + 2 * edge).toBeLessThanOrEqual(360);
		expect(width + 2 * edge).toBeGreaterThan(300);
	},
);

test("without an edge the modules fill the size", async () => {
	const { width } = await drawnSizes("G79QSSNLS2RT", false);
	expect(width).toBe(357);
});

// The bug: after zooming in the browser the modules were no longer whole pixels.
test("another pixel ratio draws the QR again", async () => {
	const screens: EventTarget[] = [];
	let listeners = 0;
	vi.stubGlobal("matchMedia", () => {
		const screen = new EventTarget();
		screens.push(screen);
		vi.spyOn(screen, "addEventListener").mockImplementation((...given) => {
			listeners++;
			EventTarget.prototype.addEventListener.apply(screen, given);
		});
		vi.spyOn(screen, "removeEventListener").mockImplementation(
			() => void listeners--,
		);
		return screen;
	});
	vi.stubGlobal("devicePixelRatio", 1);
	const page = await draw(<QrCode value="G79QSSNLS2RT" size={210} />);
	const widths = () => {
		const { width, style } = page.querySelector("canvas") ?? {};
		return [width, style?.width];
	};
	await until(() => widths()[1] === "210px");
	expect(widths()[0]).toBe(210);
	for (const ratio of [2, 3]) {
		vi.stubGlobal("devicePixelRatio", ratio);
		await act(async () => screens.at(-1)?.dispatchEvent(new Event("change")));
		await until(() => widths()[0] === 210 * ratio);
		expect(widths()[1]).toBe("210px");
	}
	wipe();
	expect(listeners).toBe(0);
});
