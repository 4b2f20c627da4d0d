// Nearby branches: at most five, nearest first, names of at most fifty letters, directions (2 §5, 2 §7, 2 §9).
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { getBranchNearMe } from "../../../../src/contract/branch";
import {
	branchKey,
	keepNamesTogether,
	nearestBranches,
	truncateText,
} from "../../../../src/domain/places/branches";
import {
	directionsAddress,
	isAppleDevice,
} from "../../../../src/domain/places/directions";

const near = (...distances: (number | string | null)[]) =>
	v.parse(
		getBranchNearMe.reply,
		distances.map((distance, at) => ({ lat: 13, lng: 100 + at, distance })),
	);

test("the nearest five branches are listed nearest first, whatever the server's order", () => {
	const branches = near(3, 0.12, 9.99, 1, 7, 2);
	expect(nearestBranches(branches).map(({ distance }) => distance)).toEqual([
		0.12, 1, 2, 3, 7,
	]);
});

test("branches farther than 10 km are left out", () => {
	const branches = nearestBranches(near(12, 10, 10.01));
	expect(branches.map(({ distance }) => distance)).toEqual([10]);
});

test("branches without a distance come last, in the host's order", () => {
	const branches = nearestBranches(near(null, "1.2 km", 4, "2.5"));
	expect(branches.map(({ distance, lng }) => [distance, lng])).toEqual([
		[2.5, 103],
		[4, 102],
		[null, 100],
		[null, 101],
	]);
});

test("a repeated branch counts once; another branch in the same building counts separately", () => {
	const mall = { lat: 13, lng: 100, distance: 1 };
	const titles = ["Floor 1", "Floor 1", "Floor 2"];
	const branches = nearestBranches(
		v.parse(
			getBranchNearMe.reply,
			titles.map((title) => ({ ...mall, title })),
		),
	);
	expect(branches.map(({ title }) => title)).toEqual(["Floor 1", "Floor 2"]);
	expect(new Set(branches.map(branchKey)).size).toBe(2);
});

test.each([
	["fifty letters stay", "a".repeat(50), "a".repeat(50)],
	["the fifty-first is cut", "a".repeat(51), `${"a".repeat(50)}…`],
	// Each ที่ is one letter of three signs.
	["Thai marks count with their letter", "ที่".repeat(50), "ที่".repeat(50)],
	["a cut never parts them", "ที่".repeat(60), `${"ที่".repeat(50)}…`],
	["no blank before the dots", `${"a".repeat(49)} bc`, `${"a".repeat(49)}…`],
	["a long text is cut", "a".repeat(5000), `${"a".repeat(50)}…`],
])("%s", (_what, text, shown) => {
	expect(truncateText(text)).toBe(shown);
});

test.each([
	["Charoen Krung, Bang Rak, Bangkok", "Charoen_Krung, Bang_Rak, Bangkok"],
	[
		"Room 12 of the long old hall, Bang Rak",
		"Room 12 of the long old hall, Bang_Rak",
	],
	["ย่านสีลม เขตบางรัก", "ย่านสีลม เขตบางรัก"],
])("the lines of %j break between names", (address, shown) => {
	expect(keepNamesTogether(address).replaceAll("\u00a0", "_")).toBe(shown);
});

afterEach(() => {
	vi.unstubAllGlobals();
});

test("a browser without a segmenter cuts by characters", async () => {
	vi.stubGlobal("Intl", {});
	vi.resetModules();
	const fresh = await import("../../../../src/domain/places/branches");
	expect(fresh.truncateText("a".repeat(51))).toBe(`${"a".repeat(50)}…`);
});

test.each([
	["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)", true],
	["a Mac or iPad", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", true],
	["an Android phone", "Mozilla/5.0 (Linux; Android 16; SM-S938B)", false],
])("%s opens maps with its scheme (2 §7): %#", (_what, agent, apple) => {
	expect(isAppleDevice(agent)).toBe(apple);
});

test("directions are for driving, with traffic on the web", () => {
	const siam = { lat: 13.7456, lng: 100.5341 };
	expect(directionsAddress(siam, true)).toBe(
		"maps://?daddr=13.7456,100.5341&dirflg=d",
	);
	const web = new URL(directionsAddress(siam, false));
	expect(web.origin + web.pathname).toBe("https://www.google.com/maps/dir/");
	expect(Object.fromEntries(web.searchParams)).toEqual({
		api: "1",
		destination: "13.7456,100.5341",
		travelmode: "driving",
		layer: "traffic",
	});
});
