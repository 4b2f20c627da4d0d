// Queries of the catalogue: lists of privileges, one privilege, its claims.
import {
	and,
	asc,
	count,
	desc,
	eq,
	gte,
	inArray,
	lte,
	or,
	type SQL,
} from "drizzle-orm";
import { notFound } from "../../rules/apiError";
import { matchesReference } from "../claims/claimPrivilege";
import type { Database } from "../connection/openDatabase";
import { brands, claims, favourites, privileges } from "../schema/schema";

/** The columns of a card, without the long texts. */
const cardColumns = {
	privilege_id: privileges.privilege_id,
	reference: privileges.reference,
	alt_reference: privileges.alt_reference,
	type: privileges.type,
	category_id: privileges.category_id,
	sub_category_id: privileges.sub_category_id,
	name_th: privileges.name_th,
	name_en: privileges.name_en,
	subname_th: privileges.subname_th,
	subname_en: privileges.subname_en,
	picture: privileges.picture,
	point: privileges.point,
	valid_through: privileges.valid_through,
	entry_remaining: privileges.entry_remaining,
	limits: privileges.limits,
	used_for: privileges.used_for,
	display: privileges.display,
	barcode_format: privileges.barcode_format,
	brand_id: brands.brand_id,
	brand_name_th: brands.name_th,
	brand_name_en: brands.name_en,
	brand_logo: brands.logo,
};

/** The orderings of the lists (2 §7). */
export interface Ordering {
	OrderBy_Character?:
		| { isOrder_By_Character: boolean; OrderBy_Character_Th_First: boolean }
		| undefined;
	OrderBy_Point?:
		| { isOrder_By_Point: boolean; OrderBy_Point_Asc: boolean }
		| undefined;
}

/** The database would sort Thai by code point; a dictionary skips the vowel written before the consonant. */
const dictionaries = {
	th: new Intl.Collator("th"),
	en: new Intl.Collator("en"),
};

function orderOf({ OrderBy_Point }: Ordering): SQL[] {
	const byPoint = OrderBy_Point?.OrderBy_Point_Asc ? asc : desc;
	return [
		...(OrderBy_Point?.isOrder_By_Point ? [byPoint(privileges.point)] : []),
		asc(privileges.privilege_id),
	];
}

/** Sorts by name in one language, within equal points where both orders are requested; independent of the database. */
function sorted(
	rows: CardRow[],
	{ OrderBy_Character, OrderBy_Point }: Ordering,
): CardRow[] {
	const thai = OrderBy_Character?.OrderBy_Character_Th_First;
	const nameOf = (row: CardRow) => (thai ? row.name_th : row.name_en);
	const { compare } = dictionaries[thai ? "th" : "en"];
	return rows.sort(
		(a, b) =>
			(OrderBy_Point?.isOrder_By_Point
				? (a.point - b.point) * (OrderBy_Point.OrderBy_Point_Asc ? 1 : -1)
				: 0) || compare(nameOf(a), nameOf(b)),
	);
}

/** Not hidden (2 §1), and between its dates. */
const isListed = (now: Date) =>
	and(
		eq(privileges.hidden, false),
		lte(privileges.valid_from, now),
		gte(privileges.valid_through, now),
	);

const selectCards = (
	db: Database,
	where: SQL | undefined,
	ordering: Ordering,
) =>
	db
		.select(cardColumns)
		.from(privileges)
		.innerJoin(brands, eq(brands.brand_id, privileges.brand_id))
		.where(where)
		.orderBy(...orderOf(ordering));

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** The cards of a list in order: all, or `size` of them after the first `skip`. */
async function cards(
	db: Database,
	where: SQL | undefined,
	ordering: Ordering,
	part?: { skip: number; size: number },
): Promise<CardRow[]> {
	const rows = selectCards(db, where, ordering);
	if (ordering.OrderBy_Character?.isOrder_By_Character) {
		const all = sorted(await rows, ordering);
		return part ? all.slice(part.skip, part.skip + part.size) : all;
	}
	return part ? await rows.limit(part.size).offset(part.skip) : await rows;
}

