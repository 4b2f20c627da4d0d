// The content that the store is seeded from. A picture, logo or icon is the name of a file below /content/.

import type { BarcodeFormat } from "../../../src/contract/history";
import type { ArticleCategory } from "./articleCategory";

export interface Bilingual {
	th: string;
	en: string;
}

export interface SeedBrand {
	brand_id: number;
	name: Bilingual;
	logo: string;
	/** false: "store not open" (2 §4). */
	is_available: boolean;
	/** Shown in the branch tab in place of a list. */
	branch_text?: Bilingual;
}

export interface SeedCategory {
	category_id: number;
	/** 0 for a parent category. */
	parent_id: number;
	name: Bilingual;
	/** An SVG, used as a mask. */
	icon: string;
	seq: number;
}

/** Allowed claims; a missing field means no limit. Days are Bangkok days. */
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
	/** How many devices may claim. */
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
	picture: string;
	/** Popularity. */
	point: number;
	/** Days from the seeding, negative for the past. The end is the last second of that Bangkok day. */
	valid_from_days: number;
	valid_through_days: number;
	/** Minutes of the countdown; 0 for none. */
	reserve_timeout: number;
	entry_total: number;
	/** Already claimed at the seeding. */
	entry_used: number;
	limits: SeedLimits;
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
	/** For url codes: the address with {code}, and whether it shows as a link (1) or a button (2). */
	link?: string;
	display_type?: 1 | 2;
}

/** Allowed claims over all privileges of a group; a missing field means no limit. */
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
	/** In Thai. */
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
	picture: string;
	/** 2: not open yet (2 §4). */
	status: 1 | 2;
	/** Privilege ids in display order. */
	items: number[];
}

export interface SeedKeyword {
	keyword: string;
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
	/** Incremented when everybody has to agree again. */
	version: number;
}

interface SeedPlayer {
	sub: string;
	first_name: string;
	last_name: string;
	avatar_id: string;
	/** One per day, the last one yesterday. */
	scores: number[];
}

export interface SeedMembership {
	avatars: { avatar_id: string; name: string; picture: string }[];
	consents: SeedConsent[];
	/** alt_reference is the article of the game. */
	games: { alt_reference: string; picture: string }[];
	players: SeedPlayer[];
}

export interface SeedSurveyOption {
	label: Bilingual;
	/** For the text field of a free text or of the "other" answer. */
	placeholder?: Bilingual;
	picture?: string;
	/** Shows a text field when selected. */
	other?: true;
	/** The pattern of the text (3 §5). */
	rule?: string;
}

export interface SeedSurveyQuestion {
	/** 1 free text, 2 pictures, 3 several, 4 one. */
	type: 1 | 2 | 3 | 4;
	text: Bilingual;
	/** Free texts only (3 §5). */
	optional?: true;
	/** The number of answers to choose. */
	least?: number;
	most?: number;
	options: SeedSurveyOption[];
}

export interface SeedSurvey {
	/** SVY_<number>; ids of sections, questions and options begin with it. */
	alt_reference: string;
	/** Follows the registration (3 §4). */
	is_register?: true;
	/** The rewarded privilege_id. */
	reward?: number;
	sections: { name: Bilingual; questions: SeedSurveyQuestion[] }[];
}

export interface SeedArticle {
	/** alt_reference is AR_<id>. */
	article_id: number;
	category: ArticleCategory;
	title: Bilingual;
	/** HTML: p, h3, ul, ol, li, b, a, br. */
	content: Bilingual;
	picture: string;
	/** Address of a video; empty: none. */
	video: string;
	/** 3 §3 article action types; null: no button. */
	action_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | null;
	reference: string;
	button?: Bilingual;
	/** alt_reference of the reward of an answered survey. */
	reward?: string;
	valid_from_days: number;
	valid_through_days: number;
}

export interface SeedNotification {
	campaign_id: number;
	header: Bilingual;
	title: Bilingual;
	/** Empty: none. */
	picture: string;
	brand_id?: number;
	/** 3 §3 notification action types. */
	action_type: 1 | 2 | 3 | 4 | 5 | 6 | 7;
	reference: string;
	sent_hours_ago: number;
}

export interface SeedWelcome {
	picture: string;
	/** An address inside the app, or "". */
	path: string;
	/** Only for members of at most so many days; default: everybody. */
	member_days?: number;
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
