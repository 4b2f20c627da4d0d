// When a button that becomes busy announces it: after its own press alone.
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "../../../../src/ui/form/Button";
import { draw, press, wipe } from "../../support/drawn";

afterEach(() => {
	vi.useRealTimers();
	wipe();
});

const drawButton = (busy: boolean) =>
	draw(<Button busy={busy}>Refresh</Button>);
const isAnnounced = (page: HTMLElement) =>
	page.textContent?.includes("Please wait") === true;

test("one that works by itself says nothing, and announces it once it is pressed", async () => {
	const page = await drawButton(true);
	expect(isAnnounced(page)).toBe(false);
	await press(page, "Refresh");
	expect(isAnnounced(page)).toBe(true);
});

// The bug: a press that led to nothing was remembered, and the next load without one announced.
test.each([
	["at once", 0, true],
	["after a question", 20_000, true],
	["long after", 31_000, false],
])(
	"busy %s: a press is the cause for a while",
	async (_when, ms, announces) => {
		vi.useFakeTimers();
		const page = await drawButton(false);
		await press(page, "Refresh");
		vi.advanceTimersByTime(ms);
		await drawButton(true);
		expect(isAnnounced(page)).toBe(announces);
	},
);

test("work without a press, after that of a press, is not announced", async () => {
	const page = await drawButton(false);
	await press(page, "Refresh");
	for (const busy of [true, false, true]) await drawButton(busy);
	expect(isAnnounced(page)).toBe(false);
});
