// What the app shows for a failed sign-in (1 §8 Sign-in errors).
import { msg } from "@lingui/core/macro";
import type { ErrorCode, LocalizedMessage } from "../../contract/envelope";
import { failureCode } from "../../contract/failureCode";
import type { Confirmation } from "./confirmation";
import {
	contactUs,
	type Failure,
	type FailureOutcome,
	finalSignInErrorDialog,
	gotNoReply,
	isDeviceRefused,
	noPermissionOutcome,
	noReplyDialog,
	outcomeByStatus,
	refusalCode,
	signInErrorDialog,
} from "./failure";
import { ownValue } from "./ownValue";
import { serverText } from "./serverText";
import { signInCode } from "./signInCode";

export type SignInOutcome =
	| FailureOutcome
	| { kind: "blank"; code: ErrorCode; message: LocalizedMessage };

/** The dialog of a failed sign-in, also of a reply without a token (1 §5). */
export const signInFailedDialog: Confirmation = {
	...signInErrorDialog,
	confirmLabel: msg`Try again`,
	reload: true,
};

export const blockedEmailDialog = {
	variant: "error",
	title: msg`You cannot access Galaxy Gift`,
	description: msg`Galaxy Gift does not support your email address. Please contact us.`,
	showClose: true,
	confirmLabel: contactUs.label,
	to: contactUs.to,
} satisfies Confirmation;

const retry: SignInOutcome = { kind: "dialog", dialog: signInFailedDialog };
const blank = (failure: Failure): SignInOutcome => ({
	kind: "blank",
	code: refusalCode(failure),
	message: failure.message,
});

const bySignInCode: Record<number, (failure: Failure) => SignInOutcome> = {
	[failureCode.cannotVerify]: () => retry,
	[failureCode.requestTokenFailed]: () => retry,
	[failureCode.retrieveUserFailed]: () => retry,
	[failureCode.emailDomainNotSupported]: () => ({
		kind: "dialog",
		dialog: blockedEmailDialog,
	}),
	[failureCode.imeiIncorrect]: blank,
	[failureCode.serialIncorrect]: blank,
	[failureCode.decryptStateError]: blank,
	[failureCode.emailNotSupported]: blank,
	[failureCode.maintenance]: ({ message }) => ({
		kind: "dialog",
		dialog: {
			variant: "warning",
			title: serverText(message, msg`The system is under maintenance`),
			confirmLabel: msg`Close`,
			confirmDisabled: true,
		},
	}),
	[failureCode.campaignOutOfDuration]: () => ({ kind: "nothing" }),
};

/** Statuses with the same meaning at sign-in as elsewhere: locked, too many requests. */
const sameEverywhere = [423, 429];

export function signInOutcome(failure: Failure): SignInOutcome {
	const { reason, status } = failure;
	if (gotNoReply(failure)) {
		const again = { confirmLabel: msg`Try again`, reload: true };
		return { kind: "dialog", dialog: { ...noReplyDialog(reason), ...again } };
	}
	const outcome =
		sameEverywhere.includes(status) &&
		ownValue(outcomeByStatus, status)?.(failure);
	if (outcome) return outcome;
	if (isDeviceRefused(failure)) return noPermissionOutcome(failure);
	const code = signInCode(failure);
	const byCode = code === null ? undefined : ownValue(bySignInCode, code);
	if (byCode) return byCode(failure);
	return { kind: "dialog", dialog: finalSignInErrorDialog };
}
