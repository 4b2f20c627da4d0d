// The one place where a failure becomes something a person sees: domain/failure decides, this carries it out (1 §8).
import {
	type FailureContext,
	failureOutcome,
	isSaidElsewhere,
	isSameStorm,
	type Outcome,
	type Shown,
} from "../domain/failure";
import { ApiFailure } from "../platform/apiFailure";
import {
	type DialogRequest,
	dialogAtom,
	openDialog,
} from "../platform/dialogs";
import { goTo } from "../platform/open";
import { whenItsTurn } from "../platform/overlays";
import { isAmongCodes, isAtCodes, tell } from "../platform/renewal";
import { store } from "../platform/store";

/** The failure that the last dialog was about. */
let last: Shown | null = null;

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
function show(outcome: Outcome, status: number): void {
	if (outcome.kind === "sessionTimeout")
		openDialog({ name: "sessionTimeout", message: outcome.message });
	if (outcome.kind === "dialog")
		open({ name: "confirmation", ...outcome.dialog }, status);
	// The page says it in the article's words, or in the general ones where the article cannot be had; its way to the codes stays open.
	const noPermission = "/no-permission-device-article";
	if (
		outcome.kind === "noPermission" &&
		location.pathname !== noPermission &&
		!isAtCodes()
	)
		goTo(`${noPermission}?errorCode=${outcome.code}`);
}

/** Calls off an ended session that waits for its turn. */
let callOff = () => {};

/** Takes a failed call: tells the session of it, then shows what the table says, once in a storm of failures. */
export function present(failure: unknown, context: FailureContext): void {
	if (!(failure instanceof ApiFailure)) return;
	const { status } = failure;
	const actions = tell({ name: "failed", status });
	const outcome = failureOutcome(failure, context);
	const open = store.get(dialogAtom);
	const isFree = open === null;
	// A session, a lock or a limit waits while the customer is among the saved codes.
	if (isAmongCodes() && isSaidElsewhere(failure)) return;
	// A session that ended outranks any other dialog, but for what a customer at the counter looks at.
	if (outcome.kind === "sessionTimeout") {
		// Without one nothing is found out either: that goes on with the next.
		const isChecking = open?.name === "checkingClaim";
		if (!actions.includes("askReactivation") && !isFree && !isChecking) return;
		callOff();
		callOff = whenItsTurn("sessionTimeout", () => show(outcome, status));
		return;
	}
	// What is open is about the same trouble, or asks something that must not be lost.
	if (outcome.kind === "nothing" || !isFree) return;
	const now = performance.now();
	if (isSameStorm(failure, context, last, now)) last = { status, at: now };
	else show(outcome, status);
}
