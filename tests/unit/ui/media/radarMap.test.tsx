// The radar map: a pin of several places says their numbers and names, and chooses one after the other.
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

/** More than have room there. */
const crowd = Array.from({ length: 16 }, (_, index) => ({
	...{ lat: 13.74 - index / 10_000, lng: 100.54 },
	name: `Near ${index + 2}`,
}));
const places = [{ lat: 13.8, lng: 100.5, name: "North" }, ...crowd];

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

const drawShared = async () => {
	const page = await draw(<Sample />);
	const pins = [...page.querySelectorAll("button")];
	const names = pins.map((it) => it.getAttribute("aria-label") ?? "");
	const shared = pins[names.findIndex((name) => name.includes(", "))];
	if (!shared || !pins[0]) throw new Error("no pin is shared");
	return { shared, other: pins[0], names };
};

test("a shared pin names its places, and each press chooses the next", async () => {
	const { shared, other, names } = await drawShared();
	expect(names[0]).toBe("1. North");
	const own = shared.getAttribute("aria-label")?.split(", ") ?? [];
	expect(own.length).toBeGreaterThan(1);
	const numbers = own.map((name) => name.replace(/\..*/, ""));
	expect(shared.textContent).toBe(numbers[0]);
	for (const number of [...numbers, numbers[0]]) {
		await act(async () => shared.click());
		expect(shared.textContent).toBe(number);
		expect(shared.getAttribute("aria-label")).toMatch(`${number}. Near`);
		expect(shared.getAttribute("aria-pressed")).toBe("true");
	}
	await act(async () => other.click());
	expect(shared.textContent).toBe(numbers[0]);
	expect(shared.getAttribute("aria-pressed")).toBe("false");
});

test("a chosen place of a shared pin is shown where it is", async () => {
	const { shared } = await drawShared();
	const before = shared.style.getPropertyValue("--y");
	await act(async () => shared.click());
	expect(shared.style.getPropertyValue("--y")).toBe(before);
	await act(async () => shared.click());
	expect(shared.style.getPropertyValue("--y")).not.toBe(before);
});
