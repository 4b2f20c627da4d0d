// What a failed step with a one-time code becomes: flagged boxes, a word at the number, or a popup (2 §8, 3 §8).
import { msg } from "@lingui/core/macro";
import type { LocalizedMessage } from "../../contract/envelope";
import { failureCode } from "../../contract/failureCode";
import {
	type Confirmation,
	type DialogText,
	serverText,
} from "../app/confirmation";
import { type Failure, isShownGlobally } from "../app/failure";

const wasRefused = ({ reason, status }: Failure) =>
	reason === "status" && status < 500;

export type CodeOutcome =
	/** The boxes are flagged, and may be filled in anew. */
	| { kind: "incorrect"; text: DialogText }
	/** The boxes are flagged, and another code may be asked for at once. */
	| { kind: "expired"; text: DialogText }
	/** Anything else the server declined: a popup, then back to the module's page. */
	| { kind: "refused"; text: DialogText }
	/** The network was gone before the request left. */
	| { kind: "offline" }
	| { kind: "saidElsewhere" };

/** What a code that was sent in came to, where it was not taken. */
export function codeOutcome(failure: Failure): CodeOutcome {
	const { code, message } = failure;
	if (isShownGlobally(failure)) return { kind: "saidElsewhere" };
	if (failure.reason === "network") return { kind: "offline" };
	if (code === failureCode.otpInvalid)
		return {
			kind: "incorrect",
			text: msg`Incorrect code. Please check it and try again.`,
		};
	if (code === failureCode.otpExpired)
		return {
			kind: "expired",
			text: msg`This code has expired. Please request a new one.`,
		};
	return {
		kind: "refused",
		text: serverText(message, msg`Unable to receive this reward`),
	};
}

const popup = { variant: "warning", confirmLabel: msg`Close` } as const;

/** The popup of a number that cannot be used; `toNumber` leads to the step that asks for one. */
const badNumber = (
	message: LocalizedMessage,
	toNumber?: string,
): Confirmation => ({
	...popup,
	title: msg`This number cannot be used`,
	description: serverText(message, msg`Please enter a valid number.`),
	...(toNumber ? { go: toNumber, goAnyway: true } : null),
});

const notSent = (failure: Failure): Confirmation => ({
	...popup,
	title: msg`The code could not be sent`,
	description: serverText(
		wasRefused(failure) ? failure.message : { th: "", en: "" },
		msg`Please check your connection and try again.`,
	),
});

/** The popup of a code that could not be sent; null where it is said already. */
export function requestFailure(
	failure: Failure,
	toNumber?: string,
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
		? badNumber(message, toNumber)
		: notSent(failure);
}

/** The popup of a number that the check turned down on the code's own page: then back to /mobileno (2 §8); null where it is said already. */
export function unusableNumber(
	failure: Failure,
	toNumber: string,
): Confirmation | null {
	if (isShownGlobally(failure)) return null;
	return wasRefused(failure)
		? badNumber(failure.message, toNumber)
		: notSent(failure);
}

/** The popup of an order that was declined; however it closes, it leads to the module's page (2 §8). */
export const orderDeclined = (
	text: DialogText,
	page: string,
): Confirmation => ({
	variant: "error",
	title: text,
	confirmLabel: msg`Close`,
	go: page,
	goAnyway: true,
});

/** The sentence under a number that the check turned down; null where it is said already. */
export function numberFailure(failure: Failure): DialogText | null {
	if (isShownGlobally(failure)) return null;
	return wasRefused(failure)
		? serverText(
				failure.message,
				msg`This number cannot be used. Please enter another one.`,
			)
		: msg`Please check your connection and try again.`;
}
