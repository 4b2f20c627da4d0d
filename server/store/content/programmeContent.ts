// The shape of the demo programme's content: what the authors write and the store is seeded from.

import type { BarcodeFormat } from "../../../src/contract/history";

/** A text in both languages. */
export interface Bilingual {
	th: string;
	en: string;
}

export interface SeedBrand {
	brand_id: number;
	name: Bilingual;
	/** Name of a drawn logo below /content/. */
	logo: string;
	/** false: "store not open" (2 §4). */
	is_available: boolean;
	/** What the branch tab says in place of a list. */
	branch_text?: Bilingual;
}

export interface SeedCategory {
	category_id: number;
	/** 0 for a parent category. */
	parent_id: number;
	name: Bilingual;
	/** Name of a drawn line icon (SVG, used as a mask) below /content/. */
	icon: string;
	seq: number;
}

/** How many claims are allowed; a missing field means no such limit. Days are Bangkok days. */
interface SeedLimits {
	overall_day?: number;
	overall_week?: number;
	overall_month?: number;
	customer?: number;
	customer_day?: number;
	customer_week?: number;
	customer_month?: number;
	/** Per device (imei). */
	device?: number;
	/** Devices in all that may claim. */
	total_device?: number;
}

export interface SeedPrivilege {
	/** 1001 to 1160: also the 4-digit reference; alt_reference is PV_<id>. */
	privilege_id: number;
	brand_id: number;
	category_id: number;
	sub_category_id: number;
	/** 1 physical, 4 code, 8 online code, 9 url code. */
	type: 1 | 4 | 8 | 9;
	name: Bilingual;
	subname: Bilingual;
	/** Simple HTML: p, ul, li, b, br, a. */
	desc: Bilingual;
	terms: Bilingual;
	/** Name of a drawn picture below /content/. */
	picture: string;
	/** Popularity, the point ordering; higher is more popular. */
	point: number;
	/** Days from the day of seeding; negative is past. The end is the last second of that Bangkok day. */
	valid_from_days: number;
	valid_through_days: number;
	/** Minutes a code lives after its countdown started; 0: no countdown. */
	reserve_timeout: number;
	entry_total: number;
	/** Already taken when the programme is seeded. */
	entry_used: number;
	limits: SeedLimits;
	/** Privileges of one limit group share group_limit claims per customer. */
	limit_group?: string;
	criteria?: {
		/** Hidden from every list (criteria_is_visible false). */
		hidden?: true;
		tiers?: ("Tier 1" | "Tier 2" | "Tier 3")[];
		series?: string[];
		flagship?: true;
		reason?: Bilingual;
		/** Shown as privilege_criteria.device_desc. */
		device_desc?: string;
	};
	/** used_for: announcement or end_tier marks an activity (2 §3). */
	used_for?: "announcement" | "end_tier";
	display?: "large";
	button?: Bilingual;
	button_get_more?: Bilingual;
	footer?: Bilingual;
	barcode_format?: BarcodeFormat;
	/** For url codes: the address, with {code} where the code goes; and whether it shows as a link or a button. */
	link?: string;
	display_type?: 1 | 2;
}

/** How many claims all privileges of a group allow together; a missing field means no such limit. */
export interface SeedLimitGroup {
	group: string;
	customer?: number;
	device?: number;
	overall?: number;
	overall_day?: number;
	overall_week?: number;
	overall_month?: number;
}

export interface SeedBranch {
	branch_id: number;
	brand_id: number;
	name: Bilingual;
	/** Thai, as parcels and taxis know it. */
	address: string;
	/** Thai name of the province. */
	province: string;
	/** Degrees, WGS 84. */
	lat: number;
	lng: number;
}

export interface SeedGroupDeal {
	/** PVG_<number>. */
	alt_reference: string;
	group_name: Bilingual;
	/** Simple HTML: p, b. */
	detail: Bilingual;
	/** Name of a drawn picture below /content/. */
	picture: string;
	/** 2: not open yet (2 §4). */
	status: 1 | 2;
	/** Privilege ids, in the order they are shown. */
	items: number[];
}

export interface SeedKeyword {
	keyword: string;
	/** Name of a drawn picture below /content/. */
	picture: string;
}

