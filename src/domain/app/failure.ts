// What the app shows for a failed call: one table by status, code and reason (1 §8).
import { msg } from "@lingui/core/macro";
import type { ErrorCode, LocalizedMessage } from "../../contract/envelope";
import { failureCode } from "../../contract/failureCode";
import type { Confirmation, DialogText } from "./confirmation";
import { isUndecidedStatus, retryableStatuses } from "./httpStatus";
import { ownValue } from "./ownValue";
import { serverText } from "./serverText";
import { signInCode } from "./signInCode";

/** A failed call as platform/http throws it; status 0 without a reply. */
export interface Failure {
	status: number;
	code: ErrorCode | null;
	message: LocalizedMessage;
	reason: "status" | "network" | "timeout" | "shape";
	/** The article about the device in the refusal of a profile call (3 §6). */
	article?: object | null;
}

/** The purpose of the failed call. */
export interface FailureContext {
	kind: "read" | "write";
	/** `silent`: the documents ignore the failure, or its screen shows it. `awaited`: like `silent`, but a person waits for the result, such as a claim's. `profile`: the profile call, whose refusal means that the customer is not a member (3 §6). */
	handling?: "silent" | "awaited" | "profile";
	/** The data is already on the phone, and the notice of its age says that the refresh failed. */
	isRefresh?: boolean;
}

export type FailureOutcome =
	| { kind: "nothing" }
	/** The session-timeout dialog: no close button, confirm fetches a new token (1 §4). */
	| { kind: "sessionTimeout"; message: DialogText }
	| { kind: "dialog"; dialog: Confirmation }
	/** The device is not allowed: its article says so (1 §8, 3 §6). */
	| { kind: "noPermission"; code: ErrorCode }
	| { kind: "notFound" };

const nothing: FailureOutcome = { kind: "nothing" };

/** Codes of a 400 that the caller handles (1 §8). */
const silentCodes: readonly (ErrorCode | null)[] = [
	failureCode.malformed,
	failureCode.mobileTaken,
	failureCode.claimRefused,
	null,
];

const errorOccurred = msg`An error occurred`;
const codeText = (code: ErrorCode | null) => {
	const errorCode = String(code);
	return msg`Error code ${errorCode}`;
};
const close = msg`Close`;

/** The fields of a dialog with only a close button; it leads to the page however it is closed. */
export const closingTo = (page: string) => ({
	confirmLabel: undefined,
	cancelLabel: close,
	to: page,
	navigateOnClose: true,
});

const backToHome = msg`Back to home`;
/** The second button of dialogs for failures that a retry may not solve. */
export const contactUs = { label: msg`Contact us`, to: "/contact_us" };

const errorDialog = (
	title: DialogText,
	more: Partial<Confirmation>,
): FailureOutcome => ({
	kind: "dialog",
	dialog: {
		variant: "error",
		title,
		confirmLabel: backToHome,
		to: "/",
		...more,
	},
});

export const outcomeByStatus: Record<
	number,
	(failure: Failure) => FailureOutcome
> = {
	403: ({ message }) => ({
		kind: "sessionTimeout",
		message: serverText(
			message,
			msg`Session timeout. Please log-in again to use the service.`,
		),
	}),
	401: () =>
		errorDialog(msg`Unauthorized`, {
			description: msg`Open Galaxy Gift from your phone’s menu again, then try once more.`,
			other: contactUs,
			navigateOnClose: true,
		}),
	400: ({ code, message }) =>
		silentCodes.includes(code)
			? nothing
			: {
					kind: "dialog",
					dialog: {
						variant: "unknown",
						title: serverText(message, errorOccurred),
						// Without a text of the server, the person needs the code for the call center.
						...(!message.th && !message.en && { description: codeText(code) }),
						showClose: true,
						confirmLabel: msg`OK`,
						other: contactUs,
					},
				},
	423: ({ message }) =>
		errorDialog(serverText(message, errorOccurred), closingTo("/")),
	429: ({ message }) => ({
		kind: "dialog",
		dialog: {
			variant: "default",
			image: "queue",
			...(message.th || message.en
				? { title: message }
				: {
						title: msg`We are in high demand right now`,
						description: msg`Too many requests. Please wait a moment.`,
					}),
			...closingTo("/"),
		},
	}),
};

/** Whether the global table covers this status for every call; platform/browser/failureShown says whether it was really shown. */
export const hasGlobalStatus = ({ status }: Pick<Failure, "status">): boolean =>
	retryableStatuses.includes(status);

