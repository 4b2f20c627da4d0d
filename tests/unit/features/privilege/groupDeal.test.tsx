// What a group deal shows of its items (2 §3), and when it is unknown, failed or not open (2 §4, 2 §8).
import { act } from "react";
import * as v from "valibot";
import {
	afterEach,
	beforeEach,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { privilegeGroupDetailV2 } from "../../../../src/contract/groupDeal";
import {
	GroupDealPage,
	GroupReadMorePage,
} from "../../../../src/features/browse/GroupDealPages";
import { GroupDetail } from "../../../../src/features/browse/GroupDetail";
import { closeDialog } from "../../../../src/platform/browser/dialogs";
import { groupDealQueries } from "../../../../src/queries/groupDeal";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
	useSearch: () => search,
}));
let search = {};
const { api, calls } = phone;

const group = (
	status: number,
	privilege_group_item: object[] = [{ alt_reference: "PV_1" }],
) =>
	v.parse(privilegeGroupDetailV2.reply, {
		detail: {
			group_name_en: "Songkran picks",
			detail_en: "<p>Three days</p>",
			cover_image_url: "/songkran.webp",
			alt_reference: "PVG_1",
			status,
		},
		privilege_group_item,
	});
const words = { th: "ไม่พบกลุ่มนี้", en: "There is no such group." };

