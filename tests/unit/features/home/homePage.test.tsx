// Home: four banner sets stand above its deals and brands, the others below them (2 §2); if all its lists are empty it says so and links on (1 §8); its tours find their stops (3 §4).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getSetBanner } from "../../../../src/contract/banner";
import { customer } from "../../../../src/contract/customer";
import { getBrandList } from "../../../../src/contract/deals";
import { rewardCode } from "../../../../src/contract/history";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { readReferenceList } from "../../../../src/features/browse/referenceList";
import { HomePage } from "../../../../src/features/home/HomePage";
import { tourStops } from "../../../../src/features/onboarding/tours";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { local, storageKeys } from "../../../../src/platform/storage/storage";
import { Picture } from "../../../../src/ui/media/Picture";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
}));

vi.mock("../../../../src/ui/media/Picture", async (original) => {
	const real = await original<{ Picture: () => null }>();
	return { ...real, Picture: vi.fn(real.Picture) };
});

const message = "No deals right now";

fastForward();
beforeEach(() => {
	freshPhone();
	phone.api("GetSetBanner", () => []);
	phone.api("getParentCategoryList", () => []);
	phone.api("getPrivilegeListV3", () => ({ items: [], totalpages: 0 }));
	phone.api("GetBrandList", () => []);
});
afterEach(wipe);

test("home without any content says so and links to the coupons", async () => {
	const page = await draw(<HomePage />);
	await until(() => page.textContent?.includes(message));
	const way = [...page.querySelectorAll("a")].find(
		(it) => it.textContent === "My coupons",
	);
	expect(way?.getAttribute("href")).toBe("/history?state=history");
	expect(page.querySelector("main > div nav")).toBeNull();
});

test("home with one category has no message", async () => {
	phone.api("getParentCategoryList", () => [
		{ category_id: "1", name_th: "Food", name_en: "Food", seq: 1 },
	]);
	const page = await draw(<HomePage />);
	await until(() => page.textContent?.includes("Food"));
	// A section without brands is not shown.
	await until(() => !page.textContent?.includes("Brands"));
	expect(page.textContent).not.toContain(message);
});

test("home whose banners failed to load does not say that there is nothing", async () => {
	phone.api("GetSetBanner", fail({ status: 500 }));
	const page = await draw(<HomePage />);
	const announced = () =>
		[...page.querySelectorAll("main [role=status] > :not([aria-hidden])")]
			.map((it) => it.textContent)
			.join();
	await until(() => announced().includes("Could not load this"));
	expect(page.textContent).not.toContain(message);
});

const latte = v.parse(privilegeCard, {
	alt_reference: "PV_1",
	name_en: "Iced latte",
});

test("while failed banners are loaded again, as on a return to the app, home stays", async () => {
	phone.api("GetSetBanner", fail({ status: 500 }));
	phone.api("getPrivilegeListV3", () => ({ items: [latte], totalpages: 1 }));
	const page = await draw(<HomePage />);
	await until(() => page.textContent?.includes("Iced latte"));
	phone.api("GetSetBanner", () => new Promise(() => undefined));
	const asked = () =>
		phone.calls.filter(({ name }) => name === "GetSetBanner").length;
	const before = asked();
	await act(async () => window.dispatchEvent(new Event("visibilitychange")));
	expect(asked()).toBe(before + 1);
	expect(page.textContent).toContain("Iced latte");
});

test("home says that its categories could not be loaded", async () => {
	phone.api("getParentCategoryList", fail({ reason: "timeout", status: 0 }));
	phone.api("getPrivilegeListV3", () => ({ items: [latte], totalpages: 1 }));
	const page = await draw(<HomePage />);
	await until(() => page.textContent?.includes("Iced latte"));
	await until(() => page.textContent?.includes("Could not refresh"));
	phone.api("getParentCategoryList", () => [
		{ category_id: "1", name_th: "Food", name_en: "Food", seq: 1 },
	]);
	await press(page, "Try again");
	await until(() => page.textContent?.includes("Food"));
	expect(page.textContent).not.toContain("Could not refresh");
});

test("home with only its categories says that the rest could not be loaded", async () => {
	const lost = fail({ reason: "timeout", status: 0 });
	phone.api("GetSetBanner", lost);
	phone.api("getPrivilegeListV3", lost);
	phone.api("getParentCategoryList", () => [
		{ category_id: "1", name_th: "Food", name_en: "Food", seq: 1 },
	]);
	const page = await draw(<HomePage />);
	await until(() => page.textContent?.includes("Food"));
	await until(() => page.textContent?.includes("Could not refresh"));
});

