// The radar map: every place has a name and can be chosen, with a pin or as a dot.
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
			ringLabel={(km) => `${km} km`}
			north="N"
		/>
	);
}

afterEach(wipe);

test("every place can be pressed; a chosen dot has a pin with its number", async () => {
	const page = await draw(<Sample />);
	const pins = [...page.querySelectorAll("button")];
	expect(pins.map((it) => it.getAttribute("aria-label"))).toEqual([
		"1. North",
		"2. Near",
		"3. Nearer",
	]);
	expect(pins.map((it) => it.textContent)).toEqual(["1", "2", ""]);
	await act(async () => pins[2]?.click());
	expect(pins.map((it) => it.textContent)).toEqual(["1", "2", "3"]);
	expect(pins.map((it) => it.getAttribute("aria-pressed"))).toEqual([
		"false",
		"false",
		"true",
	]);
});
