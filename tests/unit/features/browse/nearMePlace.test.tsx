// Near me: the place whose deals are shown, the choice of another place, and what the page shows meanwhile (2 §2, 2 §4 Location, 2 §9).
import { act, useState } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getDealNearMe } from "../../../../src/contract/browse";
import { NearMe } from "../../../../src/features/browse/NearMe";
import { findPlace } from "../../../../src/features/browse/searchPlaces";
import { atomStore } from "../../../../src/platform/atomStore";
import { positionAtom } from "../../../../src/platform/browser/lastPosition";
import { settings } from "../../../../src/platform/http/settings";
import { setOverlayHistory } from "../../../../src/ui/overlay/backGuard";
import { draw, press, typeInto, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: () => null,
	useSearch: () => ({}),
	useNavigate: () => vi.fn(),
}));
vi.stubGlobal("SVGElement", window.SVGElement);
const { api, calls } = phone;

const [bangkok, chiangMai] = ["10", "50"];
const placeOf = (id: string) => {
	const { lat = 0, lng = 0 } = findPlace(id) ?? {};
	return { lat, lng };
};
const ask = vi.fn<Geolocation["getCurrentPosition"]>();
const isIn = (id: string) =>
	atomStore.set(positionAtom, {
		...{ kind: "known", at: Date.now(), position: placeOf(id) },
	});

/** One deal of a branch for each distance, in km. */
const dealsAt = (...distances: (number | null)[]) =>
	v.parse(
		getDealNearMe.reply,
		distances.map((distance, at) => ({
			...{ alt_reference: `PV_${at}`, brand_id: `${at}`, distance },
			...{ brand_name_en: `Brand ${at}`, privilege_image_url: `/${at}.webp` },
			branch_lat:
				distance === null ? null : placeOf(bangkok).lat + (at + 1) / 100,
			branch_lng: placeOf(bangkok).lng,
		})),
	);

