// Proves the delivery of a prize from its sheet to the tracking: no typed text is lost, and there is one order and one one-time code whatever the network does (2 §4, 2 §5, O07).

import type { Page } from "@playwright/test";
import { getProfile } from "../../../src/contract/customer";
import { verifyResult } from "../../../src/contract/sms";
import { translate } from "../../support/catalogue";
import { historyOf } from "../support/coupon";
import { replyFault, successFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	type Customer,
	newCustomer,
	openPrepared,
	waitForHome,
} from "../support/journey";
import { button, waitForGuardRemoval } from "../support/person";
import { waitForSentCode } from "../support/registration";
import { codeTo, mobileOf } from "../support/texts";

const prize = { reference: "1073", alt_reference: "PV_1073" };
const submit = "SubmitRedeemPhysicalV2";
const thai = (digits: string) =>
	digits.replaceAll(/\d/g, (digit) => "๐๑๒๓๔๕๖๗๘๙"[Number(digit)] ?? "");

/** Stores the prize as chosen on this phone earlier. */
const choosePrize = (page: Page) =>
	page.addInitScript((reference) => {
		if (sessionStorage.getItem("chosen")) return;
		sessionStorage.setItem("chosen", "1");
		localStorage.setItem("Privilege_Ref_Delivery", reference);
	}, prize.alt_reference);

/** The reply with the profile of a customer who has no phone number yet. */
async function withoutNumber({ api }: Customer) {
	const reply = await api.call(getProfile, {});
	const customer = { ...reply.customer, mobileno: "" };
	return successFault({ ...reply, customer });
}

/** Pastes a text into the focused field. */
const paste = (page: Page, text: string) =>
	page.evaluate((pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", pasted);
		document.activeElement?.dispatchEvent(
			new ClipboardEvent("paste", {
				clipboardData,
				bubbles: true,
				cancelable: true,
			}),
		);
	}, text);

