// Proves the message after a prize is ordered: its name in quotes, and the days of arrival in both languages.
import { afterEach, expect, test } from "vitest";
import { prizeOrderedDialog } from "../../../../src/components/dialogs/prizeOrderedDialog";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	beginDelivery,
	endDelivery,
} from "../../../../src/platform/storage/deliveryDraft";
import { tokenOf } from "../../support/token";

afterEach(() => history.replaceState(null, "", "/"));

test("an ordered prize is named in quotes, with its days of arrival", () => {
	expect(
		prizeOrderedDialog(
			{ reward_name: "ชุดส่งถึงบ้าน", reward_name_en: "A set sent to your home" },
			{ now: Date.parse("2026-11-26T12:00:00+07:00") },
		),
	).toMatchObject({
		description: {
			message:
				"“{name}” arrives {arrival} ({deliveryDays}\u00a0days). Follow the parcel in My coupons.",
			values: {
				name: { th: "ชุดส่งถึงบ้าน", en: "A set sent to your home" },
				arrival: {
					th: "3–\u206010\u00a0ธ.ค.\u00a02569",
					en: "3–\u206010\u00a0Dec\u00a02026",
				},
				deliveryDays: "7–\u206014",
			},
		},
	});
});

// The bug: a person who had gone back to the address or the number kept a form that no longer ordered anything.
test.each(["/address", "/mobileno", "/otp"])(
	"a late message leaves the shown page, except for %s of the order that has ended",
	(path) => {
		adoptToken(tokenOf("customer-1"));
		const late = () =>
			prizeOrderedDialog(
				{ reward_name: "", reward_name_en: "" },
				{ isLate: true },
			);
		expect(late()).toMatchObject({ showClose: true });
		history.replaceState(null, "", path);
		beginDelivery("PV_2");
		expect(late()).toMatchObject({ showClose: true });
		endDelivery("PV_2");
		expect(late()).toMatchObject({ navigateOnClose: true });
	},
);
