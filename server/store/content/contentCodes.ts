// The code pools of imported privileges, whether a scanner can read them, and whether they hold what the stock promises.
import {
	and,
	asc,
	count,
	eq,
	gt,
	inArray,
	isNull,
	lt,
	ne,
	sql,
} from "drizzle-orm";
import * as v from "valibot";
import { fitsBarcode } from "../../../src/contract/barcode";
import { rewardCode } from "../../../src/contract/history";
import { privilegeType } from "../../../src/contract/privilegeFields";
import { codesInFormat, newCodes } from "../claims/newCodes";
import type { Database } from "../connection/database";
import { claims, codes, privileges } from "../schema/schema";
import { errorsOf } from "./contentErrors";
import { ContentError } from "./readContent";

type CodeRow = Pick<typeof codes.$inferSelect, "privilege_id" | "code">;

const codeColumns = { privilege_id: codes.privilege_id, code: codes.code };

const perStatement = 10_000;

/** The codes in parts for one statement each. Two array parameters are ten times as fast on PGlite as 20,000 parameters. */
function* inParts(rows: CodeRow[]) {
	for (let at = 0; at < rows.length; at += perStatement) {
		const part = rows.slice(at, at + perStatement);
		const ids = sql.param(part.map((it) => it.privilege_id));
		const texts = sql.param(part.map((it) => it.code));
		yield { part, given: sql`unnest(${ids}::bigint[], ${texts}::text[])` };
	}
}

/** A long number as a spreadsheet shortens it (8.85E+12), or an invisible character. */
const damaged = /^\d(\.\d+)?E\+\d+$|[\p{Cc}\p{Cf}]/u;

/** A sentence for each code that a spreadsheet has damaged, or that the app would read differently: it trims spaces, and takes a dash or "null" as no code. */
export const writingErrors = (rows: readonly CodeRow[]) =>
	errorsOf(rows, ({ code }) =>
		damaged.test(code) || v.parse(rewardCode.entries.code, code) !== code
			? `the code "${code}" begins or ends with a space, has an invisible character, means “no code” to the app, or was shortened by a spreadsheet`
			: null,
	);

/** A sentence for each code that a shop would scan and its privilege's barcode cannot encode (2 §5), with its entry. */
export async function codeErrors(db: Database, rows: readonly CodeRow[]) {
	const ids = [...new Set(rows.map((it) => it.privilege_id))];
	const scanned = await db
		.select({ id: privileges.privilege_id, format: privileges.barcode_format })
		.from(privileges)
		.where(
			and(
				inArray(privileges.privilege_id, ids),
				eq(privileges.type, privilegeType.code),
			),
		);
	const formats = new Map(scanned.map(({ id, format }) => [id, format]));
	return errorsOf(rows, ({ privilege_id, code }) => {
		const format = formats.get(privilege_id);
		return format && !fitsBarcode(format, code)
			? `"${code}" is not a valid input for ${format}`
			: null;
	});
}

/** A sentence for each stored code of these privileges that their changed barcode format cannot encode, with the privilege's id. */
export async function storedCodeErrors(db: Database, ids: number[]) {
	const rows = await db
		.select(codeColumns)
		.from(codes)
		.where(inArray(codes.privilege_id, ids))
		.orderBy(asc(codes.id));
	return (await codeErrors(db, rows)).map(
		([{ privilege_id }, error]) =>
			[privilege_id, `the stored code ${error}`] satisfies [number, string],
	);
}

/** A sentence for each of these privileges that has claims, with its id: a claim has either a code or a delivery. */
export async function claimedErrors(db: Database, ids: number[]) {
	const rows = await db
		.selectDistinct({ id: claims.privilege_id })
		.from(claims)
		.where(inArray(claims.privilege_id, ids));
	return rows.map(({ id }): [number, string] => [
		id,
		`privilege ${id} has claims, so its type cannot change between delivered (1) and a code`,
	]);
}

/** Adds the codes that their privileges do not have yet, and returns them. */
export async function addCodes(db: Database, rows: CodeRow[]) {
	const added: CodeRow[] = [];
	for (const { given } of inParts(rows))
		added.push(
			...(await db
				.insert(codes)
				.select(
					sql`select nextval(pg_get_serial_sequence('codes', 'id')), ids, texts, null from ${given} as given(ids, texts)`,
				)
				.onConflictDoNothing()
				.returning(codeColumns)),
		);
	return added;
}

export const codeKey = (it: CodeRow) => `${it.privilege_id} ${it.code}`;

