// A call that is answered with a failure: status, code and a sentence in both languages.
import {
	failureBody,
	type LocalizedMessage,
} from "../../src/contract/envelope";
import { failureCode } from "../../src/contract/failureCode";
import type { ReplyStatus } from "../store/schema/schema";

/** Thrown by the door and by calls; app.ts turns it into the failure envelope. */
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

/** The envelope of a refusal; claims carry the messages beside error as well (2 §7). */
export function apiErrorBody(refusal: ApiError, hasTopLevelMessages: boolean) {
	const body = failureBody(refusal.status, refusal.code, refusal.text);
	return hasTopLevelMessages
		? { ...body, messageth: refusal.text.th, messageen: refusal.text.en }
		: body;
}

/** 400: the request breaks the contract; says nothing of what was sent. */
export const badRequest = () =>
	new ApiError(400, failureCode.malformed, {
		th: "คำขอไม่ถูกต้อง",
		en: "The request is not valid.",
	});

/** 400: what was asked for does not exist, or belongs to somebody else. */
export const notFound = () =>
	new ApiError(400, failureCode.notFound, {
		th: "ไม่พบข้อมูลที่ต้องการ",
		en: "What you are looking for was not found.",
	});

/** 400: a business rule says no; the sentence says which. */
export const ruleViolation = (th: string, en: string) =>
	new ApiError(400, failureCode.refused, { th, en });

/** 400: a criterion or limit says no at the claim. */
export const claimRejected = (text: LocalizedMessage) =>
	new ApiError(400, failureCode.claimRefused, text);

/** 401: who calls is not known: there is no token, or its customer is gone. */
export const unauthorized = () =>
	new ApiError(401, failureCode.noToken, {
		th: "คุณไม่มีสิทธิ์ดำเนินการนี้",
		en: "You are not allowed to do this.",
	});

/** 403: the token is over, forged, or not the caller's. */
export const sessionTimeout = () =>
	new ApiError(403, failureCode.sessionEnded, {
		th: "หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง",
		en: "Session timeout. Please log-in again to use the service.",
	});

/** 429: too often; `retryAfter` in seconds. */
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

/** 404: an unknown path, in the envelope like any other failure. */
export const unknownPath = () =>
	new ApiError(404, failureCode.notFound, {
		th: "ไม่พบบริการนี้",
		en: "This service was not found.",
	});

/** 400: more than a call takes. */
export const requestTooLarge = () =>
	new ApiError(400, failureCode.malformed, {
		th: "ข้อมูลมีขนาดใหญ่เกินไป",
		en: "The request is too large.",
	});

/** 503: the store or its disk is away for a moment; `retryAfter` in seconds. */
export const serviceUnavailable = (retryAfter: number) =>
	new ApiError(
		503,
		failureCode.dependencyFailed,
		{
			th: "ระบบขัดข้องชั่วคราว กรุณาลองใหม่ในอีกสักครู่",
			en: "The service is away for a moment. Please try again shortly.",
		},
		retryAfter,
	);

/** 500: what nobody foresaw; the log knows what it was. */
export const internalError = () =>
	new ApiError(500, failureCode.unforeseen, {
		th: "เกิดข้อผิดพลาด กรุณาลองอีกครั้ง",
		en: "An error occurred. Please try again.",
	});
