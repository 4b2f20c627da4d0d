// The addresses of a delivery's pages, and the page it started from (2 §2 Delivery routes, 2 §4, 2 §8).
import { expect, test } from "vitest";
import {
	addressPath,
	modulePage,
	pathAfterAddress,
} from "../../../../src/domain/delivery/deliveryPaths";

test.each([
	["registration_reward", "", "/registration_reward"],
	["survey", "", "/registration_reward"],
	["banner", "", "/"],
	["announcement", "", "/announcement"],
	["noti", "", "/notification"],
	["privilege", "PV_1", "/?modal-privilege=PV_1"],
	["privilege", "", "/"],
	["constructor", "PV_1", "/"],
	["//evil.example", "PV_1", "/"],
	["", "", "/"],
])(
	"the delivery of module '%s' with prize '%s' returns to %s",
	(module, reference, page) => {
		expect(modulePage(module, reference)).toBe(page);
	},
);

test("after the address comes the code if the number is known, otherwise the number", () => {
	expect(pathAfterAddress("noti", "0812345678")).toBe(
		"/otp?contact_no=0812345678&module=noti",
	);
	expect(pathAfterAddress("noti", "")).toBe("/mobileno?module=noti");
	expect(addressPath("a&b")).toBe("/address?module=a%26b");
});
