// The alert of a privilege that cannot be redeemed, by type (2 §4, 2 §8).
import { msg } from "@lingui/core/macro";
import type { Privilege } from "../../contract/privilegeFields";
import type { DialogText } from "../../domain/app/confirmation";
import type { AlertType } from "../../domain/claim/privilegeAlert";
import {
	type BothLanguages,
	inBothLanguages,
} from "../../domain/text/bilingual";
import { formatDateTime } from "../../domain/text/dates";
import type { DialogRequest } from "../../platform/browser/dialogs";

function period(from: BothLanguages, through: BothLanguages): DialogText {
	if (!from.th) return msg`It could be claimed until ${through}.`;
	if (!through.th) return msg`It can be claimed from ${from}.`;
	return msg`It can be claimed from ${from} to ${through}.`;
}

/** `reason` is the main button's text. */
function words(
	type: Exclude<AlertType, "can-redeem">,
	privilege: Privilege,
	reason: DialogText,
): { title: DialogText; description?: DialogText } {
	const from = inBothLanguages((locale) =>
		formatDateTime(privilege.valid_from, locale),
	);
	const through = inBothLanguages((locale) =>
		formatDateTime(privilege.valid_through, locale),
	);
	switch (type) {
		case "over-time":
			return {
				title: msg`Not in the exchange period`,
				description: period(from, through),
			};
		case "full":
			return {
				title: msg`All privileges have been claimed`,
				description: reason,
			};
		case "received":
			return {
				title: msg`You have received this privilege`,
				description: reason,
			};
		case "custom":
			return { title: reason };
	}
}

/** null where the privilege can be redeemed. */
export function cannotRedeemDialog(
	type: AlertType,
	privilege: Privilege,
	reason: DialogText,
): DialogRequest | null {
	if (type === "can-redeem") return null;
	return {
		name: "confirmation",
		variant: "warning",
		...words(type, privilege, reason),
		confirmLabel: msg`Close`,
	};
}

/** The alert of a privilege that its criteria hide from the customer (2 §8). */
export function notVisibleDialog(privilege: Privilege): DialogRequest {
	const th = privilege.criteria_visible_reason_th;
	const en = privilege.criteria_visible_reason_en;
	return {
		name: "confirmation",
		variant: "warning",
		title: th || en ? { th, en } : msg`This privilege is not available to you`,
		confirmLabel: msg`Close`,
	};
}