test("a prize is ordered once with a form that keeps its input, and can be tracked", {
	tag: "@ci",
}, async ({ page, customer, faultProxy, appAddress }) => {
	const person = { page, language: "th" } as const;
	const mobile = await mobileOf(appAddress, customer);
	const field = (label: string) => page.getByLabel(translate("th", label));
	const boxes = page
		.getByRole("group", { name: translate("th", "One-time code") })
		.getByRole("textbox");
	const question = page.getByRole("dialog", {
		name: translate("th", "Send it to this address?"),
	});

	await test.step("missing fields are flagged, and the first is focused", async () => {
		faultProxy.inject("Customer/Profile", await withoutNumber(customer));
		await openPrepared(page, customer, `/?modal-privilege=${prize.reference}`);
		await button(person, "Have it delivered").click();
		await expect(field("First name")).not.toHaveValue("");
		await field("Phone number").fill("0812345678");
		await button(person, "Confirm address").click();
		await expect(
			page.getByText(translate("th", "Choose a province to go on"), {
				exact: true,
			}),
		).toBeVisible();
		await expect(field("House no., building, street")).toBeFocused();
	});

	await test.step("each place loads the next list; renewing the session in between loses nothing", async () => {
		await field("House no., building, street").fill("88/8 ซอยสุขุมวิท 77");
		await field("Province").selectOption("50");
		await field("District").selectOption("5014");
		await field("Province").selectOption("10");
		await expect(field("District")).toHaveValue("");
		const over = faultProxy.inject("GetSubDistrict", replyFault(403));
		await field("District").selectOption("1034");
		const renew = button(person, "Reactivate");
		await expect(renew).toBeVisible();
		over.release();
		await renew.click();
		await expect(page).toHaveURL(`${faultProxy.address}/`);
		await waitForHome(page);
		await waitForGuardRemoval(page);
		await page.goto(`/?modal-privilege=${prize.reference}`);
		await button(person, "Have it delivered").click();
		await field("Sub-district").selectOption("103401");
		await expect(field("Postcode")).toHaveValue("10250");
		await expect(field("Phone number")).toHaveValue("081-234-5678");
		await expect(field("House no., building, street")).toHaveValue(
			"88/8 ซอยสุขุมวิท 77",
		);
	});

	await test.step("edit returns to the form, confirm saves; the number is requested if the profile has none", async () => {
		await button(person, "Confirm address").click();
		await expect(question).toContainText(
			"แขวงสวนหลวง เขตสวนหลวง กรุงเทพมหานคร 10250",
		);
		// The word for "district" and the name are in one element, so that no line break separates them.
		await expect(
			question.getByText("เขตสวนหลวง", { exact: true }),
		).toBeVisible();
		await button(person, "Edit").click();
		await expect(question).toBeHidden();
		await button(person, "Confirm address").click();
		await button(person, "Confirm").click();
		await expect(page).toHaveURL(/\/mobileno\?module=privilege$/);
		await field("Mobile number").fill(mobile);
		await button(person, "Confirm").click();
		await expect(page).toHaveURL(
			`${faultProxy.address}/otp?contact_no=${mobile}&module=privilege`,
		);
	});

	await test.step("a wrong code flags the boxes; a pasted text message fills them", async () => {
		const code = await codeTo(appAddress, mobile);
		await waitForSentCode(person);
		const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
		await boxes.first().focus();
		await page.keyboard.type(wrong);
		await expect(boxes.last()).toHaveValue(wrong.slice(-1));
		await button(person, "Confirm").click();
		await expect(
			page.getByText(
				translate("th", "Incorrect code. Please check it and try again."),
			),
		).toBeVisible();
		await expect(boxes.first()).toHaveAttribute("aria-invalid", "true");

		await expect(boxes.first()).toBeEditable();
		await boxes.first().focus();
		// Typing the digit that a box already has also moves the focus to the next box.
		const begun = `${wrong.slice(0, 1)}${(Number(wrong[1]) + 1) % 10}`;
		await page.keyboard.type(begun);
		await page.reload();
		await expect(boxes.nth(0)).toHaveValue(begun.slice(0, 1));
		await expect(boxes.nth(1)).toHaveValue(begun.slice(1));
		await expect(boxes.last()).toHaveValue(wrong.slice(-1));
		await boxes.first().focus();
		await paste(page, `รหัส ${thai(`${code.slice(0, 3)} ${code.slice(3)}`)}`);
		for (const [at, digit] of [...code].entries())
			await expect(boxes.nth(at)).toHaveValue(digit);
		const again = page.getByRole("button", {
			name: translate("th", "Resend the code"),
		});
		await expect(again).toHaveCount(0);
	});

	await test.step("after a lost reply the order is found, placed once, with one code", async () => {
		faultProxy.inject(submit, { kind: "cutReply" });
		await button(person, "Confirm").click();
		await expect(
			page.getByRole("dialog", {
				name: translate("th", "Your prize will be sent"),
			}),
		).toBeVisible({ timeout: 20_000 });
		const paths = faultProxy.requests.map(({ url }) => url);
		const orders = faultProxy.requests.filter(({ url }) =>
			url.includes(submit),
		);
		// The browser may repeat a broken request, so equal bodies count once: the wrong code and the right code.
		expect(new Set(orders.map(({ body }) => body)).size).toBe(2);
		expect(paths.filter((url) => url.includes("VerifyOTP"))).toEqual([]);
		expect(paths.filter((url) => url.includes("RequestOTP"))).toHaveLength(1);
		const items = await historyOf(customer.api, "canuse");
		expect(items.map((item) => item.privilege_ref)).toEqual([
			prize.alt_reference,
		]);
	});

	await test.step("the parcel is tracked from My coupons", async () => {
		await button(person, "My coupons").click();
		await page
			.getByRole("article")
			.getByRole("button", { name: translate("th", "Track parcel") })
			.click();
		const parcel = page.getByRole("dialog", {
			name: translate("th", "Track parcel"),
		});
		await expect(parcel.locator("[aria-current=step]")).toContainText(
			translate("th", "Preparing"),
		);
		await expect(parcel).toContainText("88/8 ซอยสุขุมวิท 77");
		await page.keyboard.press("Escape");
		await expect(parcel).toBeHidden();
		await waitForGuardRemoval(page);
	});

	await test.step("back leads to the prize, past the steps of the finished order; forward does not repeat them", async () => {
		const prizeAgain = page
			.getByRole("dialog")
			.getByRole("button", { name: translate("th", "Track parcel") });
		await page.goBack();
		await expect(page).toHaveURL(/\/\?modal-privilege=1073$/);
		await expect(prizeAgain).toBeVisible();
		await page.goForward();
		await expect(prizeAgain).toBeVisible();
		await expect(page).toHaveURL(/\/\?modal-privilege=1073$/);
	});
});

