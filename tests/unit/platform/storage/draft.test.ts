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
	dropSentCode,
	endDelivery,
	readSentCode,
	readTypedCode,
	saveSentCode,
	saveTypedCode,
	stepsToOpener,
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
	sessionStorage.clear();
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

test("a code that is sent anew takes the old one and its digits along, not the prize", () => {
	beginDelivery("PV_9");
	saveSentCode(sent);
	saveTypedCode({ transactionid: "OTP1", digits: ["4"] });
	dropSentCode();
	expect(readSentCode(sent.mobile, "PV_9")).toBeNull();
	expect(readTypedCode("OTP1")).toBeNull();
	expect(deliveryReference()).toBe("PV_9");
});

test("without a session there is no draft to read or to drop, and nothing fails", () => {
	saveDraft("address", { name: "ก" });
	endSession();
	expect(readDraft("address", form)).toBeNull();
	dropDraft("address");
	adoptToken(tokenOf("customer-1"));
	expect(readDraft("address", form)).toEqual({ name: "ก" });
});

/** The page is this entry of the history; null: one that the app did not number. */
const at = (entryIndex: number | null) =>
	history.replaceState(entryIndex === null ? null : { entryIndex }, "");

test("the way back from a delivery leads to the page that it was begun from, however many steps that is", () => {
	at(3);
	beginDelivery("PV_9");
	at(4);
	expect(stepsToOpener()).toBe(1);
	at(6);
	expect(stepsToOpener()).toBe(3);
});

test("where that page is not behind this one there is no way back to it", () => {
	at(3);
	expect(stepsToOpener()).toBeNull();
	beginDelivery("PV_9");
	for (const entry of [3, 2, null]) {
		at(entry);
		expect(stepsToOpener()).toBeNull();
	}
});

test("a delivery in the place of the page that began it leads to the one before", () => {
	at(3);
	beginDelivery("PV_9", { isReplaced: true });
	expect(stepsToOpener()).toBe(1);
	at(5);
	expect(stepsToOpener()).toBe(3);
});

test.each([
	[null, false],
	[0, false],
	[null, true],
	[0, true],
])(
	"begun from the first page (%s, replaced: %s) it leads there, never before it",
	(entry, isReplaced) => {
		at(entry);
		beginDelivery("PV_9", { isReplaced });
		expect(stepsToOpener()).toBeNull();
		at(2);
		expect(stepsToOpener()).toBe(2);
	},
);
