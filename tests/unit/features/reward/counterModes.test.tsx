// The ways to show a code at the counter: the bars of each way, the way back, and what the shop's scanner accepted last time (O06).
import { act, type ComponentProps } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { CounterView } from "../../../../src/features/reward/counter/CounterView";
import type { Barcode } from "../../../../src/ui/media/Barcode";
import { draw, press, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const bars = vi.hoisted(() =>
	vi.fn<(look: ComponentProps<typeof Barcode>) => null>(() => null),
);
vi.mock("../../../../src/ui/media/Barcode", () => ({ Barcode: bars }));

beforeEach(freshPhone);
afterEach(wipe);

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
const counter = (transactionId: string, { open = true, of = 1 } = {}) =>
	draw(
		<CounterView
			{...{ open, onStep, clock: null, position: { at: 1, of } }}
			key={transactionId}
			reward={codeOf(transactionId)}
			onClose={vi.fn()}
		/>,
	);
const notScanned = (page: HTMLElement) => press(page, "It didn’t scan?");

// The bug: the way was not saved, and at the next purchase all ways were tried again.
test("the way that was shown last is the first one of the brand's next code", async () => {
	const page = await counter("T1");
	expect(page.textContent).toContain("Way 1 of 6.");
	await notScanned(page);
	await notScanned(page);
	wipe();
	expect((await counter("T2")).textContent).toContain(
		"Way 3 of 6. Smallest barcode",
	);
});

test("the way back leads to the way before", async () => {
	const page = await counter("T1");
	await notScanned(page);
	await notScanned(page);
	const back = page.querySelector<HTMLElement>('[aria-label^="Back"]');
	await act(async () => back?.click());
	expect(page.textContent).toContain("Way 2 of 6.");
});

// The bug: with the saved bars of the code's own format the plain barcode was the same one again.
test("only the plain barcode has bars of its own; the smaller ones are narrower", async () => {
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

// The bug: in the popup an arrow key turned to the brand's next code unseen, which was then marked as used.
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
