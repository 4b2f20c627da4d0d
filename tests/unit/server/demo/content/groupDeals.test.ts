// The demo's group deals and recommended keywords that banners and screens depend on.
import { describe, expect, test } from "vitest";
import { demoContent, isCurrent } from "../../../../support/demoContent";

const { group_deals, privileges, search_keywords } = demoContent;

describe("group deals and keywords", () => {
	test("the group deals have the expected states and numbers of visible deals; one is not open, one is empty", () => {
		const shown = (ids: number[]) =>
			privileges.filter(
				(one) =>
					ids.includes(one.privilege_id) && !one.hidden && isCurrent(one),
			).length;
		expect(
			group_deals.map((one) => [
				one.alt_reference,
				one.status,
				shown(one.items),
			]),
		).toEqual([
			["PVG_1001", 1, 5],
			["PVG_1002", 1, 6],
			["PVG_1003", 2, 4],
			["PVG_1004", 1, 3],
			["PVG_1005", 1, 0],
			["PVG_1006", 1, 6],
		]);
	});

	test("there are at least ten recommended keywords, each once", () => {
		expect(search_keywords.length).toBeGreaterThanOrEqual(10);
		expect(new Set(search_keywords.map((one) => one.keyword)).size).toBe(
			search_keywords.length,
		);
	});
});
