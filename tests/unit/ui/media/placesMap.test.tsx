// The map with tiles: which of its pins is highlighted, and which is chosen.
import { afterEach, expect, test } from "vitest";
import pins from "../../../../src/ui/media/MapPin.module.css";
import PlacesMap from "../../../../src/ui/media/PlacesMap";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const drawMap = (chosen: number | null) =>
	draw(
		<PlacesMap
			label="Branches near me"
			centre={{ lat: 13.75, lng: 100.5 }}
			places={[
				{ lat: 13.76, lng: 100.51, name: "Siam" },
				{ lat: 13.69, lng: 100.45, name: "South" },
			]}
			chosen={chosen}
			onChoose={() => {}}
			zoom={12}
			radius={5000}
			tiles={{ address: "/{z}/{x}/{y}.png", attribution: "Example" }}
			onTilesLost={() => {}}
		/>,
	);

// The bug: the nearest branch was highlighted in the list and on the radar, but not on this map.
test.each([
	[null, ["1"], ["false", "false"]],
	[1, ["2"], ["false", "true"]],
] as const)(
	"with the place %j chosen the pin %j is highlighted",
	async (chosen, prominent, pressed) => {
		const page = await drawMap(chosen);
		const standOut = [...page.querySelectorAll(`.${pins.chosen}`)];
		expect(standOut.map((it) => it.textContent)).toEqual(prominent);
		const markers = [...page.querySelectorAll("[aria-pressed]")];
		expect(markers.map((it) => it.getAttribute("aria-pressed"))).toEqual(
			pressed,
		);
	},
);
