// Whether the person sees a failure of the global table; a screen must say the others itself.
import { type Failure, isShownGlobally } from "../../domain/app/failure";
import { store } from "../query/store";
import { dialogAtom } from "./dialogs";

/** The table leaves out a read that fails as the one it has just shown; the end of a session it shows in any case. */
export const isFailureShown = (failure: Pick<Failure, "status">): boolean =>
	isShownGlobally(failure) &&
	(failure.status === 403 || store.get(dialogAtom) !== null);
