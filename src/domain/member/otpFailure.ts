// What a failed one-time code step shows: marked boxes, a text at the number, or a dialog (2 §8, 3 §8).
import { msg } from "@lingui/core/macro";
import type { LocalizedMessage } from "../../contract/envelope";
import { failureCode } from "../../contract/failureCode";
import type { Confirmation, DialogText } from "../app/confirmation";
import { closingTo, type Failure, hasGlobalStatus } from "../app/failure";
import { failureText } from "../app/failureText";
import { isUndecided } from "../app/httpStatus";
import { serverText } from "../app/serverText";

/** Whether the server refused what was sent; a refusal for session, lock or limit says nothing about that. */
export const wasRefused = (failure: Failure) =>
	!isUndecided(failure) && !hasGlobalStatus(failure);

export const incorrectCode = msg`Incorrect code. Please check it and try again.`;
export const expiredCode = msg`This code has expired. Please request a new one.`;

/** Whether the failure is a wrong code: by its error code, or by the documents' sentence, since other hosts have other codes. */
export const isWrongCode = ({ code, message }: Failure): boolean =>
	code === failureCode.otpInvalid ||
	[message.en, message.th].some((text) =>
		/invalid otp,? please verify/i.test(text),
	);

/** What the form says of a code that was not accepted; only an incorrect one marks the boxes (2 §8, 3 §8). */
export interface CodeError {
	kind: "incorrect" | "expired" | "notChecked";
	text: DialogText;
}

type DeliveryCodeError =
	| CodeError
	/** Shown in a dialog, which leads to the module's page. */
	| { kind: "refused"; text: DialogText }
	| { kind: "offline" };

/** What the page of an order shows for a failed code (2 §8). */
export function deliveryCodeError(failure: Failure): DeliveryCodeError {
	const { code, message } = failure;
	if (failure.reason === "network") return { kind: "offline" };
	if (isWrongCode(failure)) return { kind: "incorrect", text: incorrectCode };
	if (code === failureCode.otpExpired)
		return { kind: "expired", text: expiredCode };
	return {
		kind: "refused",
		text: serverText(message, msg`Unable to receive this reward`),
	};
}

const warning = { variant: "warning", confirmLabel: msg`Close` } as const;

const badNumberDialog = (
	message: LocalizedMessage,
	numberPage?: string,
): Confirmation => ({
	...warning,
	title: msg`This number cannot be used`,
	description: serverText(message, msg`Please enter a valid number.`),
	...(numberPage && closingTo(numberPage)),
});

const notSentDialog = (failure: Failure): Confirmation => ({
	...warning,
	title: msg`The code could not be sent`,
	description: failureText(
		failure,
		msg`Please check your connection and try again.`,
	),
});

/** Whether the code was requested too soon: by its error code, or by the documents' words (3 §8). */
const isTooSoon = ({ code, message }: Failure): boolean =>
	code === failureCode.otpTooSoon ||
	[String(code), message.en, message.th].some((text) =>
		/too.?soon/i.test(text),
	);

/** The dialog of a code that could not be sent. */
export function codeRequestDialog(
	failure: Failure,
	numberPage?: string,
): Confirmation {
	const { code, message } = failure;
	if (isTooSoon(failure))
		return {
			...warning,
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

/** The dialog of a refused number on the code's page, which leads to /mobileno (2 §8). */
export const unusableNumberDialog = (
	failure: Failure,
	numberPage: string,
): Confirmation =>
	wasRefused(failure)
		? badNumberDialog(failure.message, numberPage)
		: notSentDialog(failure);

/** The dialog of a refused order, which leads to the module's page (2 §8). */
export const orderDeclinedDialog = (
	text: DialogText,
	page: string,
): Confirmation => ({
	variant: "error",
	title: text,
	...closingTo(page),
});

/** The text under a delivery's refused number (2 §8 Verify mobile). */
export const deliveryNumberError = (failure: Failure): DialogText =>
	failureText(
		failure,
		wasRefused(failure)
			? msg`This number cannot be used. Please enter another one.`
			: msg`Please check your connection and try again.`,
	);
