// The map of a build with tiles is never blank: if no tile loads, the radar replaces it.
import { Map as LeafletMap } from "leaflet";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NearbyMap } from "../../../../src/components/places/NearbyMap";
import { settings } from "../../../../src/platform/http/settings";
import { contentRules } from "../../../../src/ui/media/contentRules";
import { waitFor } from "../../../support/waitFor";
import { draw, wipe } from "../../support/drawn";

vi.stubGlobal("SVGElement", window.SVGElement);

const onChoose = vi.fn();
const mapWith = (chosen: number | null) => (
	<NearbyMap
		position={{ lat: 13.75, lng: 100.5 }}
		places={[
			{ lat: 13.76, lng: 100.51, name: "Siam" },
			{ lat: 13.83, lng: 100.5, name: "Far north" },
		]}
		chosen={chosen}
		onChoose={onChoose}
	/>
);
const map = mapWith(null);
const tilesOf = (page: HTMLElement) => [
	...page.querySelectorAll<HTMLImageElement>("img.leaflet-tile"),
];
/** Ends the load of each tile; failed ones after all their retries. */
const answer = async (tiles: HTMLImageElement[], event: "load" | "error") => {
	for (let tries = 0; tries < 4; tries++)
		await act(async () => {
			for (const tile of tiles) tile.dispatchEvent(new Event(event));
			vi.runAllTimers();
		});
};
const isRadar = (page: HTMLElement) =>
	page.querySelector(".leaflet-container") === null &&
	page.querySelector("svg circle") !== null;

async function drawTileMap() {
	const page = await draw(map);
	await waitFor(async () => {
		await act(async () => {});
		expect(tilesOf(page).length).toBeGreaterThan(0);
	});
	vi.useFakeTimers();
	return page;
}

beforeEach(() => {
	onChoose.mockReset();
	vi.spyOn(settings, "mapTiles", "get").mockReturnValue({
		address: "https://tiles.example/{z}/{x}/{y}.png",
		attribution: "Example",
	});
});
afterEach(async () => {
	vi.useRealTimers();
	await wipe();
	vi.restoreAllMocks();
	contentRules.pictureSource = (src) => src;
});

test("a phone without network gets the radar at once", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	expect(isRadar(await draw(map))).toBe(true);
});

test("the radar replaces a map whose tiles all fail", async () => {
	const page = await drawTileMap();
	expect(isRadar(page)).toBe(false);
	await answer(tilesOf(page), "error");
	expect(isRadar(page)).toBe(true);
});

test("a map with a loaded tile stays when others fail", async () => {
	const page = await drawTileMap();
	const [first, ...others] = tilesOf(page);
	if (!first) throw new Error("no tile");
	await answer([first], "load");
	await answer(others.length > 0 ? others : [first], "error");
	expect(isRadar(page)).toBe(false);
});

test("the map that the keyboard can move has a name", async () => {
	const page = await drawTileMap();
	const box = page.querySelector<HTMLElement>(".leaflet-container");
	expect(box?.tabIndex).toBe(0);
	expect(box?.getAttribute("role")).toBe("application");
	expect(box?.getAttribute("aria-label")).toBe("Map of the branches near you");
});

test("the ring around the person is 10 km away, on a map of zoom 12 (2 §9)", async () => {
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(260);
	const page = await drawTileMap();
	expect(tilesOf(page)[0]?.src).toContain("/12/");
	// 37 m per pixel in Bangkok.
	const ring = page.querySelector("path[class*=ring]");
	expect(ring?.getAttribute("d")).toContain("a270,270");
});

test.each([
	["moves by itself to a chosen branch outside its edges", false],
	["jumps there under reduced motion", true],
])("the map %s", async (_, isStill) => {
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(260);
	const query = window.matchMedia("all");
	vi.spyOn(window, "matchMedia").mockReturnValue({
		...query,
		matches: isStill,
	});
	const panned = vi.spyOn(LeafletMap.prototype, "panBy");
	await drawTileMap();
	await draw(mapWith(0));
	expect(panned).not.toHaveBeenCalled();
	await draw(mapWith(1));
	const [[by, options] = []] = panned.mock.calls;
	// Upwards, and by the height of a pin more.
	expect(by && "y" in by && by.y).toBeLessThan(-60);
	expect(options).toMatchObject({ animate: !isStill });
});

test("two buttons outside the keyboard-controlled area zoom the map, and show where zooming ends", async () => {
	const page = await drawTileMap();
	const buttonOf = (name: string) => {
		const button = page.querySelector(`button[aria-label="${name}"]`);
		if (!(button instanceof HTMLButtonElement)) throw new Error(name);
		return button;
	};
	const [closer, wider] = [buttonOf("Zoom in"), buttonOf("Zoom out")];
	expect(closer.closest("[role=application]")).toBeNull();
	const scales = () => tilesOf(page).map(({ src }) => src.split("/")[3]);
	const isOver = (button: Element) =>
		button.getAttribute("aria-disabled") === "true";
	const zoom = async (button: HTMLElement, times: number) => {
		for (let at = 0; at < times; at++) await act(async () => button.click());
	};
	await zoom(closer, 1);
	expect(scales()).toContain("13");
	await zoom(closer, 5);
	expect([isOver(closer), isOver(wider)]).toEqual([true, false]);
	await zoom(wider, 9);
	expect([isOver(closer), isOver(wider)]).toEqual([false, true]);
	expect(scales()).toContain("9");
});

