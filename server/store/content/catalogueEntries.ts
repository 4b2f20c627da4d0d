// The form of what a programme offers: brands, categories, privileges, codes, branches, group deals, banners.
import * as v from "valibot";
import { barcodeFormat } from "../../../src/contract/history";
import {
	both,
	count,
	date,
	filled,
	flag,
	id,
	picture,
	privilegeReference,
	seq,
	text,
} from "./contentFields";

/** Allowed claims; a missing field is no limit. Days are Bangkok days. */
const limits = v.strictObject({
	overall_day: v.optional(count),
	overall_week: v.optional(count),
	overall_month: v.optional(count),
	customer: v.optional(count),
	customer_day: v.optional(count),
	customer_week: v.optional(count),
	customer_month: v.optional(count),
	device: v.optional(count),
	total_device: v.optional(count),
});

const groupRules = v.strictObject({
	customer: v.optional(count),
	device: v.optional(count),
	overall: v.optional(count),
	overall_day: v.optional(count),
	overall_week: v.optional(count),
	overall_month: v.optional(count),
});

const tiers = v.array(v.picklist(["Tier 1", "Tier 2", "Tier 3"]));

/** Who may claim. */
const criteria = v.strictObject({
	tiers: v.optional(tiers),
	series: v.optional(v.array(filled)),
	flagship: v.optional(flag),
	survey: v.optional(
		v.pipe(
			v.string(),
			v.description("alt_reference of the survey to answer first."),
		),
	),
	reason_th: v.optional(text),
	reason_en: v.optional(text),
	device_desc: v.optional(text),
});

export const brand = v.strictObject({
	brand_id: id,
	name: both,
	logo: picture,
	is_available: v.optional(
		v.pipe(flag, v.description("false: the store is not open. Default: true.")),
	),
	branch_text: v.optional(
		v.pipe(both, v.description("Shown in place of the list of branches.")),
	),
	seq,
});

export const category = v.strictObject({
	category_id: id,
	parent_id: v.pipe(count, v.description("0 for a parent category.")),
	name: both,
	icon: v.pipe(picture, v.description("An SVG, used as a mask.")),
	seq,
});

export const limitGroup = v.strictObject({ name: filled, rules: groupRules });

export const privilege = v.strictObject({
	privilege_id: id,
	reference: v.optional(
		v.pipe(
			v.string(),
			v.regex(/^\w{1,60}$/, "must be of letters and digits"),
			v.description("Default: the privilege_id."),
		),
	),
	alt_reference: v.optional(
		v.pipe(privilegeReference, v.description("Default: PV_<privilege_id>.")),
	),
	brand_id: id,
	category_id: id,
	sub_category_id: id,
	type: v.pipe(
		v.picklist([1, 4, 8, 9]),
		v.description("1 delivered, 4 code, 8 online code, 9 code in an address."),
	),
	name: both,
	subname: v.optional(both),
	desc: v.optional(v.pipe(both, v.description("HTML: p, ul, li, b, br, a."))),
	terms: v.optional(v.pipe(both, v.description("HTML: p, ul, li, b, br, a."))),
	picture,
	point: v.pipe(
		count,
		v.description("Popularity: the highest is listed first."),
	),
	valid_from: date,
	valid_through: date,
	reserve_timeout: v.optional(
		v.pipe(count, v.description("Minutes of the countdown; 0 for none.")),
	),
	entry_total: v.pipe(
		count,
		v.description("The stock, claimed ones included."),
	),
	entry_used: v.optional(
		v.pipe(
			count,
			v.description(
				"Claimed elsewhere before the import that adds the privilege.",
			),
		),
	),
	generate_codes: v.optional(
		v.pipe(
			flag,
			v.description(
				"true: the import makes the codes that the stock still needs.",
			),
		),
	),
	limits: v.optional(limits),
	limit_group: v.optional(filled),
	criteria: v.optional(criteria),
	hidden: v.optional(v.pipe(flag, v.description("true: in no list."))),
	used_for: v.optional(
		v.pipe(
			v.picklist(["announcement", "end_tier"]),
			v.description("Marks an activity."),
		),
	),
	display: v.optional(v.picklist(["large"])),
	button: v.optional(both),
	button_more: v.optional(
		v.pipe(both, v.description("The button after the first claim.")),
	),
	footer: v.optional(v.pipe(both, v.description("The line below the code."))),
	barcode_format: v.optional(v.picklist(barcodeFormat)),
	link: v.optional(
		v.pipe(
			v.string(),
			v.regex(
				/^https:\/\/\S*\{code\}\S*$/,
				"must be an https address with {code} in it",
			),
			v.description("Type 9: the address, with {code} in it."),
		),
	),
	display_type: v.optional(
		v.pipe(v.picklist([1, 2]), v.description("Type 9: 1 a link, 2 a button.")),
	),
});

export const code = v.strictObject({ privilege_id: id, code: filled });

const degrees = (most: number) =>
	v.pipe(
		v.number(),
		v.minValue(-most, `must be from -${most} to ${most}`),
		v.maxValue(most, `must be from -${most} to ${most}`),
	);

export const branch = v.strictObject({
	branch_id: id,
	brand_id: id,
	name: both,
	address: text,
	province: v.pipe(filled, v.description("Thai name of the province.")),
	lat: v.pipe(degrees(90), v.description("Degrees, WGS 84.")),
	lng: degrees(180),
});

export const groupDeal = v.strictObject({
	alt_reference: v.pipe(
		v.string(),
		v.regex(/^PVG_\w{1,60}$/, "must begin with PVG_"),
	),
	group_name: both,
	detail: v.pipe(both, v.description("HTML: p, b.")),
	picture,
	status: v.pipe(v.picklist([1, 2]), v.description("2: not open yet.")),
	items: v.pipe(v.array(id), v.description("Privilege ids in display order.")),
	seq,
});

export const searchKeyword = v.strictObject({ keyword: filled, picture, seq });

export const bannerSet = v.strictObject({
	seq: v.pipe(id, v.description("The set's number, and its place on home.")),
	name: v.pipe(both, v.description("top_banner is the carousel of home.")),
	layout_section: v.picklist(["small", "full"]),
	isdeleted: v.optional(flag),
	valid_from: date,
	valid_through: date,
});

export const banner = v.strictObject({
	bannerid: id,
	set_seq: v.pipe(id, v.description("The seq of its set.")),
	seq,
	name: both,
	description: both,
	path: v.pipe(
		v.string(),
		v.description(
			"An address inside the app, or an absolute one; empty for none.",
		),
	),
	call_to_action: v.optional(v.picklist(["", "InternalWeb"])),
	picture,
	brand_id: v.optional(id),
	tiers: v.optional(
		v.pipe(tiers, v.description("The tiers that see it; everyone without.")),
	),
});
