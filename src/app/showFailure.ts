// Shows a failed call to the person, as the table in domain/app/failure decides (1 §8).
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { noticeDialog } from "../components/dialogs/noticeDialog";
import { noPermissionArticle } from "../contract/authentication";
import type { ErrorCode } from "../contract/envelope";
import type { Confirmation, DialogText } from "../domain/app/confirmation";
import { errorCodeOfAddress } from "../domain/app/errorCodeOfAddress";
import {
	type Failure,
	type FailureContext,
	type FailureOutcome,
	failureOutcome,
	failureSubject,
	hasGlobalStatus,
	isRepeatedFailure,
	type ShownFailure,
} from "../domain/app/failure";
import type { AutomaticOverlay } from "../domain/app/overlay";
import { atomStore } from "../platform/atomStore";
import { dialogAtom, openDialog } from "../platform/browser/dialogs";
import { suppressFailure } from "../platform/browser/failureShown";
import { goTo } from "../platform/browser/openLink";
import { openWhenFree } from "../platform/browser/overlays";
import { ApiFailure } from "../platform/http/apiFailure";
import { queryClient } from "../platform/query/queryClient";
import {
	areSessionDialogsPostponed,
	isOnCodesPage,
} from "../platform/session/postponedDialogs";
import { dispatchSessionEvent } from "../platform/session/renewal";
import { currentSession } from "../platform/session/session";
import { authenticationQueries } from "../queries/authentication";

let lastFailure: ShownFailure | null = null;
/** The subject of the failure whose dialog is open, null for none. */
let openSubject: string | null = null;

/** Opens the dialog of a failure; further failures with the same subject are dropped until shortly after it has closed. */
function openFailureDialog(dialog: Confirmation, subject: string): void {
	openDialog({ name: "confirmation", ...dialog });
	openSubject = subject;
	const opened = atomStore.get(dialogAtom);
	const stop = atomStore.sub(dialogAtom, () => {
		if (atomStore.get(dialogAtom) === opened) return;
		stop();
		openSubject = null;
		lastFailure = { subject, at: performance.now() };
	});
}

/** Caches the article of a refusal for the page of a refused device, which otherwise loads the article of the error code. */
function cacheArticle({ article }: Failure, code: ErrorCode): void {
	const read = v.safeParse(noPermissionArticle.reply, article);
	if (!article || !read.success) return;
	const { queryKey } = authenticationQueries.noPermissionArticle(
		errorCodeOfAddress(String(code)),
	);
	queryClient.setQueryDefaults(queryKey, { staleTime: Infinity });
	queryClient.setQueryData(queryKey, read.output);
}

/** Goes to the page that explains the failure, unless the saved codes are open. */
function goToFailurePage(
	outcome: FailureOutcome & { kind: "noPermission" | "notFound" },
	failure: Failure,
): void {
	if (outcome.kind === "noPermission") cacheArticle(failure, outcome.code);
	const path =
		outcome.kind === "notFound"
			? "/not-found"
			: `/no-permission-device-article?errorCode=${outcome.code}`;
	if (location.pathname === path.split("?")[0] || isOnCodesPage()) return;
	goTo(path);
}

const sendAgain = noticeDialog(
	"warning",
	msg`It could not be sent just now. Please try again in a moment.`,
);

/** The functions, by subject, that cancel an outcome which waits until nothing else is open. */
const waiting = new Map<string, () => void>();

/** Shows an outcome as soon as nothing else is open, and cancels an earlier one with the same subject that still waits. */
function showWhenFree(
	subject: string,
	show: () => void,
	overlay: AutomaticOverlay = "outcome",
): void {
	waiting.get(subject)?.();
	waiting.set(subject, openWhenFree(overlay, show));
}

/** Shows that the session has ended unless it was renewed meanwhile; `token` is the token of the ended session. */
function showSessionTimeout(message: DialogText, token?: string): void {
	const show = () => {
		// Another tab may have renewed the session meanwhile.
		if (currentSession()?.token === token)
			openDialog({ name: "sessionTimeout", message });
	};
	showWhenFree("sessionTimeout", show, "sessionTimeout");
}

/** Shows the dialog of a failure: now, or after an open dialog if it is the failure of a press; not again shortly after the same one. */
function showFailureDialog(
	failure: ApiFailure,
	context: FailureContext,
	dialog: Confirmation,
): void {
	const subject = failureSubject(failure, dialog);
	const open = atomStore.get(dialogAtom);
	if (open !== null) {
		const isOfflineShown =
			open.name === "offline" && failure.reason === "network";
		if (subject === openSubject || isOfflineShown) return;
		suppressFailure(failure);
		const isOfPress =
			context.handling === "awaited" ||
			(context.kind === "write" && !context.handling);
		if (isOfPress)
			showWhenFree(subject, () => openFailureDialog(dialog, subject));
		return;
	}
	const now = performance.now();
	if (isRepeatedFailure(subject, context, lastFailure, now)) {
		suppressFailure(failure);
		lastFailure = { subject, at: now };
	} else openFailureDialog(dialog, subject);
}

/** Reports a failed call to the session, then shows its outcome; simultaneous failures are shown once. */
export function showFailure(failure: unknown, context: FailureContext) {
	if (!(failure instanceof ApiFailure)) return;
	// The landing page shows the result of its own sign-in.
	if (location.pathname === "/landing") return;
	const { status } = failure;
	const outcome = failureOutcome(failure, context);
	if (outcome.kind === "noPermission" || outcome.kind === "notFound")
		return showWhenFree("page", () => goToFailurePage(outcome, failure));
	// The call was sent without a token, or with one that has been renewed since: the session is valid.
	const token = currentSession()?.token;
	if (status === 403 && (!failure.token || failure.token !== token)) {
		suppressFailure(failure);
		if (context.handling === "awaited")
			showWhenFree(String(status), () => openDialog(sendAgain));
		return;
	}
	const actions = dispatchSessionEvent({ name: "failed", status });
	const open = atomStore.get(dialogAtom);
	// Session, lock and limit dialogs wait while the saved codes are open.
	if (areSessionDialogsPostponed() && hasGlobalStatus(failure)) {
		if (outcome.kind !== "sessionTimeout") suppressFailure(failure);
		return;
	}
	if (outcome.kind === "sessionTimeout") {
		// The dialog of a session that has just ended replaces any other dialog; a claim's check may always be replaced, because the next session continues it.
		const mayReplace =
			open === null ||
			open.name === "checkingClaim" ||
			actions.includes("askReactivation");
		if (mayReplace) return showSessionTimeout(outcome.message, token);
		if (open.name !== "sessionTimeout") suppressFailure(failure);
	} else if (outcome.kind === "dialog")
		showFailureDialog(failure, context, outcome.dialog);
}
