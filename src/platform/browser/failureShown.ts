// Whether showFailure shows a failure; a screen shows all others itself.
import {
	type Failure,
	failureOutcome,
	hasGlobalStatus,
} from "../../domain/app/failure";
import { ApiFailure } from "../http/apiFailure";

const suppressed = new WeakSet<object>();

/** Marks a failure that is not shown: the same was just shown, or the saved codes are open. */
export function suppressFailure(failure: object): void {
	suppressed.add(failure);
}

/** Also true of a failure that came before showFailure was loaded: it is shown then. */
export const isFailureShown = (failure: Pick<Failure, "status">): boolean =>
	hasGlobalStatus(failure) && !suppressed.has(failure);

/** Whether showFailure shows nothing for a press that failed thus, so that its screen has to. */
export const isLeftToScreen = (failure: unknown): boolean =>
	!(failure instanceof ApiFailure) ||
	failureOutcome(failure, { kind: "write" }).kind === "nothing";
