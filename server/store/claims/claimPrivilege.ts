// A claim: one transaction that checks the rules, then locks the privilege for its limits, stock and code (2 §4, docs/contract.md).
import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { privilegeType } from "../../../src/contract/privilegeFields";
import { claimRefused, notFound, ruleError } from "../../rules/apiError";
import { matchesReference } from "../catalogue/privileges";
import type { Database } from "../connection/database";
import { param, prepared } from "../connection/prepared";
import { hasAccess } from "../member/consents";
import type { CustomerScope, KeyedScope } from "../member/customers";
import {
	brands,
	claims,
	codes,
	limitGroups,
	privileges,
} from "../schema/schema";
import { countLimits } from "./countLimits";
import { evaluateCriteria } from "./evaluateCriteria";
import { exceededLimit, limitReasons } from "./evaluateLimits";
import { newTransactionId } from "./newCodes";

/** The columns that a claim checks before it waits for the lock, without the long texts. */
const checkedColumns = {
	privilege_id: privileges.privilege_id,
	type: privileges.type,
	valid_from: privileges.valid_from,
	valid_through: privileges.valid_through,
	criteria: privileges.criteria,
	hidden: privileges.hidden,
	limit_group: privileges.limit_group,
};
const checkedNames = Object.keys(
	checkedColumns,
) as (keyof typeof checkedColumns)[];

/** Parameters: `reference`. */
export const claimableStatement = prepared((db) =>
	db
		.select({ ...checkedColumns, is_available: brands.is_available })
		.from(privileges)
		.innerJoin(brands, eq(brands.brand_id, privileges.brand_id))
		.where(matchesReference(param("reference")))
		.prepare("claimable_privilege"),
);

/** The checked columns of a privilege. Throws 10018 for an unknown reference. */
export async function findClaimable(tx: Database, reference: string) {
	const [row] = await claimableStatement(tx).execute({ reference });
	if (!row) throw notFound();
	return row;
}
type Claimable = Awaited<ReturnType<typeof findClaimable>>;

/** Locks the privilege, then its group: in this order everywhere, so that two claims cannot deadlock. Parameters: `privilege_id`. */
export const lockPrivilegeStatement = prepared((db) => {
	const privilege = db.$with("locked").as(
		db
			.select({
				...checkedColumns,
				entry_total: privileges.entry_total,
				entry_remaining: privileges.entry_remaining,
				limits: privileges.limits,
			})
			.from(privileges)
			.where(eq(privileges.privilege_id, param("privilege_id")))
			.for("update"),
	);
	const group = db
		.$with("locked_group")
		.as(
			db
				.select({ rules: limitGroups.rules })
				.from(limitGroups)
				.where(
					sql`${limitGroups.name} = (select limit_group from ${privilege})`,
				)
				.for("update"),
		);
	return db
		.with(privilege, group)
		.select()
		.from(privilege)
		.leftJoin(group, sql`true`)
		.prepare("locked_privilege");
});

/** Throws the first broken rule: the kind of claim, then the terms, to which the customer can still agree, then the dates, the brand and the criteria. */
async function checkClaimRules(
	{ db, customer, now }: CustomerScope,
	privilege: Claimable,
	isOrder: boolean,
): Promise<void> {
	if (isOrder && privilege.type !== privilegeType.physical)
		throw ruleError(
			"สิทธิ์นี้ไม่ใช่ของรางวัลแบบจัดส่ง",
			"This privilege is not a delivered prize.",
		);
	if (!isOrder && privilege.type === privilegeType.physical)
		throw ruleError(
			"ของรางวัลแบบจัดส่งรับที่ปุ่มนี้ไม่ได้",
			"Delivery rewards cannot be claimed this way.",
		);
	if (!(await hasAccess(db, customer)))
		throw claimRefused({
			th: "กรุณายอมรับข้อกำหนดและเงื่อนไขก่อนรับสิทธิ์",
			en: "Please agree to the terms and conditions before claiming.",
		});
	if (now < privilege.valid_from)
		throw ruleError(
			"ยังไม่ถึงช่วงเวลารับสิทธิ์นี้",
			"This privilege cannot be claimed yet.",
		);
	if (now >= privilege.valid_through)
		throw ruleError(
			"หมดเขตรับสิทธิ์นี้แล้ว",
			"The time to claim this privilege is over.",
		);
	if (!privilege.is_available)
		throw ruleError("ร้านยังไม่เปิดให้บริการ", "This store is not open yet.");
	const criteria = await evaluateCriteria(db, privilege, customer);
	if (!criteria.is_issue) throw claimRefused(criteria.reason);
}