test("another number is formatted and checked, and must be confirmed if another phone uses it; back reopens the number page", async ({
	page,
	customer,
	faultProxy,
	appAddress,
}) => {
	const person = { page, language: "th" } as const;
	const mobile = await mobileOf(appAddress, customer);
	const field = page.getByLabel(translate("th", "Mobile number"));
	// The reference API sends this result only to customers who are not registered, and they have not agreed to the terms yet.
	faultProxy.inject(
		"SMS/VerifyMobileNo",
		successFault({
			verify_result: verifyResult.usedOnAnotherDevice,
			old_device: "Orion S20",
		}),
	);
	await choosePrize(page);
	await openPrepared(page, customer, "/mobileno?module=registration_reward");

	await field.fill(mobile.slice(0, 9));
	await expect(button(person, "Confirm")).toBeDisabled();
	await field.fill(`+66 ${mobile.slice(1)}`);
	await expect(field).toHaveValue(
		`${mobile.slice(0, 3)}-${mobile.slice(3, 6)}-${mobile.slice(6)}`,
	);
	await page.reload();
	await expect(field).toHaveValue(/^0\d\d-\d{3}-\d{4}$/);

	const refused = faultProxy.inject(
		"SMS/RequestOTP",
		replyFault(400, { status: "error", error: { code: 40004 } }),
	);
	const goOn = button(person, "Continue");
	await button(person, "Confirm").click();
	await goOn.click();
	await expect(
		page.getByRole("dialog", {
			name: translate("th", "Too soon for another code"),
		}),
	).toBeVisible();
	await button(person, "Close").click();
	refused.release();
	await button(person, "Confirm").click();
	await goOn.click();
	await expect(page).toHaveURL(/\/otp\?contact_no=/);
	await expect(
		page.getByText(translate("th", "Enter the code")).first(),
	).toBeVisible();
	expect(await codeTo(appAddress, mobile)).toMatch(/^\d{6}$/);
	await button(person, "Back").click();
	await expect(page).toHaveURL(/\/mobileno\?module=registration_reward$/);
});

test("the number of another member leads back to the number page; a rejected order shows the reason and leads to the prize", async ({
	page,
	customer,
	appAddress,
}) => {
	const person = { page, language: "th" } as const;
	const own = await mobileOf(appAddress, customer);
	const other = await newCustomer(appAddress, "gold");
	const taken = await mobileOf(appAddress, other);
	await choosePrize(page);
	await openPrepared(
		page,
		customer,
		`/otp?contact_no=${taken}&module=privilege`,
	);
	await button(person, "Send the code").click();
	await expect(
		page.getByRole("dialog", {
			name: translate("th", "This number cannot be used"),
		}),
	).toBeVisible();
	await button(person, "Close").click();
	await expect(page).toHaveURL(/\/mobileno\?module=privilege$/);

	const field = page.getByLabel(translate("th", "Mobile number"));
	await field.fill(taken);
	await button(person, "Confirm").click();
	await expect(page.getByText("เบอร์มือถือนี้ลงทะเบียนแล้ว")).toBeVisible();
	await field.fill(own);
	await button(person, "Confirm").click();
	const code = await codeTo(appAddress, own);
	await waitForSentCode(person);
	await page
		.getByRole("group", { name: translate("th", "One-time code") })
		.getByRole("textbox")
		.first()
		.focus();
	await page.keyboard.type(code);
	// The customer has no address, so the server refuses the order.
	await button(person, "Confirm").click();
	await expect(
		page.getByRole("dialog", { name: "กรุณากรอกที่อยู่จัดส่งก่อน" }),
	).toBeVisible();
	await button(person, "Close").click();
	await expect(page).toHaveURL(/\/\?modal-privilege=PV_1073$/);
	expect(
		await page.evaluate(() => localStorage.getItem("Privilege_Ref_Delivery")),
	).toBeNull();
});