test("home waits for all lists before it says that there is nothing", async () => {
	phone.api("getPrivilegeListV3", () => new Promise(() => undefined));
	const page = await draw(<HomePage />);
	await until(() => page.querySelector("main:not([data-busy])"));
	expect(page.textContent).not.toContain(message);
});

test("four sections stand above the deals and brands, the others below them", async () => {
	const layouts: Record<string, string> = { Two: "small", Five: "small" };
	const set = (set_name_en: string) => ({
		bannersetinfo: {
			set_name_en,
			layout_section: layouts[set_name_en] ?? "full",
		},
		banner: [1, 2, 3, 4, 5, 6].map((at) => ({
			bannerid: `${set_name_en} ${at}`,
			...{ name_en: `Coffee ${at}`, path: "/faq", seq: at },
		})),
	});
	const names = ["One", "Two", "Three", "Four", "Five", "Six"];
	phone.api("GetSetBanner", () =>
		v.parse(getSetBanner.reply, ["top_banner", ...names].map(set)),
	);
	phone.api("getPrivilegeListV3", () => ({
		items: [v.parse(privilegeCard, { alt_reference: "PV_1" })],
		totalpages: 1,
	}));
	phone.api("GetBrandList", () =>
		v.parse(
			getBrandList.reply,
			Array.from({ length: 9 }, (_, at) => ({
				...{ brand_id: `${at + 1}`, brand_name_en: `Mokfa ${at + 1}` },
			})),
		),
	);
	const page = await draw(<HomePage />);
	const titles = () =>
		[...page.querySelectorAll("h2")].map((it) => it.textContent);
	await until(() => titles().includes("Six"));
	expect(titles()).toEqual([
		...names.slice(0, 4),
		"Popular deals",
		"Brands",
		...names.slice(4),
	]);
	await until(() => page.textContent?.includes("Mokfa 8"));
	expect(page.textContent).not.toContain("Mokfa 9");
	const itemsOf = (name: string, kind: string) =>
		[...page.querySelectorAll("section")]
			.find((it) => it.querySelector("h2")?.textContent === name)
			?.querySelectorAll(kind).length;
	// A small section has five cards, a full one all its banners.
	for (const name of names)
		expect([itemsOf(name, "li"), itemsOf(name, "article")]).toEqual(
			layouts[name] ? [5, 5] : [6, 0],
		);
	await until(() => itemsOf("Brands", "li"));
	expect(itemsOf("Brands", "li")).toBe(8);
	expect(page.querySelector("h2 ~ a[href='/brand_list']")).not.toBeNull();
	expect(
		page.querySelectorAll("section[aria-roledescription] li"),
	).toHaveLength(6);
});

test("a section of several privileges links to them all, and their list is saved (2 §2)", async () => {
	const set = (set_name_en: string, references: string[]) => ({
		bannersetinfo: { set_name_en, layout_section: "full" },
		banner: references.map((reference) => ({
			...{ bannerid: reference, path: `/?modal-privilege=${reference}` },
		})),
	});
	phone.api("GetSetBanner", () =>
		v.parse(getSetBanner.reply, [
			set("Coffee", ["PV_1", "PV_2"]),
			set("Tea", ["PV_3"]),
		]),
	);
	const page = await draw(<HomePage />);
	await until(() => page.querySelectorAll("h2").length > 1);
	const [all, ...others] = [
		...page.querySelectorAll<HTMLElement>("a[href^='/privilegebycat']"),
	];
	expect(all?.getAttribute("href")).toBe("/privilegebycat?catName=Coffee");
	expect(others).toEqual([]);
	await act(async () => all?.click());
	expect(readReferenceList()).toEqual(["PV_1", "PV_2"]);
});

