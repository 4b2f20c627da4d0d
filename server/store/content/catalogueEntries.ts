// The form of what a programme offers: brands, categories, privileges, codes, branches, group deals, banners.
import * as v from "valibot";
import { maxFavourites } from "../../../src/contract/favourites";
import { barcodeFormats } from "../../../src/contract/history";
import {
	addressError,
	bilingualText,
	count,
	date,
	flag,
	id,
	idOrNone,
	isWebAddress,
	keyword,
	linkAddress,
	nonEmptyText,
	optionalField,
	picture,
	privilegeReference,
	reference,
	seq,
	smallId,
	text,
	title,
	withDescription,
} from "./contentFields";

/** Allowed claims; a missing field means no limit. Days are Bangkok days. */
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

/** Allowed claims over all privileges of a group. */
const groupRules = v.strictObject({
	customer: v.optional(count),
	device: v.optional(count),
	overall: v.optional(count),
	overall_day: v.optional(count),
	overall_week: v.optional(count),
	overall_month: v.optional(count),
});

const tiers = v.array(v.picklist(["Tier 1", "Tier 2", "Tier 3"]));

const criteria = v.strictObject({
	tiers: v.optional(tiers),
	series: v.optional(v.array(nonEmptyText)),
	flagship: v.optional(flag),
	survey: optionalField(
		v.string(),
		"alt_reference of the survey to answer first.",
	),
	reason_th: v.optional(text),
	reason_en: v.optional(text),
	device_desc: v.optional(text),
});

const codeLinkError = addressError(
	"must be an https address with {code} in it",
);

const degrees = (most: number) =>
	v.pipe(
		v.number(),
		v.minValue(-most, `must be from -${most} to ${most}`),
		v.maxValue(most, `must be from -${most} to ${most}`),
	);

export const catalogueEntries = {
	brands: v.strictObject({
		brand_id: id,
		name: title,
		logo: picture,
		is_available: optionalField(
			flag,
			"false: the store is not open. Default: true.",
		),
		branch_text: optionalField(
			bilingualText,
			"Shown in place of the list of branches.",
		),
		seq,
	}),
	categories: v.strictObject({
		category_id: id,
		parent_id: withDescription(idOrNone, "0 for a parent category."),
		name: withDescription(
			title,
			"“Near me” or “ใกล้ฉัน” is the tab of the deals near the customer.",
		),
		icon: withDescription(picture, "An SVG, used as a mask."),
		seq,
	}),
	limit_groups: v.strictObject({ name: nonEmptyText, rules: groupRules }),
	privileges: v.strictObject({
		privilege_id: id,
		reference: v.optional(
			v.pipe(
				v.string(),
				v.regex(
					/^\w{1,60}$/,
					"must consist of 1 to 60 letters, digits or underscores",
				),
				v.description("Default: the privilege_id."),
			),
		),
		alt_reference: optionalField(
			privilegeReference,
			"Default: PV_<privilege_id>.",
		),
		brand_id: id,
		category_id: id,
		sub_category_id: id,
		type: withDescription(
			v.picklist([1, 4, 8, 9]),
			"1 delivered, 4 code, 8 online code, 9 code in an address.",
		),
		name: title,
		subname: v.optional(bilingualText),
		desc: optionalField(bilingualText, "HTML: p, ul, li, b, br, a."),
		terms: optionalField(bilingualText, "HTML: p, ul, li, b, br, a."),
		picture,
		point: withDescription(count, "Popularity: the highest is listed first."),
		valid_from: date,
		valid_through: date,
		reserve_timeout: optionalField(
			count,
			"Minutes of the countdown; 0 for none.",
		),
		entry_total: withDescription(count, "The stock, claimed ones included."),
		entry_used: optionalField(
			count,
			"Claimed elsewhere before the import that adds the privilege.",
		),
		generate_codes: optionalField(
			flag,
			"true: the import makes the codes that the stock still needs.",
		),
		limits: v.optional(limits),
		limit_group: v.optional(nonEmptyText),
		criteria: v.optional(criteria),
		hidden: optionalField(flag, "true: in no list."),
		used_for: optionalField(
			v.picklist(["announcement", "end_tier"]),
			"Marks an activity.",
		),
		display: v.optional(v.picklist(["large"])),
		button: v.optional(bilingualText),
		button_more: optionalField(
			bilingualText,
			"The button after the first claim.",
		),
		footer: optionalField(bilingualText, "The line below the code."),
		barcode_format: v.optional(v.picklist(barcodeFormats)),
		link: v.optional(
			v.pipe(
				v.string(),
				v.regex(/^https:\/\/\S*\{code\}\S*$/, codeLinkError),
				v.check(
					(link) => isWebAddress(link.replaceAll("{code}", "1")),
					codeLinkError,
				),
				v.description("Type 9: the address, with {code} in it."),
			),
		),
		display_type: optionalField(
			v.picklist([1, 2]),
			"Type 9: 1 a link, 2 a button.",
		),
	}),
	codes: v.strictObject({ privilege_id: id, code: nonEmptyText }),
	branches: v.strictObject({
		branch_id: id,
		brand_id: id,
		name: title,
		address: text,
		address_en: optionalField(
			text,
			"The whole address in English, with its province.",
		),
		province: withDescription(nonEmptyText, "Thai name of the province."),
		lat: withDescription(degrees(90), "Degrees, WGS 84."),
		lng: degrees(180),
	}),
	group_deals: v.strictObject({
		alt_reference: reference("PVG_"),
		group_name: title,
		detail: withDescription(bilingualText, "HTML: p, b."),
		picture,
		status: withDescription(v.picklist([1, 2]), "2: not open yet."),
		items: withDescription(
			v.pipe(
				v.array(id),
				// The app makes all of them favourites with one request.
				v.maxLength(
					maxFavourites,
					`must have at most ${maxFavourites} entries`,
				),
			),
			"Privilege ids in display order.",
		),
		seq,
	}),
	search_keywords: v.strictObject({ keyword, picture, seq }),
	banner_sets: v.strictObject({
		seq: withDescription(smallId, "The set's number, and its place on home."),
		name: withDescription(
			bilingualText,
			"top_banner is the carousel of home, profile_banner is on the profile, category_banner_<category_id> is above the deals of that category.",
		),
		layout_section: v.picklist(["small", "full"]),
		isdeleted: v.optional(flag),
		valid_from: date,
		valid_through: date,
	}),
	banners: v.strictObject({
		bannerid: id,
		set_seq: withDescription(smallId, "The seq of its set."),
		seq,
		name: bilingualText,
		description: bilingualText,
		path: withDescription(
			linkAddress,
			"An address inside the app, or an absolute one; empty for none.",
		),
		call_to_action: v.optional(v.picklist(["", "InternalWeb"])),
		picture,
		brand_id: v.optional(id),
		tiers: optionalField(tiers, "The tiers that see it; everyone without."),
	}),
};

export type LimitRules = v.InferOutput<typeof limits>;
export type GroupRules = v.InferOutput<typeof groupRules>;
export type CriteriaRules = v.InferOutput<typeof criteria>;
