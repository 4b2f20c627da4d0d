// What the landing page shows after a failed sign-in (1 §8).
import { msg } from "@lingui/core/macro";
import type { Confirmation, DialogText } from "../../domain/app/confirmation";

export interface SignInEnd {
	title: DialogText;
	text: DialogText;
}

/** Repeats the closed dialog's text. */
export function signInEndOf({ title, description }: Confirmation): SignInEnd {
	return {
		title: title ?? msg`We could not sign you in`,
		text: description ?? msg`Please try accessing again later.`,
	};
}

/** For a campaign outside its duration, which has no dialog. */
export const campaignClosed: SignInEnd = {
	title: msg`Nothing is open right now`,
	text: msg`The campaign has not started yet or is over. Please come back later.`,
};
