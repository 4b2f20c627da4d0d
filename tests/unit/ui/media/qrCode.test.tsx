// A QR with its edge fits into its size, edge included; without it the edge lies around.
import { afterEach, expect, test } from "vitest";
import { QrCode } from "../../../../src/ui/media/QrCode";
import { draw, until, wipe } from "../../support/drawn";

afterEach(wipe);

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

// The bug: on an upright phone most of the edge was off the screen.
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

test("without it the modules alone fill the size", async () => {
	const { width } = await drawnSizes("G79QSSNLS2RT", false);
	expect(width).toBe(357);
});
