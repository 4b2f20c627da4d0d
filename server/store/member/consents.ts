// Terms of service: each customer's consents, and the access to claims that follows (3 §4 Terms).

import { and, asc, eq, exists, isNull, lt, or } from "drizzle-orm";
import type * as v from "valibot";
import { isRegistered } from "../../../src/contract/isRegistered";
import type { submitTermsofService } from "../../../src/contract/terms";
import { badRequest, notFound, ruleError } from "../../rules/apiError";
import type { Database } from "../connection/database";
import { param, prepared } from "../connection/prepared";
import { consents, customerConsents, customers } from "../schema/schema";
import {
	type CustomerRow,
	type CustomerScope,
	lockCustomer,
} from "./customers";

export type ConsentChoice = v.InferOutput<
	(typeof submitTermsofService)["request"]
>["list_consent"][number];

/** Every term in order. A member without any stored consent has agreed to the required terms. */
export async function consentsOf(
	db: Database,
	{ sub, is_accessed_condition }: CustomerRow,
) {
	const all = await db
		.select()
		.from(consents)
		.orderBy(asc(consents.seq), asc(consents.consent_id));
	const decided = await db
		.select()
		.from(customerConsents)
		.where(eq(customerConsents.sub, sub));
	const isImplied = is_accessed_condition && decided.length === 0;
	return all.map((term) => {
		const own = decided.find((it) => it.consent_id === term.consent_id);
		const isMissed = term.is_required && decided.length > 0 && !own;
		const isOlder = own?.is_consent === true && own.version < term.version;
		return {
			...term,
			is_consent: own?.is_consent ?? (isImplied && term.is_required),
			/** The consent is to an older version, or the required term came after the customer's decisions. */
			is_new_updated: isMissed || isOlder,
			isDecided: own !== undefined,
		};
	});
}
export type CustomerConsent = Awaited<ReturnType<typeof consentsOf>>[number];

/** 20000: a required term is not agreed to. */
export const missingConsent = () =>
	ruleError(
		"กรุณายอมรับข้อกำหนดที่จำเป็นให้ครบทุกข้อ",
		"Please agree to every required term.",
	);

/** Whether the current version of every required term is agreed to. */
export const hasAllRequired = (terms: CustomerConsent[]) =>
	terms.every((it) => !it.is_required || (it.is_consent && !it.is_new_updated));

/**
 * The required terms that a customer agreed to in an older version or refused, and those
 * that came after the customer's decisions. Parameters: `sub`.
 */
export const outdatedConsentsStatement = prepared((db) => {
	const anyDecision = db
		.select({ consent_id: customerConsents.consent_id })
		.from(customerConsents)
		.where(eq(customerConsents.sub, param("sub")));
	return db
		.select({ consent_id: consents.consent_id })
		.from(consents)
		.leftJoin(
			customerConsents,
			and(
				eq(customerConsents.consent_id, consents.consent_id),
				eq(customerConsents.sub, param("sub")),
			),
		)
		.where(
			and(
				eq(consents.is_required, true),
				or(
					// The term was refused while it was optional.
					eq(customerConsents.is_consent, false),
					lt(customerConsents.version, consents.version),
					and(isNull(customerConsents.sub), exists(anyDecision)),
				),
			),
		)
		.limit(1)
		.prepare("outdated_consents");
});

/**
 * Whether the customer may claim: access was given, and no required term is refused or
 * newer than the decisions. Every call reports it (isaccessedcondition, consent_status).
 */
export async function hasAccess(
	db: Database,
	{ sub, is_accessed_condition }: CustomerRow,
): Promise<boolean> {
	if (!is_accessed_condition) return false;
	return (await outdatedConsentsStatement(db).execute({ sub })).length === 0;
}

/** Sets the stored access; `hasAccess` also checks the versions. */
export async function setAccess(
	tx: Database,
	sub: string,
	{ isOpen }: { isOpen: boolean },
): Promise<void> {
	await tx
		.update(customers)
		.set({ is_accessed_condition: isOpen })
		.where(eq(customers.sub, sub));
}

/** Saves consents to the current versions, and ends or restores the access to claims. Throws 10018 for an unknown term, 10000 for a repeated one. */
export async function saveConsents(
	{ db, customer: { sub }, now }: CustomerScope,
	choices: readonly ConsentChoice[],
): Promise<CustomerConsent[]> {
	// The lock makes concurrent submissions wait, because the access depends on all consents.
	const locked = await lockCustomer(db, sub);
	const before = await consentsOf(db, locked);
	const ids = choices.map(({ consent_id }) => consent_id);
	if (new Set(ids).size !== ids.length) throw badRequest();
	if (!ids.every((id) => before.some((it) => it.consent_id === id)))
		throw notFound();
	const isFirst = !before.some((it) => it.isDecided);
	for (const { consent_id, version, ...term } of before) {
		const choice = choices.find((it) => it.consent_id === consent_id);
		// The first submission stores the implied consents too; a later one only what was decided.
		if (!choice && !isFirst) continue;
		const is_consent = choice?.is_consent ?? term.is_consent;
		const decision = { is_consent, version, decided_at: now };
		await db
			.insert(customerConsents)
			.values({ sub, consent_id, ...decision })
			.onConflictDoUpdate({
				target: [customerConsents.sub, customerConsents.consent_id],
				set: decision,
			});
	}
	const after = await consentsOf(db, locked);
	// Without a required consent the access ends; with all of them a registered customer gets it back.
	const isOpen = hasAllRequired(after) && isRegistered(locked);
	if (isOpen !== locked.is_accessed_condition)
		await setAccess(db, sub, { isOpen });
	return after;
}
