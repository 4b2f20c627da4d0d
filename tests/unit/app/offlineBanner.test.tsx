// Proves that exactly one offline notice shows: the page's own if it has one, else the banner at the bottom of the page (O09).
import { act, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { OfflineBanner } from "../../../src/app/OfflineBanner";
import { FailedList } from "../../../src/components/lists/FailedList";
import { FreshnessNotice } from "../../../src/components/lists/FreshnessNotice";
import { SavedCodesOnlyNotice } from "../../../src/features/reward/history/HistoryCards";
import { draw, wipe } from "../support/drawn";

const word = "No internet connection";
const query = {
	isError: false,
	error: null,
	isFetching: false,
	dataUpdatedAt: Date.parse("2026-11-21T05:05:00Z"),
	refetch: () => undefined,
};

/** Switches the network off or on. */
async function network(online: boolean) {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
	await act(async () => {
		dispatchEvent(new Event(online ? "online" : "offline"));
	});
}
const show = (part?: ReactNode) =>
	draw(
		<>
			{part}
			<OfflineBanner />
		</>,
	);

afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

test("a page without its own notice shows the offline banner while there is no network", async () => {
	const page = await show();
	expect(page.textContent).toBe("");
	await network(false);
	expect(page.textContent).toBe(word);
	await network(true);
	expect(page.textContent).toBe("");
});

test("a page that lost the network while it was in the back-forward cache says so when it is shown again", async () => {
	const page = await show();
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const shown = Object.assign(new Event("pageshow"), { persisted: true });
	await act(async () => void dispatchEvent(shown));
	expect(page.textContent).toBe(word);
	await network(true);
});

test.each([
	["a saved list", <FreshnessNotice key="" query={query} />],
	["a list that could not be had", <FailedList key="" query={query} />],
	["the codes of this phone alone", <SavedCodesOnlyNotice key="" />],
])(
	"%s shows its own notice; the banner appears once that notice is gone",
	async (_name, part) => {
		await network(false);
		const page = await show(part);
		expect(page.textContent).toMatch(/^No internet/);
		expect(page.textContent).not.toContain(word);
		await show();
		expect(page.textContent).toBe(word);
	},
);

test("a fresh list shows its own notice in place of the banner when the network is lost", async () => {
	const page = await show(<FreshnessNotice query={query} />);
	expect(page.textContent).not.toContain("Saved ");
	await network(false);
	expect(page.textContent).toMatch(/^No internet\. Saved /);
	expect(page.textContent).not.toContain(word);
	await network(true);
	expect(page.textContent).not.toContain("No internet");
});
