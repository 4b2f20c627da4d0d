// One-time codes: six digits, one use, a lifetime, a limit of wrong attempts, a wait between requests (docs/contract.md).
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { and, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type * as v from "valibot";
import { failureCode } from "../../../src/contract/failureCode";
import type { verifyOtp } from "../../../src/contract/sms";
import { ApiError } from "../../rules/apiError";
import { dayMs, hourMs } from "../../rules/bangkokTime";
import type { Language } from "../../rules/language";
import { parseMobileNumber, validMobileDigits } from "../../rules/mobileNumber";
import { customerPseudonym, numberPseudonym } from "../../rules/pseudonyms";
import { newTransactionId } from "../claims/newCodes";
import { createCleanup } from "../connection/cleanup";
import { messages, oneTimeCodes } from "../schema/schema";
import { type CustomerScope, type KeyedScope, lockCustomer } from "./customers";

const second = 1000;
const minute = 60 * second;
/** How long a code is valid, which its text says too. */
const lifetimeMinutes = 5;
const minIntervalMs = minute;
const maxWrongTries = 5;
/** The most requests of a customer, and separately for a number. */
const maxRequestsPerHour = 10;

/** The spent_on of a code that only verified a number. */
const verificationPurpose = "verification";

const invalid = () =>
	new ApiError(400, failureCode.otpInvalid, {
		th: "รหัสยืนยันไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง",
		en: "Invalid OTP please verify",
	});
const expired = () =>
	new ApiError(400, failureCode.otpExpired, {
		th: "รหัสยืนยันหมดอายุแล้ว กรุณาขอรหัสใหม่",
		en: "This code has expired. Please request a new one.",
	});
const tooSoon = (wait: number) => {
	const [unitMs, th, en] =
		wait <= minIntervalMs
			? ([second, "วินาที", "second"] as const)
			: ([minute, "นาที", "minute"] as const);
	const amount = Math.ceil(wait / unitMs);
	const plural = amount === 1 ? "" : "s";
	return new ApiError(400, failureCode.otpTooSoon, {
		th: `ขอรหัสใหม่ได้ในอีก ${amount}\u00A0${th}`,
		en: `You can request a new code in ${amount}\u00A0${en}${plural}.`,
	});
};

/** The hash is keyed, so that a copy of the store does not reveal the code. */
const hashOf = (transaction_id: string, code: string, secret: string) =>
	createHmac("sha256", secret)
		.update(`one-time code ${transaction_id} ${code}`)
		.digest();

/** How long the next request has to wait after these requests, in ms. */
async function waitAfter(
	{ db, now }: CustomerScope,
	requests: SQL,
): Promise<number> {
	// Requests of a clock that was ahead do not count, because the wait would last too long.
	const isPast = lte(
		oneTimeCodes.requested_at,
		new Date(now.getTime() + minIntervalMs),
	);
	const latest = await db
		.select({ at: oneTimeCodes.requested_at })
		.from(oneTimeCodes)
		.where(and(requests, isPast))
		.orderBy(desc(oneTimeCodes.requested_at))
		.limit(maxRequestsPerHour);
	const until = (row: { at: Date } | undefined, ms: number) =>
		row ? row.at.getTime() + ms - now.getTime() : 0;
	return Math.max(
		until(latest[0], minIntervalMs),
		until(latest[maxRequestsPerHour - 1], hourMs),
	);
}

/** Throws 40004 for a request too soon after the last one, or above an hourly limit; requests of deleted customers count too, but those of others do not count against a member's own number. */
async function checkRequestRate(scope: KeyedScope, mobile: string) {
	const { sub, mobileno } = scope.customer;
	const { tokenKey } = scope.settings;
	const ofCustomer = inArray(oneTimeCodes.sub, [
		sub,
		customerPseudonym(sub, tokenKey),
	]);
	const ofNumber = inArray(oneTimeCodes.mobile, [
		mobile,
		numberPseudonym(mobile, tokenKey),
	]);
	const wait = Math.max(
		await waitAfter(scope, ofCustomer),
		mobileno === mobile ? 0 : await waitAfter(scope, ofNumber),
	);
	if (wait > 0) throw tooSoon(wait);
}

/** The text with a code, which fits into one message: 70 characters with Thai letters, 160 without. */
const textFor = (language: Language, code: string, reference: string) =>
	language === "th"
		? `Galaxy Gift: รหัส ${code} (อ้างอิง ${reference}) ใช้ได้ ${lifetimeMinutes}\u00A0นาที ห้ามบอกผู้อื่น`
		: `Galaxy Gift: your code is ${code} (reference ${reference}), valid for ${lifetimeMinutes} minutes. Do not share it.`;

/** Creates a code, with the text for its number. Throws 20000 or 40004. */
export async function createOneTimeCode(
	scope: KeyedScope,
	givenMobile: string,
	language: Language,
) {
	const { db, now, settings } = scope;
	const mobile = parseMobileNumber(givenMobile);
	// Concurrent requests of the customer, and for the number, wait here: the second one is too soon.
	const customer = await lockCustomer(db, scope.customer.sub);
	await db.execute(
		sql`select pg_advisory_xact_lock(hashtextextended(${`text to ${mobile}`}, 0))`,
	);
	await checkRequestRate({ ...scope, customer }, mobile);
	const transactionid = newTransactionId();
	const code = String(randomInt(1_000_000)).padStart(6, "0");
	const otp_reference = transactionid.slice(-4);
	const expires_at = new Date(now.getTime() + lifetimeMinutes * minute);
	await db.insert(oneTimeCodes).values({
		transaction_id: transactionid,
		sub: customer.sub,
		mobile,
		hash: hashOf(transactionid, code, settings.tokenKey).toString("base64"),
		requested_at: now,
		expires_at,
	});
	const text = textFor(language, code, otp_reference);
	const expiretime = expires_at.toISOString();
	return { expiretime, otp_reference, transactionid, to: mobile, text, code };
}

export type SubmittedCode = v.InferOutput<typeof verifyOtp.request>;

/**
 * Checks a code and locks its row. A wrong attempt is counted, so the transaction must
 * commit. A used code is accepted again for the same purpose, and until its end for an
 * order after it has verified the number (2 §7 has both calls). Throws 40002 and 40003.
 */
export async function checkOneTimeCode(
	{ db, customer, now, settings }: KeyedScope,
	given: SubmittedCode,
	purpose: string,
) {
	const [row] = await db
		.select()
		.from(oneTimeCodes)
		.where(
			and(
				eq(oneTimeCodes.transaction_id, given.TransactionId),
				eq(oneTimeCodes.sub, customer.sub),
				eq(oneTimeCodes.mobile, validMobileDigits(given.MobileNo)),
			),
		)
		.for("update");
	if (!row) throw invalid();
	const isSpentOnThis = row.spent_at !== null && row.spent_on === purpose;
	const isUnused =
		row.spent_at === null || row.spent_on === verificationPurpose;
	const isUsable = isSpentOnThis || (isUnused && row.expires_at > now);
	if (!isUsable || row.wrong_tries >= maxWrongTries) throw expired();
	const expected = Buffer.from(row.hash, "base64");
	const sent = hashOf(row.transaction_id, given.OTP, settings.tokenKey);
	if (timingSafeEqual(expected, sent)) return row;
	await db
		.update(oneTimeCodes)
		.set({ wrong_tries: row.wrong_tries + 1 })
		.where(eq(oneTimeCodes.transaction_id, row.transaction_id));
	throw invalid();
}

/** Marks a checked code as spent, with what it was spent on. */
export async function consumeOneTimeCode(
	{ db, now }: CustomerScope,
	transaction_id: string,
	spent: { spent_on: string; claim_id: string },
) {
	await db
		.update(oneTimeCodes)
		.set({ spent_at: now, ...spent })
		.where(eq(oneTimeCodes.transaction_id, transaction_id));
}

/** Checks and consumes a code that verifies a number; a repetition changes nothing. Throws 40002 and 40003. */
export async function verifyNumberWithCode(
	scope: KeyedScope,
	given: SubmittedCode,
): Promise<void> {
	const spent = { spent_on: verificationPurpose, claim_id: "" };
	const row = await checkOneTimeCode(scope, given, spent.spent_on);
	if (row.spent_at === null)
		await consumeOneTimeCode(scope, row.transaction_id, spent);
}

/** Longer than the longest use of a code, the time that a registration may follow its verification (registration.ts). */
const retentionMs = 2 * dayMs;

/** Deletes codes, and texts of the demo inbox, that are no longer used. */
export const deleteOldCodes = createCleanup(
	retentionMs,
	oneTimeCodes.requested_at,
	messages.sent_at,
);