/** Whether the host does not know what was requested; some hosts say so by the status alone. */
export const isNotFound = ({ status, code }: Failure): boolean =>
	status === 404 ||
	status === 410 ||
	(status === 400 && code === failureCode.notFound);

/** Whether no reply came; the request may still have succeeded. */
export const gotNoReply = ({ reason }: Pick<Failure, "reason">): boolean =>
	reason === "network" || reason === "timeout";

const offlineDialog: Confirmation = {
	variant: "offline",
	title: msg`No Internet connection`,
	description: msg`Please check your connection and try again.`,
	confirmLabel: close,
};

const slowDialog: Confirmation = {
	variant: "warning",
	title: msg`This is taking too long`,
	description: msg`There was no answer. Your connection may be slow. Please try again.`,
	confirmLabel: close,
};

export const noReplyDialog = (reason: Failure["reason"]): Confirmation =>
	reason === "network" ? offlineDialog : slowDialog;

const refusedDeviceCodes: readonly (ErrorCode | null)[] = [
	failureCode.validateNerpFailed,
	failureCode.deviceNotFound,
	failureCode.deviceTierNotAllowed,
	failureCode.eulaDateInvalid,
];

/** Whether the device may not use the app, at sign-in or later (1 §8, 3 §6). */
export const isDeviceRefused = (failure: Failure): boolean =>
	refusedDeviceCodes.includes(signInCode(failure));

/** Whether the refusal of a profile call means that there is no profile: a 4xx that concerns neither session nor limits. */
function hasNoProfile(failure: Failure): boolean {
	const { status, code } = failure;
	const isSilent = status === 400 && silentCodes.includes(code);
	return (
		status >= 400 &&
		!isUndecidedStatus(status) &&
		!hasGlobalStatus(failure) &&
		!isSilent
	);
}

/** What a failed call shows; a failed sign-in has its own table (signInFailure). */
export function failureOutcome(
	failure: Failure,
	{ kind, handling, isRefresh }: FailureContext,
): FailureOutcome {
	const { status, reason } = failure;
	const isProfile = handling === "profile";
	if (handling && !isProfile && !hasGlobalStatus(failure)) return nothing;
	// A profile call refuses the device by an article or by the code, whatever the status (3 §6).
	if (
		(isProfile && failure.article) ||
		((status === 400 || isProfile) && isDeviceRefused(failure))
	)
		return noPermissionOutcome(failure);
	if (reason === "status" && isProfile && hasNoProfile(failure))
		return { kind: "notFound" };
	if (isRefresh && !hasGlobalStatus(failure)) return nothing;
	// A read shows a missing reply where its data would be.
	if (gotNoReply(failure))
		return kind === "write"
			? { kind: "dialog", dialog: noReplyDialog(reason) }
			: nothing;
	const outcome =
		reason === "status" && ownValue(outcomeByStatus, status)?.(failure);
	return (
		outcome ||
		errorDialog(errorOccurred, {
			description: msg`This is on our side. Please try again in a moment.`,
			other: contactUs,
		})
	);
}

/** A repeated failure within this time after a dialog is not shown again, in ms. */
const repeatWindowMs = 5000;

/** The subject by which a repeated failure is recognised: the text of its dialog; the status for session, lock and limit, whose dialogs lead home, where the loads fail again with other texts. */
export const failureSubject = (
	failure: Failure,
	dialog: Confirmation,
): string =>
	hasGlobalStatus(failure) ? String(failure.status) : JSON.stringify(dialog);

/** The subject of the last shown failure, and when it occurred or its dialog closed (ms). */
export interface ShownFailure {
	subject: string;
	at: number;
}

/** Whether a read fails with the subject that was just shown; writes are always shown. */
export function isRepeatedFailure(
	subject: string,
	{ kind }: FailureContext,
	last: ShownFailure | null,
	now: number,
): boolean {
	return (
		kind === "read" &&
		last !== null &&
		last.subject === subject &&
		now - last.at < repeatWindowMs
	);
}

export const signInErrorDialog: Confirmation = {
	variant: "error",
	title: msg`We could not sign you in`,
	description: msg`Please try accessing again later.`,
};

/** For failures that a retry does not solve. */
export const finalSignInErrorDialog: Confirmation = {
	...signInErrorDialog,
	confirmLabel: backToHome,
	to: "/",
};

/** Returns the host's own code of a refusal, else the code that belongs to its name, else 0. */
export const refusalCode = (failure: Failure): ErrorCode =>
	failure.code ?? signInCode(failure) ?? 0;

export const noPermissionOutcome = (failure: Failure): FailureOutcome => ({
	kind: "noPermission",
	code: refusalCode(failure),
});
