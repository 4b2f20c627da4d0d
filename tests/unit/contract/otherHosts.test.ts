// What other hosts write for "no value", and numbers in place of texts, are read as they are meant.
import * as v from "valibot";
import { expect, test } from "vitest";
import { article } from "../../../src/contract/article";
import {
	deepLink,
	generateAppTokenV2,
	landing,
} from "../../../src/contract/authentication";
import { getBranchNearMe } from "../../../src/contract/branch";
import { getDealNearMe } from "../../../src/contract/browse";
import { customer } from "../../../src/contract/customer";
import {
	getTrackingStatus,
	submitRedeemPhysicalV2,
} from "../../../src/contract/delivery";
import { addOrRemoveFavoritePrivilege } from "../../../src/contract/favourites";
import { privilegeGroupDetailV2 } from "../../../src/contract/groupDeal";
import { historyItem, rewardCode } from "../../../src/contract/history";
import { isRegistered } from "../../../src/contract/isRegistered";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { privilege } from "../../../src/contract/privilegeFields";
import { search, searchKeywordList } from "../../../src/contract/search";
import { verifyMobileNo, verifyOtp } from "../../../src/contract/sms";
import { tokenClaims } from "../../../src/contract/token";
import { getWelcomeAnnoucement } from "../../../src/contract/welcome";
import { deepLinkPath } from "../../../src/domain/app/deepLink";
import { receivedReward } from "../../../src/domain/article/articleReward";
import { mainButton } from "../../../src/domain/claim/mainButton";
import {
	codeContent,
	withKnownContent,
} from "../../../src/domain/code/codeContent";

test.each([0, "0", "-", "null", "", null])(
	"%j in place of an id means that nothing was received",
	(none) => {
		expect(
			v.parse(privilege, { ext_transaction_id: none }).ext_transaction_id,
		).toBe("");
		const delivery = v.parse(article, {
			article_id: 1,
			action_type: 2,
			privilege_received: true,
			privilege_transaction_id: "T1",
			privilege_ticket_id: none,
		});
		expect(receivedReward(delivery)).toEqual({ kind: "entitlement" });
		expect(
			receivedReward(
				v.parse(article, { ...delivery, privilege_transaction_id: none }),
			),
		).toBeNull();
	},
);

test.each([0, "0", "-", "null", "", null])(
	"%j is shown nowhere as a button's name, a reason, a parcel's number or a device",
	(none) => {
		const read = v.parse(privilege, {
			privilege_display: {
				button_active_name_th: none,
				button_active_name_en: none,
			},
			privilege_criteria: { device_desc: none },
			limited_reason_th: none,
			criteria_issue_reason_en: none,
			criteria_visible_reason_th: none,
			entry_remaining_qty: 1,
		});
		const button = { stock: read, limits: read, failed: false };
		expect(mainButton({ privilege: read, ...button }).label).toMatchObject({
			message: "Get this privilege",
		});
		const reasons = [
			read.privilege_criteria?.device_desc,
			read.limited_reason_th,
			read.criteria_issue_reason_en,
			read.criteria_visible_reason_th,
		];
		expect(reasons).toEqual(["", "", "", ""]);
		const parcel = { shipping: { shipping_tracking_no: none } };
		const { shipping } = v.parse(getTrackingStatus.reply, parcel);
		expect(shipping?.shipping_tracking_no).toBe("");
		const number = { verify_result: "", old_device: none };
		expect(v.parse(verifyMobileNo.reply, number).old_device).toBe("");
	},
);

test.each([0, "0", "NULL", "-", null])(
	"a claim or order whose reply has the transaction %j counts as unanswered: its id comes from the history",
	(transaction_id) => {
		for (const { reply } of [
			submitRedeemCouponCodeV2,
			submitRedeemPhysicalV2,
		]) {
			expect(v.is(reply, { transaction_id })).toBe(false);
			expect(v.parse(reply, { transaction_id: 7 }).transaction_id).toBe("7");
		}
	},
);

test("the id of what was received stays, also where it is a number", () => {
	const read = (ext_transaction_id: unknown) =>
		v.parse(privilege, { ext_transaction_id }).ext_transaction_id;
	expect([read("T0-1"), read(10)]).toEqual(["T0-1", "10"]);
});

test.each(["null", "-", " null "])(
	"%j is not a code, so the saved one stays",
	(none) => {
		const known = v.parse(rewardCode, { code: "AB12" });
		const reply = v.parse(rewardCode, { code: none, link: none });
		expect(codeContent(reply)).toEqual({ kind: "none" });
		expect(withKnownContent(reply, known).code).toBe("AB12");
	},
);

test("a code keeps its zeros and signs", () => {
	for (const code of ["00", "0123", "-1", "NULL-7"])
		expect(v.parse(rewardCode, { code }).code).toBe(code);
});

