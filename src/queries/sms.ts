// The number check and one-time codes; nothing here is sent twice by itself (2 §7).
import { mutationOptions } from "@tanstack/react-query";
import { requestOtp, verifyMobileNo, verifyOtp } from "../contract/sms";
import { inMs } from "../domain/text/dates";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { type SentCode, saveSentCode } from "../platform/storage/deliveryDraft";

/** One at a time, at once or not at all, and whoever asks says what went wrong. */
const once = {
	networkMode: "always",
	retry: false,
	meta: { failure: "silent" },
} as const;

export const smsMutations = {
	/** Whether a number may be used: verify_result, and the device that has it now. */
	verifyMobile: () =>
		mutationOptions({
			mutationKey: ["sms", "verifyMobile"],
			mutationFn: (mobile: string) =>
				call(verifyMobileNo, { MobileNo: mobile }),
			...once,
		}),

	/** Spends a code that proves a number; saying it twice is as good as once. The reply may carry a legacy customer. */
	verifyCode: () =>
		mutationOptions({
			mutationKey: ["sms", "verifyCode"],
			mutationFn: (given: {
				MobileNo: string;
				OTP: string;
				TransactionId: string;
			}) => call(verifyOtp, given),
			...once,
		}),

	/** Has a code sent, and keeps what is known of it for a reload. */
	requestCode: () =>
		mutationOptions({
			mutationKey: ["sms", "requestCode"],
			mutationFn: async ({
				mobile,
				purpose,
			}: Pick<SentCode, "mobile" | "purpose">): Promise<SentCode> => {
				const reply = await call(requestOtp, { MobileNo: mobile });
				const sent: SentCode = {
					mobile,
					purpose,
					expires: inMs(reply.expiretime) ?? serverNow(),
					otp_reference: reply.otp_reference,
					transactionid: reply.transactionid,
				};
				saveSentCode(sent);
				return sent;
			},
			...once,
		}),
};
