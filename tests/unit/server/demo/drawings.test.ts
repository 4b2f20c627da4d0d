// What the demo's pictures show: objects clear of what lies on a card, and banners unlike the deals below them.
import { expect, test } from "vitest";
import { arts } from "../../../../tools/drawing/banners";
import { compositions } from "../../../../tools/drawing/compositions";
import { compositionOf, scenes } from "../../../../tools/drawing/scenes";
import { boxOf } from "../../../../tools/drawing/studio";
import { demoContent } from "../../../support/demoContent";

const { banners, privileges } = demoContent;

/** On the smallest card, in a picture's units: the heart in the top corner, the logo in the bottom one. */
const heart = { left: 530, bottom: 184 };
const logo = { left: 536, top: 320 };
const tones = {
	...{ light: "", deep: "", arch: "", top: "", side: "" },
	...{ floorFar: "", floorNear: "", night: false },
};

test("every object is clear of the heart and the logo", async () => {
	const placed = Object.entries(scenes).flatMap(([name, { objects }]) =>
		objects.map((object) => ({ name, object })),
	);
	const covered = await Promise.all(
		placed.map(async ({ name, object }) => {
			const stage = compositions[compositionOf(name)](tones);
			const { left, top, wide, high } = await boxOf(object, stage);
			const right = left + wide;
			const isCovered =
				(right > heart.left && top < heart.bottom) ||
				(right > logo.left && top + high > logo.top);
			return isCovered ? [`${name}: ${object.object}`] : [];
		}),
	);
	expect(covered.flat()).toEqual([]);
}, 60_000);

/** The sets of the banners at the head of a category, and the category. */
test.each([
	[6, 1],
	[7, 2],
	[8, 4],
])(
	"banner set %i shows other things than the first deal of category %i",
	(set, category) => {
		const [first] = privileges
			.filter((it) => it.category_id === category)
			.sort((one, other) => one.privilege_id - other.privilege_id);
		const deal = scenes[first?.picture.replace("deal-", "") ?? ""];
		const shown = banners
			.filter((it) => it.set_seq === set)
			.flatMap((it) => arts[it.picture]?.objects ?? [])
			.map(({ object }) => object);
		expect(shown.length).toBeGreaterThan(0);
		for (const { object } of deal?.objects ?? [])
			expect(shown).not.toContain(object);
	},
);
