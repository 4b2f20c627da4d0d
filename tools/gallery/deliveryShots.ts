// The delivery of a prize: address, number, one-time code, tracking.
import {
	addCustomerAddress,
	shippingStatus,
} from "../../src/contract/delivery";
import { homeAddress } from "../../tests/api/support/address";
import { button } from "../../tests/e2e/support/person";
import { typeCode } from "../../tests/e2e/support/registration";
import { codeTo, mobileOf } from "../../tests/e2e/support/texts";
import { deals } from "./deals";
import { expect, expectVisible, type Stage, shotsOf } from "./shot";
import {
	afterPress,
	buttonWith,
	field,
	link,
	openPage,
	press,
	reply,
} from "./steps";

/** Starts the delivery of a prize on this phone. */
const chosen = ({ page }: Stage) =>
	page.addInitScript((reference) => {
		localStorage.setItem("Privilege_Ref_Delivery", reference);
	}, `PV_${deals.physical}`);

async function openAddress(stage: Stage) {
	await chosen(stage);
	await stage.page.goto("/address?module=privilege");
	await expectVisible(button(stage, "Confirm address"));
}

async function openSavedAddress(stage: Stage) {
	await stage.customer.api.call(addCustomerAddress, homeAddress);
	await openAddress(stage);
	await expect(field(stage, "Sub-district")).toHaveValue(
		homeAddress.SubDistrictId,
	);
}

async function openCode(stage: Stage): Promise<string> {
	const mobile = await mobileOf(stage.faultProxy.address, stage.customer);
	await chosen(stage);
	await stage.page.goto(`/otp?contact_no=${mobile}&module=privilege`);
	await press(stage, "Send the code");
	const code = await codeTo(stage.faultProxy.address, mobile);
	await expectVisible(stage.page.getByText(/\d\d:\d\d/));
	await stage.page.getByRole("textbox").first().focus();
	return code;
}

async function order(stage: Stage) {
	await stage.customer.api.call(addCustomerAddress, homeAddress);
	await typeCode(stage, await openCode(stage));
	await expectVisible(button(stage, "My coupons"));
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
		fullPage: true,
		steps: afterPress(openAddress, ["Confirm address"]),
	},
	"2-address-saved": openSavedAddress,
	"3-edit-or-confirm": afterPress(
		openSavedAddress,
		["Confirm address"],
		"Edit",
	),
	"4-number": async (stage) => {
		await chosen(stage);
		await stage.page.goto("/mobileno?module=privilege");
		await field(stage, "Mobile number").fill("0212345678");
		await press(stage, "Confirm");
	},
	"4-terms-first": {
		scenario: "moved",
		steps: async (stage) => {
			await chosen(stage);
			await stage.page.goto("/mobileno?module=privilege");
			await expectVisible(button(stage, "Read the terms"));
		},
	},
	"5-code": async (stage) => {
		await openCode(stage);
		await stage.page.keyboard.type("4829");
	},
	"6-wrong-code": async (stage) => {
		const code = await openCode(stage);
		const other = (Number(code) + 1) % 1_000_000;
		await typeCode(stage, String(other).padStart(6, "0"));
		await expect(
			stage.page.getByRole("textbox", { disabled: false }).first(),
		).toHaveAttribute("aria-invalid", "true");
	},
	"6-declined": async (stage) => {
		// No address was ever given.
		await typeCode(stage, await openCode(stage));
		await expectVisible(button(stage, "Close").last());
	},
	"7-ordered": order,
	"8-parcel": async (stage) => {
		const { page, faultProxy } = stage;
		await order(stage);
		// It has left: a done step, the current one, a next one, and its number.
		faultProxy.inject(
			"GetTrackingStatus",
			reply(200, { status: "success", data: inTransit }),
		);
		await press(stage, "My coupons");
		await buttonWith(stage, "Track parcel").click();
		await expectVisible(
			page.getByRole("dialog").locator("[aria-current=step]"),
		);
	},
	"9-no-prize": openPage("/address", (stage) => link(stage, "Back to home")),
});
