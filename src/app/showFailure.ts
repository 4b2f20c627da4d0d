// Shows a failed call to the person, as the table in domain/app/failure decides (1 §8).
import {
	type FailureContext,
	type FailureOutcome,
	failureOutcome,
	isRepeatedFailure,
	isShownGlobally,
	type ShownFailure,
} from "../domain/app/failure";
import {
	type DialogRequest,
	dialogAtom,
	openDialog,
} from "../platform/browser/dialogs";
import { suppressFailure } from "../platform/browser/failureShown";
import { goTo } from "../platform/browser/openLink";
import { openWhenFree } from "../platform/browser/overlays";
import { ApiFailure } from "../platform/http/apiFailure";
import { store } from "../platform/query/store";
import {
	areSessionDialogsPostponed,
	dispatchSessionEvent,
	isOnCodesPage,
} from "../platform/session/renewal";
import { currentSession } from "../platform/session/session";

let lastFailure: ShownFailure | null = null;

/** Opens the dialog of a failure; further failures are dropped until shortly after it has closed. */
function openFailureDialog(request: DialogRequest, status: number): void {
	openDialog(request);
	const opened = store.get(dialogAtom);
	const stop = store.sub(dialogAtom, () => {
		if (store.get(dialogAtom) === opened) return;
		stop();
		lastFailure = { status, at: performance.now() };
	});
}

function showOutcome(outcome: FailureOutcome, status: number): void {
	if (outcome.kind === "sessionTimeout")
		openDialog({ name: "sessionTimeout", message: outcome.message });
	if (outcome.kind === "dialog")
		openFailureDialog({ name: "confirmation", ...outcome.dialog }, status);
}

/** Goes to the page that explains the failure, unless the saved codes are open. */
function goToFailurePage(
	outcome: FailureOutcome & { kind: "noPermission" | "notFound" },
): void {
	const path =
		outcome.kind === "notFound"
			? "/not-found"
			: `/no-permission-device-article?errorCode=${outcome.code}`;
	if (location.pathname === path.split("?")[0] || isOnCodesPage()) return;
	goTo(path);
}

let cancelWaitingPage = () => {};
let cancelWaitingTimeout = () => {};

/** Reports a failed call to the session, then shows its outcome; failures that come together are shown once. */
export function showFailure(failure: unknown, context: FailureContext): void {
	if (!(failure instanceof ApiFailure)) return;
	// The landing page shows the result of its own sign-in.
	if (location.pathname === "/landing") return;
	const { status } = failure;
	const outcome = failureOutcome(failure, context);
	if (outcome.kind === "noPermission" || outcome.kind === "notFound") {
		cancelWaitingPage();
		cancelWaitingPage = openWhenFree("outcome", () => goToFailurePage(outcome));
		return;
	}
	// The token was renewed after the call was sent: the session is valid.
	const token = currentSession()?.token;
	if (status === 403 && failure.token && failure.token !== token) return;
	const actions = dispatchSessionEvent({ name: "failed", status });
	const open = store.get(dialogAtom);
	// Session, lock and limit dialogs wait while the saved codes are open.
	if (areSessionDialogsPostponed() && isShownGlobally(failure)) {
		if (outcome.kind !== "sessionTimeout") suppressFailure(failure);
		return;
	}
	if (outcome.kind === "sessionTimeout") {
		// The dialog of the ended session replaces any other; checking a claim continues with the next session.
		const mayReplace =
			open === null ||
			open.name === "checkingClaim" ||
			actions.includes("askReactivation");
		if (!mayReplace) return;
		cancelWaitingTimeout();
		cancelWaitingTimeout = openWhenFree("sessionTimeout", () => {
			// Another tab may have renewed the session meanwhile.
			if (currentSession()?.token === token) showOutcome(outcome, status);
		});
		return;
	}
	// The open dialog shows the same failure, or a question that must not be lost.
	if (outcome.kind === "nothing" || open !== null) return;
	const now = performance.now();
	if (isRepeatedFailure(failure, context, lastFailure, now)) {
		suppressFailure(failure);
		lastFailure = { status, at: now };
	} else showOutcome(outcome, status);
}