beforeEach(() => {
	// Waits until a sheet has closed.
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	freshPhone();
	ask.mockReset();
	atomStore.set(positionAtom, { kind: "unasked" });
	vi.spyOn(navigator, "geolocation", "get").mockReturnValue({
		...{ getCurrentPosition: ask, watchPosition: () => 0 },
		clearWatch: () => undefined,
	});
	api("getDealNearMe", () => []);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** Opens the page with the place in its address. */
function Near({ begin }: { begin: string }) {
	const [placeId, setPlaceId] = useState(begin);
	return <NearMe placeId={placeId} onPlace={setPlaceId} />;
}
const open = (placeId: string) => draw(<Near begin={placeId} />);
const title = (page: HTMLElement) => page.querySelector("h2")?.textContent;
const asked = () => calls.map(({ request }) => request);
const sheetOf = (page: HTMLElement) => page.querySelector("dialog");

// The bug: if the position was known too, a chosen province listed the deals around the person.
test("a chosen place shows its own deals, also if the person's position is known", async () => {
	isIn(bangkok);
	const page = await open(chiangMai);
	await until(() => asked().length > 0);
	expect(asked()).toMatchObject([{ Location_Lat: placeOf(chiangMai).lat }]);
	expect(title(page)).toBe("Around Chiang Mai");
	wipe();
	expect(title(await open(""))).toBe("Near you");
});

test.each(["", chiangMai])(
	"another place is chosen from the list, which marks the current one: %j",
	async (placeId) => {
		isIn(bangkok);
		const page = await open(placeId);
		await press(page, "Change place");
		const chosen = sheetOf(page)?.querySelector("[aria-pressed=true]");
		expect(chosen?.textContent).toBe(placeId ? "Chiang Mai" : undefined);
		expect(chosen?.querySelectorAll("svg").length ?? 2).toBe(2);
		await press(page, "Phuket");
		await until(() => title(page) === "Around Phuket");
		expect(sheetOf(page)).toBeNull();
	},
);

test("without a position a place can be chosen instead", async () => {
	const page = await open("");
	await press(page, "Choose a province or place");
	await press(page, "Phuket");
	await until(() => title(page) === "Around Phuket");
	expect(ask).not.toHaveBeenCalled();
});

test("if nothing is near, another place can be chosen", async () => {
	const page = await open(chiangMai);
	await until(() => page.textContent?.includes("No deals near here"));
	await press(page, "Choose a province or place");
	expect(sheetOf(page)?.textContent).toContain("Where to look");
});

test("“Use my location” in the list returns to the person's own place, and asks for the position", async () => {
	const page = await open(chiangMai);
	await press(page, "Change place");
	await press(page, "Use my location");
	expect(ask).toHaveBeenCalledOnce();
	await until(() => title(page) === "Deals near you");
	// The browser's permission question is open.
	const busy = page.querySelector("button[aria-busy=true]");
	expect(busy?.textContent).toContain("Use my location");
});

test("the button is busy only while the position is read", async () => {
	const page = await open("");
	expect(page.querySelector("[aria-busy=true]")).toBeNull();
	await press(page, "Use my location");
	expect(page.querySelector("[aria-busy=true]")).not.toBeNull();
});

// The bug: the list opened again with the name typed before, which hid the other places.
test("the list of places opens with an empty field", async () => {
	const page = await open(chiangMai);
	await press(page, "Change place");
	await typeInto(sheetOf(page)?.querySelector("input"), "Phuket");
	await press(page, "Close");
	await until(() => !sheetOf(page));
	await press(page, "Change place");
	expect(sheetOf(page)?.querySelector("input")?.value).toBe("");
});

test("a choice is applied once, after the list's history entry has been removed, which would otherwise undo it", async () => {
	const removed: (() => void)[] = [];
	const nothing = () => undefined;
	const history = { update: nothing, stopUpdates: nothing };
	setOverlayHistory({ ...history, whenIdle: (work) => removed.push(work) });
	const onPlace = vi.fn();
	const page = await draw(<NearMe placeId={bangkok} onPlace={onPlace} />);
	await press(page, "Change place");
	await press(page, "Phuket");
	await until(() => removed.length > 0);
	expect(onPlace).not.toHaveBeenCalled();
	removed[0]?.();
	expect(onPlace.mock.calls).toEqual([["83"]]);
	await press(page, "Change place");
	await press(page, "Close");
	await until(() => !sheetOf(page));
	await act(async () => vi.runAllTimers());
	expect(removed).toHaveLength(1);
	setOverlayHistory({ ...history, whenIdle: (work) => work() });
});

test("a name shared by provinces and other places counts both; a group without a match has no heading", async () => {
	const page = await open(chiangMai);
	await press(page, "Change place");
	const sheet = sheetOf(page);
	const field = sheet?.querySelector("input");
	const said = () => sheet?.querySelector("[role=status]");
	const headings = () =>
		[...(sheet?.querySelectorAll("h3") ?? [])].map((it) => it.textContent);
	await typeInto(field, "nonth");
	const all = sheet?.querySelectorAll("li").length;
	expect(headings()).toEqual(["Provinces"]);
	expect(said()?.textContent).toBe(`${all} place found`);
	expect(said()?.className).toBe("visually-hidden");
	await typeInto(field, "chiang");
	expect(headings()).toEqual(["Provinces", "Areas and towns"]);
	expect(said()?.textContent).toBe("3 places found");
	await typeInto(field, "siam");
	expect(headings()).toEqual(["Areas and towns"]);
	await typeInto(field, "nowhere");
	expect(headings()).toEqual([]);
	// No list is shown, so the message is visible.
	expect(said()?.className).not.toContain("visually-hidden");
});

test("while the deals load the space for the map is reserved, and the empty list is not reported", async () => {
	let answer = () => {};
	const answered = new Promise<void>((done) => (answer = done));
	api("getDealNearMe", () => answered.then(() => dealsAt(1, 2)));
	const page = await open(bangkok);
	const room = () => page.querySelector("[class*=waiting]");
	expect(room()).not.toBeNull();
	expect(page.textContent).not.toContain("No deals near here");
	answer();
	await until(() => page.querySelector("article"));
	expect(room()).toBeNull();
	const map = page.querySelector("section[aria-label^='Map of']");
	expect(map?.getAttribute("aria-label")).toBe(
		"Map of the branches around Bangkok",
	);
	expect(page.querySelector("[class*=near]")).not.toBeNull();
});

test("a single deal has no order to choose, and without a near branch there is no map", async () => {
	api("getDealNearMe", () => dealsAt(20));
	const page = await open(bangkok);
	await until(() => page.querySelector("article"));
	expect(page.querySelector("select")).toBeNull();
	expect(page.querySelector("section[aria-label^='Map of']")).toBeNull();
	expect(page.querySelector("[class*=near]")).toBeNull();
});

test("10 km away is near (2 §9); if none is near, the far ones and those at an unknown distance have their own headings", async () => {
	const headings = async (...distances: (number | null)[]) => {
		wipe();
		api("getDealNearMe", () => dealsAt(...distances));
		const page = await open(bangkok);
		await until(() => page.querySelector("article"));
		return [...page.querySelectorAll("h2")].map((it) => it.textContent);
	};
	const far = "More than 10\u00a0km away";
	expect(await headings(10)).toEqual(["Around Bangkok"]);
	expect(await headings(20)).toEqual(["Around Bangkok"]);
	expect(await headings(10, 20)).toEqual(["Around Bangkok", far]);
	expect(await headings(20, null)).toEqual([
		...["Around Bangkok", far, "Distance unknown"],
	]);
});

test("the nearest branch stands out as its pin does, then the chosen one", async () => {
	api("getDealNearMe", () => dealsAt(1, 2, 3));
	const page = await open(bangkok);
	await until(() => page.querySelector("article"));
	const prominent = () =>
		[...page.querySelectorAll("article")].map((it) =>
			it.className.includes("prominent"),
		);
	expect(prominent()).toEqual([true, false, false]);
	await press(page, "2");
	expect(prominent()).toEqual([false, true, false]);
});

test.each([
	["near", 1],
	["far", 20],
])(
	"the pictures of the first four branches are loaded at once, later ones when they are near the screen: %s ones",
	async (_, distance) => {
		api("getDealNearMe", () => dealsAt(...Array(6).fill(distance)));
		const page = await open(bangkok);
		await until(() => page.querySelectorAll("article").length === 6);
		const pictures = [...page.querySelectorAll("article img")];
		expect(pictures.map((it) => it.getAttribute("loading"))).toEqual([
			...["eager", "eager", "eager", "eager", "lazy", "lazy"],
		]);
	},
);

test("pictures of far branches below the near ones are not loaded at once", async () => {
	api("getDealNearMe", () => dealsAt(1, 20));
	const page = await open(bangkok);
	await until(() => page.querySelectorAll("article").length === 2);
	const pictures = [...page.querySelectorAll("article img")];
	expect(pictures.map((it) => it.getAttribute("loading"))).toEqual([
		...["eager", "lazy"],
	]);
});

// The bug: the map still showed the tiles of the previous place.
test("another place has its own centre of the map", async () => {
	vi.spyOn(settings, "mapTiles", "get").mockReturnValue({
		address: "https://tiles.example/{z}/{x}/{y}.png",
		attribution: "Example",
	});
	api("getDealNearMe", () => dealsAt(1));
	const page = await open(bangkok);
	const tiles = () =>
		[...page.querySelectorAll<HTMLImageElement>("img.leaflet-tile")].map(
			({ src }) => src,
		);
	await until(() => tiles().length > 0);
	const before = tiles();
	const choose = async (name: string) => {
		await press(page, "Change place");
		await press(page, name);
		await until(() => title(page) === `Around ${name}`);
		await until(() => tiles().length > 0);
	};
	await choose("Phuket");
	expect(tiles()).not.toContain(before[0]);
	// Its deals are loaded already, so the map stays.
	await choose("Bangkok");
	await until(() => tiles().includes(before[0] ?? ""));
});

// The bug: neither the reading of the position nor its failure was shown.
test.each([
	["unavailable", 2, "Turn its location on"],
	["expired", 3, "It took too long"],
] as const)(
	"the button on the map is busy while it reads the position, and says that it is %s",
	async (_end, code, words) => {
		api("getDealNearMe", () => dealsAt(1));
		isIn(bangkok);
		const page = await open("");
		const locate = () =>
			page.querySelector<HTMLElement>(
				'[aria-label="Show deals near my location"]',
			);
		const isBusy = () => locate()?.getAttribute("aria-busy") === "true";
		await until(locate);
		expect(isBusy()).toBe(false);
		await act(async () => locate()?.click());
		expect(isBusy()).toBe(true);
		expect(locate()?.querySelector(".turning")).toBeTruthy();
		await act(async () => locate()?.click());
		expect(ask).toHaveBeenCalledOnce();
		const fail = ask.mock.calls[0]?.[1];
		await act(async () => fail?.({ code } as GeolocationPositionError));
		expect(isBusy()).toBe(false);
		expect(page.textContent).toContain(words);
		expect(title(page)).toBe("Near you");
		await until(() => !page.textContent?.includes(words));
	},
);

test("a failure to read the person's own position is not reported at a place that was chosen meanwhile", async () => {
	api("getDealNearMe", () => dealsAt(1));
	isIn(bangkok);
	const near = (placeId: string) =>
		draw(<NearMe placeId={placeId} onPlace={() => undefined} />);
	const page = await near("");
	const locate = "[aria-label='Show deals near my location']";
	await until(() => page.querySelector(locate));
	await act(async () => page.querySelector<HTMLElement>(locate)?.click());
	await near(chiangMai);
	const [, fail] = ask.mock.lastCall ?? [];
	if (!fail) throw new Error("The position was not asked for");
	await act(async () => fail({ code: 3 } as GeolocationPositionError));
	expect(title(page)).toBe("Around Chiang Mai");
	expect(page.textContent).not.toContain("It took too long");
});
