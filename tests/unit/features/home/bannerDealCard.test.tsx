// A banner that opens a privilege looks like the privilege's card: its date, its heart, and space reserved for them before they are known.
import { act } from "react";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { banner } from "../../../../src/contract/banner";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { readReferenceList } from "../../../../src/features/browse/referenceList";
import { BannerDealCard } from "../../../../src/features/home/BannerSection";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);

afterEach(wipe);

const deal = v.parse(privilegeCard, {
	alt_reference: "PV_1",
	valid_through: "2026-12-31T05:00:00Z",
	is_added_favorite: true,
	out_of_stock: true,
});
/** Another banner of the section. */
const other = v.parse(privilegeCard, { alt_reference: "PV_2" });
async function show(
	path: string,
	deals?: (typeof deal)[],
	more: object = { name_en: "Noodles" },
) {
	const place = await draw(
		<BannerDealCard
			banner={v.parse(banner, { bannerid: "1", path, ...more })}
			references={["PV_9"]}
			deals={deals}
		/>,
	);
	return {
		link: place.querySelector("a"),
		text: place.textContent?.replaceAll("\u00a0", "_"),
		heart: place.querySelector("button"),
	};
}

test("the card has the privilege's date, badge and favourite button", async () => {
	const { text, heart } = await show("/?modal-privilege=PV_1", [other, deal]);
	expect(text).toContain("Until 31_Dec_2026");
	expect(text).toContain("Sold out");
	expect(heart?.getAttribute("aria-pressed")).toBe("true");
	expect(heart?.getAttribute("aria-label")).toBe("Favourite: Noodles");
	const nameless = await show("/?modal-privilege=PV_1", [deal], {});
	expect(nameless.heart?.getAttribute("aria-label")).toBe(
		"Favourite: Privilege",
	);
});

test("the line of the date is reserved until the privilege is loaded, and removed if there is none", async () => {
	expect(await show("/?modal-privilege=PV_1")).toMatchObject({
		text: "Noodles_",
		heart: null,
	});
	expect((await show("/brand_list", [deal])).text).toBe("Noodles");
});

test.each(["1001", "/?modal-privilege=1001"])(
	"%s has its privilege's heart, even if the list names it only by its other reference",
	async (path) => {
		phone.api("getPrivilegeListByReferenceListV2", () => [deal]);
		await show(path, [other, deal]);
		await until(() => document.querySelector("[aria-pressed]"));
		expect(document.body.textContent).toContain("Sold out");
		expect(
			document.querySelector("[aria-pressed]")?.getAttribute("aria-pressed"),
		).toBe("true");
		expect(phone.calls.at(-1)?.request).toMatchObject({
			Alt_Reference: ["1001"],
		});
	},
);

test("the card is in the reader's language, or has the host's name, and needs no further request", async () => {
	phone.calls.length = 0;
	const words = {
		...{ name: "Autumn", name_th: "ก๋วยเตี๋ยว", name_en: "Noodles" },
		...{ description_th: "ร้านหมอกฟ้า", description_en: "Mokfa" },
	};
	const { text } = await show("/brand_list", [deal], words);
	expect(text).toContain("MokfaNoodles");
	expect((await show("/brand_list", [], { name: "Autumn" })).text).toBe(
		"Autumn",
	);
	expect(phone.calls).toEqual([]);
});

test("a section that the card opens has the section's privileges", async () => {
	freshPhone();
	setNavigate(() => undefined);
	const { link } = await show("/privilegebycat?catName=Stars");
	await act(async () => link?.click());
	expect(readReferenceList()).toEqual(["PV_9"]);
});
