// The notice of a saved list: its retry keeps the focus while it loads, and no line breaks inside the time.
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { FreshnessNotice } from "../../../../src/components/lists/FreshnessNotice";
import { StaleListNotice } from "../../../../src/components/lists/StaleListNotice";
import { setServerTime } from "../../../../src/platform/http/clock";
import { draw, wipe } from "../../support/drawn";

afterEach(() => {
	wipe();
	vi.useRealTimers();
});

test("while the list loads the button keeps the focus and starts no second load", async () => {
	setServerTime(Date.now());
	const refetch = vi.fn();
	const show = (isFetching: boolean) =>
		draw(
			<FreshnessNotice
				query={{
					isError: true,
					error: null,
					isFetching,
					dataUpdatedAt: Date.now() - 1000,
					refetch,
				}}
			/>,
		);
	const place = await show(false);
	const retry = place.querySelector("button");
	retry?.focus();
	await act(async () => retry?.click());
	await show(true);
	expect(retry?.disabled).toBe(false);
	expect(retry?.getAttribute("aria-disabled")).toBe("true");
	// The bug: the loading was not shown.
	expect(retry?.querySelector(".turning")).toBeTruthy();
	await act(async () => retry?.click());
	expect(refetch).toHaveBeenCalledTimes(1);
});

test.each([true, false])(
	"no line breaks inside the time (offline: %s)",
	async (isOffline) => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(!isOffline);
		dispatchEvent(new Event(isOffline ? "offline" : "online"));
		const place = await draw(
			<FreshnessNotice
				query={{
					isError: true,
					error: null,
					isFetching: false,
					dataUpdatedAt: Date.now() - 1000,
					refetch: vi.fn(),
				}}
			/>,
		);
		expect(place.textContent).toMatch(
			isOffline ? /^No internet\. .* at\u00a0\d/ : /^Could not .* at\u00a0\d/,
		);
		// Without a network a retry cannot help.
		expect(place.querySelector("button") === null).toBe(isOffline);
	},
);

test("a retry that fails again is announced again", async () => {
	vi.useFakeTimers();
	const show = (errorUpdatedAt: number) =>
		draw(
			<StaleListNotice
				query={{ isFetching: false, errorUpdatedAt, refetch: vi.fn() }}
			>
				Could not refresh
			</StaleListNotice>,
		);
	const said = (page: HTMLElement) =>
		page.querySelector("[role=status] > span");
	const first = said(await show(1));
	expect(said(await show(1))).toBe(first);
	const second = said(await show(2));
	expect(second?.textContent).toBe("Could not refresh");
	// A new element is an addition to the live region, which is announced.
	expect(second).not.toBe(first);
});

test.each([
	[false, true],
	[true, false],
])(
	"an old list that loads for long says that it is being refreshed, except while its next page loads (%s)",
	async (isFetchingNextPage, isSaid) => {
		vi.useFakeTimers({ now: Date.parse("2026-11-21T05:00:00Z") });
		setServerTime(Date.now());
		const place = await draw(
			<FreshnessNotice
				query={{
					...{
						isError: false,
						error: null,
						isFetching: true,
						isFetchingNextPage,
					},
					dataUpdatedAt: Date.now() - 120_000,
					refetch: vi.fn(),
				}}
			/>,
		);
		await act(async () => vi.advanceTimersByTime(2000));
		expect(/Saved at.*refreshing/.test(place.textContent ?? "")).toBe(isSaid);
	},
);

test.each([true, false])(
	"a fresh list can be loaded again, but not in a dialog (pull: %s)",
	async (pull) => {
		setServerTime(Date.now());
		const query = {
			...{ isError: false, error: null, isFetching: false, refetch: vi.fn() },
			dataUpdatedAt: Date.now(),
		};
		const page = await draw(<FreshnessNotice query={query} pull={pull} />);
		await act(async () => page.querySelector("button")?.click());
		expect(query.refetch).toHaveBeenCalledTimes(pull ? 1 : 0);
	},
);

test("a list that stays open past midnight names the day of its copy", async () => {
	vi.useFakeTimers({ now: Date.parse("2026-11-21T16:58:00Z") });
	setServerTime(Date.now());
	const query = {
		...{ isError: true, error: null, isFetching: false, refetch: vi.fn() },
		dataUpdatedAt: Date.now(),
	};
	const page = await draw(<FreshnessNotice query={query} />);
	expect(page.textContent).toContain("Saved at\u00a023:58");
	await act(async () => vi.advanceTimersByTime(180_000));
	expect(page.textContent).toContain("Saved 21\u00a0Nov\u00a02026");
});
