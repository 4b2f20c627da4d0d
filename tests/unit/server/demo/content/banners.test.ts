// The demo's banners: sets of every kind, the targets of 2 §2, and references to existing entries.
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import placeholders from "../../../../../server/demo/placeholders.json";
import {
	createPictureUrl,
	picturesFolder,
} from "../../../../../server/files/pictureFiles";
import { daysOf, demoContent } from "../../../../support/demoContent";

const { banners, banner_sets, brands } = demoContent;
const { categories, group_deals, privileges } = demoContent;

describe("banners", () => {
	test("the top carousel has four banners, and a small section more than five", () => {
		const sizeOf = (seq?: number) =>
			banners.filter((it) => it.set_seq === seq).length;
		const top = banner_sets.find((set) => set.name.en === "top_banner");
		expect(sizeOf(top?.seq)).toBe(4);
		expect(
			banner_sets.some(
				(set) => set.layout_section === "small" && sizeOf(set.seq) > 5,
			),
		).toBe(true);
		expect(new Set(banners.map((one) => one.bannerid)).size).toBe(
			banners.length,
		);
	});

	test("one set is deleted and one has ended", () => {
		expect(banner_sets.filter((set) => set.isdeleted)).toHaveLength(1);
		expect(
			banner_sets.filter((set) => daysOf(set.valid_through) < 0),
		).toHaveLength(1);
	});

	test.each([
		"/privilege-group-deal?pvg_ref=",
		"/survey?module=banner&ref=",
		"/article?alt_reference=",
		"/internal-web?url=",
		"/privilegebycat?catName=",
		"/privilege?catId=",
		"/privilegebybrand?brandId=",
		"/brand_list",
	])("a banner leads to a target of 2 §2: %s", (start) => {
		expect(banners.some(({ path }) => path.startsWith(start))).toBe(true);
	});

	test.each(["", "0", "-", "null"])(
		"a banner has a path that opens nothing: '%s'",
		(path) => {
			expect(banners.some((one) => one.path === path)).toBe(true);
		},
	);

	test("a banner of a privilege, brand or category leads to an existing one", () => {
		for (const { path } of banners.filter((one) => one.path.startsWith("/"))) {
			const group = new URL(path, "http://localhost").searchParams.get(
				"pvg_ref",
			);
			if (group)
				expect(group_deals.map((one) => one.alt_reference)).toContain(group);
			const query = new URL(path, "http://localhost").searchParams;
			const deal = query.get("modal-privilege");
			const brandId = query.get("brandId");
			const subcatId = query.get("subcatId");
			if (deal)
				expect(
					privileges.some((one) => `PV_${one.privilege_id}` === deal),
				).toBe(true);
			if (brandId)
				expect(
					brands.find((one) => String(one.brand_id) === brandId)?.name.th,
				).toBe(query.get("brandName"));
			if (subcatId)
				expect(
					categories.find((one) => String(one.category_id) === subcatId)
						?.parent_id,
				).toBe(Number(query.get("catId")));
		}
	});
});

/** The largest difference of a channel (of 255) that the eye does not see between neighbouring colours, with the loss of the encoding. */
const nearly = 6;

test.each([
	...new Set(
		banners
			.map(({ picture }) => picture)
			.filter((picture) => picture.startsWith("banner-")),
	),
])("the placeholder colour of %s is that of its left edge", async (picture) => {
	const edge = await sharp(join(picturesFolder, `${picture}.webp`))
		.extract({ left: 0, top: 0, width: 8, height: 328 })
		.toBuffer();
	const { channels } = await sharp(edge).stats();
	const shown = createPictureUrl(placeholders)(picture);
	const colour = Buffer.from(shown.split("?c=")[1] ?? "", "hex");
	expect(colour).toHaveLength(3);
	for (const [at, { mean }] of channels.slice(0, 3).entries())
		expect(Math.abs((colour[at] ?? 0) - mean)).toBeLessThan(nearly);
});
