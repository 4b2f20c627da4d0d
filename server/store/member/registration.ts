// Registration: a verified number, the person's name and birth date, the agreed terms, in one transaction (3 §4, 3 §5).
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { failureCode } from "../../../src/contract/failureCode";
import { ApiError, ruleViolation } from "../../rules/apiError";
import type { CustomerRow } from "../claims/criteria";
import { parseMobileNumber, verificationPurpose } from "../claims/oneTimeCodes";
import type { Database } from "../connection/openDatabase";
import { registrations } from "../schema/onboardingSchema";
import { customers, oneTimeCodes } from "../schema/schema";
import { type ConsentChoice, consentsOf, saveConsents } from "./consents";
import { checkLetters, normaliseName } from "./personName";

const hour = 3_600_000;
/** How long a verified number may wait for the rest of the form: a form put away in the evening is good the next day. */
const verifiedFor = 24 * hour;
/** The years on offer (3 §9). */
const firstBirthYear = 1930;
const lastBirthYear = 2004;

export interface Registration {
	firstname: string;
	lastname: string;
	mobile_no: string;
	date_of_birth: string;
	list_consent: readonly ConsentChoice[];
}

/** A name of Thai and Latin letters, tidied; refuses with 20000. */
function personName(given: string): string {
	const name = normaliseName(given);
	if (name === "" || name.length > 100)
		throw ruleViolation(
			"กรุณากรอกชื่อและนามสกุล",
			"Please enter your first and last name.",
		);
	checkLetters(name);
	return name;
}

/** YYYYMMDD that is a day of a year on offer; refuses with 20000. */
function birthDate(wire: string): string {
	const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(wire) ?? [];
	const iso = `${year}-${month}-${day}`;
	const time = new Date(`${iso}T00:00:00Z`);
	// A day that the month does not have is another date by now.
	const isDay =
		!Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso);
	const isOffered =
		Number(year) >= firstBirthYear && Number(year) <= lastBirthYear;
	if (!isDay || !isOffered)
		throw ruleViolation(
			"กรุณาเลือกวันเกิดให้ถูกต้อง",
			"Please choose a valid birth date.",
		);
	return wire;
}

/** Refuses with 20000 a number that this customer has not verified by a one-time code lately. */
async function checkVerified(
	tx: Database,
	sub: string,
	mobile: string,
	now: Date,
) {
	const [code] = await tx
		.select({ id: oneTimeCodes.transaction_id })
		.from(oneTimeCodes)
		.where(
			and(
				eq(oneTimeCodes.sub, sub),
				eq(oneTimeCodes.mobile, mobile),
				eq(oneTimeCodes.spent_on, verificationPurpose),
				gt(oneTimeCodes.spent_at, new Date(now.getTime() - verifiedFor)),
			),
		)
		.limit(1);
	if (!code)
		throw ruleViolation(
			"กรุณายืนยันเบอร์มือถืออีกครั้งด้วยรหัสที่เราส่งให้",
			"Please confirm your mobile number again with a code we send you.",
		);
}

/** Refuses with 20000 where a required term would stay open. Before anything is written: a refusal is kept as the reply. */
async function checkAgreed(
	tx: Database,
	customer: CustomerRow,
	choices: readonly ConsentChoice[],
) {
	const terms = await consentsOf(tx, customer);
	const isOpen = ({ consent_id, is_consent }: (typeof terms)[number]) =>
		!(
			choices.find((it) => it.consent_id === consent_id)?.is_consent ??
			is_consent
		);
	if (terms.some((it) => it.is_required && isOpen(it)))
		throw ruleViolation(
			"กรุณายอมรับข้อกำหนดที่จำเป็นให้ครบทุกข้อ",
			"Please agree to every required term.",
		);
}

/** The number leaves whoever had it: one device, one number; the device left behind has to register anew. */
async function takeNumber(tx: Database, sub: string, mobile: string) {
	const former = await tx
		.update(customers)
		.set({ mobileno: "", is_accessed_condition: false })
		.where(and(eq(customers.mobileno, mobile), ne(customers.sub, sub)))
		.returning({ sub: customers.sub });
	for (const it of former)
		await tx.delete(registrations).where(eq(registrations.sub, it.sub));
}

/**
 * Registers a customer; the same once more changes nothing but what was filled
 * in. The access to claims opens with UpdateTermsProgress. Refuses with 10018 an
 * unknown term, 20000 for a rule, 40001 a member who names another number.
 */
export async function register(
	tx: Database,
	customer: CustomerRow,
	given: Registration,
	now: Date,
): Promise<void> {
	const mobile = parseMobileNumber(given.mobile_no);
	const firstname = personName(given.firstname);
	const lastname = personName(given.lastname);
	const date_of_birth = birthDate(given.date_of_birth);
	// Two devices that take the same number at once take turns.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mobile}))`);
	await tx
		.select({ sub: customers.sub })
		.from(customers)
		.where(eq(customers.sub, customer.sub))
		.for("update");
	if (customer.is_accessed_condition) {
		if (customer.mobileno === mobile) return;
		throw new ApiError(400, failureCode.mobileTaken, {
			th: "สมาชิกนี้ลงทะเบียนด้วยเบอร์อื่นแล้ว",
			en: "This member is registered with another number.",
		});
	}
	if (customer.mobileno !== mobile)
		await checkVerified(tx, customer.sub, mobile, now);
	await checkAgreed(tx, customer, given.list_consent);
	await saveConsents(tx, customer, given.list_consent, now);
	await takeNumber(tx, customer.sub, mobile);
	await tx
		.update(customers)
		.set({ firstname, lastname, date_of_birth, mobileno: mobile })
		.where(eq(customers.sub, customer.sub));
	await tx
		.insert(registrations)
		.values({ sub: customer.sub, mobile, registered_at: now })
		.onConflictDoUpdate({ target: registrations.sub, set: { mobile } });
}

/** When a customer registered; null for members from before registrations were kept, and for who has not yet. */
export async function registeredAt(
	db: Database,
	sub: string,
): Promise<Date | null> {
	const [row] = await db
		.select({ at: registrations.registered_at })
		.from(registrations)
		.where(eq(registrations.sub, sub));
	return row?.at ?? null;
}
