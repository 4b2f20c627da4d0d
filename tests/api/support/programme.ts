// A small programme with one privilege in a limit group and two codes.
import type { Store } from "../../../server/store/connection/database";
import type { Content } from "../../../server/store/content/contentSchema";
import {
	type ImportOptions,
	importContent,
} from "../../../server/store/content/importContent";
import { noon } from "./testServer";

export const words = (text: string) => ({ th: text, en: text });
const category = (category_id: number, parent_id: number) => ({
	...{ category_id, parent_id, name: words("Food"), icon: "icon-food" },
});
export const brand = {
	brand_id: 7,
	name: words("Shop"),
	logo: "/pictures/a.webp",
};
export const privilege = {
	...{ privilege_id: 4711, brand_id: 7, category_id: 1, sub_category_id: 11 },
	...{ type: 4 as const, name: words("Coffee"), picture: "/pictures/c.webp" },
	...{ point: 5, valid_from: "today", valid_through: "+30d", entry_total: 2 },
	limit_group: "coffees",
};
export const programme: Content = {
	brands: [brand],
	categories: [category(1, 0), category(11, 1)],
	limit_groups: [{ name: "coffees", rules: { customer: 1 } }],
	privileges: [privilege],
	codes: [
		{ privilege_id: 4711, code: "AB1" },
		{ privilege_id: 4711, code: "1234" },
	],
};
export const importInto = (
	to: Store,
	content: Content,
	options: Partial<ImportOptions> = {},
) =>
	to.transaction((tx) =>
		importContent(tx, content, { now: new Date(noon), ...options }),
	);
