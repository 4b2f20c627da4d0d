// Deals near a chosen place, changed to another place and back (2 §2, 2 §9).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NearMe, NearMePrompt } from "../../../../src/features/browse/NearMe";
import { PlaceSheet } from "../../../../src/features/browse/PlaceSheet";
import { findPlace } from "../../../../src/features/browse/searchPlaces";
import { atomStore } from "../../../../src/platform/atomStore";
import { positionAtom } from "../../../../src/platform/browser/lastPosition";
import {
	draw,
	newCache,
	press,
	typeInto,
	until,
	wipe,
} from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({
	search: {} as Record<string, string>,
	options: {},
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ children }: { children: unknown }) => (
		<a href="/">{children as string}</a>
	),
	useRouter: () => ({}),
	useSearch: () => router.search,
	useNavigate:
		() =>
		({ search, ...options }: { search: (it: object) => object }) => {
			Object.assign(router, { search: search(router.search), options });
		},
}));
const { api } = phone;

const bangkok = "10";
const chiangMai = "50";

/** Two deals with a branch each, close to a place. */
const dealsAt = (id: string) =>
	["first", "second"].map((name, index) => ({
		privilege_id: `${id} ${name}`,
		alt_reference: `PV_${id}_${name}`,
		name_th: "",
		name_en: `${id} ${name}`,
		brand_id: `${id} ${name}`,
		brand_name_th: "",
		brand_name_en: `${id} ${name}`,
		branch_title_th: "",
		branch_title_en: "",
		branch_lat: (findPlace(id)?.lat ?? 0) + index / 100,
		branch_lng: findPlace(id)?.lng ?? 0,
		distance: index + 1,
		criteria_is_visible: true,
		privilege_image_url: "",
		brand_logo: "",
	}));

