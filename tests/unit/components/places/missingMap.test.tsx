// If the map with tiles cannot be loaded, the radar replaces it and keeps its pins and their focus.
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NearbyMap } from "../../../../src/components/places/NearbyMap";
import { settings } from "../../../../src/platform/http/settings";
import { draw, until, wipe } from "../../support/drawn";

const load = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/ui/media/PlacesMap", () => ({
	default: () => "The map",
}));
vi.mock("../../../../src/ui/media/retryMapLoad", () => ({
	retryMapLoad: load,
}));

function Places() {
	const [chosen, setChosen] = useState<number | null>(null);
	return (
		<NearbyMap
			position={{ lat: 13.75, lng: 100.5 }}
			places={[
				{ lat: 13.76, lng: 100.51, name: "Siam" },
				{ lat: 13.69, lng: 100.45, name: "South" },
			]}
			chosen={chosen}
			onChoose={setChosen}
		/>
	);
}

beforeEach(() => {
	load.mockRejectedValue(new Error("The file is not there"));
	vi.spyOn(console, "error").mockReturnValue();
	vi.spyOn(settings, "mapTiles", "get").mockReturnValue({
		address: "https://tiles.example/{z}/{x}/{y}.png",
		attribution: "Example",
	});
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

test("a pressed pin of the radar stays where it is and keeps its focus", async () => {
	const page = await draw(<Places />);
	await until(() => page.querySelector("button"));
	const pin = page.querySelector("button");
	pin?.focus();
	await act(async () => pin?.click());
	expect(pin?.getAttribute("aria-pressed")).toBe("true");
	expect(document.activeElement).toBe(pin);
});

test("the next opening loads the map again", async () => {
	const page = await draw(<Places />);
	await until(() => page.querySelector("button"));
	wipe();
	load.mockImplementation((part: () => unknown) => part());
	const again = await draw(<Places />);
	await until(() => again.textContent === "The map");
});
