// History calls: claimed privileges, their codes, tracking, the privilege event log (1 §7, 2 §3, 2 §7).
import * as v from "valibot";
import { get, post } from "./endpoint";
import {
	count,
	flag,
	id,
	idOrNone,
	ignored,
	itemsPerPage,
	listOf,
	moment,
	numberOrNull,
	pageNumber,
	payloadList,
	shortInput,
	text,
	tolerant,
} from "./fields";

const area = "internal/History";

/** Which part of the history a page loads (2 §3 use status). */
export const usePrivilege = ["canuse", "Used"] as const;
export type UsePrivilege = (typeof usePrivilege)[number];

export const barcodeFormat = [
	"CODE128",
	"EAN13",
	"ITF",
	"ITF14",
	"pharmacode",
	"codabar",
	"MSI",
] as const;
export type BarcodeFormat = (typeof barcodeFormat)[number];
/** Stands for an unknown format: the code is shown as text and QR only. */
export const noBarcode = "none";
export type CodeFormat = BarcodeFormat | typeof noBarcode;

const plainName = (name: string) =>
	name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** CODE128 where the host names no format, noBarcode for an unknown one. */
function toBarcodeFormat(given: unknown): CodeFormat {
	if (given === null || given === "") return "CODE128";
	const name = typeof given === "string" ? plainName(given) : "";
	return barcodeFormat.find((one) => plainName(one) === name) ?? noBarcode;
}

export const historyItem = v.object({
	/** Required: it identifies the claim. */
	ext_transaction_id: id,
	privilege_ref: idOrNone,
	brand_id: idOrNone,
	brand_name_th: text,
	brand_name_en: text,
	brand_logo: text,
	image_url: text,
	reward_name: text,
	reward_name_en: text,
	sub_name: text,
	sub_name_en: text,
	is_used_code: flag,
	is_used_code_desc: text,
	redeem_datetime: moment,
	expiration_datetime: moment,
	countdown_datetime: moment,
	reward_type: count,
	extra_payload: payloadList,
	footer_message_en: text,
	footer_message_th: text,
	/** Length of the countdown in minutes, 0 without one; an addition of the reference API. */
	reserve_timeout: count,
	/** When it was used, null where unknown; an addition of the reference API. */
	used_datetime: moment,
});
export type HistoryItem = v.InferOutput<typeof historyItem>;

/** POST History/Redeem: one page of claimed privileges, newest first. */
export const historyRedeem = post(
	`${area}/Redeem`,
	v.object({
		PageNumber: pageNumber,
		ItemsPerPage: itemsPerPage,
		UsePrivilege: v.picklist(usePrivilege),
		RewardAltRef: v.optional(shortInput, ""),
	}),
	v.object({ items: listOf(historyItem), totalpages: count }),
);
/** GET History/CountRedeem: how many claimed privileges can still be used. */
export const countRedeem = get(
	`${area}/CountRedeem`,
	v.object({}),
	v.object({ count }),
);

/** The code of a claim (2 §3 reward code detail); countdown_time is its end. */
export const rewardCode = v.object({
	code: text,
	link: text,
	is_url: flag,
	countdown_time: moment,
	display_type: numberOrNull,
	privilegetype: count,
	/** Empty where the reply does not repeat it. */
	transaction_id: idOrNone,
	privilege_id: idOrNone,
	/** The format for the shop's scanner, also in extrapayload; an addition of the reference API. */
	barcode_format: tolerant(toBarcodeFormat),
});
export type RewardCode = v.InferOutput<typeof rewardCode>;

/** POST History/CouponCodeDetail: Start_Countdown true starts the countdown; repeated, it returns the same end. Errors: 10018 unknown claim, 20000 countdown not started or code expired. */
export const couponCodeDetail = post(
	`${area}/CouponCodeDetail`,
	v.object({ CPC_Transaction_Id: shortInput, Start_Countdown: v.boolean() }),
	rewardCode,
);
/** POST History/PrivilegeEventLog: copy and link events of a code (Type_Event_Log 1, 2, 3). */
export const privilegeEventLog = post(
	`${area}/PrivilegeEventLog`,
	v.object({
		Transaction_Id: shortInput,
		Privilege_Id: shortInput,
		PrivilegeType: v.number(),
		Type_Event_Log: v.picklist([1, 2, 3]),
	}),
	ignored,
);
