// The line above the coupons: what is on the phone, what is being saved, and what went wrong (O02).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import { ReadyCodesNotice } from "../../../../src/features/reward/history/ReadyCodesNotice";
import { setServerTime } from "../../../../src/platform/http/clock";
import { setSaveError } from "../../../../src/platform/storage/saveErrors";
import { draw, wipe } from "../../support/drawn";

const now = Date.parse("2026-11-21T05:00:00Z");
const coupon = (id: string, fields: object = {}) =>
	v.parse(historyItem, {
		ext_transaction_id: id,
		privilege_ref: "PV_1",
		reward_name_en: id,
		reward_type: 4,
		is_used_code_desc: "ใช้โค้ด",
		expiration_datetime: "2026-12-31T16:59:59Z",
		...fields,
	});
const atCounter = coupon("CLOCK", { reserve_timeout: 15 });
const lineOf = async (items: ReturnType<typeof coupon>[]) =>
	(await draw(<ReadyCodesNotice items={items} saved={[]} />)).querySelector(
		"summary",
	)?.textContent;

beforeEach(() => {
	vi.useFakeTimers({ now });
	setServerTime(now);
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

test("codes that are being saved are said to be, not to be missing, beside one that waits for the counter", async () => {
	expect(await lineOf([coupon("A"), coupon("B"), atCounter])).toBe(
		"Saving 2 codes on this phone",
	);
	expect(await lineOf([atCounter])).toBe(
		"1 code needs the internet when you start it at the shop",
	);
});

test("a code without room is counted as missing, whatever else is on its way", async () => {
	setSaveError("A", "noRoom");
	expect(await lineOf([coupon("A"), coupon("B"), atCounter])).toBe(
		"1 code is not on this phone yet",
	);
});