beforeEach(() => {
	freshPhone();
	search = { pvg_ref: "PVG_1" };
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

const pages = [
	["group", GroupDealPage],
	["read-more", GroupReadMorePage],
] as const;

test.each(
	pages.flatMap(([name, Page]) =>
		[{ code: 10018 }, { status: 404 }, { status: 410 }].map(
			(failure) => [name, failure, Page] as const,
		),
	),
)(
	"an unknown group is not found on its %s page, in the server's words: %j",
	async (_name, failure, Page) => {
		api("PrivilegeGroupDetailV2", fail({ ...failure, message: words }));
		const page = await draw(<Page />);
		await until(() => dialog());
		expect(dialog()).toMatchObject({ title: words });
		expect(page.textContent).toContain("Campaign not found");
		const onward = page.querySelector("a[href='/privilege']");
		expect(onward?.textContent).toBe("See all deals");
		expect(page.textContent).not.toContain("Try again");
		// A return to the app repeats neither the request nor the dialog.
		closeDialog();
		const asked = calls.length;
		await act(async () => window.dispatchEvent(new Event("visibilitychange")));
		expect(calls.length).toBe(asked);
		expect(dialog()).toBeNull();
	},
);

test.each(
	pages.flatMap(([name, Page]) =>
		[
			{ status: 500 },
			{ status: 200, reason: "shape" as const },
			{ status: 0, reason: "network" as const },
			{ status: 429, message: words },
		].map((failure) => [name, failure, Page] as const),
	),
)(
	"after a failed load of the %s page, %j, a retry is offered",
	async (_name, failure, Page) => {
		api("PrivilegeGroupDetailV2", fail(failure));
		const page = await draw(<Page />);
		await until(() => page.textContent?.includes("Try again"));
		expect(page.textContent).not.toContain("Campaign not found");
		expect(dialog()).toBeNull();
		api("PrivilegeGroupDetailV2", () => group(1));
		await press(page, "Try again");
		await until(() => page.textContent?.includes("Songkran picks"));
	},
);

test("each item opens its privilege and shows whether it is claimed, sold out and a favourite; a hidden one is left out", async () => {
	const items = [
		{
			...{ alt_reference: "PV_1", name_en: "Latte", is_favorite: true },
			...{ subname_en: "One size up", privilege_image_url: "/latte.webp" },
			brand: { brandlogoimage_url: "/mokfa.webp" },
		},
		{ alt_reference: "PV_2", name_en: "Mocha", display_redeem_badge: true },
		{ alt_reference: "PV_3", name_en: "Tea", out_of_stock: true },
		{ alt_reference: "PV_4", name_en: "Milk", is_overall_limit: true },
		{ alt_reference: "PV_5", name_en: "Water", criteria_is_visible: false },
	];
	api("PrivilegeGroupDetailV2", () => group(1, items));
	const page = await draw(<GroupDealPage />);
	await until(() => page.textContent?.includes("4 deals"));
	const shown = [...page.querySelectorAll("article")].map((it) => [
		it.querySelector("a")?.getAttribute("href"),
		it.textContent,
		it.querySelector("[class*=gray]") !== null,
		it.querySelector("[aria-pressed=true]") !== null,
	]);
	expect(shown).toEqual([
		["?modal-privilege=PV_1", "One size upLatte", false, true],
		["?modal-privilege=PV_2", "ClaimedMocha", false, false],
		["?modal-privilege=PV_3", "Sold outTea", true, false],
		["?modal-privilege=PV_4", "Sold outMilk", true, false],
	]);
	const pictures = [...page.querySelectorAll("main img")];
	expect(pictures.map((it) => it.getAttribute("src"))).toEqual([
		...["/songkran.webp", "/latte.webp", "/mokfa.webp"],
	]);
});

test.each(pages)(
	"the %s page has the campaign's cover, name and text (2 §2)",
	async (_name, Page) => {
		api("PrivilegeGroupDetailV2", () => group(1));
		const page = await draw(<Page />);
		await until(() => page.textContent?.includes("Three days"));
		expect(page.querySelector("h2")?.textContent).toBe("Songkran picks");
		expect(page.querySelector("main")?.dataset.subject).toBe("Songkran picks");
		expect(page.querySelector("img")?.getAttribute("src")).toBe(
			"/songkran.webp",
		);
	},
);

test.each([
	[[true, false], true, "All added to favourites"],
	[[true, true], false, "All removed from favourites"],
])(
	"a press on the heart of a group with favourites %j makes all %s, and is sent after 3 s (2 §4)",
	async (favourites, added, words) => {
		const items = favourites.map((is_favorite, at) => ({
			...{ alt_reference: `PV_${at}`, is_favorite },
		}));
		api("PrivilegeGroupDetailV2", () => group(1, items));
		api("AddOrRemoveAllFavoritePrivilege", () => null);
		const page = await draw(<GroupDealPage />);
		await until(() => page.textContent?.includes("2 deals"));
		vi.useFakeTimers();
		const all = page.querySelector<HTMLElement>(
			"[aria-label^='Favourite all']",
		);
		await act(async () => {
			all?.click();
			await vi.advanceTimersByTimeAsync(10);
		});
		const hearts = [...page.querySelectorAll("article [aria-pressed]")];
		expect(hearts.map((it) => it.getAttribute("aria-pressed"))).toEqual(
			favourites.map(() => String(added)),
		);
		expect(document.body.textContent).toContain(words);
		const sent = () =>
			calls.filter(({ name }) => name === "AddOrRemoveAllFavoritePrivilege");
		await act(() => vi.advanceTimersByTimeAsync(2900));
		expect(sent()).toEqual([]);
		await until(() => sent().length > 0);
		expect(sent()).toMatchObject([
			{
				request: {
					...{ Content_Type: 1000, Is_Favorite: added },
					Content_Ref: ["PV_0", "PV_1"],
				},
			},
		]);
		expect(document.body.textContent).not.toContain(words);
	},
);

test("the folded text opens when one of its links gets the focus", async () => {
	const { detail, ...rest } = group(1);
	const detail_en =
		'<p>First</p><p><a href="https://shop.example/">Shop</a></p>';
	api("PrivilegeGroupDetailV2", () => ({
		...rest,
		detail: { ...detail, detail_en },
	}));
	const page = await draw(<GroupDealPage />);
	await until(() => page.querySelector("a[href^=https]"));
	expect(page.querySelector(".clamp-3 a")).not.toBeNull();
	await act(async () => page.querySelector<HTMLElement>("a")?.focus());
	expect(document.activeElement?.textContent).toBe("Shop");
	expect(page.querySelector(".clamp-3 a")).toBeNull();
});

test("a text that loads after its page is measured too", async () => {
	const observe = vi.spyOn(ResizeObserver.prototype, "observe");
	await draw(<GroupDetail html="" reference="PG_1" />);
	expect(observe).not.toHaveBeenCalled();
	const page = await draw(<GroupDetail html="Tea & cake" reference="PG_1" />);
	expect(observe).toHaveBeenCalledWith(page.querySelector(".clamp-3"));
	observe.mockRestore();
	expect(page.querySelector("a")?.getAttribute("href")).toBe(
		"/privilege-group-deal-read-more?pvg_ref=PG_1",
	);
});

test("a text that fits within a pixel has no button; an unfolded one can be folded again after the phone was turned", async () => {
	const { ResizeObserver: original } = globalThis;
	let measure = () => {};
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(callback: () => void) {
				measure = callback;
			}
			observe() {
				measure();
			}
			disconnect() {}
		},
	);
	onTestFinished(() => void vi.stubGlobal("ResizeObserver", original));
	const height = vi.spyOn(Element.prototype, "scrollHeight", "get");
	onTestFinished(() => height.mockRestore());
	height.mockReturnValue(1);
	const page = await draw(<GroupDetail html="Tea" reference="PG_1" />);
	expect(page.querySelector("button")).toBeNull();
	height.mockReturnValue(400);
	await act(async () => measure());
	await press(page, "Show more");
	height.mockReturnValue(0);
	await act(async () => measure());
	await press(page, "Show less");
	await act(async () => measure());
	expect(page.querySelector("button")).toBeNull();
});

