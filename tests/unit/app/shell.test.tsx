// Proves the skeleton behind a privilege that a document starts with: home's at both of its addresses, a page's elsewhere (1 §2, P26).
import { readFileSync } from "node:fs";
import { useLocation } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Shell } from "../../../src/app/Shell";
import { HomeSkeleton } from "../../../src/features/home/HomeSkeleton";
import styles from "../../../src/features/home/HomeSkeleton.module.css";
import { adoptToken, endSession } from "../../../src/platform/session/session";
import { draw, wipe } from "../support/drawn";
import { tokenOf } from "../support/token";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Outlet: () => <h1>The page</h1>,
	useLocation: vi.fn(),
	useSearch: () => search,
}));
vi.mock("../../../src/app/PrivilegeHost", () => ({
	PrivilegeHost: ({ reference }: { reference: string }) => (
		<p>Privilege {reference}</p>
	),
}));
let search: Record<string, string> = {};

beforeEach(() => {
	search = { "modal-privilege": "PV_1" };
});
afterEach(() => {
	wipe();
	endSession();
});

test.each([
	["/", true],
	["/hub", true],
	["/history", false],
])(
	"the skeleton behind a privilege at %s is home's: %s",
	async (path, isHome) => {
		vi.mocked(useLocation).mockReturnValue(path as never);
		adoptToken(tokenOf("customer-1"));
		const page = await draw(<Shell />);
		expect(page.textContent).not.toContain("The page");
		expect(page.querySelector("[role=status]")?.textContent).toBe(
			"Please wait",
		);
		expect(page.querySelector(".tile-row") !== null).toBe(isHome);
	},
);

// What the documents name, from the top: the picture in the head represents the logo.
test.each([
	["the logo", ".header .avatar", 1],
	["the icons", ".header .icon", 3],
	["the search bar", ".header + .search", 1],
	["the carousel of banners", ".search ~ .banners > .banner", 3],
	["its dots", ".banners + .dots > .dot", 3],
	["the dot of the banner that is shown", ".banners + .dots > .current", 1],
	[
		"more category tiles than the documents’ five",
		".dots + .tiles .square",
		10,
	],
	["the row of deals", ".tiles ~ .row > .card > .picture", 4],
	["the two columns", ".row ~ .pair > .card > .picture", 2],
])("home's skeleton has %s (1 §2, P26)", async (_, selector, count) => {
	const page = await draw(<HomeSkeleton />);
	const scoped = selector.replace(
		/\.(\w+)/g,
		(_name, name) => `.${styles[name]}`,
	);
	const boxes = [...page.querySelectorAll(scoped)];
	expect(boxes).toHaveLength(count);
	for (const box of boxes) expect(box.classList).toContain(styles.box);
	expect(boxes.filter((box) => box.closest("[hidden]"))).toEqual([]);
});

test("the last row of home's skeleton has two columns", () => {
	const css = readFileSync("src/features/home/HomeSkeleton.module.css", "utf8");
	expect(css).toMatch(/\.pair \{[^}]*grid-template-columns: repeat\(2, /);
});

test("a privilege is shown for as long as the address has one", async () => {
	vi.mocked(useLocation).mockReturnValue("/" as never);
	search = {};
	const page = await draw(<Shell />);
	expect(page.textContent).not.toContain("Privilege");
	search = { "modal-privilege": "PV_2" };
	expect((await draw(<Shell />)).textContent).toContain("PV_2");
	search = {};
	expect((await draw(<Shell />)).textContent).not.toContain("Privilege");
});

// The bug: after the phone's back the skeleton stayed for up to three seconds.
test("the page behind a privilege shows at once if the privilege is left before it has loaded", async () => {
	vi.mocked(useLocation).mockReturnValue("/" as never);
	adoptToken(tokenOf("customer-1"));
	await draw(<Shell />);
	search = {};
	expect((await draw(<Shell />)).textContent).toContain("The page");
});

test("the page behind a privilege shows after three seconds at the latest, and at once without a session", async () => {
	vi.mocked(useLocation).mockReturnValue("/history" as never);
	vi.useFakeTimers();
	adoptToken(tokenOf("customer-1"));
	const page = await draw(<Shell />);
	await act(() => vi.advanceTimersByTimeAsync(2999));
	expect(page.textContent).not.toContain("The page");
	await act(() => vi.advanceTimersByTimeAsync(1));
	expect(page.textContent).toContain("The page");
	vi.useRealTimers();
	wipe();
	endSession();
	expect((await draw(<Shell />)).textContent).toContain("The page");
});
