// A banner section of home: its title, its cards with hearts or its wide banners, its list of privileges, and arrows for a mouse (2 §2).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getSetBanner } from "../../../../src/contract/banner";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { homeBanners } from "../../../../src/domain/home/banner";
import { readReferenceList } from "../../../../src/features/browse/referenceList";
import { BannerSection } from "../../../../src/features/home/BannerSection";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { visibleCardsInRow } from "../../../../src/ui/layout/visibleItems";
import { draw, newCache, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => ({}),
}));

beforeEach(freshPhone);
afterEach(wipe);

/** A section whose banners open these paths. */
function sectionOf(layout_section: string, ...paths: string[]) {
	const names = { set_name_th: "กาแฟ", set_name_en: "Coffee" };
	const sets = v.parse(getSetBanner.reply, [
		{
			bannersetinfo: { ...names, layout_section },
			banner: paths.map((path, bannerid) => ({
				...{ bannerid, path, name_en: `Banner ${bannerid}` },
			})),
		},
	]);
	const [section] = homeBanners(sets, Date.now()).first;
	if (!section) throw new Error("There is one section");
	return section;
}
const deals = ["/?modal-privilege=PV_1", "/?modal-privilege=PV_2"];
const unknownSection = "/privilegebycat?catName=Tea";

test("a small section has its title in the reader's language and the hearts of its privileges", async () => {
	phone.api("getPrivilegeListByReferenceListV2", () => [
		v.parse(privilegeCard, { alt_reference: "PV_2", is_added_favorite: true }),
	]);
	const client = newCache();
	const section = <BannerSection set={sectionOf("small", ...deals)} />;
	const page = await draw(section, client);
	await until(() => page.querySelector("[aria-pressed=true]"));
	expect(page.querySelector("h2")?.textContent).toBe("Coffee");
	// The bug: without a network the cards lost their dates and hearts.
	const [query] = client.getQueryCache().getAll();
	expect(query?.meta).toMatchObject({ persist: true, failure: "silent" });
	expect(phone.calls.map(({ request }) => request)).toMatchObject([
		{ Alt_Reference: ["PV_1", "PV_2"] },
	]);
});

test.each(["small", "full"])(
	"a banner of a %s section that links to an unknown section lists its own section's privileges",
	async (layout) => {
		setNavigate(() => undefined);
		phone.api("getPrivilegeListByReferenceListV2", () => []);
		const own = `PV_${layout}`;
		const path = `/?modal-privilege=${own}`;
		const set = sectionOf(layout, unknownSection, path);
		const page = await draw(<BannerSection set={set} />);
		const banner = page.querySelector<HTMLElement>("li a");
		expect(banner?.getAttribute("href")).toBe(unknownSection);
		await act(async () => banner?.click());
		expect(readReferenceList()).toEqual([own]);
	},
);

test("“See all” opens the section's page, with its privileges as the list of references", async () => {
	const set = sectionOf("full", ...deals, "/survey?ref=SVY_1");
	const page = await draw(<BannerSection set={set} />);
	const seeAll = page.querySelector<HTMLElement>("h2 ~ a");
	expect(seeAll?.getAttribute("href")).toBe("/privilegebycat?catName=Coffee");
	await act(async () => seeAll?.click());
	expect(readReferenceList()).toEqual(["PV_1", "PV_2"]);
});

test("before all of home is drawn, a section draws only its visible banners and requests nothing", async () => {
	const set = sectionOf("small", ...deals, ...deals, ...deals);
	const page = await draw(<BannerSection set={set} drawsAll={false} />);
	expect(page.querySelectorAll("li")).toHaveLength(visibleCardsInRow());
	expect(phone.calls).toEqual([]);
});

test("a mouse scrolls the banners with the arrows", async () => {
	const page = await draw(<BannerSection set={sectionOf("full", ...deals)} />);
	const row = page.querySelector("ul");
	if (!row) throw new Error("The banners are a list");
	const scrollBy = vi.spyOn(row, "scrollBy");
	const [, forward] = page.querySelectorAll<HTMLElement>(
		"[aria-hidden] button",
	);
	await act(async () => forward?.click());
	expect(scrollBy).toHaveBeenCalledOnce();
});
