// The dialog 'code expired' (2 §4, 2 §8), and that of an ended activity.
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

export const showActivityEnded = () =>
	confirm({
		variant: "error",
		image: "sandclock",
		title: msg`Activity ended`,
		description: msg`The activity is over, so this coupon can no longer be used.`,
		confirmLabel: msg`Close`,
	});
