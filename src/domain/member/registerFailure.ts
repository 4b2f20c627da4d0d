// What a failed registration step shows (3 §8).
import { msg } from "@lingui/core/macro";
import { failureCode } from "../../contract/failureCode";
import type { Confirmation, DialogText } from "../app/confirmation";
import { type Failure, gotNoReply, noReplyDialog } from "../app/failure";
import { failureText } from "../app/failureText";
import {
	type CodeError,
	expiredCode,
	incorrectCode,
	isWrongCode,
	wasRefused,
} from "./otpFailure";

interface RegistrationNumberError {
	field: DialogText | null;
	dialog: Confirmation;
}

/** What a failed number check shows (3 §8 Verify mobile). */
export function registrationNumberError(
	failure: Failure,
): RegistrationNumberError {
	const inTenMinutes = msg`Please try again in 10 minutes.`;
	if (failure.code === failureCode.mobileTaken)
		return {
			field: msg`Number already registered`,
			dialog: {
				variant: "warning",
				title: msg`This phone number is in use`,
				description: msg`One phone number can be used on one device. Please enter another number.`,
				showClose: true,
			},
		};
	if (gotNoReply(failure))
		return { field: null, dialog: noReplyDialog(failure.reason) };
	return {
		field: null,
		dialog: {
			variant: "error",
			title: msg`The number could not be checked`,
			description: failureText(failure, inTenMinutes),
			confirmLabel: msg`Close`,
		},
	};
}

/** What the form says of a code that was not accepted: an invalid code is incorrect, any other that the server refused is expired (3 §8). */
export function registrationCodeError(failure: Failure): CodeError {
	if (isWrongCode(failure)) return { kind: "incorrect", text: incorrectCode };
	if (failure.code === failureCode.otpExpired || wasRefused(failure))
		return { kind: "expired", text: expiredCode };
	return {
		kind: "notChecked",
		text: failureText(
			failure,
			msg`Please check your connection and try again.`,
		),
	};
}
