// A banner with a link shows that it has one, in the carousel and in a section (2 §5); a category's low banner has no room for that.
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BannerCard } from "../../../../src/components/cards/BannerCard";
import { banner, bannerSet } from "../../../../src/contract/banner";
import { readReferenceList } from "../../../../src/features/browse/referenceList";
import { setNavigate } from "../../../../src/platform/browser/openLink";
import { saveReferenceList } from "../../../../src/platform/storage/saveReferenceList";
import { bannerQueries } from "../../../../src/queries/banner";
import { freshPhone } from "../../features/freshPhone";
import { draw, newCache, wipe } from "../../support/drawn";

beforeEach(freshPhone);
afterEach(wipe);

// The bug: the drawing for a missing picture was shown behind the words.
test("a banner without its picture has only its words", async () => {
	const page = await draw(
		<BannerCard
			banner={v.parse(banner, { bannerid: "1", name_en: "Stars" })}
			look="slide"
		/>,
		newCache(),
	);
	expect(page.textContent).toContain("Stars");
	expect(page.querySelector("[class*=picture] > *")).toBeNull();
});

test.each([
	["slide", "/brand_list", "StarsSee more"],
	["section", "/brand_list", "StarsSee more"],
	["low", "/brand_list", "Stars"],
	["slide", "0", "Stars"],
	["section", "0", "Stars"],
] as const)(
	"a banner in a %s with the link %s shows: %s",
	async (look, path, text) => {
		const page = await draw(
			<BannerCard
				banner={v.parse(banner, {
					...{ bannerid: "1", name_en: "Stars", path },
					banner_image_image_url: "/stars.webp",
				})}
				look={look}
			/>,
		);
		expect(page.textContent).toBe(text);
		expect(page.querySelector("img")?.getAttribute("src")).toBe("/stars.webp");
	},
);

const stars = v.parse(bannerSet, {
	bannersetinfo: {
		...{ set_name_th: "ดาว", set_name_en: "Stars", layout_section: "small" },
	},
	banner: ["PV_1", "1002"].map((reference) => ({
		bannerid: reference,
		path: `/?modal-privilege=${reference}`,
	})),
});

test.each([
	["Stars", ["PV_1", "1002"]],
	["ดาว", ["PV_1", "1002"]],
	["Something else", ["PV_9"]],
])(
	"a banner outside a section opens all privileges of %s",
	async (catName, list) => {
		const opened = vi.fn();
		setNavigate(opened);
		const client = newCache();
		client.setQueryData(bannerQueries.sets().queryKey, [stars]);
		const path = `/privilegebycat?${new URLSearchParams({ catName })}`;
		const page = await draw(
			<BannerCard
				banner={v.parse(banner, { bannerid: "1", name_en: "All", path })}
				look="slide"
				references={["PV_9"]}
			/>,
			client,
		);
		await act(async () => page.querySelector("a")?.click());
		expect(opened).toHaveBeenCalledWith(path);
		expect(readReferenceList()).toEqual(list);
	},
);

test("a section without privileges removes the list of another section", async () => {
	setNavigate(vi.fn());
	saveReferenceList(["PV_1"]);
	const path = "/privilegebycat?catName=Empty";
	const page = await draw(
		<BannerCard
			banner={v.parse(banner, { bannerid: "1", name_en: "All", path })}
			look="slide"
		/>,
	);
	await act(async () => page.querySelector("a")?.click());
	expect(readReferenceList()).toEqual(["PV_1"]);
});

test("on the first screen a banner's picture is loaded at once; without a description it has no empty line", async () => {
	const page = await draw(
		<BannerCard
			banner={v.parse(banner, {
				...{ bannerid: "1", banner_image_image_url: "/stars.webp" },
			})}
			look="slide"
			eager
		/>,
	);
	expect(page.querySelector("img")?.getAttribute("loading")).toBe("eager");
	expect(page.querySelector("[class*=description]")).toBeNull();
});

test("a banner with an address of the app never signs in", async () => {
	const path = `${location.origin}/brand_list?token=other`;
	const page = await draw(
		<BannerCard
			banner={v.parse(banner, { bannerid: "1", name_en: "All", path })}
			look="slide"
		/>,
	);
	const address = `${location.origin}/brand_list`;
	expect(page.querySelector("a")?.getAttribute("href")).toBe(address);
});

test("a page inside the app has the banner's name in the reader's language as its title (2 §5)", async () => {
	const given = { path: "shop.example", call_to_action: "InternalWeb" };
	const page = await draw(
		<BannerCard
			banner={v.parse(banner, {
				...{ bannerid: "1", name: "Hall 2", name_en: "Stars", ...given },
			})}
			look="slide"
		/>,
	);
	expect(page.querySelector("a")?.search).toContain("title=Stars");
});
