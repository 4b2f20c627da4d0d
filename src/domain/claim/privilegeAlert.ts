// The alert type of a privilege that cannot be claimed (2 §4 Alert types, 2 §8).
import type { Limits, Privilege } from "../../contract/privilegeFields";
import type { DialogText } from "../app/confirmation";
import { fieldText } from "../app/serverText";
import { isWithin } from "../text/dates";
import type { ButtonReason, MainButton } from "./mainButton";

export type AlertType =
	| "over-time"
	| "full"
	| "received"
	| "can-redeem"
	| "custom";

/** The alert type of each of these reasons; it is custom for all others. */
const byReason: Partial<Record<ButtonReason, AlertType>> = {
	groupReceived: "received",
	overallOutOfStock: "full",
	outOfStock: "full",
	overallDay: "full",
	overallWeek: "full",
	overallMonth: "full",
	alreadyReceived: "received",
};

/** The alert type at `now` (ms) for the button's reason; over-time wins, custom shows the reason's own text. */
export function alertType(
	{ valid_from, valid_through }: Privilege,
	reason: ButtonReason | null,
	now: number,
): AlertType {
	if (!isWithin(valid_from, valid_through, now)) return "over-time";
	return reason === null ? "can-redeem" : (byReason[reason] ?? "custom");
}

/** What the alert says: the server's reason for a limit of the person's own, else the button's text (2 §4, step 1). */
export const alertReason = (
	{ reason, label }: MainButton,
	limits: Limits,
): DialogText =>
	reason === "groupReceived" ||
	reason === "alreadyReceived" ||
	reason === "limited"
		? fieldText(limits, "limited_reason", label)
		: label;
