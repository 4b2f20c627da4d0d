// Favourites of a customer: toggle one, set many, look up.
import { and, eq, sql } from "drizzle-orm";
import {
	favouriteContent,
	maxFavourites,
} from "../../../src/contract/favourites";
import { notFound, ruleError } from "../../rules/apiError";
import type { Database } from "../connection/database";
import { isAmong } from "../connection/prepared";
import { type CustomerScope, lockCustomer } from "../member/customers";
import { articles, favourites, privileges } from "../schema/schema";
import { matchesReferences } from "./privileges";

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
					.where(matchesReferences(references));
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

/** Adds favourites of a locked customer. Throws 20000 above the limit; privileges that no list shows do not count, since nobody can remove them. */
async function addFavourites(
	{ db, customer: { sub }, now }: CustomerScope,
	type: number,
	references: string[],
): Promise<void> {
	const own = await db
		.select({ content_ref: favourites.content_ref })
		.from(favourites)
		.leftJoin(privileges, eq(privileges.alt_reference, favourites.content_ref))
		.where(
			and(
				eq(favourites.sub, sub),
				eq(favourites.content_type, type),
				sql`${privileges.hidden} is not true`,
			),
		);
	const known = new Set(own.map(({ content_ref }) => content_ref));
	const added = references.filter((reference) => !known.has(reference));
	if (added.length === 0) return;
	if (own.length + added.length > maxFavourites)
		throw ruleError(
			"มีรายการโปรดได้ไม่เกิน 1,000\u00A0รายการ กรุณานำบางรายการออกก่อน",
			"You can have up to 1,000 favourites. Please remove some first.",
		);
	const rows = added.map((content_ref) => ({
		sub,
		content_type: type,
		content_ref,
		added_at: now,
	}));
	await db.insert(favourites).values(rows).onConflictDoNothing();
}

/** Adds or removes one favourite (2 §4); returns whether it is one now. Throws 10018 for an unknown reference, 20000 above the limit. */
export async function toggleFavourite(
	scope: CustomerScope,
	type: number,
	reference: string,
): Promise<boolean> {
	const { db, customer } = scope;
	const [content_ref] = await storedReferences(db, type, [reference]);
	if (content_ref === undefined) throw notFound();
	// The lock makes concurrent toggles run one after the other, so that they cancel out.
	await lockCustomer(db, customer.sub);
	const removed = await db
		.delete(favourites)
		.where(favouriteRows(customer.sub, type, [content_ref]))
		.returning({ content_ref: favourites.content_ref });
	if (removed.length > 0) return false;
	await addFavourites(scope, type, [content_ref]);
	return true;
}

/** Adds or removes favourites, all or nothing: throws 10018 for an unknown reference, 20000 above the limit. */
export async function setFavourites(
	scope: CustomerScope,
	type: number,
	references: string[],
	isFavourite: boolean,
): Promise<void> {
	const { db, customer } = scope;
	const stored = await storedReferences(db, type, references);
	if (!isFavourite) {
		await db
			.delete(favourites)
			.where(favouriteRows(customer.sub, type, stored));
		return;
	}
	await lockCustomer(db, customer.sub);
	await addFavourites(scope, type, stored);
}

/** The privileges among `references` (alt_reference) that are favourites of the customer. */
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
