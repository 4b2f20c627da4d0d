// Which failures showFailure shows; the screens show all others themselves.
import {
	type Failure,
	failureOutcome,
	hasGlobalStatus,
} from "../../domain/app/failure";
import { ApiFailure } from "../http/apiFailure";

const suppressed = new WeakSet<object>();

/** Marks a failure that showFailure must not show, because the same one was just shown or the saved codes are open. */
export function suppressFailure(failure: object): void {
	suppressed.add(failure);
}

/** Whether showFailure shows the failure; also true before showFailure is loaded, because it shows earlier failures then. */
export const isFailureShown = (failure: Pick<Failure, "status">): boolean =>
	hasGlobalStatus(failure) && !suppressed.has(failure);

/** Whether the screen must show the failure of a press, because showFailure does not. */
export const isLeftToScreen = (failure: unknown): boolean =>
	!(failure instanceof ApiFailure) ||
	failureOutcome(failure, { kind: "write" }).kind === "nothing";
