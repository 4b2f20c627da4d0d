// Every error text of the privileges area exists in both languages (2 §8), and the platform's texts have the document's Thai (1 §8). The tests named in each row check where they are shown.
import { expect, test } from "vitest";
import { readCatalogue } from "../../support/catalogue";

const thai = readCatalogue("th");
const english = readCatalogue("en-US");

/** A row of 2 §8, its texts in the code, and the test of its behaviour. */
const rows: [row: string, texts: string[]][] = [
	// unit/features/privilege/privilegeErrors, unit/domain/claim/claimFlow
	["redeem failure", ["Unable to receive this reward"]],
	// unit/features/privilege/privilegeErrors, e2e/platform/badInput
	[
		"privilege modal error",
		[
			"Campaign not found",
			"Check the campaign’s start and end dates, or call {phone}.",
			"Back to home",
		],
	],
	// unit/features/privilege/privilegeErrors
	["detail load failure", ["Could not load this privilege"]],
	// unit/domain/claim/mainButton
	[
		"privilege messages",
		[
			"Store not open yet",
			"Delivery rewards can’t be claimed here",
			"Not eligible for this campaign",
			"Already claimed in this special group",
			"Sold out",
			"Today’s quota is full",
			"This week’s quota is full",
			"This month’s quota is full",
			"Already claimed",
			"Claim limit reached",
			"Something went wrong",
		],
	],
	// unit/domain/app/failure
	[
		"default messages",
		[
			"We are in high demand right now",
			"Too many requests. Please wait a moment.",
		],
	],
	// e2e/claim/codePopup, e2e/code/history
	["code expired", ["Code expired", "The time to use this code has run out."]],
	// unit/features/reward/rewardCodeDialog
	["coupon load failure", ["Unable to receive code"]],
	// unit/features/privilege/privilegeErrors
	[
		"used-marking failure",
		[
			"We could not confirm that it was marked as used. Check your connection and confirm again: it never counts twice.",
		],
	],
	// e2e/code/history, unit/components/lists/listState
	["history, favourites and group failures", ["Could not load this"]],
	// e2e/platform/pages
	["invalid in-app web URL", ["Cannot open “{url}”"]],
	// e2e/platform/deepLink
	[
		"deep link to an unknown reward",
		["We could not find this activity or reward"],
	],
	// unit/domain/member/otpFailure, e2e/claim/delivery
	[
		"verify mobile failure",
		[
			"This number cannot be used. Please enter another one.",
			"This number cannot be used",
			"Please enter a valid number.",
		],
	],
	// e2e/claim/delivery
	[
		"verify result",
		[
			"Use this number on this phone?",
			"The number is used on {old_device} now. Continue only if it is yours.",
		],
	],
	// unit/domain/member/otpFailure, e2e/claim/delivery
	[
		"one-time code",
		[
			"Incorrect code. Please check it and try again.",
			"This code has expired. Please request a new one.",
			"Too soon for another code",
			"The code could not be sent",
		],
	],
	// unit/features/privilege/privilegeErrors, e2e/claim/privilegeMore
	[
		"branch load failure, privilege alert",
		[
			"Unable to open and view",
			"Something went wrong. Please try again later.",
			"Close",
		],
	],
	// unit/domain/claim/privilegeAlert, e2e/claim/privilegeMore
	[
		"cannot-redeem modal",
		[
			"Outside the claim period",
			"It can be claimed from {from} to {through}.",
			"All privileges have been claimed",
			"You have received this privilege",
		],
	],
	// unit/features/privilege/privilegeDialogs
	["criteria-not-visible alert", ["This privilege is not available to you"]],
	// e2e/browse/favourites
	["group deal that is not open", ["This campaign is not open yet"]],
	// e2e/claim/privilegeMore
	[
		"geolocation",
		[
			"Grant location permission first",
			"Your location is unavailable",
			"Finding your location took too long",
		],
	],
	// e2e/code/history
	["empty lists", ["No data", "No coupons yet", "Nothing used yet"]],
];

test.each(rows)("%s has its text in both languages: %j", (_row, texts) => {
	for (const text of texts) {
		expect([...english.keys()]).toContain(text);
		expect(thai.get(text)).toMatch(/[ก-๙]/);
	}
});

test.each([
	["Unauthorized", "ไม่มีสิทธิ์ดำเนินการ"],
	["Reactivate", "เข้าสู่แอป"],
	[
		"Session timeout. Please log-in again to use the service.",
		"หมดเวลาการใช้งาน กรุณาเข้าสู่แอปอีกครั้งเพื่อใช้บริการ",
	],
	["An error occurred", "เกิดข้อผิดพลาด"],
	["Please try accessing again later.", "กรุณาลองเข้าใช้งานอีกครั้งภายหลัง"],
	["No Internet connection", "ไม่มีการเชื่อมต่ออินเทอร์เน็ต"],
	["No data", "ไม่มีข้อมูล"],
])("%s has the document's Thai text (1 §8)", (text, inThai) => {
	expect(english.get(text)).toBe(text);
	expect(thai.get(text)).toBe(inThai);
});
