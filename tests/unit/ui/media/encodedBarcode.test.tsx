// A barcode whose bars are computed by the component: drawn once they are, and in words where its format cannot carry the value (2 §5).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Barcode } from "../../../../src/ui/media/Barcode";
import { draw, until, wipe } from "../../support/drawn";

beforeEach(() => {
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(readonly observe: () => void) {}
			disconnect() {}
		},
	);
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(328);
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const show = (text: string) =>
	draw(
		<Barcode
			value={text}
			kind="Barcode"
			symbol={{ format: "EAN13", text, quietZone: 11 }}
			height={100}
			moduleWidth={2}
			message="It does not fit"
			fallback="It cannot be drawn"
		/>,
	);

test("a value that fits the format is drawn without a message", async () => {
	const page = await show("8850006321713");
	await until(() => page.querySelector("canvas[data-drawn]:not([hidden])"));
	expect(page.textContent).toBe("");
});

test("a value that does not fit the format shows the message instead of bars", async () => {
	const page = await show("8850006321714");
	await until(() => page.textContent !== "");
	expect(page.textContent).toBe("It does not fit");
	expect(page.querySelector("canvas[data-drawn]")).toBeNull();
});
