// The skeleton of ranking and rounds stays for at least a second, but only if nothing is saved (3 §9).

import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ListState } from "../../../../src/components/lists/listState";
import { useMinimumLoading } from "../../../../src/features/games/useMinimumLoading";
import { draw, wipe } from "../../support/drawn";

const Shown = ({ state }: { state: ListState }) => useMinimumLoading(state);
const shown = async (state: ListState) =>
	(await draw(<Shown state={state} />)).textContent;
const wait = (ms: number) =>
	act(async () => {
		await vi.advanceTimersByTimeAsync(ms);
	});

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

test.each<ListState>(["fresh", "failed"])(
	"a list that loads at once as %s is shown after a second",
	async (state) => {
		expect(await shown("loading")).toBe("loading");
		expect(await shown(state)).toBe("loading");
		await wait(999);
		expect(await shown(state)).toBe("loading");
		await wait(1);
		expect(await shown(state)).toBe(state);
	},
);

test("a slow list is shown when it has loaded, a saved list at once", async () => {
	expect(await shown("loading")).toBe("loading");
	await wait(3000);
	expect(await shown("loading")).toBe("loading");
	expect(await shown("fresh")).toBe("fresh");
	wipe();
	expect(await shown("saved")).toBe("saved");
});
