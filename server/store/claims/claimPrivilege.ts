// A claim: one transaction that locks the privilege, checks every rule and takes one code (2 §4, docs/contract.md).
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
import { claimRejected, notFound, ruleError } from "../../rules/apiError";
import type { Database } from "../connection/openDatabase";
import { param, prepared } from "../connection/prepared";
import { hasAccess } from "../member/consents";
import {
	brands,
	claims,
	codes,
	limitGroups,
	privileges,
} from "../schema/schema";
import { newTransactionId } from "./codes";
import { countLimits } from "./countLimits";
import {
	type CustomerRow,
	evaluateCriteria,
	hasAnsweredRequiredSurvey,
} from "./criteria";
import { firstExceeded, limitReason } from "./evaluateLimits";

/** A privilege by its alt_reference or its 4-digit reference. */
export const matchesReference = (
	reference: string | Placeholder,
): SQL | undefined =>
	or(
		eq(privileges.alt_reference, reference),
		eq(privileges.reference, reference),
	);

/** The columns that a claim checks, without the long texts. */
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

/** Parameters: `reference`. */
export const lockPrivilegeStatement = prepared((db) =>
	db
		.select(claimColumns)
		.from(privileges)
		.innerJoin(brands, eq(brands.brand_id, privileges.brand_id))
		.where(matchesReference(param("reference")))
		.for("update", { of: privileges })
		.prepare("locked_privilege"),
);

const lockGroupStatement = prepared((db) =>
	db
		.select({ name: limitGroups.name })
		.from(limitGroups)
		.where(eq(limitGroups.name, param("group")))
		.for("update")
		.prepare("locked_group"),
);

/** The privilege, its row locked until the transaction ends; throws 10018. */
export async function lockPrivilege(tx: Database, reference: string) {
	const [row] = await lockPrivilegeStatement(tx).execute({ reference });
	if (!row) throw notFound();
	// Every claim locks the privilege before its group, so that two claims cannot deadlock.
	if (row.limit_group !== null)
		await lockGroupStatement(tx).execute({ group: row.limit_group });
	return row;
}

/** Throws the first broken rule; what a customer can still change comes first. */
export async function checkClaimRules(
	tx: Database,
	privilege: Awaited<ReturnType<typeof lockPrivilege>>,
	customer: CustomerRow,
	now: Date,
): Promise<void> {
	if (!(await hasAccess(tx, customer)))
		throw claimRejected({
			th: "กรุณายอมรับข้อกำหนดและเงื่อนไขก่อนรับสิทธิ์",
			en: "Please accept the terms and conditions before claiming.",
		});
	if (now < privilege.valid_from)
		throw ruleError(
			"ยังไม่ถึงช่วงเวลารับสิทธิ์นี้",
			"This privilege has not started yet.",
		);
	if (now > privilege.valid_through)
		throw ruleError(
			"หมดช่วงเวลารับสิทธิ์นี้แล้ว",
			"The time to claim this privilege is over.",
		);
	if (!privilege.is_available)
		throw ruleError("ร้านยังไม่เปิดให้บริการ", "This store is not open yet.");
	const earned = await hasAnsweredRequiredSurvey(tx, privilege, customer.sub);
	const criteria = evaluateCriteria(privilege, customer, earned);
	if (!criteria.is_issue) throw claimRejected(criteria.reason);
}

/** Takes the first free code; no row when there is none. Parameters: `privilege_id`, `transaction_id`. */
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
		.returning({ code: codes.code })
		.prepare("taken_code");
});

/** Parameters: the columns of a new claim. */
export const insertClaimStatement = prepared((db) =>
	db
		.insert(claims)
		.values({
			transaction_id: param("transaction_id"),
			sub: param("sub"),
			imei: param("imei"),
			privilege_id: param("privilege_id"),
			limit_group: param("limit_group"),
			code: param("code"),
			claimed_at: param("claimed_at"),
			wants_use_now: param("wants_use_now"),
			expires_at: param("expires_at"),
		})
		.prepare("new_claim"),
);

/** Parameters: `privilege_id`. */
export const lowerStockStatement = prepared((db) =>
	db
		.update(privileges)
		.set({ entry_remaining: sql`${privileges.entry_remaining} - 1` })
		.where(eq(privileges.privilege_id, param("privilege_id")))
		.prepare("lowered_stock"),
);

/**
 * Claims one privilege and returns the transaction id. Throws 10018 for an unknown
 * reference, 20000 for a rule, 40009 for missing consent, a criterion or a limit.
 */
export async function claimPrivilege(
	tx: Database,
	reference: string,
	wantsUseNow: boolean,
	customer: CustomerRow,
	now: Date,
): Promise<string> {
	const privilege = await lockPrivilege(tx, reference);
	if (privilege.type === privilegeType.physical)
		throw ruleError(
			"ของรางวัลจัดส่งรับผ่านปุ่มนี้ไม่ได้",
			"Delivery rewards cannot be claimed this way.",
		);
	await checkClaimRules(tx, privilege, customer, now);
	const stop = firstExceeded(await countLimits(tx, privilege, customer, now));
	if (stop) throw claimRejected(limitReason(stop));

	const transaction_id = newTransactionId();
	const { privilege_id, limit_group } = privilege;
	const [[taken]] = await Promise.all([
		takeCodeStatement(tx).execute({ privilege_id, transaction_id }),
		decrementStock(tx, privilege_id),
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

/** The caller has locked the privilege's row. */
export async function decrementStock(tx: Database, privilege_id: number) {
	await lowerStockStatement(tx).execute({ privilege_id });
}
