// The number check and one-time codes; never retried (2 §7).
import { i18n } from "@lingui/core";
import { mutationOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import { requestOtp, verifyMobileNo, verifyOtp } from "../contract/sms";
import { inMs } from "../domain/text/dates";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { type SentCode, saveSentCode } from "../platform/storage/oneTimeCode";
import { noRetryOptions } from "./queryHelpers";

/** How long a code is valid where the host does not say it, in ms. */
const defaultLifetimeMs = 5 * 60_000;

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
	const expires = inMs(expiretime) ?? serverNow() + defaultLifetimeMs;
	const sent: SentCode = { mobile, purpose, expires, ...reply };
	saveSentCode(sent);
	return sent;
}

/** Unanswered requests, by purpose and number. */
const pendingRequests = new Map<string, Promise<SentCode>>();

export const smsMutations = {
	/** verify_result, and the device that has the number now. */
	verifyMobile: () =>
		mutationOptions({
			mutationFn: (mobile: string) =>
				call(verifyMobileNo, { MobileNo: mobile }),
			...noRetryOptions,
		}),

	/** Verifies a code, which uses it up; repeatable. The reply may have a legacy customer. */
	verifyCode: () =>
		mutationOptions({
			mutationFn: (given: v.InferInput<typeof verifyOtp.request>) =>
				call(verifyOtp, given),
			...noRetryOptions,
		}),

	/** Requests a code and saves its details for a reload; the second tap of a double tap gets the reply of the first, since another request would be too soon. */
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
			...noRetryOptions,
		}),
};