/** Removes those of these codes that are free, while claims of their privileges wait. Also returns those that are given out, and those that no pool has. */
export async function removeCodes(db: Database, rows: CodeRow[]) {
	const removed: CodeRow[] = [];
	const kept: CodeRow[] = [];
	const unknown: CodeRow[] = [];
	const ids = [...new Set(rows.map((it) => it.privilege_id))];
	await db
		.select({ id: privileges.privilege_id })
		.from(privileges)
		.where(inArray(privileges.privilege_id, ids))
		.orderBy(asc(privileges.privilege_id))
		.for("update");
	for (const { part, given } of inParts(rows)) {
		const isNamed = sql`(${codes.privilege_id}, ${codes.code}) in (select * from ${given})`;
		const free = await db
			.delete(codes)
			.where(and(isNull(codes.transaction_id), isNamed))
			.returning(codeColumns);
		const taken = await db.select(codeColumns).from(codes).where(isNamed);
		const known = new Set([...free, ...taken].map(codeKey));
		removed.push(...free);
		kept.push(...taken);
		unknown.push(...part.filter((it) => !known.has(codeKey(it))));
	}
	return { removed, kept, unknown };
}

/** The privileges whose stock has fewer free codes than it promises. */
async function missingCodes(db: Database, ids: number[]) {
	const free = db
		.select({ id: codes.privilege_id, free: count().as("free") })
		.from(codes)
		.where(and(inArray(codes.privilege_id, ids), isNull(codes.transaction_id)))
		.groupBy(codes.privilege_id)
		.as("pool");
	const missing = sql<number>`(${privileges.entry_remaining} - coalesce(${free.free}, 0))::int`;
	return await db
		.select({
			privilege_id: privileges.privilege_id,
			format: privileges.barcode_format,
			remaining: privileges.entry_remaining,
			missing,
		})
		.from(privileges)
		.leftJoin(free, sql`${free.id} = ${privileges.privilege_id}`)
		.where(
			and(
				inArray(privileges.privilege_id, ids),
				ne(privileges.type, privilegeType.physical),
				gt(missing, 0),
			),
		);
}

async function poolOf(db: Database, privilege_id: number) {
	const rows = await db
		.select({ code: codes.code })
		.from(codes)
		.where(eq(codes.privilege_id, privilege_id));
	return new Set(rows.map((it) => it.code));
}

/** The most codes that one import generates for a privilege; many more would not fit into memory. */
const maxNewCodes = 1_000_000;

/** Adds random codes for the stock of these privileges that has none, and returns them. Throws ContentError for too many. */
export async function generateCodes(db: Database, ids: number[]) {
	let added: CodeRow[] = [];
	// A random code that the pool already has is not added; the next iteration makes another.
	for (;;) {
		const short = await missingCodes(db, ids);
		if (short.length === 0) return added;
		const tooMany = short.filter(({ missing }) => missing > maxNewCodes);
		if (tooMany.length > 0)
			throw new ContentError(
				tooMany.map(
					(it) =>
						`the stock of privilege ${it.privilege_id} needs ${it.missing} new codes, more than the ${maxNewCodes} that an import makes.`,
				),
			);
		const rows: CodeRow[] = [];
		for (const { privilege_id, missing, format } of short) {
			// In a small format most random codes may be taken.
			const isSmall = Number.isFinite(codesInFormat(format));
			const taken = isSmall ? await poolOf(db, privilege_id) : undefined;
			for (const code of newCodes(format, missing, taken))
				rows.push({ privilege_id, code });
		}
		added = added.concat(await addCodes(db, rows));
	}
}

/** A sentence for each privilege whose stock promises more than there is, with its id. */
export async function stockErrors(db: Database, ids: number[]) {
	const oversold = await db
		.select({
			privilege_id: privileges.privilege_id,
			missing: privileges.entry_remaining,
		})
		.from(privileges)
		.where(
			and(
				inArray(privileges.privilege_id, ids),
				lt(privileges.entry_remaining, 0),
			),
		);
	const short = await missingCodes(db, ids);
	return [
		...oversold.map((it): [number, string] => [
			it.privilege_id,
			`the entry_total of privilege ${it.privilege_id} is ${-it.missing} less than what is claimed`,
		]),
		...short.map((it): [number, string] => [
			it.privilege_id,
			`the stock of privilege ${it.privilege_id} promises ${it.remaining} codes, but its pool has ${it.remaining - it.missing}`,
		]),
	];
}
