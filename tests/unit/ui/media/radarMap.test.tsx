// The radar map: its rings, and pins of several places, which show their numbers and names and choose one after the other.
import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { MapPlace } from "../../../../src/ui/media/PlacesMap";
import { overlaps } from "../../../../src/ui/media/placePins";
import { RadarMap } from "../../../../src/ui/media/RadarMap";
import { draw, wipe } from "../../support/drawn";

/** The watched radars, each with a function that reports its size. */
const watched = new Map<object, () => void>();
vi.stubGlobal(
	"ResizeObserver",
	class {
		constructor(readonly notify: () => void) {}
		observe() {
			watched.set(this, this.notify);
		}
		disconnect() {
			watched.delete(this);
		}
	},
);
/** Gives the radar a side and a text size, in px. */
async function resize(side: number, text = 12) {
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(side);
	vi.spyOn(window, "getComputedStyle").mockReturnValue(
		Object.assign(document.createElement("p").style, { fontSize: `${text}px` }),
	);
	await act(async () => {
		for (const notify of watched.values()) notify();
	});
}

const places = [
	{ lat: 13.8, lng: 100.5, name: "North" },
	{ lat: 13.74, lng: 100.54, name: "Near" },
	{ lat: 13.739, lng: 100.541, name: "Nearer" },
];

function Sample({ shown = places }: { shown?: MapPlace[] }) {
	const [chosen, setChosen] = useState<number | null>(null);
	return (
		<RadarMap
			label="Map"
			centre={{ lat: 13.75, lng: 100.5 }}
			places={shown}
			chosen={chosen}
			onChoose={setChosen}
		/>
	);
}

afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

test("the rings are 10, 5 and 2 km away", async () => {
	const page = await draw(<Sample />);
	const texts = [...page.querySelectorAll("svg text")];
	expect(texts.map((it) => it.textContent)).toEqual([
		...["10\u00a0km", "5\u00a0km", "2\u00a0km"],
		"N",
	]);
});

test("a shared pin names its places, and each press chooses the next", async () => {
	const page = await draw(<Sample />);
	const pins = [...page.querySelectorAll("button")];
	expect(pins.map((it) => it.getAttribute("aria-label"))).toEqual([
		"1. North",
		"2. Near, 3. Nearer",
	]);
	const shared = pins[1];
	expect(shared?.textContent).toBe("2·3");
	for (const number of ["2", "3", "2"]) {
		await act(async () => shared?.click());
		expect(shared?.textContent).toBe(number);
		expect(shared?.getAttribute("aria-label")).toMatch(`${number}. Near`);
		expect(shared?.getAttribute("aria-pressed")).toBe("true");
	}
	await act(async () => pins[0]?.click());
	expect(shared?.textContent).toBe("2·3");
	expect(shared?.getAttribute("aria-pressed")).toBe("false");
});

test("screen readers read the map's name, but not its drawing", async () => {
	const page = await draw(<Sample />);
	expect(page.querySelector("section[aria-label=Map]")).not.toBeNull();
	expect(page.querySelector("svg[aria-hidden=true] circle")).not.toBeNull();
});

test("the pin of the nearest place is highlighted until another place is chosen", async () => {
	const page = await draw(<Sample />);
	const prominent = () =>
		[...page.querySelectorAll("button[class*=prominent]")].map((it) =>
			it.getAttribute("aria-label"),
		);
	expect(prominent()).toEqual(["1. North"]);
	await act(async () => page.querySelectorAll("button")[1]?.click());
	expect(prominent()).toEqual(["2. Near, 3. Nearer"]);
});

