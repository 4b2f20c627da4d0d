// Counts a privilege's limits: the total and the used claims of each (evaluateLimits.ts evaluates them).
import { and, type Column, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { bangkokPeriods } from "../../rules/bangkokTime";
import { customerPseudonym, devicePseudonym } from "../../rules/pseudonyms";
import type { PrivilegeRow } from "../catalogue/privileges";
import { param, prepared } from "../connection/prepared";
import type { GroupRules, LimitRules } from "../content/catalogueEntries";
import type { KeyedScope } from "../member/customers";
import { claimDays, claims, privileges } from "../schema/schema";

type LimitedPrivilege = Pick<
	PrivilegeRow,
	"privilege_id" | "entry_total" | "entry_remaining" | "limits" | "limit_group"
>;

/** A counter of a limit group, by its rule. */
export type GroupLimitTarget = `group_${keyof GroupRules}`;
export type LimitTarget = "overall" | keyof LimitRules | GroupLimitTarget;

/** A limit of a privilege: allowed and used claims. */
export interface LimitCounter {
	target: LimitTarget;
	total: number;
	used: number;
}

type Period = "day" | "week" | "month";

const asNumber = (expression: SQL) =>
	sql<number>`${expression}`.mapWith(Number);

/** Counts the caller's claims only: those of all customers are summed by day, since a deal may have hundreds of thousands. */
const countOf = (...conditions: SQL[]) =>
	asNumber(sql`(select count(*) from ${claims} where ${and(...conditions)})`);
const sumOf = (column: Column, ...conditions: SQL[]) =>
	asNumber(
		sql`(select coalesce(sum(${column}), 0) from ${claimDays} where ${and(...conditions)})`,
	);

const ofPrivilege = eq(claims.privilege_id, param("privilege_id"));
/** The claims of the customer, and those of the same customer before a deletion, which have a pseudonym. */
const byCustomer = inArray(claims.sub, [
	param("sub"),
	param("deleted_customer"),
]);
const since = (period: Period) => gte(claims.claimed_at, param(period));
/** The claims of the device, and those of deleted customers, which have its pseudonym. */
const byDevice = inArray(claims.imei, [param("imei"), param("deleted_device")]);
const inGroup = eq(claims.limit_group, param("group"));

const daysOfPrivilege = eq(claimDays.privilege_id, param("privilege_id"));
const daysOfGroup = eq(claimDays.limit_group, param("group"));
const daysSince = (period: Period) => gte(claimDays.day, param(period));
const overall = (...conditions: SQL[]) =>
	sumOf(claimDays.claims, ...conditions);

/** The counts by target, in the order in which a claim is checked. */
const countExpressions: Record<Exclude<LimitTarget, "overall">, SQL<number>> = {
	overall_day: overall(daysOfPrivilege, daysSince("day")),
	overall_week: overall(daysOfPrivilege, daysSince("week")),
	overall_month: overall(daysOfPrivilege, daysSince("month")),
	customer: countOf(ofPrivilege, byCustomer),
	customer_day: countOf(ofPrivilege, byCustomer, since("day")),
	customer_week: countOf(ofPrivilege, byCustomer, since("week")),
	customer_month: countOf(ofPrivilege, byCustomer, since("month")),
	device: countOf(ofPrivilege, byDevice),
	// A device that has claimed before does not count as another one.
	total_device: asNumber(
		sql`greatest(0, ${sumOf(claimDays.devices, daysOfPrivilege)} - (select count(distinct ${claims.imei}) from ${claims} where ${and(ofPrivilege, byDevice)}))`,
	),
	group_customer: countOf(inGroup, byCustomer),
	group_device: countOf(inGroup, byDevice),
	group_overall: overall(daysOfGroup),
	group_overall_day: overall(daysOfGroup, daysSince("day")),
	group_overall_week: overall(daysOfGroup, daysSince("week")),
	group_overall_month: overall(daysOfGroup, daysSince("month")),
};
const countedTargets = Object.keys(
	countExpressions,
) as (keyof typeof countExpressions)[];

/** The statement that counts these targets; each count uses an index. */
const countStatement = (targets: LimitTarget[], name: string) => {
	const counted = countedTargets.filter((each) => targets.includes(each));
	return prepared((db) =>
		db
			.select(
				Object.fromEntries(
					counted.map((each) => [each, countExpressions[each]]),
				),
			)
			.from(privileges)
			.where(eq(privileges.privilege_id, param("privilege_id")))
			.prepare(name),
	);
};
const countStatements = new Map<string, ReturnType<typeof countStatement>>();

/**
 * The statement that counts these targets, one per combination. Parameters:
 * `privilege_id`, `group`, `sub`, `deleted_customer`, `imei`, `deleted_device`, `day`,
 * `week`, `month`.
 */
export function countStatementFor(targets: LimitTarget[]) {
	const bits = countedTargets.map((each) => Number(targets.includes(each)));
	const name = `counts_${bits.join("")}`;
	const known = countStatements.get(name) ?? countStatement(targets, name);
	countStatements.set(name, known);
	return known;
}

/**
 * The counters of a privilege's limits, in the order of the checks. In a claim the
 * privilege's row is locked, so the counts cannot change before the commit.
 */
export async function countLimits(
	{ db, customer, now, settings }: KeyedScope,
	privilege: LimitedPrivilege,
	group: { rules: GroupRules } | null,
): Promise<LimitCounter[]> {
	const { privilege_id, entry_total, entry_remaining, limits } = privilege;
	const ofGroup = Object.entries(group?.rules ?? {});
	const totals: Partial<Record<LimitTarget, number>> = {
		...limits,
		...Object.fromEntries(ofGroup.map(([rule, it]) => [`group_${rule}`, it])),
	};
	const limited = countedTargets.flatMap((target) => {
		const total = totals[target];
		return total === undefined ? [] : [{ target, total }];
	});
	const [used] =
		limited.length === 0
			? []
			: await countStatementFor(limited.map(({ target }) => target))(
					db,
				).execute({
					...bangkokPeriods(now),
					privilege_id,
					group: privilege.limit_group,
					sub: customer.sub,
					imei: customer.imei,
					deleted_customer: customerPseudonym(customer.sub, settings.tokenKey),
					deleted_device: devicePseudonym(customer.imei, settings.tokenKey),
				});
	return [
		{
			target: "overall",
			total: entry_total,
			used: entry_total - entry_remaining,
		},
		...limited.map((it) => ({ ...it, used: used?.[it.target] ?? 0 })),
	];
}
