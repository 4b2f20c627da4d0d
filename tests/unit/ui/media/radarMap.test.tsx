// The radar map: its rings, and a pin of several places, which says their numbers and names, and chooses one after the other.
import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { RadarMap } from "../../../../src/ui/media/RadarMap";
import { draw, wipe } from "../../support/drawn";

vi.stubGlobal(
	"ResizeObserver",
	class {
		observe() {}
		disconnect() {}
	},
);

const places = [
	{ lat: 13.8, lng: 100.5, name: "North" },
	{ lat: 13.74, lng: 100.54, name: "Near" },
	{ lat: 13.739, lng: 100.541, name: "Nearer" },
];

function Sample() {
	const [chosen, setChosen] = useState<number | null>(null);
	return (
		<RadarMap
			label="Map"
			centre={{ lat: 13.75, lng: 100.5 }}
			places={places}
			chosen={chosen}
			onChoose={setChosen}
		/>
	);
}

afterEach(wipe);

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
