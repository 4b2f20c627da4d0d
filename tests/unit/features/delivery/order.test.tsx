// What is shown and logged when a prize is ordered, its code is wrong or expired, or the order is refused (2 §4, 2 §7, 2 §8).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOrder } from "../../../../src/features/delivery/useOrder";
import {
	closeDialog,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import {
	beginDelivery,
	deliveryReference,
} from "../../../../src/platform/storage/deliveryDraft";
import {
	readTypedCode,
	saveTypedCode,
} from "../../../../src/platform/storage/oneTimeCode";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const { api, calls } = phone;

const submit = "SubmitRedeemPhysicalV2";
const code = { MobileNo: "0812345678", OTP: "482915", TransactionId: "OTP1" };
const onExpired = vi.fn();

function Order() {
	const {
		onConfirm: order,
		busy,
		error,
	} = useOrder({ reference: "PV_9", module: "noti", onExpired });
	return (
		<>
			<button type="button" aria-busy={busy} onClick={() => void order(code)}>
				Confirm
			</button>
			<output>{error && "message" in error.text && error.text.message}</output>
		</>
	);
}
async function order() {
	const page = await draw(<Order />);
	await press(page, "Confirm");
	await until(() => logged.mock.calls.length > 0);
	return page.querySelector("output")?.textContent;
}

/** Answers the open dialog and closes it. */
const answer = (yes: boolean) =>
	act(async () => {
		closeDialog(yes);
		handleDialogClosed();
	});

fastForward();
beforeEach(() => {
	freshPhone();
	api("DetailV2", () => openPrivilege);
	beginDelivery("PV_9");
	saveTypedCode({ transactionid: "OTP1", digits: [..."482915"] });
});
afterEach(wipe);

test("after an order the delivery's saved state is removed", async () => {
	api(submit, () => ({ transaction_id: "T9" }));
	await order();
	expect(dialog()).toMatchObject({
		variant: "success",
		title: { message: "Your prize will be sent" },
		to: "/history?state=history",
	});
	expect(logged).toHaveBeenCalledExactlyOnceWith(
		"Redeem Privilege",
		"success",
		"PV_9",
	);
	expect(deliveryReference()).toBe("");
	expect(readTypedCode("OTP1")).toBeNull();
});

test.each([
	[40002, "Incorrect code. Please check it and try again.", 0],
	[40003, "This code has expired. Please request a new one.", 1],
])(
	"after a rejected code, %i: '%s', the delivery continues",
	async (failureCode, sentence, resends) => {
		api(submit, fail({ code: failureCode }));
		expect(await order()).toBe(sentence);
		expect(dialog()).toBeNull();
		expect(onExpired).toHaveBeenCalledTimes(resends);
		expect(deliveryReference()).toBe("PV_9");
		expect(readTypedCode("OTP1")).toBeNull();
		expect(logged).toHaveBeenCalledExactlyOnceWith(
			"Redeem Privilege",
			"error",
			"PV_9",
			String(failureCode),
		);
	},
);

test("an order with a missing agreement continues with the same code after agreeing", async () => {
	api(submit, fail({ code: 40009, message: { th: "", en: "Terms" } }));
	api("GetTermsProgress", () => ({ isaccessedcondition: false }));
	api("TermsofServiceList", () => []);
	await order();
	await until(dialog);
	expect(dialog()).toEqual({ name: "terms" });
	// Postponing the terms changes nothing.
	await answer(false);
	expect(readTypedCode("OTP1")).not.toBeNull();
	expect(deliveryReference()).toBe("PV_9");
	await order();
	await until(dialog);
	api(submit, () => ({ transaction_id: "T9" }));
	await answer(true);
	await until(dialog);
	expect(dialog()).toMatchObject({ variant: "success" });
	const sent = calls.filter(({ name }) => name === submit);
	expect(sent.map((it) => it.request)).toEqual(
		Array(3).fill({ ...code, Reference: "PV_9" }),
	);
});

// The bug: the terms were asked for again and again.
test("an order that is refused for terms after agreeing says so", async () => {
	api(submit, fail({ code: 40009, message: { th: "", en: "Terms" } }));
	api("GetTermsProgress", () => ({ isaccessedcondition: false }));
	api("TermsofServiceList", () => []);
	await order();
	await until(dialog);
	expect(dialog()).toEqual({ name: "terms" });
	await answer(true);
	await until(dialog);
	expect(dialog()).toMatchObject({ variant: "error", title: { en: "Terms" } });
});

test("an order stays busy until the reason of its refusal is known", async () => {
	api(submit, fail({ code: 40009 }));
	const { reply, come } = lateReply(() => []);
	api("GetTermsProgress", () => ({ isaccessedcondition: true }));
	api("TermsofServiceList", reply);
	await order();
	const button = document.querySelector("button");
	await until(() => calls.some(({ name }) => name === "TermsofServiceList"));
	await act(() => new Promise((done) => setTimeout(done, 20)));
	expect(button?.getAttribute("aria-busy")).toBe("true");
	await come();
	await until(dialog);
	expect(button?.getAttribute("aria-busy")).toBe("false");
});

test("a rejected order shows the server's message, opens its module's page and discards the prize", async () => {
	const message = { th: "สิทธิ์เต็มแล้ว", en: "All privileges are taken." };
	api(submit, fail({ code: 40009, message }));
	api("GetTermsProgress", () => ({ isaccessedcondition: true }));
	api("TermsofServiceList", () => []);
	await order();
	await until(dialog);
	expect(dialog()).toMatchObject({
		variant: "error",
		title: message,
		to: "/notification",
		navigateOnClose: true,
	});
	expect(deliveryReference()).toBe("");
});

// app/showFailure opens its dialog, after whatever is open then.
test.each([401, 403, 423, 429])(
	"an order that fails with %i keeps the prize and the typed code, and blames neither",
	async (status) => {
		api(submit, fail({ status }));
		expect(await order()).toBe("");
		await until(() => !document.querySelector("button[aria-busy=true]"));
		expect(dialog()).toBeNull();
		expect(deliveryReference()).toBe("PV_9");
		expect(readTypedCode("OTP1")).toEqual([..."482915"]);
	},
);

test("a late rejection of an order does not affect a newer delivery or the current page", async () => {
	const { reply, come } = lateReply(fail({ code: 20000 }));
	api(submit, reply);
	const page = await draw(<Order />);
	await press(page, "Confirm");
	await until(() => calls.some(({ name }) => name === submit));
	await draw(<p>Another page</p>);
	beginDelivery("PV_77");
	await come();
	await until(dialog);
	expect(deliveryReference()).toBe("PV_77");
	expect(dialog()).not.toMatchObject({ to: expect.anything() });
	expect(dialog()).not.toMatchObject({ navigateOnClose: true });
});

// The bug: the address form stayed, although it no longer ordered anything.
test("a late rejection closes the steps of its own order", async () => {
	const { reply, come } = lateReply(fail({ code: 20000 }));
	api(submit, reply);
	const page = await draw(<Order />);
	await press(page, "Confirm");
	await until(() => calls.some(({ name }) => name === submit));
	await draw(<p>The address</p>);
	history.replaceState(null, "", "/address");
	await come();
	await until(dialog);
	history.replaceState(null, "", "/");
	expect(dialog()).toMatchObject({
		to: "/notification",
		navigateOnClose: true,
	});
});

// The bug: however the dialog was closed, it left the page that the person had opened since.
test("a late order is reported over the current page, which stays when the dialog is closed", async () => {
	const { reply, come } = lateReply(() => ({ transaction_id: "T9" }));
	api(submit, reply);
	const page = await draw(<Order />);
	await press(page, "Confirm");
	await until(() => calls.some(({ name }) => name === submit));
	await draw(<p>Another page</p>);
	await come();
	await until(dialog);
	expect(dialog()).toMatchObject({
		title: { message: "Your prize will be sent" },
		to: "/history?state=history",
		showClose: true,
	});
	expect(dialog()).not.toMatchObject({ navigateOnClose: true });
});