beforeEach(() => {
	freshPhone();
	router.search = {};
	api("getDealNearMe", (request) => {
		const { Location_Lat } = request as { Location_Lat: number };
		const isBangkok = Location_Lat === findPlace(bangkok)?.lat;
		return dealsAt(isBangkok ? bangkok : chiangMai);
	});
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

/** The buttons of the list that show a branch on the map. */
const toMap = (page: HTMLElement) => [
	...page.querySelectorAll<HTMLElement>(
		'li button[aria-label$="show on the map"]',
	),
];
const showAt = (placeId = bangkok, client = newCache()) =>
	draw(<NearMe placeId={placeId} onPlace={() => undefined} />, client);
const watchScrolls = () =>
	vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue();

test("the button that changes the place keeps the focus while the deals of another place load", async () => {
	const client = newCache();
	const show = (placeId: string) => showAt(placeId, client);
	const page = await show(chiangMai);
	await until(() => page.textContent?.includes(`${chiangMai} second`));
	const change = [...page.querySelectorAll("button")].find(
		(it) => it.textContent === "Change place",
	);
	change?.focus();
	await show(bangkok);
	await until(() => page.textContent?.includes(`${bangkok} second`));
	expect(document.activeElement).toBe(change);
	expect(change?.isConnected).toBe(true);
});

test("the branches of another place are announced", async () => {
	const client = newCache();
	const show = (placeId: string) => showAt(placeId, client);
	const page = await show(chiangMai);
	const status = () => page.querySelector("[role=status]");
	const first = status();
	await until(() => status()?.textContent === "2 branches, nearest first");
	await show(bangkok);
	await until(() => page.textContent?.includes(`${bangkok} second`));
	expect(status()?.textContent).toBe("2 branches, nearest first");
	// An element that is inserted together with its text is not announced.
	expect(status()).toBe(first);
});

test("at another place no branch is selected, not even the same one", async () => {
	// Two places close to each other.
	api("getDealNearMe", () => dealsAt(bangkok));
	const client = newCache();
	const show = async (placeId: string) => {
		const page = await draw(
			<NearMe placeId={placeId} onPlace={() => undefined} />,
			client,
		);
		await until(() => page.textContent?.includes("10 second"));
		return page;
	};
	const page = await show(bangkok);
	const chosen = () => page.querySelector("li[aria-current]")?.textContent;
	const onMap = toMap(page);
	await act(async () => onMap[1]?.click());
	expect(chosen()).toContain("10 second");
	await show(chiangMai);
	expect(chosen()).toBeUndefined();
});

test.each([
	["denied", "Grant location permission first", "in the site settings"],
	["unavailable", "We don’t know where you are", "Turn its location on"],
	["expired", "We don’t know where you are", "It took too long"],
	["unasked", "Deals near you", "rounded to about 100 metres"],
] as const)(
	"the prompt for a position that is %s: %s, %s",
	async (kind, title, words) => {
		const page = await draw(
			<NearMePrompt reading={{ kind }} onChoose={() => undefined} />,
		);
		expect(page.querySelector("h2")?.textContent).toBe(title);
		expect(page.textContent).toContain(words);
		const explains = page.textContent?.includes("rounded to about 100 metres");
		expect(explains).toBe(kind === "unasked");
		// The steps of the site settings help only after a refusal.
		expect(page.querySelector("ol") !== null).toBe(kind === "denied");
		const said = page.querySelector("[role=status]");
		expect(said?.textContent).toContain(title);
		expect(said?.querySelector("button")).toBeNull();
	},
);

test("a selected branch stays selected when a reload puts another branch before it", async () => {
	const client = newCache();
	const page = await showAt(bangkok, client);
	await until(() => page.textContent?.includes("10 second"));
	const onMap = toMap(page);
	const scrolled = watchScrolls();
	await act(async () => onMap[1]?.click());
	const [map] = scrolled.mock.contexts;
	expect(map instanceof Element && map.querySelector("section")).toBeTruthy();
	api("getDealNearMe", () => {
		const [first, second] = dealsAt(bangkok);
		const nearer = { alt_reference: "PV_3", brand_id: "9", distance: 0.5 };
		return [{ ...first, ...nearer, name_en: "10 nearer" }, first, second];
	});
	await act(async () => client.refetchQueries());
	await until(() => page.textContent?.includes("10 nearer"));
	expect(page.querySelector("li[aria-current]")?.textContent).toContain(
		"10 second",
	);
});

test("a near branch without a position is listed with the near ones, and the pins keep their numbers", async () => {
	api("getDealNearMe", () => {
		const [first, second] = dealsAt(bangkok);
		const unplaced = { brand_id: "8", name_en: "10 unplaced", distance: 0.5 };
		const remote = { brand_id: "9", name_en: "10 remote", distance: 20 };
		const nowhere = { branch_lat: null, branch_lng: null };
		return [
			{ ...first, ...unplaced, ...nowhere, alt_reference: "PV_8" },
			first,
			second,
			{ ...first, ...remote, ...nowhere, alt_reference: "PV_9" },
		];
	});
	const page = await showAt();
	await until(() => page.textContent?.includes("10 remote"));
	expect(page.textContent).toMatch(
		/10 unplaced.*10 second.*More than 10\u00a0km away.*10 remote/,
	);
	const onMap = toMap(page);
	expect(onMap.map((it) => it.textContent)).toEqual(["1", "2"]);
	await act(async () => onMap[1]?.click());
	expect(page.querySelector("li[aria-current]")?.textContent).toContain(
		"10 second",
	);
});

test("the button for a branch's other deals has the branch in its name, and controls the shown deals", async () => {
	api("getDealNearMe", () => {
		const [first, second] = dealsAt(bangkok);
		return [first, { ...first, ...{ alt_reference: "PV_3" } }, second];
	});
	const page = await showAt();
	await until(() => page.querySelector("[aria-expanded]"));
	const button = page.querySelector<HTMLElement>("[aria-expanded]");
	expect(button?.textContent).toMatch(/^\+1 deal.*10 first/);
	expect(button?.hasAttribute("aria-label")).toBe(false);
	expect(button?.hasAttribute("aria-controls")).toBe(false);
	await act(async () => button?.click());
	const controlled = button?.getAttribute("aria-controls") ?? "";
	expect(document.getElementById(controlled)).not.toBeNull();
});

test.each([
	["out_of_stock", "Sold out"],
	["is_overall_limit", "Sold out"],
	["display_redeem_badge", "Claimed"],
])("a branch whose only deal has %s says %s", async (field, word) => {
	api("getDealNearMe", () => {
		const [first, second] = dealsAt(bangkok);
		return [first, { ...second, [field]: true }];
	});
	const page = await showAt();
	await until(() => page.textContent?.includes("10 second"));
	const said = [...page.querySelectorAll("li")].map((branch) =>
		branch.textContent?.includes(word),
	);
	expect(said).toEqual([false, true]);
});

test("the button on the map leads from a chosen place back to the person's own position", async () => {
	const onPlace = vi.fn();
	const page = await draw(<NearMe placeId={bangkok} onPlace={onPlace} />);
	await until(() => page.textContent?.includes("10 second"));
	const locate = page.querySelector<HTMLElement>(
		'[aria-label="Show deals near my location"]',
	);
	const ask = vi.fn<Geolocation["getCurrentPosition"]>();
	vi.spyOn(navigator, "geolocation", "get").mockReturnValue({
		...{ getCurrentPosition: ask, watchPosition: () => 0 },
		clearWatch: () => undefined,
	});
	atomStore.set(positionAtom, {
		...{ kind: "known", at: Date.now() },
		position: { lat: 13.7, lng: 100.5 },
	});
	await act(async () => locate?.click());
	expect(onPlace).toHaveBeenCalledWith("");
	// A walk of a few minutes counts: no earlier position is reused.
	expect(ask.mock.calls[0]?.[2]?.maximumAge).toBe(0);
});

test("the choice of a place has a close button, for people who cannot drag or tap outside", async () => {
	const onClose = vi.fn();
	const page = await draw(
		<PlaceSheet open chosen="" onChoose={() => undefined} onClose={onClose} />,
	);
	await press(page, "Close");
	expect(onClose).toHaveBeenCalledOnce();
});

test("the number of places found for a typed name is announced", async () => {
	const page = await draw(
		<PlaceSheet
			open
			chosen=""
			onChoose={() => undefined}
			onClose={() => undefined}
		/>,
	);
	const said = () => page.querySelector("[role=status]")?.textContent;
	const type = (text: string) => typeInto(page.querySelector("input"), text);
	expect(said()).toBe("");
	await type("Chiang Mai");
	const listed = page.querySelectorAll("li").length;
	expect(said()).toMatch(new RegExp(`^${listed} places? found$`));
	await type("Chiang Moo");
	expect(said()).toMatch(/^No place with that name/);
});

test("a branch beyond the map's last ring is listed under its own heading, without a number", async () => {
	api("getDealNearMe", () => {
		const [first, second] = dealsAt(bangkok);
		return [first, { ...second, distance: 10.01 }];
	});
	const page = await showAt();
	await until(() => page.querySelectorAll("article").length === 2);
	const [near, far] = page.querySelectorAll("ul");
	expect(near?.textContent).toMatch(/^1.*10 first/);
	expect(far?.previousSibling?.textContent).toBe("More than 10\u00a0km away");
	expect(far?.querySelector("[aria-pressed]")).toBeNull();
});

test("a branch at an unknown distance is called neither near nor far; its position gives the distance if the host does not", async () => {
	const nowhere = { branch_lat: null, branch_lng: null, distance: null };
	const unknown = { ...nowhere, brand_id: "9", name_en: "10 unknown" };
	api("getDealNearMe", () => {
		const [first, second] = dealsAt(bangkok);
		return [
			{ ...first, ...unknown, alt_reference: "PV_9" },
			{ ...first, distance: 20 },
			{ ...second, distance: null },
		];
	});
	const client = newCache();
	const show = () =>
		draw(<NearMe placeId={bangkok} onPlace={() => undefined} />, client);
	const page = await show();
	await until(() => page.textContent?.includes("10 unknown"));
	expect(page.textContent).toMatch(
		/1 branch, nearest first.*10 second.*More than 10\u00a0km away.*10 first.*Distance unknown.*10 unknown/,
	);
	api("getDealNearMe", () => [{ ...dealsAt(bangkok)[0], ...unknown }]);
	await act(async () => client.refetchQueries());
	await until(() => page.querySelectorAll("article").length === 1);
	for (const words of ["within 10", "nearest first", "Distance unknown"])
		expect(page.textContent).not.toContain(words);
});

test("sorted by end the branches change places, but the numbers of their pins stay", async () => {
	const days = (count: number) =>
		new Date(Date.now() + count * 86_400_000).toISOString();
	api("getDealNearMe", () => {
		const [first, second] = dealsAt(bangkok);
		return [
			{ ...first, type: 4, valid_through: days(9) },
			{ ...second, type: 8, valid_through: days(2) },
		];
	});
	const client = newCache();
	const show = (choice: Record<string, string>) => {
		router.search = choice;
		return draw(<NearMe placeId={bangkok} onPlace={() => undefined} />, client);
	};
	const page = await show({});
	const numbers = () => toMap(page).map((it) => it.textContent);
	await until(() => numbers().length === 2);
	expect(numbers()).toEqual(["1", "2"]);
	await show({ sort: "ending" });
	expect(numbers()).toEqual(["2", "1"]);
	const scrolled = watchScrolls();
	const pins = page.querySelectorAll<HTMLElement>("section [aria-pressed]");
	await act(async () => pins[0]?.click());
	expect(scrolled.mock.contexts).toEqual([
		page.querySelector("li[aria-current]"),
	]);
	expect(page.textContent).toContain("2 branches, soonest to expire first");
	// The nearest first is its own order.
	await show({ sort: "nearest" });
	expect(numbers()).toEqual(["1", "2"]);
	await show({ kind: "online" });
	expect(numbers()).toEqual(["1"]);
	expect(page.textContent).not.toContain("10 first");
});

test("another order keeps the page's scroll position and the place in the address, and is announced once", async () => {
	router.search = { catId: "9", near: bangkok };
	const client = newCache();
	const show = () =>
		draw(<NearMe placeId={bangkok} onPlace={() => undefined} />, client);
	const page = await show();
	await until(() => page.querySelector("select"));
	const select = page.querySelector("select");
	await act(async () => {
		if (select) select.value = "ending";
		select?.dispatchEvent(new Event("change", { bubbles: true }));
	});
	expect(router.search).toMatchObject({ near: bangkok, sort: "ending" });
	expect(router.options).toMatchObject({
		...{ replace: true, resetScroll: false, viewTransition: false },
	});
	await show();
	const said = () =>
		[...page.querySelectorAll("[role=status]")].map((it) => it.textContent);
	await until(() => said().includes("2 branches, soonest to expire first"));
	expect(said().filter(Boolean)).toHaveLength(1);
});
