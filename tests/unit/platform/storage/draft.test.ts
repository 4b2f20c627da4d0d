// Drafts survive a reload and a renewed session, belong to one customer, and are erased with that customer's data (O05).
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { setDocumentStart } from "../../../../src/platform/browser/backPath";
import { clearOtherCustomers } from "../../../../src/platform/session/clearOtherCustomers";
import {
	adoptToken,
	endSession,
} from "../../../../src/platform/session/session";
import {
	beginDelivery,
	deliveryReference,
	endDelivery,
	stepsToOpener,
} from "../../../../src/platform/storage/deliveryDraft";
import { draftOf } from "../../../../src/platform/storage/draft";
import {
	dropSentCode,
	readSentCode,
	readTypedCode,
	saveSentCode,
	saveTypedCode,
} from "../../../../src/platform/storage/oneTimeCode";
import { tokenOf } from "../../support/token";

const form = v.object({ name: v.string() });
const address = draftOf("address", form);
const mobile = draftOf("mobileno", v.string());
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

test("a draft is restored only for its own customer and form", () => {
	address.save({ name: "พิมพ์ชนก" });
	adoptToken(tokenOf("customer-1"));
	expect(address.read()).toEqual({ name: "พิมพ์ชนก" });
	expect(draftOf("mobileno", form).read()).toBeNull();
	adoptToken(tokenOf("customer-2"));
	expect(address.read()).toBeNull();
});

test("a damaged draft counts as none, a removed one is gone, and without a session none is saved", () => {
	draftOf("address", v.unknown()).save({ name: 7 });
	expect(address.read()).toBeNull();
	address.save({ name: "ก" });
	address.drop();
	expect(address.read()).toBeNull();
	endSession();
	address.save({ name: "ก" });
	expect(Object.keys(localStorage).join()).not.toContain("draft");
});

test("another customer's sign-in erases draft, prize and code", async () => {
	address.save({ name: "ก" });
	beginDelivery("PV_9");
	saveSentCode(sent);
	await clearOtherCustomers("customer-2");
	adoptToken(tokenOf("customer-1"));
	expect(address.read()).toBeNull();
	expect(deliveryReference()).toBe("");
	expect(readSentCode(sent.mobile, "PV_9")).toBeNull();
});

test("a sent code belongs to its number and prize; only starting the same prize again keeps it", () => {
	beginDelivery("PV_9");
	saveSentCode(sent);
	expect(readSentCode("0899999999", "PV_9")).toBeNull();
	beginDelivery("PV_9");
	expect(readSentCode(sent.mobile, "PV_9")).toEqual(sent);
	beginDelivery("PV_8");
	expect(readSentCode(sent.mobile, "PV_9")).toBeNull();
});

test("typed digits are restored only for their code, and erased with the delivery", () => {
	const digits = ["4", "8", "2", "", "", ""];
	beginDelivery("PV_9");
	mobile.save("081-234-5678");
	saveTypedCode({ transactionid: "OTP1", digits });
	expect(readTypedCode("OTP1")).toEqual(digits);
	expect(readTypedCode("OTP2")).toBeNull();
	endDelivery("PV_9");
	expect(readTypedCode("OTP1")).toBeNull();
	expect(mobile.read()).toBeNull();
});

/** Runs with the session storage of another tab. */
function inAnotherTab(work: () => void): void {
	const own = { ...sessionStorage };
	sessionStorage.clear();
	work();
	sessionStorage.clear();
	for (const [key, value] of Object.entries(own))
		sessionStorage.setItem(key, value);
}

test("another tab's new delivery does not change this tab's prize; the same delivery ended there ends here too", () => {
	beginDelivery("PV_9");
	// What another tab writes.
	localStorage.setItem("Privilege_Ref_Delivery", "PV_77");
	expect(deliveryReference()).toBe("PV_9");
	inAnotherTab(() => endDelivery("PV_9"));
	expect(deliveryReference()).toBe("");
	beginDelivery("PV_9");
	endDelivery("PV_9");
	localStorage.setItem("Privilege_Ref_Delivery", "PV_77");
	expect(deliveryReference()).toBe("PV_77");
});

