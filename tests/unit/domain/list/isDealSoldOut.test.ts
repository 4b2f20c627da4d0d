// A deal without stock, or whose limit of everybody is reached, is sold out in each list (2 §3).
import { expect, test } from "vitest";
import { isDealSoldOut } from "../../../../src/domain/list/isDealSoldOut";

test.each([
	[false, false, false],
	[true, false, true],
	[false, true, true],
])(
	"out of stock %s, overall limit %s: sold out is %s",
	(out_of_stock, is_overall_limit, isSoldOut) => {
		expect(isDealSoldOut({ out_of_stock, is_overall_limit })).toBe(isSoldOut);
	},
);
