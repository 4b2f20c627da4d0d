// Builds a privilege from texts in two languages and the fields that differ from the defaults.

import type {
	Bilingual,
	SeedPrivilege,
} from "../../store/content/programmeContent";
import {
	activityRules,
	brandConditions,
	deliveryRules,
	onlineRules,
} from "./brandConditions";
import type { BrandId } from "./brands";
import { parentOf, type SubCategoryId } from "./categories";
import { text } from "./text";

/** Name, sub-name, description (plain sentences, b allowed), then the deal's own conditions. */
type DealTexts = [
	name: string,
	subname: string,
	desc: string,
	condition: string,
	...more: string[],
];

interface Deal
	extends Partial<
		Omit<SeedPrivilege, "name" | "subname" | "desc" | "terms" | "picture">
	> {
	id: number;
	brand: BrandId;
	sub: SubCategoryId;
	/** Picture name without its deal- prefix. */
	picture: string;
	th: DealTexts;
	en: DealTexts;
}

const list = (rows: string[]): string =>
	`<ul>${rows.map((row) => `<li>${row}</li>`).join("")}</ul>`;

const rulesOf = (
	type: SeedPrivilege["type"],
	brand: BrandId,
	isActivity: boolean,
): Bilingual[] => {
	if (isActivity) return activityRules;
	if (type === 1) return deliveryRules;
	if (type === 8 || type === 9) return onlineRules;
	return brandConditions[brand].conditions;
};

export const deal = ({
	id,
	brand,
	sub,
	picture,
	th,
	en,
	...rest
}: Deal): SeedPrivilege => {
	const type = rest.type ?? 4;
	const rules = rulesOf(type, brand, rest.used_for !== undefined);
	const [nameTh, subnameTh, descTh, ...ownTh] = th;
	const [nameEn, subnameEn, descEn, ...ownEn] = en;
	const entry_total = rest.entry_total ?? 100 + ((id * 13) % 9) * 50;
	return {
		privilege_id: id,
		brand_id: brand,
		category_id: parentOf(sub),
		sub_category_id: sub,
		type,
		name: text(nameTh, nameEn),
		subname: text(subnameTh, subnameEn),
		desc: text(`<p>${descTh}</p>`, `<p>${descEn}</p>`),
		terms: text(
			list([...ownTh, ...rules.map((rule) => rule.th)]),
			list([...ownEn, ...rules.map((rule) => rule.en)]),
		),
		picture: `deal-${picture}`,
		// 37 and 160 are coprime, so all points differ.
		point: ((id * 37) % 160) + 1,
		valid_from_days: -(5 + (id % 40)),
		valid_through_days: 30 + ((id * 7) % 90),
		reserve_timeout: type === 4 ? 15 : 0,
		entry_used: Math.floor(entry_total * (0.1 + (id % 5) / 10)),
		limits: { customer_month: 10 },
		footer:
			type === 4 && rest.used_for === undefined
				? brandConditions[brand].footer
				: undefined,
		...rest,
		entry_total,
	};
};
