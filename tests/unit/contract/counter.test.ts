// One unknown value in a reply breaks nothing that the counter needs: code, history, claim and use (contract: unknown enum values).
import * as v from "valibot";
import { expect, test } from "vitest";
import { couponCodeDetail } from "../../../src/contract/code";
import { getProfile } from "../../../src/contract/customer";
import { getPrivilegeListV3 } from "../../../src/contract/deals";
import {
	barcodeFormats,
	historyItem,
	historyRedeem,
} from "../../../src/contract/history";
import {
	checkLimit,
	checkStock,
	getDetailV2,
	updateUsedPrivilege,
} from "../../../src/contract/privilege";
import { tolerantHistoryRedeem } from "../../../src/contract/tolerantHistoryRedeem";
import { codeContent } from "../../../src/domain/code/codeContent";

const code = {
	...{ code: "AB-12", link: "", is_url: false, countdown_time: null },
	...{ display_type: null, privilegetype: 4, transaction_id: "T1" },
	...{ privilege_id: "P1", barcode_format: "CODE128" },
};
const readCode = (change: object) =>
	v.parse(couponCodeDetail.reply, { ...code, ...change });

test.each(["CODE39", "QR", 7, {}, [], true, "none"])(
	"the format %j shows the text without a barcode",
	(barcode_format) => {
		const read = readCode({ barcode_format });
		expect(read).toMatchObject({ code: "AB-12", barcode_format: "none" });
		// As the wallet parses it.
		expect(v.parse(couponCodeDetail.reply, read)).toEqual(read);
	},
);

test("a format is recognised in any spelling; without one it is the default", () => {
	for (const format of barcodeFormats) {
		for (const name of [format, format.toLowerCase(), format.toUpperCase()])
			expect(readCode({ barcode_format: name }).barcode_format).toBe(format);
	}
	expect(readCode({ barcode_format: "EAN-13" }).barcode_format).toBe("EAN13");
	for (const barcode_format of [undefined, null, ""])
		expect(readCode({ barcode_format }).barcode_format).toBe("CODE128");
});

test("a code is shown whatever else its reply lacks", () => {
	for (const field of Object.keys(code))
		for (const value of [undefined, null, "?", -1, {}, [], false])
			if (field !== "code")
				expect(
					codeContent(readCode({ [field]: value })),
					`${field}: ${JSON.stringify(value)}`,
				).toEqual({ kind: "code", code: "AB-12" });
	expect(codeContent(v.parse(couponCodeDetail.reply, { code: 1234 }))).toEqual({
		kind: "code",
		code: "1234",
	});
});

test("a history page keeps the coupons that have an id", () => {
	const { items, totalpages } = v.parse(historyRedeem.reply, {
		items: [
			{
				ext_transaction_id: "T1",
				reward_type: "unknown",
				countdown_datetime: "x",
			},
			{ privilege_ref: "PV_1" },
			{
				ext_transaction_id: 2,
				extra_payload: [{ key: 1 }, null, { key: "a" }],
			},
		],
		totalpages: "3",
	});
	expect(items.map((it) => it.ext_transaction_id)).toEqual(["T1", "2"]);
	// Without an id no call could open, use or track it.
	for (const ext_transaction_id of [0, "0", "NULL", "-", "", null])
		expect(v.safeParse(historyItem, { ext_transaction_id }).success).toBe(
			false,
		);
	expect(items[0]).toMatchObject({ reward_type: 0, countdown_datetime: null });
	expect(items[1]?.extra_payload).toEqual([{ key: "a", string_val: "" }]);
	expect(totalpages).toBe(3);
});

test.each([
	["history", historyRedeem],
	["lookup of a claim", tolerantHistoryRedeem],
	["list of deals", getPrivilegeListV3],
])("a %s that has pages but no items fails", (_, { reply }) => {
	for (const totalpages of [2, "1"])
		for (const items of [null, undefined])
			expect(v.is(reply, { items, totalpages })).toBe(false);
	for (const totalpages of [0, null, undefined])
		expect(v.parse(reply, { items: null, totalpages }).items).toEqual([]);
});

