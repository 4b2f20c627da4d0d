// The dialog for a token in the address that could not be checked: nothing has changed, and another try is offered (decision 008).
import { msg } from "@lingui/core/macro";
import type { Confirmation } from "../../domain/app/confirmation";

export const tokenNotCheckedDialog: Confirmation = {
	variant: "warning",
	title: msg`We could not check this sign-in`,
	description: msg`Nothing has changed on this phone. Check your connection and try again.`,
	confirmLabel: msg`Try again`,
	showClose: true,
};
