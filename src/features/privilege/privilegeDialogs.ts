// The dialogs of a privilege that cannot be opened or redeemed (P13, 2 §4, 2 §8).
import { msg } from "@lingui/core/macro";
import { noticeDialog } from "../../components/dialogs/noticeDialog";
import type { Privilege } from "../../contract/privilegeFields";
import type { DialogText } from "../../domain/app/confirmation";
import { fieldText } from "../../domain/app/serverText";
import { claimPeriod } from "../../domain/claim/claimPeriod";
import type { AlertType } from "../../domain/claim/privilegeAlert";
import type { DialogRequest } from "../../platform/browser/dialogs";
import { settings } from "../../platform/http/settings";

/** The alert of a privilege or branches that failed to load (2 §8 privilege alert, branch load failure). */
export const unableToOpenDialog = noticeDialog(
	"error",
	msg`Unable to open and view`,
	msg`Something went wrong. Please try again later.`,
);

/** For a reference that the server does not know (2 §8). */
export function campaignNotFoundDialog(): DialogRequest {
	const phone = settings.supportPhone;
	return {
		name: "confirmation",
		variant: "unknown",
		title: msg`Campaign not found`,
		description: msg`Check the campaign’s start and end dates, or call ${phone}.`,
		confirmLabel: msg`Back to home`,
		to: "/",
	};
}

/** Returns null if the privilege can be redeemed; `reason` comes from domain/claim/privilegeAlert, and replaces the title for a group's limit (2 §8). */
export function cannotRedeemDialog(
	type: AlertType,
	privilege: Privilege,
	reason: DialogText,
	isGroupLimit = false,
): DialogRequest | null {
	const warn = (title: DialogText, description?: DialogText) =>
		noticeDialog("warning", title, description);
	switch (type) {
		case "can-redeem":
			return null;
		case "over-time":
			return warn(msg`Outside the claim period`, claimPeriod(privilege));
		case "full":
			return warn(msg`All privileges have been claimed`, reason);
		case "received":
			return isGroupLimit
				? warn(reason)
				: warn(msg`You have received this privilege`, reason);
		case "custom":
			return warn(reason);
	}
}

/** The alert of a privilege that its criteria hide from the customer (2 §8). */
export function notVisibleDialog(privilege: Privilege): DialogRequest {
	const fallback = msg`This privilege is not available to you`;
	const reason = fieldText(privilege, "criteria_visible_reason", fallback);
	return noticeDialog("warning", reason);
}
