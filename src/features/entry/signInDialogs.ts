// Dialogs of the sign-in: no token, and an unknown deep link (1 §2, 1 §5).
import { msg } from "@lingui/core/macro";
import type { Confirmation } from "../../domain/app/confirmation";

/** A reply without a token (1 §5). */
export const signInFailedDialog: Confirmation = {
	variant: "error",
	title: msg`We could not sign you in`,
	description: msg`Please try accessing again later.`,
	confirmLabel: msg`Try again`,
	reload: true,
};

/** An unknown deep link (1 §2). */
export const campaignNotFoundDialog: Confirmation = {
	variant: "default",
	title: msg`We could not find this activity or reward`,
	description: msg`It may have ended. There is more to discover on the home page.`,
	confirmLabel: msg`Back to home`,
	go: "/",
};
