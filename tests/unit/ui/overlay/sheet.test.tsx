// Proves the dragging of a sheet: it follows the finger, asks to close after a long drag, and never stays half down.
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { largeTextAttribute } from "../../../../src/ui/layout/watchTextSize";
import { Sheet } from "../../../../src/ui/overlay/Sheet";
import { draw, wipe } from "../../support/drawn";

const onClose = vi.fn();

beforeEach(() => {
	onClose.mockReset();
	HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(wipe);

/** A sheet that its owner keeps open, and a finger on its grabber. */
async function open() {
	const page = await draw(
		<Sheet open onClose={onClose} label="Test">
			words
		</Sheet>,
	);
	const panel = page.querySelector<HTMLElement>("dialog > div");
	const grabber = panel?.firstElementChild;
	if (!panel || !grabber) throw new Error("no sheet");
	return {
		panel,
		finger: (type: string, clientY: number) =>
			act(async () => {
				grabber.dispatchEvent(
					new PointerEvent(type, { bubbles: true, clientY, pointerId: 1 }),
				);
			}),
	};
}

test.each([
	["a short sheet's bar scrolls with the words", {}, true],
	["a tall sheet's bar stays in sight", { tall: true }, false],
	["a fixed bar stays in sight", { fixedBar: true }, false],
])("with a large text %s", async (_name, look, scrolls) => {
	document.documentElement.toggleAttribute(largeTextAttribute, true);
	const page = await draw(
		<Sheet open {...look} onClose={onClose} label="Test" bar={<hr />}>
			<p>words</p>
		</Sheet>,
	);
	document.documentElement.removeAttribute(largeTextAttribute);
	const body = page.querySelector("p")?.parentElement;
	expect(body?.contains(page.querySelector("hr"))).toBe(scrolls);
});

test.each([
	["a short way", 60, "pointerup", 0],
	["past its way", 200, "pointerup", 1],
	["upwards", -80, "pointerup", 0],
	["and taken from the finger", 200, "pointercancel", 0],
])(
	"a sheet that was dragged %s and stays open returns to its place",
	async (_name, way, ending, asked) => {
		const { panel, finger } = await open();
		await finger("pointerdown", 100);
		await finger("pointermove", 100 + way);
		expect(panel.style.getPropertyValue("--drag")).toBe(
			`${Math.max(0, way)}px`,
		);
		expect(panel.hasAttribute("data-dragged")).toBe(true);
		await finger(ending, 100 + way);
		expect(onClose).toHaveBeenCalledTimes(asked);
		expect(panel.style.getPropertyValue("--drag")).toBe("");
		expect(panel.hasAttribute("data-dragged")).toBe(false);
		await finger("pointermove", 300);
		expect(panel.style.getPropertyValue("--drag")).toBe("");
	},
);

test("a sheet to read can be focused, so that keys scroll it; a sheet with controls adds no keyboard stop", async () => {
	const stops = async (reading: boolean) =>
		(
			await draw(
				<Sheet open reading={reading} onClose={onClose} label="Test">
					words
				</Sheet>,
			)
		).querySelectorAll("dialog [tabindex='0']").length;
	expect(await stops(true)).toBe(1);
	expect(await stops(false)).toBe(0);
});
