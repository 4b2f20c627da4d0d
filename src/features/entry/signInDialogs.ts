// The dialog for an unknown deep link (1 §2).
import { msg } from "@lingui/core/macro";
import type { Confirmation } from "../../domain/app/confirmation";

export const campaignNotFoundDialog: Confirmation = {
	variant: "default",
	title: msg`We could not find this activity or reward`,
	description: msg`It may have ended. There is more to discover on the home page.`,
	confirmLabel: msg`Back to home`,
	go: "/",
};