export interface SeedBanner {
	bannerid: number;
	name: Bilingual;
	description: Bilingual;
	/** An address inside the app (2 §2 banner click targets), or an absolute one. */
	path: string;
	call_to_action: "" | "InternalWeb";
	picture: string;
	brand_id?: number;
}

export interface SeedBannerSet {
	set_name: Bilingual;
	layout_section: "small" | "full";
	isdeleted: boolean;
	valid_from_days: number;
	valid_through_days: number;
	banners: SeedBanner[];
}

export interface SeedConsent {
	consent_id: string;
	/** The article that holds the wording. */
	article_id: string;
	title: Bilingual;
	/** Simple HTML: p, ul, li, b. */
	content: Bilingual;
	picture: string;
	is_required: boolean;
	/** Raised with each change that everybody has to agree to anew. */
	version: number;
}

interface SeedPlayer {
	sub: string;
	first_name: string;
	last_name: string;
	avatar_id: string;
	/** One a day, the last of them yesterday. */
	scores: number[];
}

export interface SeedMembership {
	avatars: { avatar_id: string; name: string; picture: string }[];
	consents: SeedConsent[];
	/** Games by the article that tells of them. */
	games: { alt_reference: string; picture: string }[];
	players: SeedPlayer[];
}

export interface SeedSurveyOption {
	label: Bilingual;
	/** What stands in the text field of a free text or of the other answer. */
	placeholder?: Bilingual;
	/** Name of a drawn picture below /content/. */
	picture?: string;
	/** Has a text field of its own once it is picked. */
	other?: true;
	/** Pattern that a typed text must match (3 §5). */
	rule?: string;
}

export interface SeedSurveyQuestion {
	/** 1 free text, 2 pictures, 3 several, 4 one. */
	type: 1 | 2 | 3 | 4;
	text: Bilingual;
	/** Only free texts may stay blank (3 §5). */
	optional?: true;
	/** How many may be picked of several. */
	least?: number;
	most?: number;
	options: SeedSurveyOption[];
}

export interface SeedSurvey {
	/** SVY_<number>; its sections, questions and options are numbered below it. */
	alt_reference: string;
	/** The one that follows registration (3 §4). */
	is_register?: true;
	/** The privilege that answering it leads to. */
	reward?: number;
	sections: { name: Bilingual; questions: SeedSurveyQuestion[] }[];
}

export interface SeedArticle {
	/** alt_reference is AR_<id>. */
	article_id: number;
	category:
		| "Article"
		| "Registration reward"
		| "FAQ"
		| "Instructions of Use"
		| "Learn more"
		| "News"
		| "ResultsBoard";
	title: Bilingual;
	/** HTML: p, h3, ul, ol, li, b, a, br. */
	content: Bilingual;
	/** Name of a drawn picture below /content/. */
	picture: string;
	/** Address of a film; empty: none. */
	video: string;
	/** 3 §3 article action types; null: no button. */
	action_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | null;
	reference: string;
	button?: Bilingual;
	/** What an answered survey gives. */
	reward?: string;
	valid_from_days: number;
	valid_through_days: number;
}

export interface SeedNotification {
	campaign_id: number;
	header: Bilingual;
	title: Bilingual;
	/** Name of a drawn picture below /content/; empty: none. */
	picture: string;
	brand_id?: number;
	/** 3 §3 notification action types. */
	action_type: 1 | 2 | 3 | 4 | 5 | 6 | 7;
	reference: string;
	/** Hours before the seeding. */
	sent_hours_ago: number;
}

export interface SeedWelcome {
	/** Name of a drawn picture below /content/. */
	picture: string;
	/** An address inside the app, or "". */
	path: string;
	/** Only for members of at most so many days. */
	member_days?: number;
	/** Days from the day of seeding. */
	valid_from_days: number;
	valid_through_days: number;
}

/** Everything the store is seeded with. */
export interface SeedProgramme {
	brands: SeedBrand[];
	categories: SeedCategory[];
	privileges: SeedPrivilege[];
	limitGroups: SeedLimitGroup[];
	bannerSets: SeedBannerSet[];
	branches: SeedBranch[];
	groupDeals: SeedGroupDeal[];
	searchKeywords: SeedKeyword[];
	welcomeAnnouncements: SeedWelcome[];
	membership: SeedMembership;
	surveys: SeedSurvey[];
	articles: SeedArticle[];
	notifications: SeedNotification[];
}
