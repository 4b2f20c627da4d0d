// Proves that the symbol of one code is never shown with the digits of the next, not even while the next symbol is computed or fails; and a barcode's default size (2 §9).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Barcode } from "../../../../src/ui/media/Barcode";
import { QrCode } from "../../../../src/ui/media/QrCode";
import { qrModules } from "../../../../src/ui/media/qrModules";
import { waitFor } from "../../../support/waitFor";
import { draw, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";

// A phone without a network whose encoder was never loaded: its request takes long and fails.
const encoder = vi.hoisted(() => ({
	lose: null as (() => void) | null,
}));
vi.mock("../../../../src/ui/media/barcodeEncoders", () => {
	return new Promise((_, reject) => {
		encoder.lose = () => reject(new TypeError("Failed to fetch"));
	});
});

vi.mock("../../../../src/ui/media/qrModules", async (original) => {
	const { qrModules } = await original<{ qrModules: () => unknown }>();
	return { qrModules: vi.fn(qrModules) };
});

/** A box of 328 CSS px that measures itself at once. */
class Measured {
	constructor(private readonly notify: () => void) {}
	observe() {
		this.notify();
	}
	unobserve() {}
	disconnect() {}
}
beforeEach(() => {
	vi.stubGlobal("ResizeObserver", Measured);
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(328);
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const barcode = (value: string, widths?: string) => (
	<Barcode
		value={value}
		kind="Barcode"
		symbol={{ format: "CODE128", text: value, quietZone: 10 }}
		widths={widths}
		height={100}
		moduleWidth={2}
		message="It does not fit"
		fallback="It cannot be drawn"
	/>
);

test("the bars of a saved code disappear when the next code without bars is shown", async () => {
	const page = await draw(barcode("FIRST", "2112321"));
	const bars = () =>
		page.querySelector<HTMLCanvasElement>("canvas:not([hidden])");
	expect(bars()?.dataset.drawn).toBeDefined();

	await draw(barcode("SECOND"));
	expect(bars()).toBeNull();
	expect(page.textContent).toBe("");

	await until(() => encoder.lose);
	encoder.lose?.();
	await waitFor(async () => {
		await act(async () => {});
		expect(page.textContent).toBe("It cannot be drawn");
	});
	expect(bars()).toBeNull();

	await draw(barcode("FIRST", "2112321"));
	expect(bars()?.getAttribute("aria-label")).toBe("FIRST");
	expect(bars()?.dataset.drawn).toBeDefined();
});

test("each code's QR has its own canvas", async () => {
	const page = await draw(<QrCode value="FIRST" size={192} />);
	const drawn = () => page.querySelector("canvas[data-drawn]");
	await until(drawn);
	const first = drawn();
	await draw(<QrCode value="SECOND" size={192} />);
	expect(first?.isConnected).toBe(false);
	await until(drawn);
	expect(drawn()?.getAttribute("aria-label")).toBe("SECOND");
});

test("late modules of a former QR are not drawn for the next one", async () => {
	const modules = await qrModules("FIRST");
	const { reply, come } = lateReply(() => modules);
	vi.mocked(qrModules).mockImplementationOnce(reply);
	await draw(<QrCode value="FIRST" size={192} />);
	const page = await draw(<QrCode value="SECOND" size={192} />);
	await until(() => page.querySelector("canvas[data-drawn]"));
	const paint = vi.spyOn(HTMLCanvasElement.prototype, "getContext");
	await come();
	expect(paint).not.toHaveBeenCalled();
});

test("a QR that cannot be drawn does not block the next one", async () => {
	vi.mocked(qrModules).mockRejectedValueOnce(new TypeError("Failed to fetch"));
	const qr = (value: string) => (
		<QrCode value={value} size={192} fallback="It cannot be drawn" />
	);
	const page = await draw(qr("FIRST"));
	await until(() => page.textContent === "It cannot be drawn");
	await draw(qr("SECOND"));
	await until(() => page.querySelector("canvas[data-drawn]"));
	expect(page.textContent).toBe("");
});

test("screen readers read a QR as a picture of its value, or by its label", async () => {
	const page = await draw(<QrCode value="FIRST" size={192} />);
	const name = () =>
		page.querySelector("[role=img]")?.getAttribute("aria-label");
	expect(name()).toBe("FIRST");
	await draw(<QrCode value="FIRST" size={192} label="Share it" />);
	expect(name()).toBe("Share it");
});

test("screen readers read what kind of picture shows the value", async () => {
	const page = await draw(barcode("FIRST", "2112321"));
	const bars = page.querySelector("[role=img]");
	expect(bars?.getAttribute("aria-label")).toBe("FIRST");
	expect(bars?.getAttribute("aria-roledescription")).toBe("Barcode");
});

test("bars are 100 px high with 2 px per module by default", async () => {
	const page = await draw(barcode("FIRST", "2112321"));
	const { width, height } = page.querySelector("canvas") ?? {};
	// Twelve modules, and a quiet zone of ten on each side.
	expect([width, height]).toEqual([2 * (10 + 12 + 10), 100]);
});
