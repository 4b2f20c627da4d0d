// The codes that the counter switches between: same brand, with bars, the next to end first.
import * as v from "valibot";
import { expect, test } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { brandCodes } from "../../../../src/features/reward/code/useBrandCodes";

const code = (id: string, brand: string, end: string, is_url = false) => ({
	...bareCard("PV_1"),
	...v.parse(rewardCode, {
		code: id,
		is_url,
		link: is_url ? `https://shop.example/${id}` : "",
		privilegetype: 4,
		transaction_id: id,
		privilege_id: "P1",
	}),
	brand_name_th: brand,
	expiration_datetime: end,
	sub: "customer-1",
	saved_at: 0,
});

test("the brand's codes are sorted by their end and include the shown one once", () => {
	const shown = code("shown", "Mok", "2026-12-05T00:00:00Z");
	const ready = [
		code("late", "Mok", "2026-12-09T00:00:00Z"),
		code("other brand", "Kin", "2026-12-01T00:00:00Z"),
		shown,
		code("link", "Mok", "2026-12-01T00:00:00Z", true),
		code("early", "Mok", "2026-12-01T00:00:00Z"),
	];
	const ids = brandCodes(shown, ready).map((it) => it.transaction_id);
	expect(ids).toEqual(["early", "shown", "late"]);
});
