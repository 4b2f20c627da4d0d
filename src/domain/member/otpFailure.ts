// What a failed one-time code step shows: marked boxes, a text at the number, or a popup (2 §8, 3 §8).
import { msg } from "@lingui/core/macro";
import { type LocalizedMessage, noMessage } from "../../contract/envelope";
import { failureCode } from "../../contract/failureCode";
import type { Confirmation, DialogText } from "../app/confirmation";
import { type Failure, isShownGlobally } from "../app/failure";
import { serverText } from "../app/serverText";

const wasRefused = ({ reason, status }: Failure) =>
	reason === "status" && status < 500;

/** The server's text of a rejected request (status below 500); empty for any other failure. */
export const serverErrorText = (failure: Failure): LocalizedMessage =>
	wasRefused(failure) ? failure.message : noMessage;

export const incorrectCode = msg`Incorrect code. Please check it and try again.`;
export const expiredCode = msg`This code has expired. Please request a new one.`;

/** By its number, or by the documents' sentence where another host has other numbers. */
export const isWrongCode = ({ code, message }: Failure): boolean =>
	code === failureCode.otpInvalid ||
	[message.en, message.th].some((text) =>
		/invalid otp,? please verify/i.test(text),
	);

/** What the form says of a code that was not accepted; only an incorrect one marks the boxes (2 §8, 3 §8). */
export interface CodeMessage {
	text: DialogText;
	isIncorrect: boolean;
}

export type CodeOutcome =
	/** refused: a popup, then the module's page. */
	| { kind: "incorrect" | "expired" | "refused"; text: DialogText }
	| { kind: "offline" | "shownGlobally" };

export function codeOutcome(failure: Failure): CodeOutcome {
	const { code, message } = failure;
	if (isShownGlobally(failure)) return { kind: "shownGlobally" };
	if (failure.reason === "network") return { kind: "offline" };
	if (isWrongCode(failure)) return { kind: "incorrect", text: incorrectCode };
	if (code === failureCode.otpExpired)
		return { kind: "expired", text: expiredCode };
	return {
		kind: "refused",
		text: serverText(message, msg`Unable to receive this reward`),
	};
}

const popup = { variant: "warning", confirmLabel: msg`Close` } as const;

const badNumberDialog = (
	message: LocalizedMessage,
	numberPage?: string,
): Confirmation => ({
	...popup,
	title: msg`This number cannot be used`,
	description: serverText(message, msg`Please enter a valid number.`),
	...(numberPage ? { to: numberPage, navigateOnClose: true } : null),
});

const notSentDialog = (failure: Failure): Confirmation => ({
	...popup,
	title: msg`The code could not be sent`,
	description: serverText(
		serverErrorText(failure),
		msg`Please check your connection and try again.`,
	),
});

/** The popup of a code that could not be sent; null where the failure is shown globally. */
export function codeRequestDialog(
	failure: Failure,
	numberPage?: string,
): Confirmation | null {
	const { code, message } = failure;
	if (isShownGlobally(failure)) return null;
	if (code === failureCode.otpTooSoon)
		return {
			...popup,
			image: "sandclock",
			title: msg`Too soon for another code`,
			description: serverText(
				message,
				msg`Please wait a moment and try again.`,
			),
		};
	return code === failureCode.refused
		? badNumberDialog(message, numberPage)
		: notSentDialog(failure);
}

/** The popup of a refused number on the code's page, which leads to /mobileno (2 §8); null where the failure is shown globally. */
export function unusableNumberDialog(
	failure: Failure,
	numberPage: string,
): Confirmation | null {
	if (isShownGlobally(failure)) return null;
	return wasRefused(failure)
		? badNumberDialog(failure.message, numberPage)
		: notSentDialog(failure);
}

/** The popup of a refused order, which leads to the module's page (2 §8). */
export const orderDeclinedDialog = (
	text: DialogText,
	page: string,
): Confirmation => ({
	variant: "error",
	title: text,
	confirmLabel: msg`Close`,
	to: page,
	navigateOnClose: true,
});

/** The text under a refused number; null where the failure is shown globally. */
export function numberErrorText(failure: Failure): DialogText | null {
	if (isShownGlobally(failure)) return null;
	return wasRefused(failure)
		? serverText(
				failure.message,
				msg`This number cannot be used. Please enter another one.`,
			)
		: msg`Please check your connection and try again.`;
}