// The bug: two shops in one building had one key, and a pin kept its name in the first language.
test("shops in one building have a pin each, with their current names and states", async () => {
	const wrong = vi.spyOn(console, "error");
	const namesOf = (page: HTMLElement) =>
		[...page.querySelectorAll<HTMLElement>(".leaflet-marker-icon")].map(
			({ title }) => title,
		);
	const building = (...names: string[]) => (
		<NearbyMap
			position={{ lat: 13.75, lng: 100.5 }}
			places={names.map((name) => ({ lat: 13.76, lng: 100.51, name }))}
			chosen={null}
			onChoose={onChoose}
		/>
	);
	const page = await draw(building("Siam", "Tea"));
	await waitFor(async () => {
		await act(async () => {});
		expect(namesOf(page)).toEqual(["1. Siam", "2. Tea"]);
	});
	await draw(building("สยาม", "Tea"));
	expect(namesOf(page).sort()).toEqual(["1. สยาม", "2. Tea"]);
	expect(page.querySelectorAll("[title][aria-pressed=false]")).toHaveLength(2);
	expect(wrong).not.toHaveBeenCalled();
});

test("the logo of a pin comes from the API's host", async () => {
	contentRules.pictureSource = (src) => `https://api.example${src}`;
	const logo = { src: "/content/logo", name: "Siam" };
	const page = await draw(
		<NearbyMap
			position={{ lat: 13.75, lng: 100.5 }}
			places={[{ lat: 13.76, lng: 100.51, name: "Siam", logo }]}
			chosen={null}
			onChoose={onChoose}
		/>,
	);
	await waitFor(async () => {
		await act(async () => {});
		const picture = page.querySelector(".leaflet-marker-icon img");
		expect(picture?.getAttribute("src")).toBe(
			"https://api.example/content/logo",
		);
		expect(picture?.getAttribute("alt")).toBe("");
	});
	const number = page.querySelector(".leaflet-marker-icon [class*=badge]");
	expect(number?.textContent).toBe("1");
});

test.each(["Enter", " "])(
	"the key %j on a pin chooses its place, and scrolls nothing",
	async (key) => {
		const page = await drawTileMap();
		const pin = page.querySelector('[title="2. Far north"]');
		const press = new KeyboardEvent("keypress", {
			...{ key, bubbles: true, cancelable: true },
		});
		await act(async () => pin?.dispatchEvent(press));
		expect(onChoose.mock.calls).toEqual([[1]]);
		expect(press.defaultPrevented).toBe(true);
	},
);

test("a tap on a pin chooses its place; keys other than Enter and space do not", async () => {
	const page = await drawTileMap();
	const pin = page.querySelector<HTMLElement>('[title="2. Far north"]');
	const key = new KeyboardEvent("keypress", { key: "a", bubbles: true });
	await act(async () => pin?.dispatchEvent(key));
	expect(onChoose).not.toHaveBeenCalled();
	await act(async () => pin?.click());
	expect(onChoose.mock.calls).toEqual([[1]]);
});

test("the chosen pin stands out above the others", async () => {
	const page = await drawTileMap();
	const stateOf = (title: string) => {
		const pin = page.querySelector<HTMLElement>(`[title="${title}"]`);
		return {
			isPressed: pin?.getAttribute("aria-pressed"),
			hasLook: pin?.querySelector("[class*=chosen]") !== null,
			// Leaflet adds the pin's vertical position in px.
			isAbove: Number(pin?.style.zIndex) > 500,
		};
	};
	await draw(mapWith(1));
	const [out, others] = [
		{ isPressed: "true", hasLook: true, isAbove: true },
		{ isPressed: "false", hasLook: false, isAbove: false },
	];
	expect(stateOf("2. Far north")).toEqual(out);
	expect(stateOf("1. Siam")).toEqual(others);
	await draw(mapWith(0));
	expect(stateOf("2. Far north")).toEqual(others);
	expect(stateOf("1. Siam")).toEqual(out);
});

test("a pin's number is not read after its name; a pin without a logo shows only its number", async () => {
	const page = await drawTileMap();
	const number = page.querySelector('[title="1. Siam"] span span');
	expect(number?.textContent).toBe("1");
	expect(number?.getAttribute("aria-hidden")).toBe("true");
	expect(number?.parentElement?.className).toContain("plain");
});

test("the makers of the tiles are named, without Leaflet's controls, which Trusted Types forbid", async () => {
	const page = await drawTileMap();
	expect(page.textContent).toContain("Example");
	expect(page.querySelector(".leaflet-control")).toBeNull();
});

test("a wheel over the map scrolls the page", async () => {
	const page = await drawTileMap();
	const wheel = new WheelEvent("wheel", {
		...{ bubbles: true, cancelable: true, deltaY: 90 },
	});
	page.querySelector(".leaflet-container")?.dispatchEvent(wheel);
	expect(wheel.defaultPrevented).toBe(false);
});
