// The dialog of a privilege that cannot be opened (P13, 2 §8).
import { msg } from "@lingui/core/macro";
import type { DialogRequest } from "../../platform/browser/dialogs";
import { settings } from "../../platform/http/settings";

export function campaignNotFoundDialog(): DialogRequest {
	const phone = settings.supportPhone;
	return {
		name: "confirmation",
		variant: "unknown",
		title: msg`Campaign not found`,
		description: msg`Check the campaign's start and end dates, or call ${phone}.`,
		confirmLabel: msg`Back to home`,
		go: "/",
	};
}
