// Whether the person sees a failure of the global table; a screen must say the others itself.
import { type Failure, isShownGlobally } from "../../domain/app/failure";

const leftOut = new WeakSet<object>();

/** The table says nothing of it: it has just said the same, or the saved codes are open. */
export function leaveOutFailure(failure: object): void {
	leftOut.add(failure);
}

/** Also true of a failure that came before the table was loaded: it is shown as soon as that is there. */
export const isFailureShown = (failure: Pick<Failure, "status">): boolean =>
	isShownGlobally(failure) && !leftOut.has(failure);
