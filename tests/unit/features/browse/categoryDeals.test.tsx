// The banners of a category stand above its deals, and are removed for a retry if the deals cannot be loaded (2 §2).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { banner } from "../../../../src/contract/banner";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import {
	CategoryDeals,
	CategorySkeleton,
} from "../../../../src/features/browse/CategoryDeals";
import { browseQueries } from "../../../../src/queries/browse";
import { announced } from "../../support/announced";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useSearch: () => ({}),
	useNavigate: () => vi.fn(),
	useRouter: () => ({}),
	useRouterState: () => "",
	Link: ({ children }: { children: unknown }) => (
		<a href="/">{children as string}</a>
	),
}));
const { api } = phone;

fastForward();
beforeEach(freshPhone);
afterEach(wipe);

const week = v.parse(banner, {
	...{ bannerid: "1", name_en: "Coffee week" },
	banner_image_image_url: "/week.webp",
});
const show = () =>
	draw(<CategoryDeals catId="2" subcatId="0" banners={[week]} />);

test("a category shows its banners with its deals", async () => {
	api("getPrivilegeListV3", () => ({ items: [], totalpages: 1 }));
	const page = await show();
	await until(() => page.textContent?.includes("No data"));
	expect(page.textContent).toContain("Coffee week");
	const carousel = () => page.querySelector("section[aria-roledescription]");
	expect(carousel()?.getAttribute("aria-label")).toBe("Category highlights");
	const picture = carousel()?.querySelector("img");
	expect(picture?.getAttribute("loading")).toBe("eager");
	await draw(<CategoryDeals catId="3" subcatId="0" banners={[]} />);
	expect(carousel()).toBeNull();
});

test("a category that is opened anew starts with its first page (2 §2)", async () => {
	const client = newCache();
	const { queryKey } = browseQueries.byCategory("7", "0");
	const pageParams = [1, 2, 3, 4, 5];
	const pages = pageParams.map(() => ({ items: [], totalpages: 5 }));
	client.setQueryData(queryKey, { pages, pageParams });
	api("getPrivilegeListV3", () => new Promise(() => undefined));
	await draw(<CategoryDeals catId="7" subcatId="0" banners={[]} />, client);
	expect(client.getQueryData(queryKey)?.pageParams).toEqual([1]);
});

test.each([
	[{ status: 500 }, "This is on our side"],
	[{ status: 0, reason: "timeout" }, "There was no answer"],
] as const)(
	"without deals, after %j, the category says why and shows no banners",
	async (failure, why) => {
		let letGo = () => {};
		const sent = new Promise<void>((done) => (letGo = done));
		api("getPrivilegeListV3", () => sent.then(fail(failure)));
		const page = await show();
		expect(page.textContent).toContain("Coffee week");
		letGo();
		await until(() => page.textContent?.includes(why));
		expect(page.textContent).not.toContain("Coffee week");
		expect(page.textContent).toContain("Try again");
	},
);

test("deals of the next page follow a page whose deals are all hidden; the category is not called empty (2 §1)", async () => {
	const page = (name_en: string, criteria_is_visible: boolean) => ({
		items: [
			v.parse(privilegeCard, {
				...{ alt_reference: name_en, name_en, criteria_is_visible },
			}),
		],
		totalpages: 2,
	});
	const secret = page("Secret", false);
	let answer = () => {};
	const sent = new Promise<void>((done) => (answer = done));
	api("getPrivilegeListV3", ({ page_number }) =>
		page_number === 1 ? secret : sent.then(fail({ status: 500 })),
	);
	// Higher than the screen, so that no scroll loads the next page.
	vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(
		9000,
	);
	const place = await show();
	const asked = () =>
		phone.calls.filter(({ name }) => name === "getPrivilegeListV3");
	await until(() => asked().length === 2);
	expect(place.textContent).not.toContain("No data");
	answer();
	await until(() => place.textContent?.includes("This is on our side"));
	expect(asked()).toHaveLength(2);
	api("getPrivilegeListV3", ({ page_number }) =>
		page_number === 1 ? secret : page("Latte", true),
	);
	await press(place, "Try again");
	await until(() => place.textContent?.includes("Latte"));
	expect(place.textContent).not.toContain("Secret");
	vi.restoreAllMocks();
});

