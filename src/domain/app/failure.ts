// What a failed call becomes for the person: the one table by status, code and reason (1 §8).
import { msg } from "@lingui/core/macro";
import type { LocalizedMessage } from "../../contract/envelope";
import { failureCode } from "../../contract/failureCode";
import { type Confirmation, type DialogText, serverText } from "./confirmation";

/** A failed call as platform/http throws it; status 0 without a reply. */
export interface Failure {
	status: number;
	code: number | null;
	message: LocalizedMessage;
	reason: "status" | "network" | "timeout" | "shape";
}

/** What the failed call was for; silent ones are the loads that the documents swallow. */
export interface FailureContext {
	kind: "read" | "write";
	silent: boolean;
	/** The call for the customer's profile: who has none is no member (3 §6). */
	isProfile?: boolean;
}

export type FailureOutcome =
	| { kind: "nothing" }
	/** The session-timeout dialog: no close button, confirm fetches a new token (1 §4). */
	| { kind: "sessionTimeout"; message: DialogText }
	| { kind: "dialog"; dialog: Confirmation }
	/** The device may not enter (any more): its article, the dialog where that cannot be had (1 §8, 3 §6). */
	| { kind: "noPermission"; code: number; otherwise: Confirmation }
	/** The customer has no profile: to /not-found (3 §6). */
	| { kind: "notFound" };

const nothing: FailureOutcome = { kind: "nothing" };

/** Codes of a 400 that the caller handles itself (1 §8). */
const silentCodes: readonly (number | null)[] = [
	failureCode.malformed,
	failureCode.mobileTaken,
	failureCode.claimRefused,
	null,
];

const anError = msg`An error occurred`;
const close = msg`Close`;

const errorDialog = (title: DialogText, goAnyway = false): FailureOutcome => ({
	kind: "dialog",
	dialog: { variant: "error", title, confirmLabel: close, go: "/", goAnyway },
});

const byStatus: Record<number, (failure: Failure) => FailureOutcome> = {
	403: ({ message }) => ({
		kind: "sessionTimeout",
		message: serverText(
			message,
			msg`Session timeout. Please log-in again to use the service.`,
		),
	}),
	401: () => errorDialog(msg`Unauthorized`, true),
	400: ({ code, message }) =>
		silentCodes.includes(code)
			? nothing
			: {
					kind: "dialog",
					dialog: {
						variant: "unknown",
						title: serverText(message, anError),
						showClose: true,
					},
				},
	423: ({ message }) => errorDialog(serverText(message, anError), true),
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
			confirmLabel: close,
			go: "/",
			goAnyway: true,
		},
	}),
};

/** Statuses about the customer rather than the load: they show even for silent calls. */
const neverSilent = [401, 403, 423, 429];

/** Whether the table's own dialog says it, so that nobody else has to. */
export const isShownGlobally = ({ status }: Pick<Failure, "status">): boolean =>
	neverSilent.includes(status);

/** Whether no reply came: what was asked for may be there all the same. */
export const hasNoReply = ({ reason }: Pick<Failure, "reason">): boolean =>
	reason === "network" || reason === "timeout";

/** A call that never got its reply: a read draws it in its own place, a write says so. */
function withoutReply(
	reason: Failure["reason"],
	write: boolean,
): FailureOutcome {
	if (!write) return nothing;
	if (reason === "network") return { kind: "dialog", dialog: offlineDialog };
	return {
		kind: "dialog",
		dialog: {
			variant: "warning",
			title: msg`This is taking too long`,
			description: msg`The connection is slow right now. Please try again in a moment.`,
			confirmLabel: close,
		},
	};
}

/** The offline message of 1 §2. */
const offlineDialog: Confirmation = {
	variant: "offline",
	title: msg`No Internet connection`,
	description: msg`Please check your connection and try again.`,
	confirmLabel: close,
};

/** Codes by which the host turns a device away, at sign-in or later (1 §8, 3 §6). */
const deviceCodes: readonly (number | null)[] = [
	failureCode.validateNerpFailed,
	failureCode.deviceNotFound,
	failureCode.deviceTierNotAllowed,
	failureCode.eulaDateInvalid,
];