/**
 * Checks every rule, and returns the privilege, locked with its group until the
 * transaction ends. Throws 10018, 20000 for a rule, 40009 for missing consent, a
 * criterion or a limit.
 */
export async function lockClaimable(
	scope: KeyedScope,
	reference: string,
	/** Whether the claim orders a delivered prize; any other claim is of a privilege with codes. */
	{ isOrder }: { isOrder: boolean },
) {
	const claimable = await findClaimable(scope.db, reference);
	await checkClaimRules(scope, claimable, isOrder);
	const { privilege_id } = claimable;
	const statement = lockPrivilegeStatement(scope.db);
	const [row] = await statement.execute({ privilege_id });
	if (!row) throw notFound();
	const { locked, locked_group } = row;
	// An import changed the privilege while the claim waited for the lock.
	if (checkedNames.some((it) => !isDeepStrictEqual(locked[it], claimable[it])))
		return await lockClaimable(scope, reference, { isOrder });
	const counters = await countLimits(scope, locked, locked_group);
	const exceeded = exceededLimit(counters, scope.now);
	if (exceeded) throw claimRefused(limitReasons[exceeded.target]);
	return locked;
}

/** Takes the first free code. Parameters: `privilege_id`, `transaction_id`. */
export const takeCodeStatement = prepared((db) => {
	const free = db
		.select({ id: codes.id })
		.from(codes)
		.where(
			and(
				eq(codes.privilege_id, param("privilege_id")),
				isNull(codes.transaction_id),
			),
		)
		.orderBy(asc(codes.id))
		.limit(1)
		.for("update", { skipLocked: true });
	return db
		.update(codes)
		.set({ transaction_id: sql`${param("transaction_id")}` })
		.where(sql`${codes.id} = (${free})`)
		.prepare("taken_code");
});

/** Adds the claim with the code that was taken for it; fails if no code was taken. Parameters: the columns of a new claim. */
export const insertClaimStatement = prepared((db) =>
	db
		.insert(claims)
		.values({
			transaction_id: param("transaction_id"),
			sub: param("sub"),
			imei: param("imei"),
			privilege_id: param("privilege_id"),
			limit_group: param("limit_group"),
			code: sql`(select ${codes.code} from ${codes} where ${codes.transaction_id} = ${param("transaction_id")})`,
			claimed_at: param("claimed_at"),
			wants_use_now: param("wants_use_now"),
			expires_at: param("expires_at"),
		})
		.prepare("new_claim"),
);

/** Lowers the stock by one; the caller has locked the privilege's row. Parameters: `privilege_id`. */
export const lowerStockStatement = prepared((db) =>
	db
		.update(privileges)
		.set({ entry_remaining: sql`${privileges.entry_remaining} - 1` })
		.where(eq(privileges.privilege_id, param("privilege_id")))
		.prepare("lowered_stock"),
);

/** Claims one privilege and returns the transaction id. Throws 10018, 20000 and 40009, before any write. */
export async function claimPrivilege(
	scope: KeyedScope,
	reference: string,
	wantsUseNow: boolean,
): Promise<string> {
	const { db, customer, now } = scope;
	const { privilege_id, limit_group, valid_through } = await lockClaimable(
		scope,
		reference,
		{ isOrder: false },
	);
	const transaction_id = newTransactionId();
	// The statements share one round trip, because others wait for the lock.
	await Promise.all([
		takeCodeStatement(db).execute({ privilege_id, transaction_id }),
		lowerStockStatement(db).execute({ privilege_id }),
		insertClaimStatement(db).execute({
			transaction_id,
			privilege_id,
			limit_group,
			sub: customer.sub,
			imei: customer.imei,
			claimed_at: now,
			wants_use_now: wantsUseNow,
			expires_at: valid_through,
		}),
	]);
	return transaction_id;
}