// The bug: the browser's bar, which hides on scrolling, resized the window, and the page's request was cancelled and sent again.
test("a next page is requested once, also if the window is resized while it scrolls", async () => {
	const height = vi.spyOn(document.documentElement, "scrollHeight", "get");
	height.mockReturnValue(9000);
	const first = v.parse(privilegeCard, {
		alt_reference: "A",
		name_en: "Latte",
	});
	api("getPrivilegeListV3", ({ page_number }) =>
		page_number === 1
			? { items: [{ ...first, criteria_is_visible: true }], totalpages: 2 }
			: new Promise(() => {}),
	);
	const place = await show();
	await until(() => place.textContent?.includes("Latte"));
	height.mockReturnValue(100);
	await act(async () => {
		for (const name of ["resize", "scroll"]) dispatchEvent(new Event(name));
	});
	expect(
		phone.calls.map(({ request }) => Reflect.get(request, "page_number")),
	).toEqual([1, 2]);
	vi.restoreAllMocks();
});

test("after the saved deals have been refreshed, the next page is loaded, even if the refresh brings nothing new", async () => {
	const first = v.parse(privilegeCard, {
		...{ alt_reference: "A", name_en: "Latte", criteria_is_visible: true },
	});
	const pages = [{ items: [first], totalpages: 2 }];
	const client = newCache();
	const { queryKey } = browseQueries.byCategory("2", "0");
	const updatedAt = Date.now() - 86_400_000;
	client.setQueryData(queryKey, { pages, pageParams: [1] }, { updatedAt });
	api("getPrivilegeListV3", ({ page_number }) => ({
		items: page_number === 1 ? [first] : [],
		totalpages: 2,
	}));
	await draw(<CategoryDeals catId="2" subcatId="0" banners={[]} />, client);
	await until(() => client.getQueryData(queryKey)?.pages.length === 2);
});

// The bug: the load of a second chip did not count as the list's first load.
test("the empty saved copy of another chip does not say that it is empty while its deals load", async () => {
	const client = newCache();
	const updatedAt = Date.now() - 86_400_000;
	const empty = { pages: [{ items: [], totalpages: 1 }], pageParams: [1] };
	const { queryKey } = browseQueries.byCategory("2", "5");
	client.setQueryData(queryKey, empty, { updatedAt });
	const chip = (subcatId: string) =>
		draw(<CategoryDeals catId="2" subcatId={subcatId} banners={[]} />, client);
	api("getPrivilegeListV3", () => ({ items: [], totalpages: 1 }));
	const page = await chip("0");
	await until(() => page.textContent?.includes("No data"));
	let answer = () => {};
	const sent = new Promise<void>((done) => (answer = done));
	api("getPrivilegeListV3", () =>
		sent.then(() => ({ items: [], totalpages: 1 })),
	);
	await chip("5");
	expect(client.getQueryState(queryKey)?.fetchStatus).toBe("fetching");
	expect(page.textContent).not.toContain("No data");
	answer();
	await until(() => page.textContent?.includes("No data"));
});

test("the skeleton has five cards, each with a logo and a heart (2 §9)", async () => {
	const page = await draw(<CategorySkeleton />);
	const cards = page.querySelectorAll("[class*=wide] > [class*=card]");
	expect(cards).toHaveLength(5);
	for (const card of cards) {
		expect(card.querySelectorAll("[class*=logo]")).not.toHaveLength(0);
		expect(card.querySelectorAll("[class*=heartBox]")).toHaveLength(1);
	}
});

