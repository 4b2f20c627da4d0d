// The errors of the API: status, code and a sentence in both languages.
import type { LocalizedMessage } from "../../src/contract/envelope";
import { failureBody } from "../../src/contract/failureBody";
import { failureCode } from "../../src/contract/failureCode";
import {
	submitRedeemCouponCodeV2,
	updateUsedPrivilege,
} from "../../src/contract/privilege";

export type ReplyStatus = 200 | 400 | 401 | 403 | 404 | 429 | 500 | 503;

/** Thrown by middleware, calls and store; app.ts turns it into the failure envelope. */
export class ApiError extends Error {
	constructor(
		readonly status: Exclude<ReplyStatus, 200>,
		readonly code: number,
		readonly text: LocalizedMessage,
		readonly retryAfter?: number,
	) {
		super(text.en);
	}
}

/** Failures of these calls carry the messages at the top level too (2 §7). */
const claimPaths = [submitRedeemCouponCodeV2.path, updateUsedPrivilege.path];

/** The failure envelope of a call. */
export function apiErrorBody({ status, code, text }: ApiError, path: string) {
	const body = failureBody(status, code, text);
	return claimPaths.includes(path)
		? { ...body, messageth: text.th, messageen: text.en }
		: body;
}

/** 400: malformed, with a wrong signature or a refused timestamp. */
export const badRequest = () =>
	new ApiError(400, failureCode.malformed, {
		th: "คำขอไม่ถูกต้อง",
		en: "The request is not valid.",
	});

/** 400 with code 10018: unknown, or another customer's. */
export const notFound = () =>
	new ApiError(400, failureCode.notFound, {
		th: "ไม่พบข้อมูลที่ต้องการ",
		en: "What you are looking for was not found.",
	});

/** 400: a business rule. */
export const ruleError = (th: string, en: string) =>
	new ApiError(400, failureCode.refused, { th, en });

/** 400: a criterion or limit of a claim. */
export const claimRefused = (text: LocalizedMessage) =>
	new ApiError(400, failureCode.claimRefused, text);

/** 401: no token. */
export const unauthorized = () =>
	new ApiError(401, failureCode.noToken, {
		th: "คุณไม่มีสิทธิ์ดำเนินการนี้",
		en: "You are not allowed to do this.",
	});

/** 403: the token is expired, forged or another customer's or device's. */
export const sessionTimeout = () =>
	new ApiError(403, failureCode.sessionEnded, {
		th: "หมดเวลาการใช้งาน กรุณาเข้าสู่แอปอีกครั้ง",
		en: "Session timeout. Please log-in again to use the service.",
	});

/** 429; `retryAfter` in seconds. */
export const tooManyRequests = (retryAfter: number) =>
	new ApiError(
		429,
		failureCode.tooManyRequests,
		{
			th: "มีผู้ใช้งานจำนวนมาก กรุณารอสักครู่แล้วลองอีกครั้ง",
			en: "Too many requests. Please wait a moment and try again.",
		},
		retryAfter,
	);

export const unknownPath = () =>
	new ApiError(404, failureCode.notFound, {
		th: "ไม่พบบริการนี้",
		en: "This service was not found.",
	});

/** 400: the body is too large. Not code 10000, for which the app shows nothing (1 §8). */
export const requestTooLarge = () =>
	ruleError(
		"ข้อมูลที่ส่งมีขนาดใหญ่เกินไป กรุณาลดขนาดแล้วลองอีกครั้ง",
		"This is too large to send. Please make it smaller and try again.",
	);

/** 503: the store or its disk is unavailable; clients may try again after 5 seconds. */
export const serviceUnavailable = () =>
	new ApiError(
		503,
		failureCode.dependencyFailed,
		{
			th: "ระบบขัดข้องชั่วคราว กรุณาลองอีกครั้งในอีกสักครู่",
			en: "The service is not available right now. Please try again in a moment.",
		},
		5,
	);

/** 500: anything unexpected. */
export const internalError = () =>
	new ApiError(500, failureCode.unforeseen, {
		th: "เกิดข้อผิดพลาด กรุณาลองอีกครั้ง",
		en: "An error occurred. Please try again.",
	});
