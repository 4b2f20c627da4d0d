// A deal without stock, or with a reached overall limit, is shown as sold out in every list (2 §3).
import { expect, test } from "vitest";
import { isDealSoldOut } from "../../../../src/domain/list/isDealSoldOut";

test.each([
	[false, false, false],
	[true, false, true],
	[false, true, true],
])(
	"a deal that is out of stock: %s, with its overall limit reached: %s, is sold out: %s",
	(out_of_stock, is_overall_limit, isSoldOut) => {
		expect(isDealSoldOut({ out_of_stock, is_overall_limit })).toBe(isSoldOut);
	},
);
