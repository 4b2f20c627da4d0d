// The alert of a privilege or branches that failed to load (2 §8 privilege alert, branch load failure).
import { msg } from "@lingui/core/macro";
import type { DialogRequest } from "../../platform/browser/dialogs";

export function unableToOpenDialog(): DialogRequest {
	return {
		name: "confirmation",
		variant: "error",
		title: msg`Unable to open and view`,
		description: msg`Something went wrong. Please try again later.`,
		confirmLabel: msg`Close`,
	};
}
