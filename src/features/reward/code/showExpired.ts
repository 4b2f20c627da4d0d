// The popup 'code expired', for a countdown that ran out and for a press on an expired card (2 §4, 2 §8).
import { msg } from "@lingui/core/macro";
import { confirm } from "../../../platform/browser/dialogs";

/** Shows the popup; resolves when it has gone. */
export async function showExpired(): Promise<void> {
	await confirm({
		variant: "error",
		image: "sandclock",
		title: msg`Code expired`,
		description: msg`The time to use this code has run out.`,
		confirmLabel: msg`Close`,
	});
}
