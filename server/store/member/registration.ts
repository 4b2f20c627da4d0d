// Registration: a verified number, the person's name and birth date, the agreed terms, in one transaction (3 §4, 3 §5).

import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type * as v from "valibot";
import {
	firstBirthYear,
	lastBirthYear,
} from "../../../src/contract/birthYears";
import { failureCode } from "../../../src/contract/failureCode";
import { isRegistered } from "../../../src/contract/isRegistered";
import type { registerTermsofService } from "../../../src/contract/terms";
import { ApiError, ruleError } from "../../rules/apiError";
import { dayMs, parseUtcDay } from "../../rules/bangkokTime";
import { parseMobileNumber } from "../../rules/mobileNumber";
import { numberPseudonym } from "../../rules/pseudonyms";
import type { Database } from "../connection/database";
import { customers, oneTimeCodes, registrations } from "../schema/schema";
import {
	type ConsentChoice,
	consentsOf,
	missingConsent,
	saveConsents,
} from "./consents";
import { type CustomerRow, type KeyedScope, lockCustomer } from "./customers";
import { checkedName } from "./personName";

/** A verified number stays valid for the rest of the form, also on the next morning. */
const verificationMs = dayMs;

type Registration = v.InferOutput<(typeof registerTermsofService)["request"]>;

/** YYYYMMDD of an existing day in the offered years; throws 20000. */
function checkedBirthDate(wire: string): string {
	const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(wire) ?? [];
	const isOffered =
		Number(year) >= firstBirthYear && Number(year) <= lastBirthYear;
	if (!isOffered || !parseUtcDay(`${year}-${month}-${day}`))
		throw ruleError(
			"กรุณาเลือกวันเกิดให้ถูกต้อง",
			"Please choose a valid birth date.",
		);
	return wire;
}

/** Throws 20000 unless the newest verification of the number in the last 24 hours is this customer's; one of a customer who was deleted since counts too. */
async function checkVerified(
	{ db, customer, now, settings: { tokenKey } }: KeyedScope,
	mobile: string,
) {
	const isVerification = and(
		inArray(oneTimeCodes.mobile, [mobile, numberPseudonym(mobile, tokenKey)]),
		gt(oneTimeCodes.spent_at, new Date(now.getTime() - verificationMs)),
	);
	const [newest] = await db
		.select({ sub: oneTimeCodes.sub })
		.from(oneTimeCodes)
		.where(isVerification)
		.orderBy(desc(oneTimeCodes.spent_at))
		.limit(1);
	if (newest?.sub !== customer.sub)
		throw ruleError(
			"กรุณายืนยันเบอร์มือถืออีกครั้งด้วยรหัสที่เราส่งให้",
			"Please confirm your mobile number again with a code we send you.",
		);
}

/** Throws 20000 without a required consent, before any write. */
async function checkAgreed(
	tx: Database,
	customer: CustomerRow,
	choices: readonly ConsentChoice[],
) {
	const terms = await consentsOf(tx, customer);
	for (const { consent_id, is_consent, is_required } of terms) {
		const choice = choices.find((it) => it.consent_id === consent_id);
		if (is_required && !(choice?.is_consent ?? is_consent))
			throw missingConsent();
	}
}

/** Removes the number from its former customer, who has to register again. */
async function releaseNumber(tx: Database, sub: string, mobile: string) {
	const former = await tx
		.update(customers)
		.set({ mobileno: "", is_accessed_condition: false })
		.where(and(eq(customers.mobileno, mobile), ne(customers.sub, sub)))
		.returning({ sub: customers.sub });
	for (const owner of former)
		await tx.delete(registrations).where(eq(registrations.sub, owner.sub));
}

/** Registers a customer, or only saves a member's new consents. Throws 10018 for an unknown term, 20000 for a rule, 40001 for a member with another number. */
export async function registerMember(scope: KeyedScope, given: Registration) {
	const { db, now } = scope;
	const mobile = parseMobileNumber(given.mobile_no);
	const missing = ruleError(
		"กรุณากรอกชื่อและนามสกุล",
		"Please enter your first and last name.",
	);
	const firstname = checkedName(given.firstname, missing);
	const lastname = checkedName(given.lastname, missing);
	const date_of_birth = checkedBirthDate(given.date_of_birth);
	// Serializes registrations of the same number.
	await db.execute(sql`select pg_advisory_xact_lock(hashtext(${mobile}))`);
	// Another phone may have taken the number since the call began.
	const customer = await lockCustomer(db, scope.customer.sub);
	const isMember = isRegistered(customer);
	if (isMember && customer.mobileno !== mobile)
		throw new ApiError(400, failureCode.mobileTaken, {
			th: "สมาชิกนี้ลงทะเบียนด้วยเบอร์อื่นแล้ว",
			en: "This member is registered with another number.",
		});
	if (!isMember) await checkVerified(scope, mobile);
	await checkAgreed(db, customer, given.list_consent);
	await saveConsents(scope, given.list_consent);
	// A member keeps number, name and birth date (3 §5).
	if (isMember) return;
	await releaseNumber(db, customer.sub, mobile);
	await db
		.update(customers)
		.set({ firstname, lastname, date_of_birth, mobileno: mobile })
		.where(eq(customers.sub, customer.sub));
	const registration = { mobile, registered_at: now };
	await db
		.insert(registrations)
		.values({ sub: customer.sub, ...registration })
		// A remaining row must not prevent the registration.
		.onConflictDoUpdate({ target: registrations.sub, set: registration });
}

/** When the customer registered; null for members without a stored registration. */
export async function registeredAt(db: Database, sub: string) {
	const [row] = await db
		.select({ at: registrations.registered_at })
		.from(registrations)
		.where(eq(registrations.sub, sub));
	return row?.at ?? null;
}
