// Whether showFailure shows a failure; a screen shows all others itself.
import { type Failure, hasGlobalStatus } from "../../domain/app/failure";

const suppressed = new WeakSet<object>();

/** Marks a failure that is not shown: the same was just shown, or the saved codes are open. */
export function suppressFailure(failure: object): void {
	suppressed.add(failure);
}

/** Also true of a failure that came before showFailure was loaded: it is shown then. */
export const isFailureShown = (failure: Pick<Failure, "status">): boolean =>
	hasGlobalStatus(failure) && !suppressed.has(failure);
