// The deals of a group: each has its picture, logo, subtitle, badge and its own heart, and links to its privilege (2 §3, 2 §4).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeGroupDetailV2 } from "../../../../src/contract/groupDeal";
import { GroupDealPage } from "../../../../src/features/browse/GroupDealPages";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
	useSearch: () => ({ pvg_ref: "PVG_1" }),
}));

beforeEach(freshPhone);
afterEach(wipe);

async function show(...items: object[]) {
	phone.api("PrivilegeGroupDetailV2", () =>
		v.parse(privilegeGroupDetailV2.reply, {
			detail: { alt_reference: "PVG_1", status: 1 },
			privilege_group_item: items.map((it, at) => ({
				...{ alt_reference: `PV_${at}`, ...it },
			})),
		}),
	);
	const page = await draw(<GroupDealPage />);
	await until(() => page.querySelector("li"));
	return page;
}

test("a deal has its pictures, its texts and its heart, and links to its privilege", async () => {
	const page = await show(
		{ name_en: "Tea" },
		{
			...{ name_en: "Iced latte", subname_en: "Mokfa", is_favorite: true },
			privilege_image_url: "/latte.webp",
			brand: { brandlogoimage_url: "/mokfa.webp" },
		},
	);
	expect(page.textContent).toContain("2 deals");
	const [tea, latte] = page.querySelectorAll("li");
	const pictures = [...(latte?.querySelectorAll("img") ?? [])];
	expect(pictures.map((it) => it.getAttribute("src")).sort()).toEqual([
		"/latte.webp",
		"/mokfa.webp",
	]);
	expect(latte?.textContent).toBe("MokfaIced latte");
	expect(latte?.querySelector("a")?.getAttribute("href")).toContain("PV_1");
	const hearts = [tea, latte].map((it) => it?.querySelector("button"));
	expect(
		hearts.map((it) => [
			it?.getAttribute("aria-label"),
			it?.getAttribute("aria-pressed"),
		]),
	).toEqual([
		["Favourite: Tea", "false"],
		["Favourite: Iced latte", "true"],
	]);
});

test.each([
	[{ out_of_stock: true }, "Sold out", true],
	[{ is_overall_limit: true }, "Sold out", true],
	[{ display_redeem_badge: true }, "Claimed", false],
])("a deal with %j says %s", async (item, words, isGray) => {
	const page = await show(item);
	expect(page.querySelector("li")?.textContent).toContain(words);
	expect(page.querySelector("[class*=gray]") !== null).toBe(isGray);
});
