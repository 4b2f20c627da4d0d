// The delivery of a prize: address, number, one-time code, tracking.
import {
	addCustomerAddress,
	shippingStatus,
} from "../../src/contract/delivery";
import { homeAddress } from "../../tests/api/support/address";
import { otherThan } from "../../tests/api/support/inbox";
import { successFault } from "../../tests/e2e/support/faultProxy";
import { button } from "../../tests/e2e/support/person";
import { typeCode } from "../../tests/e2e/support/registration";
import { codeTo, mobileOf } from "../../tests/e2e/support/texts";
import { deals } from "./deals";
import { expect, expectVisible, type ShotContext, shotsOf } from "./shot";
import { afterPress, buttonWith, field, link, openPage, press } from "./steps";

/** Starts the delivery of a prize on this phone. */
const startDelivery = ({ page }: ShotContext) =>
	page.addInitScript((reference) => {
		localStorage.setItem("Privilege_Ref_Delivery", reference);
	}, `PV_${deals.physical}`);

async function openAddress(shot: ShotContext) {
	await startDelivery(shot);
	await shot.page.goto("/address?module=privilege");
	await expectVisible(button(shot, "Confirm address"));
}

async function openSavedAddress(shot: ShotContext) {
	await shot.customer.api.call(addCustomerAddress, homeAddress);
	await openAddress(shot);
	await expect(field(shot, "Sub-district")).toHaveValue(
		homeAddress.SubDistrictId,
	);
}

async function openCode(shot: ShotContext): Promise<string> {
	const mobile = await mobileOf(shot.faultProxy.address, shot.customer);
	await startDelivery(shot);
	await shot.page.goto(`/otp?contact_no=${mobile}&module=privilege`);
	await press(shot, "Send the code");
	const code = await codeTo(shot.faultProxy.address, mobile);
	await expectVisible(shot.page.getByText(/\d\d:\d\d/));
	await shot.page.getByRole("textbox").first().focus();
	return code;
}

async function order(shot: ShotContext) {
	await shot.customer.api.call(addCustomerAddress, homeAddress);
	await typeCode(shot, await openCode(shot));
	await expectVisible(button(shot, "My coupons"));
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
	"4-number": async (shot) => {
		await startDelivery(shot);
		await shot.page.goto("/mobileno?module=privilege");
		await field(shot, "Mobile number").fill("0212345678");
		await press(shot, "Confirm");
	},
	"4-terms-first": {
		scenario: "moved",
		steps: async (shot) => {
			await startDelivery(shot);
			await shot.page.goto("/mobileno?module=privilege");
			await expectVisible(button(shot, "Read the terms"));
		},
	},
	"5-code": async (shot) => {
		await openCode(shot);
		await shot.page.keyboard.type("4829");
	},
	"6-wrong-code": async (shot) => {
		const code = await openCode(shot);
		await typeCode(shot, otherThan(code));
		await expect(
			shot.page.getByRole("textbox", { disabled: false }).first(),
		).toHaveAttribute("aria-invalid", "true");
	},
	"6-declined": async (shot) => {
		// The order is refused, because the customer has no address.
		await typeCode(shot, await openCode(shot));
		await expectVisible(button(shot, "Close").last());
	},
	"7-ordered": order,
	"8-parcel": async (shot) => {
		const { page, faultProxy } = shot;
		await order(shot);
		// The parcel is in transit: it has a done, a current and a next step, and its number.
		faultProxy.inject("GetTrackingStatus", successFault(inTransit));
		await press(shot, "My coupons");
		await buttonWith(shot, "Track parcel").click();
		await expectVisible(
			page.getByRole("dialog").locator("[aria-current=step]"),
		);
	},
	"9-no-prize": openPage("/address", (shot) => link(shot, "Back to home")),
});
