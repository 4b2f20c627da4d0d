// The main button of a privilege: enabled, or disabled for one reason (2 §4).
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
	type Limits,
	type Privilege,
	privilegeType,
	type Stock,
} from "../../contract/privilegeFields";
import type { DialogText } from "../app/confirmation";
import { fieldText } from "../app/serverText";
import { isWithin } from "../text/dates";
import { isSoldOut } from "./quota";

/** The label for each obstacle to a claim, in the documents' order of priority. */
export const obstacleLabels = {
	storeNotOpen: msg`Store not open yet`,
	physical: msg`Delivery rewards can’t be claimed here`,
	criteria: msg`Not eligible for this campaign`,
	groupReceived: msg`Already claimed in this special group`,
	overallOutOfStock: msg`Sold out`,
	outOfStock: msg`Sold out`,
	overallDay: msg`Today’s quota is full`,
	overallWeek: msg`This week’s quota is full`,
	overallMonth: msg`This month’s quota is full`,
	alreadyReceived: msg`Already claimed`,
	limited: msg`Claim limit reached`,
};
export type ClaimObstacle = keyof typeof obstacleLabels;

export type ButtonReason = ClaimObstacle | "failed" | "loading";

/** The label of the button and why it is disabled; it is enabled where `reason` is null. */
export interface MainButton {
	label: DialogText;
	reason: ButtonReason | null;
}

const ownPeriodLabels: Record<string, MessageDescriptor> = {
	customer_day: msg`Daily limit reached`,
	customer_week: msg`Weekly limit reached`,
	customer_month: msg`Monthly limit reached`,
};

/** The first reason against a claim in the documents' priority (2 §4); null for none. */
export function buttonReason(
	privilege: Privilege,
	stock: Stock,
	limits: Limits,
): ClaimObstacle | null {
	const group = limits.privilege_limit_summary;
	const groupOverall =
		group?.is_group_overall_limit ||
		group?.is_group_per_day_limit ||
		group?.is_group_per_week_limit ||
		group?.is_group_per_month_limit;
	if (!privilege.is_available_brand) return "storeNotOpen";
	if (privilege.type === privilegeType.physical) return "physical";
	if (!privilege.criteria_is_issue) return "criteria";
	if (group?.is_group_customer_limit || group?.is_group_device_limit)
		return "groupReceived";
	if (limits.is_group_limit && !groupOverall) return "groupReceived";
	if (limits.is_overall_limit || group?.is_group_overall_limit)
		return "overallOutOfStock";
	if (isSoldOut(stock)) return "outOfStock";
	if (limits.is_overall_per_day_limit || group?.is_group_per_day_limit)
		return "overallDay";
	if (limits.is_overall_per_week_limit || group?.is_group_per_week_limit)
		return "overallWeek";
	if (limits.is_overall_per_month_limit || group?.is_group_per_month_limit)
		return "overallMonth";
	const limited =
		limits.is_customer_limit ||
		limits.is_per_device_limit ||
		limits.is_total_device_limit ||
		limits.is_limited ||
		!limits.is_validate_limit_pass;
	if (limited && privilege.is_already_received) return "alreadyReceived";
	return limited ? "limited" : null;
}

/** Like buttonReason, but a prize counts as an ordinary coupon. */
export const claimObstacle = (
	privilege: Privilege,
	stock: Stock,
	limits: Limits,
): ClaimObstacle | null =>
	buttonReason({ ...privilege, type: privilegeType.code }, stock, limits);

/** Whether a prize can be ordered at `now` (ms): visible, in its period and without an obstacle (2 §5). */
export const canOrderPrize = ({
	privilege,
	stock = privilege,
	limits = privilege,
	now,
}: {
	privilege: Privilege;
	/** Stock and limits are the detail's own where they are not loaded separately. */
	stock?: Stock;
	limits?: Limits;
	now: number;
}): boolean =>
	privilege.type === privilegeType.physical &&
	privilege.criteria_is_visible &&
	isWithin(privilege.valid_from, privilege.valid_through, now) &&
	claimObstacle(privilege, stock, limits) === null;

function reasonLabel(
	reason: ClaimObstacle,
	privilege: Privilege,
	limits: Limits,
): DialogText {
	const label = obstacleLabels[reason];
	const period =
		ownPeriodLabels[limits.privilege_limitstat?.redeemtargetcheck ?? ""];
	if (reason === "criteria")
		return fieldText(privilege, "criteria_issue_reason", label);
	if (reason === "alreadyReceived") return period ?? label;
	if (reason !== "limited") return label;
	return period ?? fieldText(limits, "limited_reason", label);
}

export function mainButton({
	privilege,
	stock = privilege,
	limits,
	isReloading = false,
	failed,
}: {
	privilege: Privilege;
	/** CheckStock; undefined while loading, then the detail's numbers are used. */
	stock: Stock | undefined;
	/** CheckLimit; undefined while loading, then the detail's flags are used. */
	limits: Limits | undefined;
	/** The limits are from before a claim and are being loaded again. */
	isReloading?: boolean;
	/** CheckLimit failed. */
	failed: boolean;
}): MainButton {
	const known = limits ?? privilege;
	const reason = buttonReason(privilege, stock, known);
	if (reason) return { label: reasonLabel(reason, privilege, known), reason };
	if (failed) return { label: msg`Something went wrong`, reason: "failed" };
	const label = fieldText(
		privilege.privilege_display,
		"button_active_name",
		msg`Get this privilege`,
	);
	return { label, reason: limits && !isReloading ? null : "loading" };
}
