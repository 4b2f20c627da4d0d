// What a screen says of a failed call that no dialog shows (2 §8, 3 §8).
import { msg } from "@lingui/core/macro";
import { noMessage } from "../../contract/envelope";
import type { DialogText } from "./confirmation";
import { type Failure, hasGlobalStatus } from "./failure";
import { serverText } from "./serverText";

/** The server's text of a rejected request, else `otherwise`; not that of a 403, which asks to sign in: the session is mostly renewed by now. */
export function failureText(
	failure: Failure,
	otherwise: DialogText,
): DialogText {
	const { reason, status, message } = failure;
	const isServerText = reason === "status" && status < 500 && status !== 403;
	return serverText(
		isServerText ? message : noMessage,
		hasGlobalStatus(failure)
			? msg`It could not be sent just now. Please try again in a moment.`
			: otherwise,
	);
}

export const notSaved = msg`This could not be saved. Please try again.`;

const notSavedTexts: Record<Failure["reason"], DialogText> = {
	network: msg`No internet. Check your connection and try again.`,
	timeout: msg`There was no answer. Your connection may be slow. Please try again.`,
	status: notSaved,
	shape: notSaved,
};

/** Why a form or a change could not be saved (3 §8 Error On Submit). */
export const saveErrorText = (
	failure: Failure,
	otherwise = notSavedTexts[failure.reason],
): DialogText => failureText(failure, otherwise);
