// The sheet of near branches: what it announces when its loading ends, its rows, and its failure (2 §5, 2 §7, 2 §8).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showFailure } from "../../../../src/app/showFailure";
import { NearbyBranchSheet } from "../../../../src/features/privilege/NearbyBranchSheet";
import { unableToOpenDialog } from "../../../../src/features/privilege/privilegeDialogs";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { positionAtom } from "../../../../src/platform/browser/lastPosition";
import {
	onFailure,
	queryClient,
} from "../../../../src/platform/query/queryClient";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

beforeEach(freshPhone);
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const position = { lat: 13.75, lng: 100.5 };
const branch = {
	title: "Siam",
	title_th: "",
	title_en: "",
	locate: "",
	locate_en: "",
	distance: 1,
	...position,
};
const show = () =>
	draw(<NearbyBranchSheet open onClose={() => undefined} brandId="7" />);
const said = (page: HTMLElement) =>
	page.querySelector("[role=status]")?.textContent;

test.each([
	["how many there are", [branch], /^1 branch within/],
	["that there is none", [], /^No branch within .*All branches are listed/],
])("the sheet announces %s", async (_, branches, words) => {
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	api("GetBranchNearMe", () => branches);
	const page = await show();
	await until(() => words.test(said(page) ?? ""));
});

test.each([
	[
		"denied",
		/^Grant location permission firstThis app is not allowed .* All branches are listed/,
	],
	["unavailable", /^Your location is unavailableYour phone can’t tell/],
	[
		"expired",
		/^Finding your location took too longTry again, ideally outdoors/,
	],
] as const)(
	"the sheet says why a position is %s (2 §8)",
	async (kind, words) => {
		const getCurrentPosition = vi.fn();
		vi.spyOn(navigator, "geolocation", "get").mockReturnValue({
			...{ getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() },
		});
		atomStore.set(positionAtom, { kind });
		const page = await show();
		expect(said(page)).toMatch(words);
		// The steps to allow it, after a refusal.
		const isDenied = kind === "denied";
		expect(page.textContent?.includes("Open the site settings")).toBe(isDenied);
		await press(page, "Try again");
		expect(getCurrentPosition).toHaveBeenCalledOnce();
		// While it waits, it does not blame the phone.
		expect(page.textContent).not.toContain("Try again");
	},
);

test("a branch's name and address have 50 characters in the list and on the map", async () => {
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	const title = "N".repeat(51);
	const locate = "A".repeat(51);
	api("GetBranchNearMe", () => [{ ...branch, title, locate }]);
	const page = await show();
	await until(() => page.textContent?.includes("1.00"));
	const row = page.querySelector("li")?.textContent;
	for (const letter of ["N", "A"]) {
		expect(row).toContain(`${letter.repeat(50)}…`);
		expect(page.innerHTML).not.toContain(letter.repeat(51));
	}
});

test("a branch without a title is named by its address, which is shown once", async () => {
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	const unnamed = { ...branch, title: "", locate: "1 ถนนสีลม", lat: 13.78 };
	api("GetBranchNearMe", () => [unnamed]);
	const page = await show();
	await until(() => page.querySelector("ol > li"));
	const labels = [...page.querySelectorAll("li [aria-label]")].map((it) =>
		it.getAttribute("aria-label"),
	);
	expect(labels).toEqual([
		"1. 1 ถนนสีลม, show on the map",
		"Navigate to 1 ถนนสีลม",
	]);
	expect(page.querySelectorAll("ol > li p")).toHaveLength(1);
});

test("a branch chosen in the list or on the map is marked in the list; a press on either scrolls to the other (2 §5)", async () => {
	const scrolled = vi
		.spyOn(Element.prototype, "scrollIntoView")
		.mockReturnValue();
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	api("GetBranchNearMe", () => [
		{ ...branch, ...{ locate: "สยาม", locate_en: "Ratchathewi" } },
		{ ...branch, ...{ title: "Ari", lat: 13.78, distance: 3 } },
	]);
	const page = await show();
	await until(() => page.querySelectorAll("ol > li").length === 2);
	const rows = [...page.querySelectorAll("ol > li")];
	const marked = () => rows.map((it) => it.hasAttribute("aria-current"));
	const inList = () =>
		rows.map((it) => it.querySelector<HTMLElement>("button[aria-pressed]"));
	const onMap = () =>
		page.querySelectorAll<HTMLElement>("section button[aria-pressed]");
	expect(rows[0]?.textContent).toContain("Ratchathewi");
	expect(rows[1]?.textContent).toContain("3.00\u00a0kmnorth");
	expect(marked()).toEqual([false, false]);
	// The nearest branch's number stands out until another is chosen.
	const isProminent = rows.map((it) => it.className.includes("prominent"));
	expect(isProminent).toEqual([true, false]);
	await act(async () => inList()[1]?.click());
	expect(marked()).toEqual([false, true]);
	const [map] = scrolled.mock.contexts;
	expect(map instanceof Element && map.querySelector("section")).toBeTruthy();
	await act(async () => onMap()[0]?.click());
	expect(marked()).toEqual([true, false]);
	expect(scrolled.mock.contexts[1]).toBe(rows[0]);
});