test("the message of a server error is shown too", async () => {
	api("PrivilegeGroupDetailV2", fail({ status: 500, message: words }));
	const page = await draw(<GroupDealPage />);
	await until(() => dialog());
	expect(dialog()).toMatchObject({ title: words });
	expect(page.textContent).toContain("Try again");
});

test("a saved copy of a closed campaign opens its dialog once, and only after the server has confirmed it", async () => {
	let answer: (reply: object) => void = () => undefined;
	api("PrivilegeGroupDetailV2", () => new Promise((done) => (answer = done)));
	const client = newCache();
	const { queryKey } = groupDealQueries.detail("PVG_1");
	const saved = group(2);
	client.setQueryData(queryKey, saved, { updatedAt: 1000 });
	const page = await draw(<GroupDealPage />, client);
	expect(page.textContent).toContain("Songkran picks");
	expect(page.textContent).not.toContain("not open yet");
	expect(dialog()).toBeNull();

	answer(group(1));
	await until(() => page.textContent?.includes("1 deal"));
	expect(dialog()).toBeNull();

	api("PrivilegeGroupDetailV2", () => saved);
	const refetch = () => act(() => client.refetchQueries({ queryKey }));
	await refetch();
	await until(() => dialog());
	expect(dialog()).toMatchObject({
		title: { message: "This campaign is not open yet" },
		to: "/privilege-group-deal-read-more?pvg_ref=PVG_1",
	});
	closeDialog();
	await refetch();
	expect(dialog()).toBeNull();
});

test("a campaign whose items are all hidden counts as not open yet (2 §4)", async () => {
	const items = [{ alt_reference: "PV_1", criteria_is_visible: false }];
	api("PrivilegeGroupDetailV2", () => group(1, items));
	const page = await draw(<GroupDealPage />);
	await until(() => dialog());
	expect(dialog()).toMatchObject({
		title: { message: "This campaign is not open yet" },
	});
	expect(page.querySelector("[aria-label^='Favourite all']")).toBeNull();
});

test.each(pages)(
	"a campaign that the host has removed is not shown from a saved copy on its %s page",
	async (_name, Page) => {
		api("PrivilegeGroupDetailV2", fail({ status: 404 }));
		const client = newCache();
		const { queryKey } = groupDealQueries.detail("PVG_1");
		client.setQueryData(queryKey, group(1), { updatedAt: 1000 });
		const page = await draw(<Page />, client);
		await until(() => page.textContent?.includes("Campaign not found"));
		expect(page.textContent).not.toContain("Try again");
		expect(page.querySelector("[aria-label^='Favourite all']")).toBeNull();
	},
);

test.each(pages)(
	"a campaign that ends while its %s page is open stays there",
	async (_name, Page) => {
		api("PrivilegeGroupDetailV2", () => group(1));
		const client = newCache();
		const page = await draw(<Page />, client);
		await until(() => page.textContent?.includes("Songkran picks"));
		api("PrivilegeGroupDetailV2", fail({ status: 404 }));
		await act(() => client.refetchQueries());
		expect(page.textContent).toContain("Songkran picks");
		expect(page.textContent).not.toContain("Campaign not found");
	},
);

test.each(pages)(
	"an address without a campaign says so on its %s page, without a retry",
	async (_name, Page) => {
		search = {};
		const page = await draw(<Page />);
		await until(() => page.textContent?.includes("Campaign not found"));
		expect(page.textContent).not.toContain("Try again");
		expect(calls).toEqual([]);
	},
);

test.each([
	["the host fails", { status: 500, message: words }],
	["there is no network", { reason: "network" }],
] as const)(
	"a saved copy of a closed campaign opens no dialog if it cannot be confirmed because %s",
	async (_why, failure) => {
		api("PrivilegeGroupDetailV2", fail(failure));
		const client = newCache();
		const { queryKey } = groupDealQueries.detail("PVG_1");
		const saved = group(2);
		client.setQueryData(queryKey, saved, { updatedAt: 1000 });
		const page = await draw(<GroupDealPage />, client);
		await until(() => page.textContent?.includes("Saved "));
		expect(page.textContent).toContain("This campaign is not open yet");
		expect(dialog()).toBeNull();
	},
);