/** A page of a category; 0 means every category. */
export async function categoryPage(
	db: Database,
	wanted: { parent: number; sub: number; page: number; size: number },
	ordering: Ordering,
	now: Date,
) {
	const where = and(
		isListed(now),
		wanted.parent === 0 ? undefined : eq(privileges.category_id, wanted.parent),
		wanted.sub === 0 ? undefined : eq(privileges.sub_category_id, wanted.sub),
	);
	const rows = await cards(db, where, ordering, {
		skip: (wanted.page - 1) * wanted.size,
		size: wanted.size,
	});
	const [all] = await db
		.select({ amount: count() })
		.from(privileges)
		.where(where);
	return { rows, totalpages: Math.ceil((all?.amount ?? 0) / wanted.size) };
}

export const brandList = (
	db: Database,
	brand_id: number,
	ordering: Ordering,
	now: Date,
) => cards(db, and(isListed(now), eq(privileges.brand_id, brand_id)), ordering);

/** The listed privileges among the references, in the order of the references. */
export async function referenceList(
	db: Database,
	references: string[],
	ordering: Ordering,
	now: Date,
): Promise<CardRow[]> {
	if (references.length === 0) return [];
	const named = or(
		inArray(privileges.alt_reference, references),
		inArray(privileges.reference, references),
	);
	const rows = await cards(db, and(isListed(now), named), ordering);
	const isOrdered =
		ordering.OrderBy_Character?.isOrder_By_Character ||
		ordering.OrderBy_Point?.isOrder_By_Point;
	if (isOrdered) return rows;
	const place = (row: CardRow) =>
		references.findIndex(
			(each) => each === row.alt_reference || each === row.reference,
		);
	return rows.sort((a, b) => place(a) - place(b));
}

/** The visible favourites, newest first, with the time each was added. */
export async function favouriteList(
	db: Database,
	sub: string,
	contentType: number,
) {
	return await db
		.select({ ...cardColumns, added_at: favourites.added_at })
		.from(favourites)
		.innerJoin(privileges, eq(privileges.alt_reference, favourites.content_ref))
		.innerJoin(brands, eq(brands.brand_id, privileges.brand_id))
		.where(
			and(
				eq(favourites.sub, sub),
				eq(favourites.content_type, contentType),
				eq(privileges.hidden, false),
			),
		)
		.orderBy(desc(favourites.added_at), asc(privileges.privilege_id));
}

/** One privilege with its brand; throws 10018. */
export async function findPrivilege(db: Database, reference: string) {
	const [row] = await db
		.select({ privilege: privileges, brand: brands })
		.from(privileges)
		.innerJoin(brands, eq(brands.brand_id, privileges.brand_id))
		.where(matchesReference(reference));
	if (!row) throw notFound();
	return row;
}

/** A privilege by the text of its id, or null. */
export async function privilegeById(db: Database, id: string) {
	if (!/^\d{1,9}$/.test(id)) return null;
	const [row] = await db
		.select({ type: privileges.type })
		.from(privileges)
		.where(eq(privileges.privilege_id, Number(id)));
	return row ?? null;
}

/** The cards of the listed privileges that match a condition. */
export const listedCards = (
	db: Database,
	where: SQL | undefined,
	ordering: Ordering,
	now: Date,
) => cards(db, and(isListed(now), where), ordering);

/** The descriptions of all privileges, hidden and ended ones too. */
export const descriptions = (db: Database) =>
	db
		.select({
			privilege_id: privileges.privilege_id,
			desc_th: privileges.desc_th,
			desc_en: privileges.desc_en,
		})
		.from(privileges);

/** The claims of each privilege by this customer or device. */
export async function claimsOf(
	db: Database,
	privilegeIds: number[],
	who: { sub: string; imei: string },
) {
	if (privilegeIds.length === 0) return [];
	return await db
		.select({
			privilege_id: claims.privilege_id,
			sub: claims.sub,
			imei: claims.imei,
		})
		.from(claims)
		.where(
			and(
				inArray(claims.privilege_id, privilegeIds),
				or(eq(claims.sub, who.sub), eq(claims.imei, who.imei)),
			),
		);
}

/** A customer's claims of one privilege, newest first. */
export const claimsOfPrivilege = (
	db: Database,
	sub: string,
	privilege_id: number,
) =>
	db
		.select()
		.from(claims)
		.where(and(eq(claims.sub, sub), eq(claims.privilege_id, privilege_id)))
		.orderBy(desc(claims.claimed_at), desc(claims.transaction_id));
