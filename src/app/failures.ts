// The one place where a failure becomes something a person sees: domain/failure decides, this carries it out (1 §8).
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
import { goTo } from "../platform/browser/open";
import { openWhenFree } from "../platform/browser/overlays";
import { ApiFailure } from "../platform/http/apiFailure";
import { store } from "../platform/query/store";
import {
	dispatch,
	isOnCodesPage,
	isSessionPostponed,
} from "../platform/session/renewal";
import { currentSession } from "../platform/session/session";

/** The failure that the last dialog was about. */
let last: ShownFailure | null = null;

/** Opens the dialog of a failure; the storm lasts until it has closed, and a moment longer. */
function open(request: DialogRequest, status: number): void {
	openDialog(request);
	const opened = store.get(dialogAtom);
	const stop = store.sub(dialogAtom, () => {
		if (store.get(dialogAtom) === opened) return;
		stop();
		last = { status, at: performance.now() };
	});
}

/** Carries an outcome out. */
function show(outcome: FailureOutcome, status: number): void {
	if (outcome.kind === "sessionTimeout")
		openDialog({ name: "sessionTimeout", message: outcome.message });
	if (outcome.kind === "dialog")
		open({ name: "confirmation", ...outcome.dialog }, status);
}

/** Leads to the page that says why the customer may not enter; its way to the saved codes stays open, and who is there stays there. */
function lead(
	outcome: FailureOutcome & { kind: "noPermission" | "notFound" },
): void {
	const page =
		outcome.kind === "notFound"
			? "/not-found"
			: "/no-permission-device-article";
	if (location.pathname === page || isOnCodesPage()) return;
	// The page says it in the article's words, or in the general ones where the article cannot be had.
	goTo(
		outcome.kind === "noPermission"
			? `${page}?errorCode=${outcome.code}`
			: page,
	);
}

/** Does it now, or once the open dialog has closed. */
function afterDialog(work: () => void): void {
	if (store.get(dialogAtom) === null) {
		work();
		return;
	}
	const stop = store.sub(dialogAtom, () => {
		if (store.get(dialogAtom) !== null) return;
		stop();
		// After what closed it has run its course.
		queueMicrotask(work);
	});
}

/** Calls off an ended session that waits for its turn. */
let callOff = () => {};

/** Takes a failed call: tells the session of it, then shows what the table says, once in a storm of failures. */
export function showFailure(failure: unknown, context: FailureContext): void {
	if (!(failure instanceof ApiFailure)) return;
	// The landing page says by itself how its sign-in went; a failure of the session before it is no part of that.
	if (location.pathname === "/landing") return;
	const { status } = failure;
	const outcome = failureOutcome(failure, context);
	if (outcome.kind === "noPermission" || outcome.kind === "notFound") {
		afterDialog(() => lead(outcome));
		return;
	}
	// Sent with a token that has been renewed meanwhile: the session lives.
	const token = currentSession()?.token;
	if (status === 403 && failure.token && failure.token !== token) return;
	const actions = dispatch({ name: "failed", status });
	const open = store.get(dialogAtom);
	const isFree = open === null;
	// A session, a lock or a limit waits while the customer is among the saved codes.
	if (isSessionPostponed() && isShownGlobally(failure)) return;
	// A session that ended outranks any other dialog, but for what a customer at the counter looks at.
	if (outcome.kind === "sessionTimeout") {
		// Without one nothing is found out either: that goes on with the next.
		const isChecking = open?.name === "checkingClaim";
		if (!actions.includes("askReactivation") && !isFree && !isChecking) return;
		callOff();
		callOff = openWhenFree("sessionTimeout", () => {
			// Another tab may have renewed the session while something else stood here.
			if (currentSession()?.token === token) show(outcome, status);
		});
		return;
	}
	// What is open is about the same trouble, or asks something that must not be lost.
	if (outcome.kind === "nothing" || !isFree) return;
	const now = performance.now();
	if (isRepeatedFailure(failure, context, last, now))
		last = { status, at: now };
	else show(outcome, status);
}