test.each([
	["history", historyRedeem],
	["lookup of a claim", tolerantHistoryRedeem],
	["list of deals", getPrivilegeListV3],
])(
	"a %s of another shape fails instead of being read as empty",
	(_, { reply }) => {
		const item = { ext_transaction_id: "T1", alt_reference: "PV_1" };
		// The bug: such a reply was read as an empty history, so every saved code counted as used, and a claim as not made.
		for (const other of [{}, { error: "db" }, { Items: [item], TotalPages: 1 }])
			expect(v.is(reply, other)).toBe(false);
		for (const items of [[], [item]]) {
			expect(v.parse(reply, items).items).toHaveLength(items.length);
			expect(v.parse(reply, { items }).items).toHaveLength(items.length);
		}
		expect(v.parse(reply, { totalpages: 0 }).items).toEqual([]);
	},
);

test.each([
	[{}],
	[[]],
	[{ name_th: null, privilege_id: 0 }],
	[[{ name_en: "Tea" }]],
])(
	"%j is not read as a privilege, since its button could only fail",
	(nothing) => {
		const { issues } = v.safeParse(getDetailV2.reply, nothing);
		// It is treated like a missing privilege: the page says that there is none.
		expect(issues?.map(({ input }) => input)).toEqual([null]);
		expect(v.is(getDetailV2.reply, { name_en: "Tea" })).toBe(true);
	},
);

test("a privilege is shown with whatever fields can be read", () => {
	const bare = { privilege_id: 1, alt_reference: "PV_1" };
	const broken = {
		...bare,
		...{ type: "new", extrapayload: "?", privilege_display: "x" },
		...{ privilege_limitstat: { redeemtargetcheck: "customer_year" } },
	};
	expect(v.parse(getDetailV2.reply, broken)).toMatchObject({
		...{ privilege_id: "1", type: 0, extrapayload: [] },
		...{ privilege_display: null, criteria_is_visible: true },
		privilege_limitstat: { redeemtargetcheck: null, total: 0, used: 0 },
	});
	for (const reply of [checkStock.reply, checkLimit.reply])
		expect(v.is(reply, { out_of_stock: 3, is_limited: "x" })).toBe(true);
});

test("the name of a limit counter is read in upper and lower case", () => {
	const stat = { redeemtargetcheck: "Customer_Day", total: 1, used: 1 };
	const { privilege_limitstat } = v.parse(checkLimit.reply, {
		privilege_limitstat: stat,
	});
	expect(privilege_limitstat?.redeemtargetcheck).toBe("customer_day");
});

test("only an explicit false, or a failed status in its place, means that a use was not confirmed", () => {
	const success = (data: object) =>
		v.parse(updateUsedPrivilege.reply, data).success;
	expect([success({}), success({ success: "true" })]).toEqual([true, true]);
	// The bug: a coupon that the host refused by the status alone was shown as used.
	for (const status of ["fail", "Failed", "error", "REJECTED"])
		expect(success({ status, messageen: "Expired" })).toBe(false);
	for (const more of [{ status: "ok" }, { status: "fail", success: true }])
		expect(success(more)).toBe(true);
	expect([success({ success: false }), success({ success: "false" })]).toEqual([
		false,
		false,
	]);
});

test("a customer is read with whatever fields the profile has", () => {
	const { customer } = v.parse(getProfile.reply, {
		customer: {
			firstname: 7,
			image_profile_type: "x",
			avatar_id: {},
			tier_end: "-",
		},
	});
	expect(customer).toMatchObject({
		...{ customer_id: "", firstname: "7", image_profile_type: 0 },
		...{ avatar_id: null, tier_end: null, isaccessedcondition: false },
	});
});
