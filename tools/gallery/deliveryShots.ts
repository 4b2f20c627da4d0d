// The delivery of a prize: address, number, one-time code, tracking.
import {
	addCustomerAddress,
	shippingStatus,
} from "../../src/contract/delivery";
import { home } from "../../tests/api/support/address";
import { button } from "../../tests/e2e/support/person";
import { codeTo, numberOf } from "../../tests/e2e/support/texts";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import { expect, type Stage, shotsOf } from "./shot";
import { afterPress, link, openPage, press, reply } from "./steps";

/** Starts the delivery of a prize on this phone. */
const chosen = ({ page }: Stage) =>
	page.addInitScript((reference) => {
		localStorage.setItem("Privilege_Ref_Delivery", reference);
	}, `PV_${deals.physical}`);

async function openAddress(stage: Stage) {
	await chosen(stage);
	await stage.page.goto("/address?module=privilege");
	await expect(button(stage, "Confirm address")).toBeVisible();
}

async function openSavedAddress(stage: Stage) {
	await stage.customer.api.call(addCustomerAddress, home);
	await openAddress(stage);
	await expect(
		stage.page.getByLabel(translate(stage.language, "Sub-district")),
	).toHaveValue(home.SubDistrictId);
}

async function openCode(stage: Stage): Promise<string> {
	const mobile = await numberOf(stage.faultProxy.address, stage.customer);
	await chosen(stage);
	await stage.page.goto(`/otp?contact_no=${mobile}&module=privilege`);
	await press(stage, "Send the code");
	const code = await codeTo(stage.faultProxy.address, mobile);
	await expect(stage.page.getByText(/\d\d:\d\d/)).toBeVisible();
	await stage.page.getByRole("textbox").first().focus();
	return code;
}

async function order(stage: Stage) {
	await stage.customer.api.call(addCustomerAddress, home);
	await stage.page.keyboard.type(await openCode(stage));
	await press(stage, "Confirm");
	await expect(button(stage, "My coupons")).toBeVisible();
}

const inTransit = {
	address: {
		customer_first_name: "พิมพ์ชนก",
		customer_last_name: "ศรีสุวรรณ",
		customer_mobile: "0812345678",
		fulladdress: "88/8 ซอยสุขุมวิท 77 แขวงสวนหลวง เขตสวนหลวง กรุงเทพมหานคร 10250",
	},
	shipping: {
		shipping_status: shippingStatus.processShipping,
		shipping_tracking_no: "TH0123456789",
	},
};

export const deliveryShots = shotsOf("10-delivery", {
	"1-address-missing": {
		whole: true,
		go: async (stage) => {
			await openAddress(stage);
			await press(stage, "Confirm address");
		},
	},
	"2-address-saved": openSavedAddress,
	"3-edit-or-confirm": afterPress(
		openSavedAddress,
		["Confirm address"],
		"Edit",
	),
	"4-number": async (stage) => {
		const { page, language } = stage;
		await chosen(stage);
		await page.goto("/mobileno?module=privilege");
		await page
			.getByLabel(translate(language, "Mobile number"))
			.fill("0212345678");
		await press(stage, "Confirm");
	},
	"4-terms-first": {
		scenario: "moved",
		go: async (stage) => {
			await chosen(stage);
			await stage.page.goto("/mobileno?module=privilege");
			await expect(button(stage, "Read the terms")).toBeVisible();
		},
	},
	"5-code": async (stage) => {
		await openCode(stage);
		await stage.page.keyboard.type("4829");
	},
	"6-wrong-code": async (stage) => {
		const code = await openCode(stage);
		await stage.page.keyboard.type(
			String((Number(code) + 1) % 1_000_000).padStart(6, "0"),
		);
		await press(stage, "Confirm");
		await expect(
			stage.page.getByRole("textbox", { disabled: false }).first(),
		).toHaveAttribute("aria-invalid", "true");
	},
	"6-declined": async (stage) => {
		// No address was ever given.
		await stage.page.keyboard.type(await openCode(stage));
		await press(stage, "Confirm");
		await expect(button(stage, "Close").last()).toBeVisible();
	},
	"7-ordered": order,
	"8-parcel": async (stage) => {
		const { page, faultProxy, language } = stage;
		await order(stage);
		// It has left: a done step, the current one, a next one, and its number.
		faultProxy.inject(
			"GetTrackingStatus",
			reply(200, { status: "success", data: inTransit }),
		);
		await press(stage, "My coupons");
		await page
			.getByRole("article")
			.getByRole("button", { name: translate(language, "Track parcel") })
			.click();
		await expect(
			page.getByRole("dialog").locator("[aria-current=step]"),
		).toBeVisible();
	},
	"9-no-prize": openPage("/address", (stage) => link(stage, "Back to home")),
});
