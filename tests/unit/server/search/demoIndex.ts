// The search over the demo programme's own content, as the API builds it from the store.
import { categories } from "../../../../server/demo/content/categories";
import { programme } from "../../../../server/demo/content/programme";
import { plainText } from "../../../../server/search/plainText";
import type { Searchable } from "../../../../server/search/score";
import { createSearchIndex } from "../../../../server/search/searchIndex";
import type { Bilingual } from "../../../../server/store/content/programmeContent";

const listed = programme.privileges
	.filter(
		(it) =>
			!it.criteria?.hidden &&
			it.valid_from_days <= 0 &&
			it.valid_through_days >= 0,
	)
	.sort((a, b) => b.point - a.point || a.privilege_id - b.privilege_id);

const both = (text: Bilingual | undefined) => (text ? [text.th, text.en] : []);
const nameOf = new Map(categories.map((it) => [it.category_id, it.name]));
const brandOf = new Map(
	programme.brands.map((it) => [Number(it.brand_id), it.name]),
);

/** What is searched for, `times` over: a larger programme of the same words. */
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
	programme.brands.map((it) => ({ brand: both(it.name) })),
	programme.groupDeals.map((it) => ({ title: both(it.group_name) })),
];

const search = createSearchIndex(
	demoKinds(),
	programme.searchKeywords.map((it) => it.keyword),
);

/** What is found, by number and name. */
export function find(typed: string) {
	const { places, didYouMean } = search(typed);
	const [privileges = [], brands = [], groups = []] = places;
	return {
		ids: privileges.map((at) => listed[at]?.privilege_id ?? 0),
		brands: brands.map((at) => programme.brands[at]?.name.en ?? ""),
		groups: groups.map((at) => programme.groupDeals[at]?.group_name.en ?? ""),
		didYouMean,
	};
}