test.each([
	["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "maps:"],
	["Mozilla/5.0 (Linux; Android 15; SM-S938B)", "https:"],
])("on %s the directions open with %s", async (userAgent, scheme) => {
	vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	api("GetBranchNearMe", () => [{ ...branch, lat: 13.78 }]);
	const page = await show();
	const way = () =>
		page.querySelector<HTMLAnchorElement>("[aria-label^=Navigate]");
	await until(way);
	expect(way()?.href.startsWith(scheme)).toBe(true);
	// To the branch, not to the person.
	expect(decodeURIComponent(way()?.href ?? "")).toContain("=13.78,100.5&");
});

test("branches that failed to load close the sheet with an alert", async () => {
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	api("GetBranchNearMe", fail({ status: 500 }));
	const onClose = vi.fn();
	await draw(<NearbyBranchSheet open onClose={onClose} brandId="7" />);
	await until(() => dialog());
	expect(dialog()).toMatchObject(unableToOpenDialog);
	expect(onClose).toHaveBeenCalledTimes(1);
});

test("branches that are shown stay if they cannot be refreshed; the close button closes the sheet", async () => {
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	api("GetBranchNearMe", () => [branch]);
	const onClose = vi.fn();
	const client = newCache();
	const sheet = <NearbyBranchSheet open onClose={onClose} brandId="7" />;
	const page = await draw(sheet, client);
	await until(() => page.querySelector("ol > li"));
	api("GetBranchNearMe", fail({ status: 500 }));
	await act(() => client.invalidateQueries());
	expect(page.querySelector("ol > li")).not.toBeNull();
	expect([onClose.mock.calls.length, dialog()]).toEqual([0, null]);
	await act(async () =>
		page.querySelector<HTMLElement>("[aria-label=Close]")?.click(),
	);
	expect(onClose).toHaveBeenCalledOnce();
});

test("near branches that fail while a code is open report it after the code is closed", async () => {
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	api("GetBranchNearMe", fail({ status: 500 }));
	openDialog({ name: "rewardCode", transactionId: "T1" });
	const onClose = vi.fn();
	await draw(<NearbyBranchSheet open onClose={onClose} brandId="7" />);
	await until(() => onClose.mock.calls.length > 0);
	expect(dialog()?.name).toBe("rewardCode");
	await act(async () => closeDialog());
	await until(dialog);
	expect(dialog()).toMatchObject(unableToOpenDialog);
});

// The bug: the alert followed the table's dialog, over home.
test("near branches that fail with a limit close the sheet, and only the table's dialog opens", async () => {
	onFailure(showFailure);
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	api("GetBranchNearMe", fail({ status: 429 }));
	const onClose = vi.fn();
	const sheet = <NearbyBranchSheet open onClose={onClose} brandId="7" />;
	await draw(sheet, queryClient);
	await until(() => onClose.mock.calls.length > 0);
	expect(dialog()).toMatchObject({ image: "queue" });
	await act(async () => closeDialog());
	expect(dialog()).toBeNull();
});

// The bug: the directions to such a branch led to the sea off Africa, and its pin stood on the map.
test.each([
	["0, 0", { lat: 0, lng: 0 }],
	["degrees swapped", { lat: 100.5, lng: 13.75 }],
])(
	"a branch whose position is unknown (%s) has only its name and distance",
	async (_, wrong) => {
		atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
		api("GetBranchNearMe", () => [
			{ ...branch, ...wrong, distance: 0.5 },
			{ ...branch, title: "Ari" },
		]);
		const page = await show();
		await until(() => page.querySelector("ol > li"));
		const rows = [...page.querySelectorAll("ol > li")];
		expect(rows.map((row) => row.textContent)).toEqual([
			expect.stringContaining("Siam0.50"),
			expect.stringContaining("1Ari1.00"),
		]);
		const labels = [...page.querySelectorAll("li [aria-label]")].map((it) =>
			it.getAttribute("aria-label"),
		);
		expect(labels).toEqual(["1. Ari, show on the map", "Navigate to Ari"]);
		const number = page.querySelector<HTMLElement>("[aria-label^='1. Ari']");
		await act(async () => number?.click());
		expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([
			null,
			"true",
		]);
	},
);

test("without any position there is no map", async () => {
	atomStore.set(positionAtom, { kind: "known", position, at: Date.now() });
	api("GetBranchNearMe", () => [{ ...branch, lat: 0, lng: 0 }]);
	const page = await show();
	await until(() => page.querySelector("ol > li"));
	expect(page.querySelector("[aria-label^='Map of']")).toBeNull();
});
