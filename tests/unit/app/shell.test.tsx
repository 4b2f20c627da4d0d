// Proves the skeleton behind a privilege that a document begins with: home's at both of its addresses, a page's elsewhere (1 §2, P26).
import { useLocation } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Shell } from "../../../src/app/Shell";
import { adoptToken, endSession } from "../../../src/platform/session/session";
import { draw, wipe } from "../support/drawn";
import { tokenOf } from "../support/token";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Outlet: () => <h1>The page</h1>,
	useLocation: vi.fn(),
	useSearch: () => search,
}));
vi.mock("../../../src/app/lazyHosts", () => ({
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
])("behind a privilege at %s is home's skeleton: %s", async (path, isHome) => {
	vi.mocked(useLocation).mockReturnValue(path as never);
	adoptToken(tokenOf("customer-1"));
	const page = await draw(<Shell />);
	expect(page.textContent).not.toContain("The page");
	expect(page.querySelector(".tile-row") !== null).toBe(isHome);
});

test("a privilege is there for as long as the address has one", async () => {
	vi.mocked(useLocation).mockReturnValue("/" as never);
	search = {};
	const page = await draw(<Shell />);
	expect(page.textContent).not.toContain("Privilege");
	search = { "modal-privilege": "PV_2" };
	expect((await draw(<Shell />)).textContent).toContain("PV_2");
	search = {};
	expect((await draw(<Shell />)).textContent).not.toContain("Privilege");
});

test("the page behind a privilege comes after three seconds at the latest, and at once where nobody is signed in", async () => {
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