test("with two prizes in two tabs the earlier delivery continues after the other's end, and leaves nothing after its own", () => {
	beginDelivery("PV_9");
	inAnotherTab(() => {
		beginDelivery("PV_77");
		endDelivery("PV_77");
		expect(deliveryReference()).toBe("");
	});
	expect(deliveryReference()).toBe("PV_9");
	mobile.save("081-234-5678");
	endDelivery("PV_9");
	expect(deliveryReference()).toBe("");
	expect(mobile.read()).toBeNull();
	expect(localStorage.getItem("open-deliveries")).toBeNull();
});

test("ending a delivery twice keeps the code of a registration and what was typed since", () => {
	beginDelivery("PV_9");
	endDelivery("PV_9");
	saveSentCode(sent);
	mobile.save("081-234-5678");
	endDelivery("PV_9");
	expect(readSentCode(sent.mobile, sent.purpose)).toEqual(sent);
	expect(mobile.read()).toBe("081-234-5678");
});

test("ending a delivery keeps the prize, code and address of another tab's newer one", () => {
	beginDelivery("PV_9");
	// What another tab writes.
	localStorage.setItem("Privilege_Ref_Delivery", "PV_77");
	saveSentCode({ ...sent, purpose: "PV_77" });
	address.save({ name: "ก" });
	endDelivery("PV_9");
	expect(localStorage.getItem("Privilege_Ref_Delivery")).toBe("PV_77");
	expect(readSentCode(sent.mobile, "PV_77")).not.toBeNull();
	expect(address.read()).toEqual({ name: "ก" });
	expect(sessionStorage.getItem("Privilege_Ref_Delivery")).toBeNull();
});

test("a new code replaces the old one and its digits, but not the prize", () => {
	beginDelivery("PV_9");
	saveSentCode(sent);
	saveTypedCode({ transactionid: "OTP1", digits: ["4"] });
	dropSentCode();
	expect(readSentCode(sent.mobile, "PV_9")).toBeNull();
	expect(readTypedCode("OTP1")).toBeNull();
	expect(deliveryReference()).toBe("PV_9");
});

test("without a session reading and removing drafts does nothing", () => {
	address.save({ name: "ก" });
	endSession();
	expect(address.read()).toBeNull();
	address.drop();
	adoptToken(tokenOf("customer-1"));
	expect(address.read()).toEqual({ name: "ก" });
});

/** Sets the page's number in the history; null: an entry without a number. */
const at = (entryIndex: number | null) =>
	history.replaceState(entryIndex === null ? null : { entryIndex }, "");

test("going back from a delivery leads to the page where it was started, however many steps away", () => {
	at(3);
	beginDelivery("PV_9");
	at(4);
	expect(stepsToOpener()).toBe(1);
	at(6);
	expect(stepsToOpener()).toBe(3);
});

test("a delivery whose first page is not in the history has no page to go back to", () => {
	at(3);
	expect(stepsToOpener()).toBeNull();
	beginDelivery("PV_9");
	for (const entry of [3, 2, null]) {
		at(entry);
		expect(stepsToOpener()).toBeNull();
	}
});

// The bug: an /address that was opened much later went back to an unrelated page.
test("a delivery page that is opened by its address does not lead back to a former delivery", () => {
	at(3);
	beginDelivery("PV_9");
	at(9);
	setDocumentStart(9);
	expect(stepsToOpener()).toBeNull();
	at(10);
	expect(stepsToOpener()).toBe(7);
	setDocumentStart(0);
});

// The bug: after a second press during the load of the address page, going back ended at that page without a prize.
test("a second press before the first step is shown begins no new delivery", () => {
	at(3);
	beginDelivery("PV_9");
	history.pushState({ entryIndex: 4 }, "", "/address?module=privilege");
	beginDelivery("PV_9");
	expect(stepsToOpener()).toBe(1);
	history.replaceState(null, "", "/");
});

test("a delivery that replaced its first page leads back to the page before that", () => {
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
	"a delivery started from the first page (%s, replaced: %s) never leads further back",
	(entry, isReplaced) => {
		at(entry);
		beginDelivery("PV_9", { isReplaced });
		expect(stepsToOpener()).toBeNull();
		at(2);
		expect(stepsToOpener()).toBe(2);
	},
);
