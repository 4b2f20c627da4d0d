// Favourites of a customer: toggle one, set many, look up.
import { and, eq, or } from "drizzle-orm";
import { favouriteContent } from "../../../src/contract/favourites";
import { notFound } from "../../rules/apiError";
import type { Database } from "../connection/database";
import { isAmong } from "../connection/prepared";
import { type CustomerScope, lockCustomer } from "../member/customers";
import { articles, favourites, privileges } from "../schema/schema";

/** The stored references: a privilege's alt_reference, or an article's reference. Throws 10018 for an unknown one. */
async function storedReferences(
	tx: Database,
	type: number,
	references: string[],
): Promise<string[]> {
	const rows =
		type === favouriteContent.article
			? await tx
					.select({
						alt_reference: articles.alt_reference,
						reference: articles.alt_reference,
					})
					.from(articles)
					.where(isAmong(articles.alt_reference, references))
			: await tx
					.select({
						alt_reference: privileges.alt_reference,
						reference: privileges.reference,
					})
					.from(privileges)
					.where(
						or(
							isAmong(privileges.alt_reference, references),
							isAmong(privileges.reference, references),
						),
					);
	const known = new Set(
		rows.flatMap((row) => [row.alt_reference, row.reference]),
	);
	if (!references.every((each) => known.has(each))) throw notFound();
	return rows.map((row) => row.alt_reference);
}

const favouriteRows = (sub: string, type: number, references: string[]) =>
	and(
		eq(favourites.sub, sub),
		eq(favourites.content_type, type),
		isAmong(favourites.content_ref, references),
	);

/** Adds or removes one favourite; returns whether it is one now. */
export async function toggleFavourite(
	{ db, customer: { sub }, now }: CustomerScope,
	type: number,
	reference: string,
): Promise<boolean> {
	const [content_ref] = await storedReferences(db, type, [reference]);
	if (content_ref === undefined) throw notFound();
	// Concurrent toggles lock the customer's row, so that they cancel out.
	await lockCustomer(db, sub);
	const removed = await db
		.delete(favourites)
		.where(favouriteRows(sub, type, [content_ref]))
		.returning({ content_ref: favourites.content_ref });
	if (removed.length > 0) return false;
	await db
		.insert(favourites)
		.values({ sub, content_type: type, content_ref, added_at: now })
		// setFavourites may add it at the same moment.
		.onConflictDoNothing();
	return true;
}

/** Adds or removes favourites, all or nothing: throws 10018 for an unknown reference. */
export async function setFavourites(
	{ db, customer: { sub }, now }: CustomerScope,
	type: number,
	references: string[],
	isFavourite: boolean,
): Promise<void> {
	const kept = await storedReferences(db, type, references);
	if (kept.length === 0) return;
	if (!isFavourite) {
		await db.delete(favourites).where(favouriteRows(sub, type, kept));
		return;
	}
	const rows = kept.map((content_ref) => ({
		sub,
		content_type: type,
		content_ref,
		added_at: now,
	}));
	await db.insert(favourites).values(rows).onConflictDoNothing();
}

export async function favouritesAmong(
	db: Database,
	sub: string,
	references: string[],
): Promise<Set<string>> {
	const rows = await db
		.select({ content_ref: favourites.content_ref })
		.from(favourites)
		.where(favouriteRows(sub, favouriteContent.privilege, references));
	return new Set(rows.map((row) => row.content_ref));
}
