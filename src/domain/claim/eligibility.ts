// The checks of a privilege that cannot be claimed: device, tier, limit with its next opening, stock.
import { msg, plural } from "@lingui/core/macro";
import { nextPeriodStart } from "../../contract/nextPeriodStart";
import type { Limits, Privilege, Stock } from "../../contract/privilegeFields";
import type { DialogText } from "../app/confirmation";
import { fieldText } from "../app/serverText";
import { type ClaimObstacle, claimObstacle } from "./mainButton";
import { isSoldOut } from "./quota";

export interface EligibilityCheck {
	key: "store" | "criteria" | "device" | "tier" | "limit" | "stock";
	ok: boolean;
	label: DialogText;
	requirement?: string;
	/** When the limit opens again, in ms, where that is before the privilege ends. */
	opensAt?: number;
}

const passed = (
	key: EligibilityCheck["key"],
	label: DialogText,
): EligibilityCheck => ({ key, ok: true, label });

const failed = (
	key: EligibilityCheck["key"],
	label: DialogText,
	more?: Pick<EligibilityCheck, "requirement" | "opensAt">,
): EligibilityCheck => ({ key, ok: false, label, ...more });

interface EligibilityInput {
	privilege: Privilege;
	stock: Stock;
	limits: Limits;
	deviceName: string;
	tierName: string;
	now: number;
}

const ownReasons: readonly ClaimObstacle[] = ["alreadyReceived", "limited"];

const periods = ["day", "week", "month"] as const;

/** The period of each counter of the person's own claims. */
const ownPeriods: Record<string, (typeof periods)[number]> = {
	customer_day: "day",
	customer_week: "week",
	customer_month: "month",
};

const sharedQuotas: Partial<Record<ClaimObstacle, DialogText>> = {
	groupReceived: msg`Already claimed in this special group`,
	overallOutOfStock: msg`This special group’s quota is full`,
	overallDay: msg`Today’s quota for all members is full`,
	overallWeek: msg`This week’s quota for all members is full`,
	overallMonth: msg`This month’s quota for all members is full`,
};

/** The label of a reached limit: a shared quota, the number of own claims, or the server's reason. */
function limitLabel(reason: ClaimObstacle, limits: Limits): DialogText {
	const shared = sharedQuotas[reason];
	const group = limits.privilege_limit_summary;
	// With only the device's limit reached, somebody else may have claimed with this phone.
	if (shared && group?.is_group_device_limit && !group.is_group_customer_limit)
		return fieldText(limits, "limited_reason", shared);
	if (shared) return shared;
	const total = limits.privilege_limitstat?.total ?? 0;
	const target = total > 0 && limits.privilege_limitstat?.redeemtargetcheck;
	switch (target) {
		case "customer_day":
			return msg`You have claimed ${plural(total, { one: "once", 2: "twice", other: "# times" })} today`;
		case "customer_week":
			return msg`You have claimed ${plural(total, { one: "once", 2: "twice", other: "# times" })} this week`;
		case "customer_month":
			return msg`You have claimed ${plural(total, { one: "once", 2: "twice", other: "# times" })} this month`;
		case "customer":
			return msg`You have claimed ${plural(total, { one: "once", 2: "twice", other: "# times" })}, the most allowed`;
		case "device":
			return msg`This phone has claimed ${plural(total, { one: "once", 2: "twice", other: "# times" })}, the most allowed`;
		default: {
			const reached = msg`You have reached the claim limit`;
			return fieldText(limits, "limited_reason", reached);
		}
	}
}

/** When all reached limits are open again, in ms; undefined where one of them never opens. */
function nextOpening(
	reason: ClaimObstacle,
	limits: Limits,
	now: number,
): number | undefined {
	const group = limits.privilege_limit_summary;
	const own = ownPeriods[limits.privilege_limitstat?.redeemtargetcheck ?? ""];
	if (
		reason === "groupReceived" ||
		reason === "overallOutOfStock" ||
		limits.is_per_device_limit ||
		limits.is_total_device_limit ||
		(limits.is_customer_limit && !own)
	)
		return undefined;
	const isReached = {
		day: limits.is_overall_per_day_limit || group?.is_group_per_day_limit,
		week: limits.is_overall_per_week_limit || group?.is_group_per_week_limit,
		month: limits.is_overall_per_month_limit || group?.is_group_per_month_limit,
	};
	if (own && (limits.is_customer_limit || ownReasons.includes(reason)))
		isReached[own] = true;
	return periods
		.filter((period) => isReached[period])
		.map((period) => nextPeriodStart(period, now))
		.sort((one, other) => one - other)
		.at(-1);
}

function limitCheck(
	input: EligibilityInput,
	reason: ClaimObstacle,
): EligibilityCheck {
	const { privilege, limits, now } = input;
	const opensAt = nextOpening(reason, limits, now);
	const end = Date.parse(privilege.valid_through ?? "");
	const isLater = opensAt && !(end <= opensAt);
	const label = limitLabel(reason, limits);
	return failed("limit", label, isLater ? { opensAt } : {});
}

/** Device and tier where the criteria hold; else one failed check, since only the server knows which failed. */
function criteriaChecks(input: EligibilityInput): EligibilityCheck[] {
	const { privilege, deviceName, tierName } = input;
	if (!privilege.criteria_is_issue) {
		const label = fieldText(
			privilege,
			"criteria_issue_reason",
			msg`Not eligible for this campaign`,
		);
		const requirement = privilege.privilege_criteria?.device_desc;
		return [failed("criteria", label, requirement ? { requirement } : {})];
	}
	const checks: EligibilityCheck[] = [];
	if (deviceName)
		checks.push(passed("device", msg`Your ${deviceName} is eligible`));
	if (tierName) checks.push(passed("tier", msg`${tierName} members can claim`));
	return checks;
}

/** Both languages group digits in threes, by commas. */
const grouped = new Intl.NumberFormat("en-US").format;

/** The check of the stock. Missing or contradictory numbers, such as "5 of 0", are not shown: a sold-out privilege gets a text without them, any other no check. */
function stockChecks(
	{ entry_remaining_qty, entry_total }: Stock,
	soldOut: boolean,
): EligibilityCheck[] {
	if (soldOut) {
		const label =
			entry_total > 0 && (entry_remaining_qty ?? 0) <= 0
				? msg`${plural(entry_total, { one: "The only one is claimed", other: "All # are claimed" })}`
				: msg`Sold out`;
		return [failed("stock", label)];
	}
	if (entry_remaining_qty === null || entry_remaining_qty > entry_total)
		return [];
	const left = grouped(entry_remaining_qty);
	const total = grouped(entry_total);
	return [passed("stock", msg`${left} of ${total} still available`)];
}

/** Why a privilege cannot be claimed: its checks in reading order, passed and failed; none where it can be. Delivery of a prize is not a reason. */
export function eligibilityChecks(input: EligibilityInput): EligibilityCheck[] {
	const { privilege, stock, limits } = input;
	const reason = claimObstacle(privilege, stock, limits);
	if (reason === null) return [];
	const checks: EligibilityCheck[] = [];
	if (reason === "storeNotOpen")
		checks.push(failed("store", msg`Store not open yet`));
	checks.push(...criteriaChecks(input));
	const soldOut = limits.is_overall_limit || isSoldOut(stock);
	// Out of stock although some are left: the group's shared stock is used up.
	const isLimit =
		reason === "overallOutOfStock"
			? !soldOut
			: reason in sharedQuotas || ownReasons.includes(reason);
	if (isLimit) checks.push(limitCheck(input, reason));
	checks.push(...stockChecks(stock, soldOut));
	return checks;
}
