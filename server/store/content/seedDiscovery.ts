// Seeds branches, group deals and recommended keywords.

import type { Database } from "../connection/openDatabase";
import { branches, groupDeals, searchKeywords } from "../schema/schema";
import type { SeedProgramme } from "./programmeContent";

/** Replaces all rows; no customer's row refers to them. */
export async function seedDiscovery(
	db: Database,
	content: SeedProgramme,
): Promise<void> {
	await db.delete(branches);
	await db.delete(groupDeals);
	await db.delete(searchKeywords);
	if (content.branches.length > 0)
		await db.insert(branches).values(
			content.branches.map(({ name, ...rest }) => ({
				...rest,
				name_th: name.th,
				name_en: name.en,
			})),
		);
	if (content.groupDeals.length > 0)
		await db.insert(groupDeals).values(
			content.groupDeals.map(({ group_name, detail, ...rest }, at) => ({
				...rest,
				seq: at + 1,
				group_name_th: group_name.th,
				group_name_en: group_name.en,
				detail_th: detail.th,
				detail_en: detail.en,
			})),
		);
	if (content.searchKeywords.length > 0)
		await db
			.insert(searchKeywords)
			.values(content.searchKeywords.map((it, at) => ({ ...it, seq: at + 1 })));
}
