// What the landing page shows after a failed sign-in (1 §8).
import { msg } from "@lingui/core/macro";
import type { Confirmation, DialogText } from "../../domain/app/confirmation";
import { signInErrorDialog } from "../../domain/app/failure";
import { blockedEmailDialog } from "../../domain/app/signInFailure";
import type { DialogRequest } from "../../platform/browser/dialogs";

export interface FailedSignIn {
	/** The name of a dialog's drawing; without it the page shows a calendar. */
	drawing?: string;
	title: DialogText;
	text: DialogText;
	/** Whether trying again does not help. */
	isFinal?: boolean;
}

/** The page behind the dialog that gives the reason: a specific reason is the page's title too, and the text says what to do next. */
export function failedSignInOf(dialog: Confirmation): FailedSignIn {
	const { variant, image, title } = dialog;
	const drawing = image ?? variant;
	if (dialog === blockedEmailDialog)
		return {
			drawing,
			title: blockedEmailDialog.title,
			text: blockedEmailDialog.description,
			isFinal: true,
		};
	return {
		drawing,
		title:
			title && title !== signInErrorDialog.title
				? title
				: msg`You are not signed in yet`,
		text: msg`Try again here, or open Galaxy Gift from your phone’s menu.`,
	};
}

/** The page for a campaign that has not started or is over, which has no dialog. */
export const campaignClosed: FailedSignIn = {
	title: msg`Nothing is open right now`,
	text: msg`The campaign has not started yet or is over. Please come back later.`,
};

/** The dialog for an unknown deep link (1 §2). */
export const linkNotFoundDialog: DialogRequest = {
	name: "confirmation",
	variant: "default",
	title: msg`We could not find this activity or reward`,
	description: msg`It may have ended. There is more to discover on the home page.`,
	confirmLabel: msg`Back to home`,
	to: "/",
};
