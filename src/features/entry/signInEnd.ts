// What the landing page says when the sign-in has ended without a way in, also behind and after its dialog (1 §8).
import { msg } from "@lingui/core/macro";
import type { Confirmation, DialogText } from "../../domain/app/confirmation";

export interface SignInEnd {
	title: DialogText;
	text: DialogText;
}

/** The words of a dialog stay on the page once it is closed. */
export function signInEndOf({ title, description }: Confirmation): SignInEnd {
	return {
		title: title ?? msg`We could not sign you in`,
		text: description ?? msg`Please try accessing again later.`,
	};
}

/** A campaign out of its duration opens no dialog: the page just says how things are. */
export const campaignClosed: SignInEnd = {
	title: msg`Nothing is open right now`,
	text: msg`The campaign has not started yet or is over. Please come back later.`,
};