test("a welcome announcement leads to a reference that is a number", () => {
	const reply = { banner_image_image_url: "/content/a", path: 1001 };
	expect(v.parse(getWelcomeAnnoucement.reply, reply)).toMatchObject({
		path: "1001",
	});
	expect(
		v.parse(getWelcomeAnnoucement.reply, { message: "not found" }),
	).toEqual({ message: "not found" });
	for (const none of ["null", "-", "0"])
		expect(
			v.parse(getWelcomeAnnoucement.reply, { banner_image_image_url: none }),
		).toMatchObject({ banner_image_image_url: "" });
});

test("a group deal is read where the reply does not repeat its reference", () => {
	const reply = { detail: { group_name_en: "Tea", status: 1 } };
	const { detail } = v.parse(privilegeGroupDetailV2.reply, reply);
	expect(detail).toMatchObject({ group_name_en: "Tea", alt_reference: "" });
});

// The bug: a branch with an unknown distance was listed first, among those within 10 km.
test("a negative distance of a deal or a branch means that it is unknown", () => {
	const [deal] = v.parse(getDealNearMe.reply, [
		{ alt_reference: "PV_1", distance: -1 },
	]);
	const [branch] = v.parse(getBranchNearMe.reply, [
		{ lat: 13.7, lng: 100.5, distance: -1 },
	]);
	expect([deal?.distance, branch?.distance]).toEqual([null, null]);
});

test("a keyword may be a number", () => {
	const [word] = v.parse(searchKeywordList.reply, [{ keyword: 711 }]);
	expect(word?.keyword).toBe("711");
	const found = v.parse(search.reply, { similar_keyword: [711, null, "tea"] });
	expect(found.similar_keyword).toEqual(["711", "tea"]);
});

test("a token names its customer by a number", () => {
	expect(v.parse(tokenClaims, { sub: 71, exp: 1 }).sub).toBe("71");
	for (const sub of ["", null, {}])
		expect(v.is(tokenClaims, { sub, exp: 1 })).toBe(false);
});

test("a sign-in or renewal without data counts as one without a token (1 §5)", () => {
	for (const { reply } of [landing, generateAppTokenV2])
		expect(v.parse(reply, null)).toMatchObject({ token: "" });
});

test.each([null, undefined, {}])(
	"a success with the data %j counts, for a favourite and for a one-time code",
	(data) => {
		expect(v.parse(addOrRemoveFavoritePrivilege.reply, data)).toEqual({
			is_added_favorite: null,
		});
		expect(v.parse(verifyOtp.reply, data)).toEqual({ legacycustomer: null });
	},
);

test.each([
	...[true, "true", "1", 1].map((given) => [given, true] as const),
	...[false, "False", "0", 0].map((given) => [given, false] as const),
	["-", null] as const,
])(
	"%j is the new state of a favourite: %j, which shows that another phone has toggled it too",
	(is_added_favorite, state) => {
		const { reply } = addOrRemoveFavoritePrivilege;
		expect(v.parse(reply, { is_added_favorite })).toEqual({
			is_added_favorite: state,
		});
	},
);

test.each([
	...[null, "", "-", "NULL", 0, "0001-01-01T00:00:00", "00010101"],
	...["1900-01-01 00:00:00", "9999-12-31"],
	...["1899-12-31T17:00:00Z", "0000-12-31T17:00:00Z"],
])(
	"%j in place of a birth date counts as none: the person whose number the launch names registers (3 §4)",
	(date_of_birth) => {
		const given = { mobileno: "0812345678", date_of_birth };
		expect(isRegistered(v.parse(customer, given))).toBe(false);
		const born = { ...given, date_of_birth: "19250101" };
		expect(isRegistered(v.parse(customer, born))).toBe(true);
	},
);

test.each([null, "0", "-", "null", 0])(
	"%j in place of a category's id counts as none, so the link leads home (1 §2)",
	(none) => {
		const link = { type: "category", cmd_category_parent_id: 2 };
		const read = (cmd_category_child_id: unknown) =>
			deepLinkPath(v.parse(deepLink, { ...link, cmd_category_child_id }));
		expect(read(none)).toBe("/");
		expect(read(21)).toBe("/privilege?catId=2&subcatId=21");
	},
);

test.each(["-", "null", " - "])(
	"%j is not shown as a reason, footer, parcel number or device",
	(none) => {
		const read = v.parse(privilege, {
			limited_reason_th: none,
			criteria_issue_reason_en: none,
			footermessageth: none,
			privilege_display: { button_active_name_en: none },
			privilege_criteria: { device_desc: none },
		});
		const item = { ext_transaction_id: "T1", footer_message_en: none };
		const shipping = { shipping_status: 5, shipping_tracking_no: none };
		expect([
			read.limited_reason_th,
			read.criteria_issue_reason_en,
			read.footermessageth,
			read.privilege_display?.button_active_name_en,
			read.privilege_criteria?.device_desc,
			v.parse(historyItem, item).footer_message_en,
			v.parse(getTrackingStatus.reply, { shipping }).shipping
				?.shipping_tracking_no,
			v.parse(verifyMobileNo.reply, { old_device: none }).old_device,
		]).toEqual(Array(8).fill(""));
	},
);
