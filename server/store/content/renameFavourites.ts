// Favourites name privileges and articles by alt_reference: an import that renames one renames its favourites too.
import { sql } from "drizzle-orm";
import { favouriteContent } from "../../../src/contract/favourites";
import type { Database } from "../connection/database";
import { favourites } from "../schema/schema";
import type { RowKind } from "./contentKinds";
import type { Row } from "./contentRows";

const contentTypes: Partial<Record<RowKind, number>> = {
	privileges: favouriteContent.privilege,
	articles: favouriteContent.article,
};

/** Gives favourites of renamed rows the new names; `rows` are the rows before and after. */
export async function renameFavourites(
	db: Database,
	kind: RowKind,
	rows: [before: Row, after: Row][],
): Promise<void> {
	const type = contentTypes[kind];
	if (type === undefined) return;
	const names = rows
		.map((pair) => pair.map((row) => String(row.alt_reference)))
		.filter(([former, name]) => former !== name);
	if (names.length === 0) return;
	// Under the negative type meanwhile: two rows may swap their names.
	await db.execute(
		sql`update ${favourites} set content_type = -content_type, content_ref = renamed.names->>1
			from jsonb_array_elements(${JSON.stringify(names)}::jsonb) as renamed(names)
			where content_type = ${type} and content_ref = renamed.names->>0`,
	);
	// A customer may still have a favourite of that name, from a deleted article.
	await db.execute(
		sql`with renamed as (delete from ${favourites} where content_type = ${-type} returning *)
			insert into ${favourites} (sub, content_type, content_ref, added_at)
			select sub, -content_type, content_ref, added_at from renamed on conflict do nothing`,
	);
}
