// Test privileges with one rule each, added to the demo content.

import type {
	Content,
	PrivilegeEntry,
} from "../../../server/store/content/contentSchema";
import { demoContent } from "../../support/demoContent";

const openBrand = demoContent.brands.find((it) => it.is_available !== false);
const closedBrand = demoContent.brands.find((it) => it.is_available === false);
if (!openBrand || !closedBrand) throw new Error("the programme lacks a brand");

/** A category that has no privileges of the demo. */
export const testCategory = 99;
/** The sub-category whose privileges have names that are hard to sort. */
export const dictionaryCategory = 992;
const hardToSort = [
	...["ไอศกรีม", "ไก่", "เก้า", "Coffee", "แกง", "เกม", "ขนม", "โกโก้"],
	...["เบอร์เกอร์", "เกา", "บราวนี", "กาแฟ"],
];

const words = { th: "ทดสอบ", en: "Test" };
const plain: Omit<PrivilegeEntry, "privilege_id"> = {
	brand_id: openBrand.brand_id,
	category_id: testCategory,
	sub_category_id: 991,
	type: 4,
	name: words,
	subname: words,
	desc: words,
	terms: words,
	picture: "test",
	point: 0,
	valid_from: "-400d",
	valid_through: "+400d",
	reserve_timeout: 0,
	entry_total: 300,
	generate_codes: true,
};

const rules = {
	plain: {},
	countdown: { reserve_timeout: 15 },
	otherCountdown: { reserve_timeout: 15 },
	twenty: { entry_total: 50, entry_used: 30 },
	soldOut: { entry_total: 10, entry_used: 10 },
	lastOne: { entry_total: 10, entry_used: 9 },
	notStarted: { valid_from: "+5d" },
	ended: { valid_through: "-1d" },
	endsToday: { valid_through: "today", reserve_timeout: 15 },
	activity: { used_for: "announcement", valid_through: "+1d" },
	closedStore: { brand_id: closedBrand.brand_id },
	physical: { type: 1, generate_codes: false },
	onlineCode: { type: 8 },
	urlLink: {
		type: 9,
		link: "https://shop.example/{code}?c={code}",
		display_type: 1,
	},
	hidden: { hidden: true },
	platinumOnly: { criteria: { tiers: ["Tier 1"] } },
	seriesOnly: {
		criteria: {
			series: ["Orion Z"],
			reason_th: "เฉพาะ Orion Z",
			reason_en: "Orion Z only",
		},
	},
	flagshipOnly: { criteria: { flagship: true } },
	overallDay: { limits: { overall_day: 2 } },
	overallWeek: { limits: { overall_week: 2 } },
	overallMonth: { limits: { overall_month: 2 } },
	customer: { limits: { customer: 2 } },
	customerDay: { limits: { customer_day: 1 } },
	customerWeek: { limits: { customer_week: 1 } },
	customerMonth: { limits: { customer_month: 1 } },
	device: { limits: { device: 1 } },
	totalDevice: { limits: { total_device: 2 } },
	groupOne: { limit_group: "test-group" },
	groupTwo: { limit_group: "test-group" },
	dayAndCustomer: { limits: { overall_day: 10, customer: 2 } },
	ean: { barcode_format: "EAN13" },
	itf: { barcode_format: "ITF" },
	itf14: { barcode_format: "ITF14" },
	pharmacode: { barcode_format: "pharmacode" },
	codabar: { barcode_format: "codabar" },
	msi: { barcode_format: "MSI" },
	lastPrize: { type: 1, generate_codes: false, entry_total: 1 },
	prizeOnce: { type: 1, generate_codes: false, limits: { customer: 1 } },
	prizeForPlatinum: {
		type: 1,
		generate_codes: false,
		criteria: { tiers: ["Tier 1"] },
	},
	groupDeviceOne: { limit_group: "test-device" },
	groupDeviceTwo: { limit_group: "test-device" },
	groupOverallOne: { limit_group: "test-overall" },
	groupOverallTwo: { limit_group: "test-overall" },
	groupDayOne: { limit_group: "test-day" },
	groupDayTwo: { limit_group: "test-day" },
	groupWeekOne: { limit_group: "test-week" },
	groupWeekTwo: { limit_group: "test-week" },
	groupMonthOne: { limit_group: "test-month" },
	groupMonthTwo: { limit_group: "test-month" },
	activityWithClock: { used_for: "announcement", reserve_timeout: 15 },
	tierEnd: { used_for: "end_tier", reserve_timeout: 15 },
	detailed: {
		name: { th: "ชื่อ", en: "Name" },
		subname: { th: "ชื่อรอง", en: "Subtitle" },
		desc: { th: "รายละเอียด", en: "Details" },
		terms: { th: "เงื่อนไข", en: "Conditions" },
		footer: { th: "ท้าย", en: "Footer" },
		button: { th: "ปุ่ม", en: "Button" },
		button_more: { th: "ปุ่มต่อไป", en: "Next button" },
		criteria: { device_desc: "Orion" },
		display: "large",
		point: 7,
	},
	emptyLists: { criteria: { tiers: [], series: [] } },
	prizeOfGroup: { type: 1, generate_codes: false, limit_group: "test-group" },
} satisfies Record<string, Partial<PrivilegeEntry>>;

export type DealName = keyof typeof rules;

const names = Object.keys(rules) as DealName[];
const idOf = (name: DealName) => 9001 + names.indexOf(name);

/** The alt_reference of a test privilege. */
export const deal = (name: DealName) => `PV_${idOf(name)}`;
/** The 4-digit reference of a test privilege. */
export const shortReference = (name: DealName) => String(idOf(name));

/** The demo's content with the test privileges, their category and their groups. */
export const testContent = {
	...demoContent,
	categories: [
		...demoContent.categories,
		...[testCategory, 991, dictionaryCategory].map((category_id) => ({
			category_id,
			// Its own parent, so that no list of the demo contains it.
			parent_id: testCategory,
			name: words,
			icon: "test",
			seq: 99,
		})),
	],
	privileges: [
		...demoContent.privileges,
		...names.map((name) => ({
			...plain,
			...rules[name],
			privilege_id: idOf(name),
		})),
		...hardToSort.map((name, at) => ({
			...plain,
			privilege_id: 9901 + at,
			sub_category_id: dictionaryCategory,
			name: { th: name, en: `Sorted ${at}` },
		})),
	],
	limit_groups: [
		...demoContent.limit_groups,
		{ name: "test-group", rules: { customer: 2 } },
		{ name: "test-device", rules: { device: 1 } },
		{ name: "test-overall", rules: { overall: 2 } },
		{ name: "test-day", rules: { overall_day: 2 } },
		{ name: "test-week", rules: { overall_week: 2 } },
		{ name: "test-month", rules: { overall_month: 2 } },
	],
} satisfies Content;
