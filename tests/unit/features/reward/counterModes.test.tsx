// The options to show a code at the counter: the bars of each option, the way back, and which one the shop's scanner accepted last time (O06).
import { act, type ComponentProps } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { CounterView } from "../../../../src/features/reward/counter/CounterView";
import type { Barcode } from "../../../../src/ui/media/Barcode";
import type { QrCode } from "../../../../src/ui/media/QrCode";
import { draw, press, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const bars = vi.hoisted(() =>
	vi.fn<(look: ComponentProps<typeof Barcode>) => null>(() => null),
);
vi.mock("../../../../src/ui/media/Barcode", () => ({ Barcode: bars }));
const qr = vi.hoisted(() =>
	vi.fn<(look: ComponentProps<typeof QrCode>) => null>(() => null),
);
vi.mock("../../../../src/ui/media/QrCode", () => ({ QrCode: qr }));

beforeEach(freshPhone);
afterEach(() => {
	wipe();
	vi.unstubAllGlobals();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
const screen = (innerWidth: number, innerHeight: number) => {
	vi.stubGlobal("innerWidth", innerWidth);
	vi.stubGlobal("innerHeight", innerHeight);
};

const ownBars = "2111";
const codeOf = (transaction_id: string) => ({
	...{ ...bareCard("PV_1"), brand_id: "7", sub: "customer-1", saved_at: 0 },
	...v.parse(rewardCode, {
		...{ code: "123456", barcode_format: "ITF", privilegetype: 4 },
		...{ transaction_id, privilege_id: "P1" },
	}),
	bars: ownBars,
});

const onStep = vi.fn();
const counter = (
	transactionId: string,
	{ open = true, of = 1 } = {},
	times = {},
) =>
	draw(
		<CounterView
			{...{ open, onStep, clock: null, position: { at: 1, of } }}
			key={transactionId}
			reward={{ ...codeOf(transactionId), ...times }}
			onClose={vi.fn()}
		/>,
	);
const button = (page: HTMLElement, label: string) =>
	page.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const notScanned = (page: HTMLElement) => press(page, "It didn’t scan?");

// The bug: the option was not saved, so at the next purchase all options were tried again.
test("the option that was shown last is the first one for the brand's next code", async () => {
	const page = await counter("T1");
	expect(page.textContent).toContain("Option 1 of 6.");
	await notScanned(page);
	await notScanned(page);
	wipe();
	expect((await counter("T2")).textContent).toContain(
		"Option 3 of 6. Smallest barcode",
	);
});

test("“Back” leads to the previous option", async () => {
	const page = await counter("T1");
	await notScanned(page);
	await notScanned(page);
	await act(async () => button(page, "Back to the previous option")?.click());
	expect(page.textContent).toContain("Option 2 of 6.");
});

// The bug: with the saved bars of the code's own format the plain barcode was the same one again.
test("only the plain barcode has its own bars; the smaller ones are narrower", async () => {
	const page = await counter("T1");
	const drawn = () => {
		const [look] = bars.mock.lastCall ?? [];
		return [look?.symbol.format, look?.widths, look?.moduleWidth];
	};
	const ways = [drawn()];
	for (let step = 1; step < 4; step++) {
		await notScanned(page);
		ways.push(drawn());
	}
	expect(ways).toEqual([
		["ITF", ownBars, 5],
		["ITF", ownBars, 1.75],
		["ITF", ownBars, 1.1],
		["CODE128", undefined, 5],
	]);
});

// The bug: in the popup an arrow key switched invisibly to the brand's next code, which was then marked as used.
test.each([
	["of a code in full screen turn", { of: 2 }, 1],
	["under the popup's own card do not turn", { open: false, of: 2 }, 0],
	["of a brand's only code do not turn", { of: 1 }, 0],
])("arrow keys %s to another code", async (_where, look, times) => {
	await counter("T1", look);
	onStep.mockClear();
	await act(async () =>
		dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" })),
	);
	expect(onStep).toHaveBeenCalledTimes(times);
});

test("two buttons and a swipe switch to the brand's other codes; a brand's only code has neither", async () => {
	const page = await counter("T1", { of: 2 });
	const swipe = (name: string, clientX: number) =>
		page.querySelector("[class*=stage]")?.dispatchEvent(
			new PointerEvent(`pointer${name}`, {
				...{ bubbles: true, isPrimary: true, clientX },
			}),
		);
	const toTheRight = () =>
		act(async () => void [swipe("down", 100), swipe("up", 200)]);
	onStep.mockClear();
	await act(async () => button(page, "Previous code")?.click());
	await act(async () => button(page, "Next code")?.click());
	await toTheRight();
	expect(onStep.mock.calls).toEqual([[-1], [1], [-1]]);
	await counter("T1");
	expect(button(page, "Next code")).toBeNull();
	await toTheRight();
	expect(onStep).toHaveBeenCalledTimes(3);
});

test("the QR is one press away, and so is the way back to the bars", async () => {
	const page = await counter("T1");
	await act(async () => button(page, "Show the QR")?.click());
	expect(page.textContent).toContain("QR code, if the shop");
	await act(async () => button(page, "Show the barcode")?.click());
	expect(page.textContent).toContain("Option 1 of 6.");
});

// Without its white edge, or under the screen's edge, no scanner reads it.
test("on a phone on its side the QR fits between header and buttons, with its white edge", async () => {
	screen(800, 360);
	const page = await counter("T1");
	await act(async () => button(page, "Show the QR")?.click());
	const [look] = qr.mock.lastCall ?? [];
	expect([look?.size, look?.withEdge]).toEqual([192, true]);
});

test("on an upright phone the largest bars lie along the longer side, the next ones across it", async () => {
	screen(360, 780);
	const page = await counter("T1");
	const isRotated = () => bars.mock.lastCall?.[0].rotated;
	expect(isRotated()).toBe(true);
	await notScanned(page);
	expect(page.textContent).toContain("Rotated barcode");
	expect(isRotated()).toBe(false);
});

test.each([
	["a kept code says until when it is valid", null, true],
	[
		"a code whose clock runs leaves that to its clock",
		"2026-12-01T03:00:00Z",
		false,
	],
])("%s", async (_what, countdown_time, isDated) => {
	const expiration_datetime = "2026-12-31T05:00:00Z";
	const times = { countdown_time, expiration_datetime };
	const page = await counter("T1", {}, times);
	const text = page.textContent?.replaceAll("\u00a0", " ");
	expect(text?.includes("Valid until 31 Dec 2026")).toBe(isDated);
});
