// An order that was refused for missing terms: the page shows them in place of the code, and the order continues there (V31).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import OtpPage from "../../../../src/features/delivery/OtpPage";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import {
	beginDelivery,
	deliveryDrafts,
} from "../../../../src/platform/storage/deliveryDraft";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { dialog, fail, freshPhone } from "../freshPhone";
import { begin, member, named, put, server } from "../onboarding/homeFlowWorld";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../otpRouter")),
}));

const submit = "SubmitRedeemPhysicalV2";

fastForward();
beforeEach(() => {
	freshPhone();
	begin();
	server.customer = member;
	beginDelivery("PV_9");
	deliveryDrafts.mobile.save("081-234-5678");
	api("DetailV2", () => openPrivilege);
	api("GetTermsProgress", () => ({ isaccessedcondition: false }));
	api("Redeem", () => ({ items: [], totalpages: 0 }));
	api(submit, fail({ code: failureCode.claimRefused }));
});
afterEach(wipe);

/** Orders with the code. */
async function order(cache = newCache()) {
	const page = await draw(<OtpPage />, cache);
	await until(() => page.textContent?.includes("We sent a 6-digit code"));
	await put(page, "Digit 1 of 6", "123456");
	server.customer = { ...member, isaccessedcondition: false };
	await press(page, "Confirm");
	return page;
}

test("a page that was left while the terms are looked up does not show them", async () => {
	const { reply, come } = lateReply(() => ({ isaccessedcondition: false }));
	api("GetTermsProgress", reply);
	await order();
	await until(() => named("GetTermsProgress").length > 0);
	await draw(<p>Another page</p>);
	await come();
	await until(dialog);
	expect(dialog()).toMatchObject({ name: "confirmation", variant: "error" });
});

// The bug: the error of the repeated order was lost with the form that the terms had replaced.
test("a code that is refused after agreeing is called incorrect", async () => {
	const cache = newCache();
	const page = await order(cache);
	await until(dialog);
	await until(() => page.textContent?.includes("Your agreement is needed"));
	api(submit, fail({ code: failureCode.otpInvalid }));
	server.customer = member;
	await act(() => cache.invalidateQueries());
	await act(async () => {
		closeDialog(true);
		handleDialogClosed();
	});
	await until(() => named(submit).length === 2);
	await until(() => page.textContent?.includes("Incorrect code"));
});

test("a reply that is lost after agreeing is looked up while the person waits", async () => {
	const page = await order();
	await until(dialog);
	expect(dialog()).toEqual({ name: "terms" });
	await until(() => page.textContent?.includes("Your agreement is needed"));
	api(submit, fail({ reason: "timeout", status: 0 }));
	await act(async () => {
		closeDialog(true);
		handleDialogClosed();
	});
	await until(() => named(submit).length === 2);
	await until(dialog);
	expect(dialog()).toMatchObject({ name: "checkingClaim" });
});
