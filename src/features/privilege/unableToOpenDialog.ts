// The alert of what cannot be opened for now: a privilege or its branches (2 §8 privilege alert, branch load failure).
import { msg } from "@lingui/core/macro";
import type { DialogRequest } from "../../platform/browser/dialogs";

/** The dialog as a request. */
export function unableToOpenDialog(): DialogRequest {
	return {
		name: "confirmation",
		variant: "error",
		title: msg`Unable to open and view`,
		description: msg`Something went wrong. Please try again later.`,
		confirmLabel: msg`Close`,
	};
}