/** Whether a refused profile call means that there is no profile: a 4xx that is about neither the session nor a limit, and no silent code. */
function hasNoProfile(failure: Failure): boolean {
	const { status, code } = failure;
	const isSilent = status === 400 && silentCodes.includes(code);
	return (
		status >= 400 && status < 500 && !isShownGlobally(failure) && !isSilent
	);
}

/** Decides what a failed call shows. Sign-in has a table of its own below. */
export function failureOutcome(
	failure: Failure,
	{ kind, silent, isProfile }: FailureContext,
): FailureOutcome {
	const { status, reason, code } = failure;
	if (silent && !isShownGlobally(failure)) return nothing;
	// Of the profile call the code alone counts (3 §6).
	if ((status === 400 || isProfile) && deviceCodes.includes(code))
		return noPermission(failure);
	if (reason === "status" && isProfile && hasNoProfile(failure))
		return { kind: "notFound" };
	if (hasNoReply(failure)) return withoutReply(reason, kind === "write");
	if (reason === "status" && Object.hasOwn(byStatus, status))
		return byStatus[status](failure);
	return errorDialog(anError);
}

/** How long after a dialog failures of its kind still belong to it, in ms. */
const stormLasts = 5000;

/** A failure that was shown, or that belonged to one: its status, and when it came or its dialog closed (ms). */
export interface ShownFailure {
	status: number;
	at: number;
}

/** Whether a failure is one more of a storm: a load that fails as the last one did, close behind it. What a person did is always answered. */
export function isRepeatedFailure(
	{ status }: Failure,
	{ kind }: FailureContext,
	last: ShownFailure | null,
	now: number,
): boolean {
	return (
		kind === "read" &&
		last !== null &&
		last.status === status &&
		now - last.at < stormLasts
	);
}

export type SignInOutcome =
	| FailureOutcome
	/** To /blank, which shows code and message in debug mode only. */
	| { kind: "blank"; code: number; message: LocalizedMessage };

const authenticationError: Confirmation = {
	variant: "error",
	title: msg`We could not sign you in`,
	description: msg`Please try accessing again later.`,
};

const retry: SignInOutcome = {
	kind: "dialog",
	dialog: {
		...authenticationError,
		confirmLabel: msg`Try again`,
		reload: true,
	},
};
const noPermission = ({ code }: Failure): FailureOutcome => ({
	kind: "noPermission",
	code: code ?? 0,
	otherwise: { ...authenticationError, confirmLabel: close, go: "/" },
});
const blank = ({ code, message }: Failure): SignInOutcome => ({
	kind: "blank",
	code: code ?? 0,
	message,
});

const bySignInCode: Record<number, (failure: Failure) => SignInOutcome> = {
	[failureCode.cannotVerify]: () => retry,
	[failureCode.requestTokenFailed]: () => retry,
	[failureCode.retrieveUserFailed]: () => retry,
	[failureCode.emailDomainNotSupported]: () => ({
		kind: "dialog",
		dialog: {
			variant: "error",
			title: msg`You cannot access Galaxy Gift`,
			description: msg`Your email address belongs to an organisation that this service does not support.`,
			showClose: true,
		},
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
			confirmLabel: close,
			confirmDisabled: true,
		},
	}),
	[failureCode.campaignOutOfDuration]: () => nothing,
};

/** Statuses that mean the same at the door as inside: locked, too many requests. */
const sameEverywhere = [423, 429];

/** Decides what a failed sign-in shows (1 §8 Sign-in errors). */
export function signInOutcome(failure: Failure): SignInOutcome {
	const { code, reason, status } = failure;
	if (hasNoReply(failure)) {
		const outcome = withoutReply(reason, true);
		if (outcome.kind !== "dialog") return outcome;
		const again = { confirmLabel: msg`Try again`, reload: true };
		return { kind: "dialog", dialog: { ...outcome.dialog, ...again } };
	}
	if (sameEverywhere.includes(status)) return byStatus[status](failure);
	if (deviceCodes.includes(code)) return noPermission(failure);
	if (code !== null && Object.hasOwn(bySignInCode, code))
		return bySignInCode[code](failure);
	return {
		kind: "dialog",
		dialog: { ...authenticationError, confirmLabel: close, go: "/" },
	};
}