test("each stop of home's tours exists, also the deals' stop if banners link to all privileges", async () => {
	const set = (set_name_en: string) => ({
		bannersetinfo: { set_name_en, layout_section: "full" },
		banner: [{ bannerid: set_name_en, name_en: "Tea", path: "/privilege" }],
	});
	phone.api("Profile", () => ({
		customer: v.parse(customer, { tier_name: "Galaxy Gift Plus" }),
	}));
	phone.api("GetSetBanner", () =>
		v.parse(getSetBanner.reply, [set("top_banner"), set("One")]),
	);
	phone.api("getParentCategoryList", () => [
		{ category_id: "1", name_th: "Food", name_en: "Food", seq: 1 },
	]);
	phone.api("getPrivilegeListV3", () => ({ items: [latte], totalpages: 1 }));
	const page = await draw(<HomePage />);
	await until(() => page.textContent?.match(/Plus.*Food.*Iced latte/));
	const old = tourStops("old", true);
	expect(old).toHaveLength(8);
	const places = [...tourStops("new", true), ...old].map(({ target }) =>
		page.querySelector(target),
	);
	expect(places).not.toContain(null);
	expect(new Set(places).size).toBe(10);
	expect(places[0]?.textContent).toBe("Plus");
	expect(places.at(-2)?.textContent).toContain("Food");
	expect(places.at(-1)?.textContent).toContain("Iced latte");
});

// Each reply of a start once drew all of home again, which took a tenth of a second on a slow phone.
test("a refresh that brings nothing new draws no banner, category or deal again", async () => {
	phone.api("GetSetBanner", () =>
		v.parse(getSetBanner.reply, [
			{
				bannersetinfo: { set_name_en: "One", layout_section: "full" },
				banner: [{ bannerid: "1", name_en: "Tea", path: "/privilege" }],
			},
		]),
	);
	phone.api("getParentCategoryList", () => [
		{ category_id: "1", name_th: "Food", name_en: "Food", seq: 1 },
	]);
	phone.api("getPrivilegeListV3", () => ({ items: [latte], totalpages: 1 }));
	const client = newCache();
	const page = await draw(<HomePage />, client);
	await until(() => page.textContent?.match(/Food.*Tea.*Iced latte/));
	await until(() => client.isFetching() === 0);
	const before = vi.mocked(Picture).mock.calls.length;
	expect(before).toBeGreaterThan(0);
	const asked = phone.calls.length;
	await act(() => client.refetchQueries());
	expect(phone.calls.length).toBeGreaterThan(asked + 2);
	expect(vi.mocked(Picture)).toHaveBeenCalledTimes(before);
});

// When home was drawn at once behind a privilege, it delayed every press for a third of a second on a slow phone.
test("banners that load after the skeleton are drawn before what is below the screen", async () => {
	let answer = (_: unknown) => {};
	phone.api("GetSetBanner", () => new Promise((resolve) => (answer = resolve)));
	phone.api("getPrivilegeListV3", () => ({
		items: Array.from({ length: 9 }, (_, at) => ({
			...latte,
			alt_reference: `PV_${at}`,
		})),
		totalpages: 1,
	}));
	const page = await draw(<HomePage />);
	const added: MutationRecord[] = [];
	const observer = new MutationObserver((records) => added.push(...records));
	observer.observe(page, { childList: true, subtree: true });
	await act(async () => answer([]));
	await until(() => page.textContent?.includes("More deals"));
	observer.disconnect();
	const isLater = added.some(
		({ target, addedNodes }) =>
			target !== page &&
			[...addedNodes].some((node) => node.textContent?.includes("More deals")),
	);
	expect(isLater).toBe(true);
});

test("home shows the codes that are ready, and the coupons that end within three days, saved or not", async () => {
	const coupon = (transaction_id: string, hours: number) => ({
		...bareCard("PV_1"),
		...v.parse(rewardCode, { code: "AB-12", privilegetype: 4, transaction_id }),
		reward_name_en: `Coupon ${transaction_id}.`,
		countdown_time: new Date(Date.now() + hours * 3_600_000).toISOString(),
	});
	for (const [id, hours] of [
		["ended", -1],
		["soon", 2],
		["later", 80],
	] as const)
		await saveCode({ ...coupon(id, hours), sub: "customer-1", saved_at: 1 });
	local.write(storageKeys.unsaved("customer-1"), [
		coupon("soon", 2),
		coupon("unsaved", 3),
	]);
	const page = await draw(<HomePage />);
	await until(() => page.querySelector("aside"));
	expect(page.querySelector("aside")?.textContent).toContain("2 codes ready");
	const [row] = page.querySelectorAll("section");
	expect(row?.querySelector("h2")?.textContent).toBe("Expiring soon");
	expect(row?.textContent?.match(/(?<=Coupon )\w+/g)).toEqual([
		"soon",
		"unsaved",
	]);
});
