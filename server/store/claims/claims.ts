// A claim: one transaction that checks every rule under the privilege's lock, then takes one code (2 §4, design/contract.md).
import {
	and,
	asc,
	eq,
	isNull,
	or,
	type Placeholder,
	type SQL,
	sql,
} from "drizzle-orm";
import { privilegeType } from "../../../src/contract/privilegeFields";
import { claimRefused, notFound, refused } from "../../rules/apiError";
import type { Database } from "../connection/openDatabase";
import { given, prepared } from "../connection/prepared";
import { hasAccess } from "../member/consents";
import {
	brands,
	claims,
	codes,
	limitGroups,
	privileges,
} from "../schema/schema";
import { newTransactionId } from "./codes";
import { type CustomerRow, isEarned, judgeCriteria } from "./criteria";
import { limitReason, stopping } from "./evaluateLimits";
import { countLimits } from "./limits";

/** A privilege by its alt_reference or its 4-digit reference. */
export const byReference = (reference: string | Placeholder): SQL | undefined =>
	or(
		eq(privileges.alt_reference, reference),
		eq(privileges.reference, reference),
	);

/** What a claim needs to know; the long texts stay in the store. */
const claimColumns = {
	privilege_id: privileges.privilege_id,
	type: privileges.type,
	valid_from: privileges.valid_from,
	valid_through: privileges.valid_through,
	entry_total: privileges.entry_total,
	entry_remaining: privileges.entry_remaining,
	limits: privileges.limits,
	limit_group: privileges.limit_group,
	criteria: privileges.criteria,
	hidden: privileges.hidden,
	is_available: brands.is_available,
};

/** Filled with `reference`. */
export const lockPrivilegeStatement = prepared((db) =>
	db
		.select(claimColumns)
		.from(privileges)
		.innerJoin(brands, eq(brands.brand_id, privileges.brand_id))
		.where(byReference(given("reference")))
		.for("update", { of: privileges })
		.prepare("locked_privilege"),
);

const lockGroupStatement = prepared((db) =>
	db
		.select({ name: limitGroups.name })
		.from(limitGroups)
		.where(eq(limitGroups.name, given("group")))
		.for("update")
		.prepare("locked_group"),
);

/** The privilege, its row locked until the transaction ends; refuses with 10018. */
export async function lockPrivilege(tx: Database, reference: string) {
	const [row] = await lockPrivilegeStatement(tx).execute({ reference });
	if (!row) throw notFound();
	// A claim locks one privilege, then its group: nobody waits in a circle.
	if (row.limit_group !== null)
		await lockGroupStatement(tx).execute({ group: row.limit_group });
	return row;
}

/** Throws the first rule that says no; the order is the order of what a customer could mend. */
export async function checkRules(
	tx: Database,
	privilege: Awaited<ReturnType<typeof lockPrivilege>>,
	customer: CustomerRow,
	now: Date,
): Promise<void> {
	if (!(await hasAccess(tx, customer)))
		throw claimRefused({
			th: "กรุณายอมรับข้อกำหนดและเงื่อนไขก่อนรับสิทธิ์",
			en: "Please accept the terms and conditions before claiming.",
		});
	if (now < privilege.valid_from)
		throw refused("ยังไม่ถึงช่วงเวลารับสิทธิ์นี้", "This privilege has not started yet.");
	if (now > privilege.valid_through)
		throw refused(
			"หมดช่วงเวลารับสิทธิ์นี้แล้ว",
			"The time to claim this privilege is over.",
		);
	if (!privilege.is_available)
		throw refused("ร้านยังไม่เปิดให้บริการ", "This store is not open yet.");
	const earned = await isEarned(tx, privilege, customer.sub);
	const criteria = judgeCriteria(privilege, customer, earned);
	if (!criteria.is_issue) throw claimRefused(criteria.reason);
}

/** Takes the first free code, or gives no row. Filled with `privilege_id`, `transaction_id`. */
export const takeCodeStatement = prepared((db) => {
	const free = db
		.select({ id: codes.id })
		.from(codes)
		.where(
			and(
				eq(codes.privilege_id, given("privilege_id")),
				isNull(codes.transaction_id),
			),
		)
		.orderBy(asc(codes.id))
		.limit(1)
		.for("update", { skipLocked: true });
	return db
		.update(codes)
		.set({ transaction_id: sql`${given("transaction_id")}` })
		.where(sql`${codes.id} = (${free})`)
		.returning({ code: codes.code })
		.prepare("taken_code");
});

/** Filled with the columns of a new claim. */
export const insertClaimStatement = prepared((db) =>
	db
		.insert(claims)
		.values({
			transaction_id: given("transaction_id"),
			sub: given("sub"),
			imei: given("imei"),
			privilege_id: given("privilege_id"),
			limit_group: given("limit_group"),
			code: given("code"),
			claimed_at: given("claimed_at"),
			wants_use_now: given("wants_use_now"),
			expires_at: given("expires_at"),
		})
		.prepare("new_claim"),
);

/** Filled with `privilege_id`. */
export const lowerStockStatement = prepared((db) =>
	db
		.update(privileges)
		.set({ entry_remaining: sql`${privileges.entry_remaining} - 1` })
		.where(eq(privileges.privilege_id, given("privilege_id")))
		.prepare("lowered_stock"),
);

/**
 * Claims one privilege and returns its transaction id. Refuses with 10018 for
 * an unknown reference, 20000 for a rule, 40009 for unaccepted conditions, a
 * criterion or a limit.
 */
export async function claim(
	tx: Database,
	reference: string,
	wantsUseNow: boolean,
	customer: CustomerRow,
	now: Date,
): Promise<string> {
	const privilege = await lockPrivilege(tx, reference);
	if (privilege.type === privilegeType.physical)
		throw refused(
			"ของรางวัลจัดส่งรับผ่านปุ่มนี้ไม่ได้",
			"Delivery rewards cannot be claimed this way.",
		);
	await checkRules(tx, privilege, customer, now);
	const stop = stopping(await countLimits(tx, privilege, customer, now));
	if (stop) throw claimRefused(limitReason(stop));

	const transaction_id = newTransactionId();
	const { privilege_id, limit_group } = privilege;
	const [[taken]] = await Promise.all([
		takeCodeStatement(tx).execute({ privilege_id, transaction_id }),
		takeStock(tx, privilege_id),
	]);
	if (!taken)
		throw new Error(
			`privilege ${privilege_id} has stock but no code in its pool`,
		);
	await insertClaimStatement(tx).execute({
		...{ transaction_id, privilege_id, limit_group },
		sub: customer.sub,
		imei: customer.imei,
		code: taken.code,
		claimed_at: now,
		wants_use_now: wantsUseNow,
		expires_at: privilege.valid_through,
	});
	return transaction_id;
}

/** One fewer in stock; the privilege's row is locked by then. */
export async function takeStock(tx: Database, privilege_id: number) {
	await lowerStockStatement(tx).execute({ privilege_id });
}
