// Proves that a worker keeps the assets of two releases, and no more (O08).
import fc from "fast-check";
import { expect, test } from "vitest";
import { nextAssetGenerations } from "../../../../src/domain/app/releaseFile";

test("a release that takes over keeps its own files and those of the former release", () => {
	const before = { current: ["b1", "shared"], former: ["a1"] };
	expect(
		nextAssetGenerations(before, ["c1", "shared"], ["a1", "b1", "c1"]),
	).toEqual({
		generations: { current: ["c1", "shared"], former: ["b1", "shared"] },
		drop: ["a1"],
	});
});

test("a release that was replaced before it took over leaves no files", () => {
	const before = { current: ["a1"], former: [] };
	expect(nextAssetGenerations(before, ["c1"], ["a1", "b1", "c1"]).drop).toEqual(
		["b1"],
	);
});

test("without a saved list, all cached files count as the former release's", () => {
	expect(nextAssetGenerations(null, ["b1"], ["a1", "b1"])).toEqual({
		generations: { current: ["b1"], former: ["a1"] },
		drop: [],
	});
});

test("installing the same files again keeps the former release", () => {
	const before = { current: ["b1", "b2"], former: ["a1"] };
	expect(nextAssetGenerations(before, ["b2", "b1"], ["a1", "b1"])).toEqual({
		generations: { current: ["b2", "b1"], former: ["a1"] },
		drop: [],
	});
});

test("after any sequence of releases exactly the last two are kept", () => {
	const release = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String), {
		minLength: 1,
	});
	fc.assert(
		fc.property(fc.array(release, { minLength: 2, maxLength: 8 }), (rows) => {
			let noted: Parameters<typeof nextAssetGenerations>[0] = {
				current: [],
				former: [],
			};
			let kept: string[] = [];
			for (const own of rows) {
				kept = [...new Set([...kept, ...own])];
				const { generations, drop } = nextAssetGenerations(noted, own, kept);
				kept = kept.filter((path) => !drop.includes(path));
				noted = generations;
			}
			const last = rows.at(-1) ?? [];
			const isSame = (other: string[]) =>
				other.length === last.length && other.every((it) => last.includes(it));
			const former = rows.findLast((other) => !isSame(other)) ?? [];
			const needed = new Set([...last, ...former]);
			expect(new Set(kept)).toEqual(needed);
		}),
	);
});
