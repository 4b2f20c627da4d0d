// SMS calls: number check and one-time codes (1 §7, 2 §3).
import * as v from "valibot";
import { post } from "./endpoint";
import * as field from "./fields";

const mobile = v.object({ MobileNo: field.shortInput });

/** The texts of verify_result as the reference API sends them; the app recognises their meaning (domain/member/isNumberUsable). For the second one it asks about moving from old_device (2 §8, 3 §4). */
export const verifyResult = {
	usable: "เบอร์โทรศัพท์นี้สามารถใช้งานได้",
	usedOnAnotherDevice: "เบอร์โทรศัพท์นี้ใช้งานกับเครื่องอื่นอยู่",
} as const;

/** POST SMS/VerifyMobileNo: ten digits, dashes allowed; old_device names the phone that has the number until now. Errors: 20000 no mobile number, 40001 another member's. */
export const verifyMobileNo = post(
	"SMS/VerifyMobileNo",
	mobile,
	v.object({
		verify_result: v.pipe(field.text, v.trim()),
		old_device: field.textOrNone,
	}),
);
/** POST SMS/RequestOTP: six digits, valid until expiretime. Errors: 20000 no mobile number, 30000 no text can be sent, 40004 within 60 s of the last, or after 10 in an hour. */
export const requestOtp = post(
	"SMS/RequestOTP",
	mobile,
	v.object({
		/** A moment; another host may send the seconds until then. */
		expiretime: field.text,
		otp_reference: field.textOrNone,
		transactionid: field.id,
	}),
);
/** POST SMS/VerifyOTP: uses up the code; may return the legacy customer, dateofbirth as YYYYMMDD (3 §3). Errors: 40002 wrong code, 40003 expired, used, or after 5 wrong tries. */
export const verifyOtp = post(
	"SMS/VerifyOTP",
	v.object({
		MobileNo: field.shortInput,
		OTP: field.shortInput,
		TransactionId: field.shortInput,
	}),
	field.optionalObject({
		legacycustomer: field.orNull(
			v.object({
				firstname: field.textOrNone,
				lastname: field.textOrNone,
				dateofbirth: field.text,
			}),
		),
	}),
);
