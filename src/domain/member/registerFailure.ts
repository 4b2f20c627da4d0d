// What a failed registration step shows (3 §8).
import { msg } from "@lingui/core/macro";
import { failureCode } from "../../contract/failureCode";
import type { Confirmation, DialogText } from "../app/confirmation";
import {
	type Failure,
	hasNoReply,
	isShownGlobally,
	offlineDialog,
} from "../app/failure";
import { serverText } from "../app/serverText";
import {
	expiredCode,
	incorrectCode,
	isWrongCode,
	serverErrorText,
} from "./otpFailure";

export interface NumberError {
	field: DialogText | null;
	popup: Confirmation | null;
}

/** A failed number check (3 §8 Verify mobile). */
export function numberError(failure: Failure): NumberError {
	if (isShownGlobally(failure)) return { field: null, popup: null };
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
			description: serverText(
				failure.message,
				msg`Please try again in 10 minutes.`,
			),
			confirmLabel: msg`Close`,
		},
	};
}

export type CodeError =
	| { kind: "incorrect" | "expired" | "offline"; text: DialogText }
	| { kind: "shownGlobally" };

/** An invalid code is incorrect, anything else expired (3 §8), a lost connection neither. */
export function codeError(failure: Failure): CodeError {
	if (isShownGlobally(failure)) return { kind: "shownGlobally" };
	if (hasNoReply(failure))
		return {
			kind: "offline",
			text: msg`Please check your connection and try again.`,
		};
	return isWrongCode(failure)
		? { kind: "incorrect", text: incorrectCode }
		: { kind: "expired", text: expiredCode };
}

/** The text in the form ("Error On Submit", 3 §8); null where the failure is shown globally. */
export function submitErrorText(failure: Failure): DialogText | null {
	if (isShownGlobally(failure)) return null;
	return serverText(
		serverErrorText(failure),
		msg`This could not be saved. Check your connection and try again.`,
	);
}