describe("after a load that failed", () => {
	const page = (number: number) => ({
		items: Array.from({ length: 15 }, (_, index) =>
			v.parse(privilegeCard, {
				privilege_id: `${number}-${index}`,
				alt_reference: `PV_${number}_${index}`,
				name_en: `Deal ${number}-${index}`,
				criteria_is_visible: true,
			}),
		),
		totalpages: 2,
	});

	/** Presses the button for the next page; `meanwhile` runs before the reply. */
	async function showMore(meanwhile = (_: HTMLElement) => {}) {
		const client = newCache();
		const { queryKey } = browseQueries.byCategory("2", "0");
		api("getPrivilegeListV3", ({ page_number }) =>
			page_number === 1 ? page(1) : fail({ status: 500 })(),
		);
		const place = await draw(
			<CategoryDeals catId="2" subcatId="0" banners={[]} />,
			client,
		);
		await until(() => place.textContent?.includes("Could not load more"));
		let answer = () => {};
		const sent = new Promise<void>((done) => (answer = done));
		api("getPrivilegeListV3", () => sent.then(() => page(2)));
		await press(place, "Show more deals");
		await until(() => place.querySelector("button[aria-busy=true]"));
		meanwhile(place);
		answer();
		await until(() => client.getQueryData(queryKey)?.pages.length === 2);
		await until(() => !place.textContent?.includes("Show more deals"));
	}

	// The bug: the next page stood below the old deals, and all of them counted as just loaded.
	test("the button refreshes the old deals before it shows others below them", async () => {
		const client = newCache();
		const { queryKey } = browseQueries.byCategory("2", "0");
		const old = [...page(0).items.slice(0, 1), ...page(1).items];
		client.setQueryData(
			queryKey,
			{ pages: [{ items: old, totalpages: 2 }], pageParams: [1] },
			{ updatedAt: Date.now() - 86_400_000 },
		);
		api("getPrivilegeListV3", fail({ status: 500 }));
		const place = await draw(
			<CategoryDeals catId="2" subcatId="0" banners={[]} />,
			client,
		);
		await until(() => place.textContent?.includes("Could not refresh"));
		expect(place.textContent).toContain("Deal 0-0");
		phone.calls.length = 0;
		api("getPrivilegeListV3", ({ page_number }) => page(Number(page_number)));
		await press(place, "Show more deals");
		await until(() => place.textContent?.includes("Deal 2-0"));
		expect(
			phone.calls.map(({ request }) => Reflect.get(request, "page_number")),
		).toEqual([1, 2]);
		expect(place.textContent).not.toContain("Deal 0-0");
		expect(document.activeElement?.textContent).toContain("Deal 1-14");
	});

	test("a next page that fails says so at its button, which stays, each time", async () => {
		const client = newCache();
		const { queryKey } = browseQueries.byCategory("2", "0");
		client.setQueryData(queryKey, { pages: [page(1)], pageParams: [1] });
		api("getPrivilegeListV3", fail({ status: 500 }));
		await client.invalidateQueries({ queryKey });
		const place = await draw(
			<CategoryDeals catId="2" subcatId="0" banners={[]} />,
			client,
		);
		await until(() => place.textContent?.includes("Could not refresh"));
		expect(place.textContent).not.toContain("Could not load more deals");
		await press(place, "Show more deals");
		const words = "Could not load more deals";
		await until(() => place.textContent?.includes(words));
		expect(place.textContent).toContain("Show more deals");
		const said = await announced(place, words);
		await press(place, "Show more deals");
		await announced(place, words, said);
	});

	// The bug: "Could not refresh. Saved at 10:31" stood above deals that had just been loaded, and pushed them down.
	test("a next page that fails does not say that the deals above it are old", async () => {
		const client = newCache();
		const { queryKey } = browseQueries.byCategory("2", "0");
		api("getPrivilegeListV3", ({ page_number }) =>
			page_number === 1 ? page(1) : fail({ status: 500 })(),
		);
		const place = await draw(
			<CategoryDeals catId="2" subcatId="0" banners={[]} />,
			client,
		);
		await until(() => place.textContent?.includes("Could not load more"));
		expect(place.textContent).not.toContain("Could not refresh");
		api("getPrivilegeListV3", fail({ status: 500 }));
		await act(() => client.invalidateQueries({ queryKey }));
		await until(() => place.textContent?.includes("Could not refresh"));
	});

	test("the next page is loaded by a button, not automatically", async () => {
		const held = vi.fn();
		document.documentElement.animate = held;
		await showMore(() => held.mockClear());
		// The deals that replace the button ignore the second tap.
		expect(held).toHaveBeenCalled();
		// Not to the start of the list, where the focus would fall without the button.
		expect(document.activeElement?.textContent).toContain("Deal 2-0");
	});

	test("a focus that the person has moved before the reply stays there", async () => {
		await showMore((place) => place.querySelector("a")?.focus());
		expect(document.activeElement?.textContent).toContain("Deal 1-0");
	});
});