test("a finger between two pins chooses the place of the nearer one, whichever pin gets the press", async () => {
	const page = await draw(<Sample />);
	await resize(300);
	const radar = page.querySelector("section > div");
	if (!radar) throw new Error("No radar");
	radar.getBoundingClientRect = () => new DOMRect(20, 500, 300, 300);
	const [north, near] = page.querySelectorAll("button");
	const place = (of: HTMLElement | undefined, axis: "--x" | "--y") =>
		Number.parseFloat(of?.style.getPropertyValue(axis) ?? "") + 150;
	const press = new MouseEvent("click", {
		...{ bubbles: true, detail: 1 },
		clientX: 20 + place(north, "--x"),
		clientY: 500 + place(north, "--y"),
	});
	await act(async () => near?.dispatchEvent(press));
	expect(north?.getAttribute("aria-pressed")).toBe("true");
	expect(near?.getAttribute("aria-pressed")).toBe("false");
});

const logo = { src: "/logo", name: "Tea" };
const branded = places.map((place) => ({ ...place, logo }));
const logosIn = (page: HTMLElement) => [...page.querySelectorAll("button img")];

test("from 240 px on a pin shows its brand's logo and number; a shared pin shows no logo", async () => {
	const page = await draw(<Sample shown={branded} />);
	await resize(240);
	const [shown, ...others] = logosIn(page);
	expect(others).toEqual([]);
	expect(shown?.getAttribute("loading")).toBe("eager");
	expect(shown?.closest("button")?.textContent).toBe("1");
	await resize(239);
	expect(logosIn(page)).toEqual([]);
});

test("where no place has a logo the pins reserve no space for one", async () => {
	const page = await draw(<Sample />);
	await resize(300);
	const north = () =>
		Number.parseFloat(
			page.querySelector("button")?.style.getPropertyValue("--x") ?? "",
		);
	expect(north()).toBe(0);
	// The number's badge is to the right of the logo, so the middle of a pin with both is right of its place.
	await draw(<Sample shown={branded} />);
	expect(north()).toBeCloseTo(5.4);
});

test("with text of twice the size the ring labels and logos are twice as large, in a radar of 480 px", async () => {
	const page = await draw(<Sample shown={branded} />);
	const widths = () => [
		page.querySelector("rect")?.getAttribute("width"),
		logosIn(page)[0]?.getAttribute("width"),
	];
	await resize(480);
	expect(widths()).toEqual(["42", "25"]);
	await resize(479, 24);
	expect(logosIn(page)).toEqual([]);
	await resize(480, 24);
	expect(widths()).toEqual(["84", "50"]);
});

test("a radar that is not laid out keeps its size", async () => {
	const page = await draw(<Sample />);
	await resize(300);
	await resize(0);
	expect(page.querySelector("svg")?.getAttribute("viewBox")).toBe(
		"-150 -150 300 300",
	);
});

test("no pin covers a ring's label or the letter for north, and a removed radar is not measured", async () => {
	// Places in all directions on two of the rings, the nearer ones first.
	const round = [0.044, 0.09].flatMap((far) =>
		[...Array(12).keys()].map((at) => ({
			lat: 13.75 + far * Math.cos((at * Math.PI) / 6),
			lng: 100.5 + far * Math.sin((at * Math.PI) / 6),
			name: `${far} ${at}`,
		})),
	);
	const page = await draw(<Sample shown={round} />);
	await resize(300);
	const number = (of: Element, name: string) => Number(of.getAttribute(name));
	const labels = [...page.querySelectorAll("rect")].map((rect) => ({
		x: number(rect, "x") + number(rect, "width") / 2,
		y: number(rect, "y") + number(rect, "height") / 2,
		...{ width: number(rect, "width"), height: number(rect, "height") },
	}));
	const pins = [...page.querySelectorAll("button")].map(({ style }) => ({
		x: Number.parseFloat(style.getPropertyValue("--x")),
		y: Number.parseFloat(style.getPropertyValue("--y")),
		...{ width: 22, height: 22 },
	}));
	const north = { x: 0, y: 9 - 150, width: 300, height: 18 };
	expect(labels).toHaveLength(3);
	for (const pin of pins)
		expect([north, ...labels].some((it) => overlaps(it, pin))).toBe(false);
	expect(watched.size).toBe(1);
	wipe();
	expect(watched.size).toBe(0);
});
