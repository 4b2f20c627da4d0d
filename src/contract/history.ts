// History calls: claimed privileges; the calls of one code are in code.ts (1 §7, 2 §3, 2 §7).
import * as v from "valibot";
import { post, read } from "./endpoint";
import * as field from "./fields";

const area = "internal/History";

/** Which part of the history a page loads (2 §3 use status). */
export const historyParts = ["canuse", "Used"] as const;
export type HistoryPart = (typeof historyParts)[number];

export const barcodeFormats = [
	"CODE128",
	"EAN13",
	"ITF",
	"ITF14",
	"pharmacode",
	"codabar",
	"MSI",
] as const;
export type BarcodeFormat = (typeof barcodeFormats)[number];
/** The value for an unknown format: the code is shown as text and QR code only. */
export const noBarcode = "none";
export type CodeFormat = BarcodeFormat | typeof noBarcode;

const plainName = (name: string) =>
	name.toLowerCase().replace(/[^a-z0-9]/g, "");

export const defaultBarcode: CodeFormat = "CODE128";

/** The named format: CODE128 if the host names none, noBarcode if it is unknown. */
export function toBarcodeFormat(given: unknown): CodeFormat {
	if (given !== null && typeof given !== "string") return noBarcode;
	const name = plainName(given ?? "");
	if (["", "0", "null"].includes(name)) return defaultBarcode;
	return barcodeFormats.find((one) => plainName(one) === name) ?? noBarcode;
}

export const historyItem = v.object({
	/** Required, and not 0 or "NULL": without it no call can open, use or track the claim. */
	ext_transaction_id: v.pipe(field.idOrNone, v.nonEmpty()),
	privilege_ref: field.idOrNone,
	brand_id: field.idOrNone,
	brand_name_th: field.textOrNone,
	brand_name_en: field.textOrNone,
	brand_logo: field.textOrNone,
	image_url: field.textOrNone,
	reward_name: field.textOrNone,
	reward_name_en: field.textOrNone,
	sub_name: field.textOrNone,
	sub_name_en: field.textOrNone,
	is_used_code: field.flag,
	is_used_code_desc: field.word,
	redeem_datetime: field.moment,
	expiration_datetime: field.endMoment,
	countdown_datetime: field.moment,
	reward_type: field.count,
	extra_payload: field.payloadList,
	footer_message_en: field.textOrNone,
	footer_message_th: field.textOrNone,
	/** Length of the countdown in minutes, 0 without one; an addition of the reference API. */
	reserve_timeout: field.count,
	/** When it was used, null where unknown; an addition of the reference API. */
	used_datetime: field.moment,
});
export type HistoryItem = v.InferOutput<typeof historyItem>;

/** POST History/Redeem: one page of claimed privileges, newest first. */
export const historyRedeem = post(
	`${area}/Redeem`,
	v.object({
		PageNumber: field.pageNumber,
		ItemsPerPage: field.itemsPerPage,
		UsePrivilege: v.picklist(historyParts),
		RewardAltRef: v.optional(field.shortInput, ""),
	}),
	field.pageOf(field.listOf(historyItem)),
);
/** GET History/CountRedeem: how many claimed privileges can still be used. */
export const countRedeem = read(
	`${area}/CountRedeem`,
	v.object({ count: field.count }),
);

/** The text without a host's padding and without invisible characters such as a zero-width space, which a scanner would not know. */
export const scannableText = (given: string): string =>
	given.replace(/\p{Cf}/gu, "").trim();
const scannable = v.pipe(field.textOrNone, v.transform(scannableText));

/** The code of a claim (2 §3 reward code detail); countdown_time is its end. */
export const rewardCode = v.object({
	code: scannable,
	link: scannable,
	is_url: field.flag,
	countdown_time: field.moment,
	display_type: field.numberOrNull,
	privilegetype: field.count,
	/** Empty where the reply does not repeat it. */
	transaction_id: field.idOrNone,
	privilege_id: field.idOrNone,
	/** The format for the shop's scanner, also in extrapayload; an addition of the reference API. */
	barcode_format: field.tolerant(toBarcodeFormat),
});
export type RewardCode = v.InferOutput<typeof rewardCode>;
