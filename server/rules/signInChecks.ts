// The checks of a sign-in: the domain of the email and the date of the end-user licence (1 §1, 1 §5, 1 §8).
import { failureCode } from "../../src/contract/failureCode";
import { ApiError } from "./apiError";
import { parseUtcDay } from "./bangkokTime";
import { clockToleranceSeconds } from "./token";

/** The code of a refused sign-in and its sentence in both languages. */
export type SignInErrorParts = [code: number, th: string, en: string];

/** The 400 with a sign-in code (1 §8). */
export const signInError = ([code, th, en]: SignInErrorParts) =>
	new ApiError(400, code, { th, en });

export const eulaDateInvalid: SignInErrorParts = [
	failureCode.eulaDateInvalid,
	"วันที่ยอมรับข้อตกลงผู้ใช้ไม่ถูกต้อง",
	"The date of the end-user licence is not valid.",
];

export const emailDomainNotSupported: SignInErrorParts = [
	failureCode.emailDomainNotSupported,
	"ไม่รองรับโดเมนอีเมลนี้",
	"This email domain is not supported.",
];

/** Throws 50034 for an invalid email, 50021 for a domain that is not listed; with an empty list every domain is supported. */
export function checkEmail(email: string, domains: readonly string[]) {
	const [, domain] = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(email) ?? [];
	if (domain === undefined)
		throw signInError([
			failureCode.emailNotSupported,
			"ไม่รองรับอีเมลนี้",
			"This email is not supported.",
		]);
	if (domains.length > 0 && !domains.includes(domain.toLowerCase()))
		throw signInError(emailDomainNotSupported);
}

const dayOrInstant =
	/^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** Throws 50014 for an invalid date and for a future one; a time without a zone is Bangkok's. */
export function checkEulaDate(date: string, now: Date) {
	const [, day = "", time = "00:00", zone = "+07:00"] =
		dayOrInstant.exec(date) ?? [];
	const at = Date.parse(`${day}T${time}${zone}`);
	const latest = now.getTime() + clockToleranceSeconds * 1000;
	if (!parseUtcDay(day) || !(at <= latest)) throw signInError(eulaDateInvalid);
}
