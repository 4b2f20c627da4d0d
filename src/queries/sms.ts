// The number check and one-time codes; never retried (2 §7).
import { mutationOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import { requestOtp, verifyMobileNo, verifyOtp } from "../contract/sms";
import { inMs } from "../domain/text/dates";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { type SentCode, saveSentCode } from "../platform/storage/deliveryDraft";
import { noRetryOptions } from "./queryHelpers";

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

	/** Requests a code and saves its details for a reload. */
	requestCode: () =>
		mutationOptions({
			mutationFn: async ({
				mobile,
				purpose,
			}: Pick<SentCode, "mobile" | "purpose">): Promise<SentCode> => {
				const { expiretime, ...reply } = await call(requestOtp, {
					MobileNo: mobile,
				});
				const expires = inMs(expiretime) ?? serverNow();
				const sent: SentCode = { mobile, purpose, expires, ...reply };
				saveSentCode(sent);
				return sent;
			},
			...noRetryOptions,
		}),
};
