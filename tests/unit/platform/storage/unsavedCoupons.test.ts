// Proves the list of coupons without a saved code: it belongs to one customer, drops coupons whose code is saved, and is empty if damaged (O05, O08).
import { beforeEach, expect, test } from "vitest";
import { bareCard } from "../../../../src/domain/code/codeCard";
import {
	clearLocalKeysOfOthers,
	local,
	storageKeys,
} from "../../../../src/platform/storage/storage";
import { unsavedCoupons } from "../../../../src/platform/storage/unsavedCoupons";

const coupon = (transaction_id: string) => ({
	...bareCard("PV_1"),
	expiration_datetime: "2026-12-31T16:59:59Z",
	transaction_id,
	countdown_time: null,
	is_used_code: false,
	reserve_timeout: 15,
});
const key = storageKeys.unsaved("customer-1");

beforeEach(() => localStorage.clear());

test("a coupon is known only to its customer, and erased with the customer's data", () => {
	local.write(key, [coupon("A")]);
	expect(unsavedCoupons("customer-1", [])).toEqual([coupon("A")]);
	expect(unsavedCoupons("customer-2", [])).toEqual([]);
	clearLocalKeysOfOthers("customer-2");
	expect(unsavedCoupons("customer-1", [])).toEqual([]);
});

test("a coupon saved by an older release counts as opened", () => {
	const { is_used_code: _, reserve_timeout: __, ...older } = coupon("A");
	local.write(key, [older]);
	expect(unsavedCoupons("customer-1", [])).toEqual([
		{ ...older, is_used_code: true, reserve_timeout: 0 },
	]);
});

test("a coupon whose code was saved meanwhile is no longer listed, used or not", () => {
	local.write(key, [coupon("A"), coupon("B")]);
	const saved = [{ transaction_id: "A" }];
	expect(unsavedCoupons("customer-1", saved)).toEqual([coupon("B")]);
});

test.each(["", "[", "{}", '[{"transaction_id":1}]', "[null]"])(
	"a list damaged to %s is empty",
	(text) => {
		localStorage.setItem(key, text);
		expect(unsavedCoupons("customer-1", [])).toEqual([]);
	},
);
