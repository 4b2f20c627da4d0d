// Proves that every route states whether it needs a token: a new page must be added here, or to the addresses that need one (1 §4).
import { expect, test } from "vitest";
import { RedirectToNotFound } from "../../../src/app/fallbacks";
import { router } from "../../../src/app/router";
import { pages } from "../../../src/app/routes";
import { parseSearch, stringifySearch } from "../../../src/app/searchParams";
import { addressesThatNeedToken } from "../../support/addressesThatNeedToken";

const required = addressesThatNeedToken.map(
	(address) => new URL(address, "https://app").pathname,
);
/** Pages that show only what their address contains, or nothing that needs a token. */
const none = [
	"/landing",
	"/share",
	"/language",
	"/contact_us",
	"/internal-web",
	"/no-permission-device",
	"/no-permission-device-article",
	"/blank",
	"/alert-error",
	"/not-found",
];

const isSample = (path: string) => path.startsWith("/sample/");

test("every page states whether it needs a token", () => {
	const decided = Object.fromEntries(
		pages
			.filter(({ path }) => !isSample(path))
			.map(({ path, token }) => [path, token]),
	);
	expect(decided).toEqual(
		Object.fromEntries([
			...required.map((path) => [path, "required"]),
			...none.map((path) => [path, "none"]),
			// The game takes the token from its own address.
			["/play-game", "given"],
		]),
	);
});

test("a page below another in its path slides in from the right, and home is above all pages (1 §2)", () => {
	const own = pages.filter(({ path }) => !isSample(path));
	const orderOf = (path: string) =>
		own.find((page) => page.path === path)?.order ?? Number.NaN;
	for (const { path, order } of own) {
		const parent = path.slice(0, path.lastIndexOf("/"));
		if (own.some((page) => page.path === parent))
			expect([path, order > orderOf(parent)]).toEqual([path, true]);
		if (!["/landing", "/", "/hub"].includes(path))
			expect([path, order > orderOf("/")]).toEqual([path, true]);
	}
	expect(orderOf("/hub")).toBe(orderOf("/"));
});

test("an unknown address leads to /not-found, a new page starts at its top, and parameters stay plain strings (1 §2)", () => {
	expect(router.routeTree.options.notFoundComponent).toBe(RedirectToNotFound);
	expect(RedirectToNotFound().props).toEqual({
		...{ to: "/not-found", replace: true },
	});
	expect(router.options).toMatchObject({
		...{ scrollRestoration: true, parseSearch, stringifySearch },
	});
});
