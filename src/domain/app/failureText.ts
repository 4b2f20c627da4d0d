// The text that a screen shows for a failed call without a dialog (2 §8, 3 §8).
import { msg } from "@lingui/core/macro";
import { noMessage } from "../../contract/envelope";
import type { DialogText } from "./confirmation";
import { type Failure, hasGlobalStatus } from "./failure";
import { serverText } from "./serverText";

/** Returns the server's text of a refused request, else a text of the app: one for session, lock and limit, `fallback` for all others. The text of a 403 asks to sign in and is not used, since the session has usually been renewed by then. */
export function failureText(
	failure: Failure,
	fallback: DialogText,
): DialogText {
	const { reason, status, message } = failure;
	const isServerText = reason === "status" && status < 500 && status !== 403;
	return serverText(
		isServerText ? message : noMessage,
		hasGlobalStatus(failure)
			? msg`It could not be sent just now. Please try again in a moment.`
			: fallback,
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
	fallback = notSavedTexts[failure.reason],
): DialogText => failureText(failure, fallback);
