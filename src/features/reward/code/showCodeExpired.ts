// The popup 'code expired' (2 §4, 2 §8).
import { msg } from "@lingui/core/macro";
import { confirm } from "../../../platform/browser/dialogs";

/** Resolves when it is closed. */
export const showCodeExpired = () =>
	confirm({
		variant: "error",
		image: "sandclock",
		title: msg`Code expired`,
		description: msg`The time to use this code has run out.`,
		confirmLabel: msg`Close`,
	});
