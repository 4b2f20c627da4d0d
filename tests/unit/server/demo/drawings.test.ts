// The demo's pictures: no object lies under the controls of a card, and banners differ from the deals below them.
import { expect, test } from "vitest";
import { bannerArts } from "../../../../tools/drawing/banners";
import {
	compositions,
	studioSize,
} from "../../../../tools/drawing/compositions";
import { findObject } from "../../../../tools/drawing/objects";
import { type Scene, scenes } from "../../../../tools/drawing/scenes";
import { objectBox } from "../../../../tools/drawing/studio";
import { demoContent } from "../../../support/demoContent";

const { banners, privileges } = demoContent;

/** The edges of the heart in the top corner and the logo in the bottom corner of the smallest card, in units of the picture. */
const heart = { left: 530, bottom: 184 };
const logo = { left: 536, top: 320 };
const tones = { light: "", arch: "", top: "", side: "", night: false };

const boxesOf = ({ composition, objects }: Scene) => {
	const stage = compositions[composition](tones);
	return Promise.all(
		objects.map(async (object) => {
			const { left, top, wide, high } = await objectBox(object, stage);
			return { left, top, right: left + wide, bottom: top + high };
		}),
	);
};
const namesWhere = async (
	holds: (boxes: Awaited<ReturnType<typeof boxesOf>>) => boolean,
): Promise<string[]> => {
	const found: string[] = [];
	for (const [name, scene] of Object.entries(scenes))
		if (holds(await boxesOf(scene))) found.push(name);
	return found;
};

test("no object overlaps the heart or the logo", async () => {
	const covered = await namesWhere((boxes) =>
		boxes.some(
			({ top, right, bottom }) =>
				(right > heart.left && top < heart.bottom) ||
				(right > logo.left && bottom > logo.top),
		),
	);
	expect(covered).toEqual([]);
}, 60_000);

test("the objects of a picture fill at least two fifths of its height or width", async () => {
	const { width, height } = studioSize;
	const small = await namesWhere((boxes) => {
		const top = Math.min(...boxes.map((box) => box.top));
		const bottom = Math.max(...boxes.map((box) => box.bottom));
		const left = Math.min(...boxes.map((box) => box.left));
		const right = Math.max(...boxes.map((box) => box.right));
		return bottom - top < height * 0.4 && right - left < width * 0.4;
	});
	expect(small).toEqual([]);
}, 60_000);

test.each(["privilege_id", "point"] as const)(
	"neighbouring deals of a category sorted by %s have different backgrounds",
	(order) => {
		const sorted = [...privileges].sort(
			(one, other) => one[order] - other[order],
		);
		const alike = [...new Set(privileges.map((it) => it.category_id))].flatMap(
			(category) => {
				const names = sorted
					.filter((it) => it.category_id === category)
					.map(({ picture }) => picture.replace("deal-", ""));
				const studios = names.map(
					(name) => `${scenes[name]?.composition} ${scenes[name]?.tint}`,
				);
				return names.filter(
					(_, at) => at > 0 && studios[at] === studios[at - 1],
				);
			},
		);
		expect(alike).toEqual([]);
	},
);

/** The banner set at the top of a category, and the category. */
test.each([
	[6, 1],
	[7, 2],
	[8, 4],
])(
	"banner set %i shows other objects than the first deal of category %i",
	(set, category) => {
		const [first] = privileges
			.filter((it) => it.category_id === category)
			.sort((one, other) => one.privilege_id - other.privilege_id);
		const deal = scenes[first?.picture.replace("deal-", "") ?? ""];
		const shown = banners
			.filter((it) => it.set_seq === set)
			.flatMap((it) => bannerArts[it.picture]?.objects ?? [])
			.map(({ object }) => object);
		expect(shown.length).toBeGreaterThan(0);
		for (const { object } of deal?.objects ?? [])
			expect(shown).not.toContain(object);
	},
);

test("the objects of a banner end at least 12 px before the edge of its card on a phone", async () => {
	const wide: string[] = [];
	for (const [name, { objects }] of Object.entries(bannerArts))
		for (const { object, height, x = 512 } of objects) {
			const drawn = await findObject(object);
			const right = x + (drawn.width * height) / drawn.height / 2;
			if (right > 656 - 24) wide.push(`${name}: ${object}`);
		}
	expect(wide).toEqual([]);
});
