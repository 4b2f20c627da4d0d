// What was typed outlives a reload and a renewed session, belongs to one customer, and goes with that customer's data (O05).
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { clearOtherCustomers } from "../../../../src/platform/session/clearOtherCustomers";
import {
	adoptToken,
	endSession,
} from "../../../../src/platform/session/session";
import {
	beginDelivery,
	deliveryReference,
	endDelivery,
	readSentCode,
	readTypedCode,
	saveSentCode,
	saveTypedCode,
} from "../../../../src/platform/storage/deliveryDraft";
import {
	dropDraft,
	readDraft,
	saveDraft,
} from "../../../../src/platform/storage/draft";
import { tokenOf } from "../../support/token";

const form = v.object({ name: v.string() });
const sent = {
	mobile: "0812345678",
	purpose: "PV_9",
	expires: 1,
	otp_reference: "KQ7T",
	transactionid: "OTP1",
};

beforeEach(() => {
	localStorage.clear();
	adoptToken(tokenOf("customer-1"));
});

test("a draft comes back to its own customer and form alone", () => {
	saveDraft("address", { name: "พิมพ์ชนก" });
	adoptToken(tokenOf("customer-1"));
	expect(readDraft("address", form)).toEqual({ name: "พิมพ์ชนก" });
	expect(readDraft("mobileno", form)).toBeNull();
	adoptToken(tokenOf("customer-2"));
	expect(readDraft("address", form)).toBeNull();
});

test("a damaged one is none, a dropped one is gone, without a session nothing is kept", () => {
	saveDraft("address", { name: 7 });
	expect(readDraft("address", form)).toBeNull();
	saveDraft("address", { name: "ก" });
	dropDraft("address");
	expect(readDraft("address", form)).toBeNull();
	endSession();
	saveDraft("address", { name: "ก" });
	expect(Object.keys(localStorage).join()).not.toContain("draft");
});

test("another customer leaves nothing of it: draft, prize and code", async () => {
	saveDraft("address", { name: "ก" });
	beginDelivery("PV_9");
	saveSentCode(sent);
	await clearOtherCustomers("customer-2");
	adoptToken(tokenOf("customer-1"));
	expect(readDraft("address", form)).toBeNull();
	expect(deliveryReference()).toBe("");
	expect(readSentCode(sent.mobile, "PV_9")).toBeNull();
});

test("a sent code counts for its number and prize; the same prize begun again keeps it, another one does not", () => {
	beginDelivery("PV_9");
	saveSentCode(sent);
	expect(readSentCode("0899999999", "PV_9")).toBeNull();
	beginDelivery("PV_9");
	expect(readSentCode(sent.mobile, "PV_9")).toEqual(sent);
	beginDelivery("PV_8");
	expect(readSentCode(sent.mobile, "PV_9")).toBeNull();
});

test("digits typed of a code come back for that code alone, and end with the delivery", () => {
	const digits = ["4", "8", "2", "", "", ""];
	beginDelivery("PV_9");
	saveDraft("mobileno", "081-234-5678");
	saveTypedCode({ transactionid: "OTP1", digits });
	expect(readTypedCode("OTP1")).toEqual(digits);
	expect(readTypedCode("OTP2")).toBeNull();
	endDelivery();
	expect(readTypedCode("OTP1")).toBeNull();
	expect(readDraft("mobileno", v.string())).toBeNull();
});
