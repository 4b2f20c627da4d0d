// The quota bar: formula, floor, two decimals and colours of 2 §4.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quotaTone, remainingQuota } from "../../../../src/domain/claim/quota";
import { openStock } from "./privilegeSample";

const plain = { privilege_limitstat: null };
const stock = (entry_remaining_qty: number, entry_total: number) => ({
	out_of_stock: false,
	entry_remaining_qty,
	entry_total,
});

describe("quota", () => {
	test.each([
		["the picture's bar", 342, 500, 68.4],
		["all left", 500, 500, 100],
		["a third, two decimals, floored", 2, 3, 66.66],
		["a whole percentage that the division misses", 57, 100, 57],
		["nothing left", 0, 500, 0],
		["no total", 5, 0, 0],
		["below zero", -3, 500, 0],
		["more left than there are", 600, 500, 100],
	])("%s", (_, remaining, total, percent) => {
		expect(remainingQuota(stock(remaining, total), plain, true).percent).toBe(
			percent,
		);
	});

	test("is 0 percent when not redeemable, with its numbers shown", () => {
		expect(remainingQuota(stock(342, 500), plain, false)).toMatchObject({
			percent: 0,
			remaining: 342,
			total: 500,
			tone: "bad",
		});
	});

	test.each([
		["overall_day", 25, "day"],
		["overall_month", 25, "month"],
		["overall", 25, null],
		["customer_month", 68.4, null],
		[null, 68.4, null],
	] as const)(
		"the limit check's counter %s gives %d",
		(redeemtargetcheck, percent, period) => {
			const limits = {
				privilege_limitstat: { redeemtargetcheck, total: 40, used: 30 },
			};
			expect(remainingQuota(stock(342, 500), limits, true)).toMatchObject({
				percent,
				period,
			});
		},
	);

	test("is that of the stock where nothing is left, whatever a counter says", () => {
		const limits = {
			privilege_limitstat: {
				redeemtargetcheck: "overall_day" as const,
				...{ total: 40, used: 30 },
			},
		};
		expect(remainingQuota(stock(0, 500), limits, true)).toMatchObject({
			...{ percent: 0, remaining: 0, total: 500, period: null },
		});
	});

	test.each([
		[50, "good"],
		[49.99, "warn"],
		[10, "warn"],
		[9.99, "bad"],
		[0, "bad"],
	] as const)("%d percent is %s", (percent, tone) => {
		expect(quotaTone(percent)).toBe(tone);
	});

	test("never leaves 0 to 100 and never rounds up", () => {
		fc.assert(
			fc.property(fc.integer(), fc.integer(), (remaining, total) => {
				const { percent } = remainingQuota(
					stock(remaining, total),
					plain,
					true,
				);
				expect(percent).toBeGreaterThanOrEqual(0);
				expect(percent).toBeLessThanOrEqual(100);
				if (remaining > 0 && remaining < total)
					expect(percent).toBeLessThanOrEqual((remaining / total) * 100);
			}),
		);
	});
});

type Stat = { total: number; used: number } | null;
test.each<[string, Partial<typeof openStock>, Stat, number, number]>([
	["a counter of none", {}, { total: 0, used: 0 }, 68.4, 500],
	["a counter all used", {}, { total: 10, used: 10 }, 0, 10],
	["a counter used beyond its total", {}, { total: 10, used: 12 }, 0, 10],
	["a counter with one of ten left", {}, { total: 10, used: 9 }, 10, 10],
	["no stock left", { entry_remaining_qty: 0 }, { total: 10, used: 0 }, 0, 500],
	["less than none left", { entry_remaining_qty: -1 }, null, 0, 500],
	["a stock of none", { entry_total: 0 }, { total: 10, used: 0 }, 0, 0],
	["more left than there is", { entry_remaining_qty: 600 }, null, 100, 500],
	["a stock without a number", { entry_remaining_qty: null }, null, 0, 0],
	[
		"a counter beside a stock without a number",
		{ entry_remaining_qty: null },
		{ total: 10, used: 5 },
		50,
		10,
	],
])("%s", (_title, stock, stat, percent, total) => {
	const privilege_limitstat = stat && {
		...{ redeemtargetcheck: "overall" as const, ...stat },
	};
	expect(
		remainingQuota({ ...openStock, ...stock }, { privilege_limitstat }, true),
	).toMatchObject({ percent, total, period: null });
});
