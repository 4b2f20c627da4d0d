// The dialog after a prize was ordered, with its delivery window (2 §4 Delivery flow, 2 §9).
import { msg } from "@lingui/core/macro";
import { couponsPath } from "../../domain/app/pagePaths";
import type { CodeCard } from "../../domain/code/codeCard";
import {
	arrivalDays,
	deliveryDays,
} from "../../domain/delivery/deliveryWindow";
import { textsWithFallback } from "../../domain/text/bilingual";
import type { DialogRequest } from "../../platform/browser/dialogs";
import { serverNow } from "../../platform/http/clock";
import { isAtEndedDelivery } from "../../platform/storage/deliveryDraft";

/** For an order at `now` (ms); the dialog's button opens My coupons. `isLate`: the customer did not wait for the order, so closing the dialog keeps the current page unless it belongs to an ended delivery. */
export function prizeOrderedDialog(
	card: Pick<CodeCard, "reward_name" | "reward_name_en">,
	{ now = serverNow(), isLate = false } = {},
): DialogRequest {
	const arrival = arrivalDays(now);
	const name = textsWithFallback(card.reward_name, card.reward_name_en);
	return {
		name: "confirmation",
		variant: "success",
		title: msg`Your prize will be sent`,
		description: name.th
			? msg`“${name}” arrives ${arrival} (${deliveryDays}\u00a0days). Follow the parcel in My coupons.`
			: msg`It arrives ${arrival} (${deliveryDays}\u00a0days). Follow the parcel in My coupons.`,
		confirmLabel: msg`My coupons`,
		to: couponsPath,
		...(isLate && !isAtEndedDelivery()
			? { showClose: true }
			: { navigateOnClose: true }),
	};
}
