// The search index over the demo content, built like the API's.

import { plainText } from "../../../../server/search/normalise";
import type { Searchable } from "../../../../server/search/score";
import { createSearchIndex } from "../../../../server/search/searchIndex";
import { demoContent, isCurrent } from "../../../support/demoContent";
import { atOnce } from "./atOnce";

export const listed = demoContent.privileges
	.filter((it) => !it.hidden && isCurrent(it))
	.sort((a, b) => b.point - a.point || a.privilege_id - b.privilege_id);

const both = (text: { th: string; en: string } | undefined) =>
	text ? [text.th, text.en] : [];
const nameOf = new Map(
	demoContent.categories.map((it) => [it.category_id, it.name]),
);
const brandOf = new Map(
	demoContent.brands.map((it) => [Number(it.brand_id), it.name]),
);

/** The searchable texts of privileges, brands and group deals; `times` repeats the privileges, for a larger programme. */
export const demoKinds = (times = 1): Searchable[][] => [
	Array.from({ length: times }, () =>
		listed.map((it) => ({
			title: both(it.name),
			subtitle: both(it.subname),
			brand: both(brandOf.get(it.brand_id)),
			category: [
				...both(nameOf.get(it.category_id)),
				...both(nameOf.get(it.sub_category_id)),
			],
			description: both(it.desc).map(plainText),
		})),
	).flat(),
	demoContent.brands.map((it) => ({ brand: both(it.name) })),
	demoContent.group_deals.map((it) => ({ title: both(it.group_name) })),
];

const brandIndexes = new Map(
	demoContent.brands.map((it, at) => [Number(it.brand_id), at]),
);

const search = atOnce(
	createSearchIndex(
		demoKinds(),
		demoContent.search_keywords.map((it) => it.keyword),
		listed.map((it) => brandIndexes.get(it.brand_id) ?? -1),
	),
);

/** The results of a search: privileges by id, brands and groups by English name. */
export function find(typed: string) {
	const { indexes, didYouMean } = search(typed);
	const [privileges = [], brands = [], groups = []] = indexes;
	return {
		ids: privileges.map((at) => listed[at]?.privilege_id ?? 0),
		brands: brands.map((at) => demoContent.brands[at]?.name.en ?? ""),
		groups: groups.map(
			(at) => demoContent.group_deals[at]?.group_name.en ?? "",
		),
		didYouMean,
	};
}
