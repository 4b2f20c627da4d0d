// What a failed registration step shows (3 §8).
import { msg } from "@lingui/core/macro";
import { failureCode } from "../../contract/failureCode";
import type { Confirmation, DialogText } from "../app/confirmation";
import {
	type Failure,
	gotNoReply,
	hasGlobalStatus,
	offlineDialog,
} from "../app/failure";
import { failureText } from "../app/failureText";
import { serverText } from "../app/serverText";
import { expiredCode, incorrectCode, isWrongCode } from "./otpFailure";

interface RegistrationNumberError {
	field: DialogText | null;
	popup: Confirmation;
}

/** A failed number check (3 §8 Verify mobile). */
export function registrationNumberError(
	failure: Failure,
): RegistrationNumberError {
	const inTenMinutes = msg`Please try again in 10 minutes.`;
	if (failure.code === failureCode.mobileTaken)
		return {
			field: msg`Number already registered`,
			popup: {
				variant: "warning",
				title: msg`This phone number is in use`,
				description: msg`One phone number can be used on one device. Please enter another number.`,
				showClose: true,
			},
		};
	if (failure.reason === "network")
		return { field: null, popup: offlineDialog };
	return {
		field: null,
		popup: {
			variant: "error",
			title: msg`The number could not be checked`,
			description: hasGlobalStatus(failure)
				? failureText(failure, inTenMinutes)
				: serverText(failure.message, inTenMinutes),
			confirmLabel: msg`Close`,
		},
	};
}

export interface RegistrationCodeError {
	kind: "incorrect" | "expired" | "notChecked";
	text: DialogText;
}

/** An invalid code is incorrect, anything else expired (3 §8); a lost connection, a session, a lock and a limit are neither. */
export function registrationCodeError(failure: Failure): RegistrationCodeError {
	if (gotNoReply(failure) || hasGlobalStatus(failure))
		return {
			kind: "notChecked",
			text: failureText(
				failure,
				msg`Please check your connection and try again.`,
			),
		};
	return isWrongCode(failure)
		? { kind: "incorrect", text: incorrectCode }
		: { kind: "expired", text: expiredCode };
}
