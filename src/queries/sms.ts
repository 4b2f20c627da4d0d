// The number check and one-time codes; never retried (2 §7).
import { i18n } from "@lingui/core";
import { mutationOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { bangkokOffsetMs } from "../contract/bangkokOffsetMs";
import { msOrNull } from "../contract/fields";
import { requestOtp, verifyMobileNo, verifyOtp } from "../contract/sms";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { type SentCode, saveSentCode } from "../platform/storage/oneTimeCode";
import { silentMeta } from "./queryHelpers";

/** How long a code is valid, in ms, if the host does not say it. */
const defaultLifetimeMs = 5 * 60_000;
/** No code is valid for longer. */
const maxLifetimeMs = 30 * 60_000;

/** How long a new code is valid, in ms: `expiretime` may be seconds, a moment, or a moment in Bangkok's time without its zone; the first reading that is a code's lifetime counts. */
function lifetimeMs(expiretime: string): number {
	const given = v.parse(msOrNull, expiretime) ?? 0;
	const untilEnd = given - serverNow();
	return (
		[given * 1000, untilEnd, untilEnd - bangkokOffsetMs].find(
			(ms) => ms > 0 && ms <= maxLifetimeMs,
		) ?? defaultLifetimeMs
	);
}

type CodeRequest = Pick<SentCode, "mobile" | "purpose">;

async function requestCode({
	mobile,
	purpose,
}: CodeRequest): Promise<SentCode> {
	const { expiretime, ...reply } = await call(
		requestOtp,
		{ MobileNo: mobile },
		{ language: i18n.locale },
	);
	const expires = serverNow() + lifetimeMs(expiretime);
	const sent: SentCode = { mobile, purpose, expires, ...reply };
	saveSentCode(sent);
	return sent;
}

/** Unanswered requests, by purpose and number. */
const pendingRequests = new Map<string, Promise<SentCode>>();

export const smsMutations = {
	/** Checks a number; returns verify_result and the device that has the number now. */
	verifyMobile: () =>
		mutationOptions({
			mutationFn: (mobile: string) =>
				call(verifyMobileNo, { MobileNo: mobile }),
			meta: silentMeta,
		}),

	/** Verifies a code, which uses it up; may be sent again. The reply may have a legacy customer. */
	verifyCode: () =>
		mutationOptions({
			mutationFn: (given: v.InferInput<typeof verifyOtp.request>) =>
				call(verifyOtp, given),
			meta: silentMeta,
		}),

	/** Requests a code and saves its details for a reload; the second tap of a double tap gets the reply of the first, because another request would be too soon. */
	requestCode: () =>
		mutationOptions({
			mutationFn: (request: CodeRequest): Promise<SentCode> => {
				const key = `${request.purpose} ${request.mobile}`;
				const sent =
					pendingRequests.get(key) ??
					requestCode(request).finally(() => pendingRequests.delete(key));
				pendingRequests.set(key, sent);
				return sent;
			},
			meta: silentMeta,
		}),
};
