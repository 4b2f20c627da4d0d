// A barcode whose bars the component computes: it is drawn when they are ready, and replaced by words where the format cannot carry the value (2 §5).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Barcode } from "../../../../src/ui/media/Barcode";
import { barcodeWidths } from "../../../../src/ui/media/barcodeModules";
import { draw, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";

vi.mock("../../../../src/ui/media/barcodeModules", async (original) => {
	const modules = await original<{ barcodeWidths: () => unknown }>();
	return { ...modules, barcodeWidths: vi.fn(modules.barcodeWidths) };
});

let watching = 0;
beforeEach(() => {
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(readonly observe: () => void) {
				watching++;
			}
			disconnect() {
				watching--;
			}
		},
	);
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(328);
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const show = (text: string, more: object = {}) =>
	draw(
		<Barcode
			value={text}
			kind="Barcode"
			symbol={{ format: "EAN13", text, quietZone: 11 }}
			height={100}
			moduleWidth={2}
			message="It does not fit"
			fallback="It cannot be drawn"
			{...more}
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

test("the space of a barcode is reserved from the beginning", async () => {
	const page = await show("8850006321713");
	const box = page.querySelector("div");
	expect(box?.style.getPropertyValue("--height")).toBe("100px");
});

const width = (page: HTMLElement) => page.querySelector("canvas")?.width;

test("a barcode along the vertical side is as long as the space allows", async () => {
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(100);
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(328);
	const page = await show("8850006321713", { rotated: true });
	await until(() => page.querySelector("canvas[data-drawn]"));
	expect(width(page)).toBe(100);
	// 95 modules, and a quiet zone of eleven on each side.
	expect(page.querySelector("canvas")?.height).toBe(2 * (95 + 22));
	expect(page.querySelector("[class*=rotated]")).not.toBeNull();
});

test("a barcode whose bars would be too narrow to read is replaced by words", async () => {
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(100);
	const page = await show("8850006321713");
	await until(() => page.textContent === "It cannot be drawn");
	expect(page.querySelector("canvas[data-drawn], canvas:not([hidden])")).toBe(
		null,
	);
});

test.each(["", "12 3", "2102", "11"])(
	"saved bars that are damaged (%j) are computed again",
	async (widths) => {
		const page = await show("8850006321713", { widths });
		await until(() => page.querySelector("canvas[data-drawn]"));
		expect(width(page)).toBe(2 * (95 + 22));
	},
);

test("a change of the box's size draws each code once, and no removed code", async () => {
	for (const text of ["8850006321713", "4006381333931"]) {
		const page = await show(text);
		await until(() => page.querySelector(`[aria-label="${text}"][data-drawn]`));
		expect(watching).toBe(1);
	}
	wipe();
	expect(watching).toBe(0);
});

test.each<[string, () => string | null]>([
	["is computed", () => "2112321"],
	["is refused", () => null],
	[
		"cannot be computed",
		() => {
			throw new TypeError("Failed to fetch");
		},
	],
])(
	"a former code that %s late does not change the next one",
	async (_how, end) => {
		const { reply, come } = lateReply(end);
		vi.mocked(barcodeWidths).mockImplementationOnce(reply);
		await show("8850006321713");
		const page = await show("4006381333931");
		await until(() => page.querySelector("canvas[data-drawn]"));
		await come();
		expect(page.textContent).toBe("");
		expect(width(page)).toBe(2 * (95 + 22));
		expect(page.querySelector("canvas")?.hidden).toBe(false);
		expect(watching).toBe(1);
	},
);
