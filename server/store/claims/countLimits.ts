// Counts a privilege's limits: the total and the used claims of each (evaluateLimits.ts evaluates them).
import { and, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import type { limitTarget } from "../../../src/contract/privilegeFields";
import { bangkokPeriods } from "../../rules/bangkokTime";
import { param, prepared } from "../connection/prepared";
import type { GroupRules } from "../content/catalogueEntries";
import type { CustomerScope } from "../member/customers";
import { claims, limitGroups, privileges } from "../schema/schema";

export type PrivilegeRow = typeof privileges.$inferSelect;
export type LimitedPrivilege = Pick<
	PrivilegeRow,
	"privilege_id" | "entry_total" | "entry_remaining" | "limits" | "limit_group"
>;

/** The counters of a limit group. */
export const groupTargets = {
	customer: "group_customer",
	device: "group_device",
	overall: "group_overall",
	overall_day: "group_day",
	overall_week: "group_week",
	overall_month: "group_month",
} as const satisfies Record<keyof GroupRules, string>;
export type GroupLimitTarget = (typeof groupTargets)[keyof GroupRules];
export type LimitTarget =
	| Exclude<(typeof limitTarget)[number], "group">
	| GroupLimitTarget;

export interface LimitCounter {
	target: LimitTarget;
	total: number;
	used: number;
}

const amount = (...conditions: SQL[]) =>
	sql<number>`(select count(*) from ${claims} where ${and(...conditions)})`.mapWith(
		Number,
	);

const here = eq(claims.privilege_id, param("privilege_id"));
const mine = eq(claims.sub, param("sub"));
const since = (period: "day" | "week" | "month") =>
	gte(claims.claimed_at, param(period));
const others = ne(claims.imei, param("imei"));

/** In the order in which a claim is checked. */
const countable = {
	overall_day: amount(here, since("day")),
	overall_week: amount(here, since("week")),
	overall_month: amount(here, since("month")),
	customer: amount(here, mine),
	customer_day: amount(here, mine, since("day")),
	customer_week: amount(here, mine, since("week")),
	customer_month: amount(here, mine, since("month")),
	device: amount(here, eq(claims.imei, param("imei"))),
	// A device that has claimed before does not count as another one.
	total_device:
		sql<number>`(select count(distinct ${claims.imei}) from ${claims} where ${and(here, others)})`.mapWith(
			Number,
		),
};
type Countable = keyof typeof countable;
const countableNames = Object.keys(countable) as Countable[];

const inGroup = eq(claims.limit_group, param("group"));
const countableInGroup: Record<keyof GroupRules, SQL<number>> = {
	customer: amount(inGroup, mine),
	device: amount(inGroup, eq(claims.imei, param("imei"))),
	overall: amount(inGroup),
	overall_day: amount(inGroup, since("day")),
	overall_week: amount(inGroup, since("week")),
	overall_month: amount(inGroup, since("month")),
};
const groupRuleNames = Object.keys(countableInGroup) as (keyof GroupRules)[];

/** The counts of these targets, each by an index. */
const countStatement = (targets: LimitTarget[], name: string) =>
	prepared((db) => {
		const asked: Record<string, SQL<number>> = {};
		for (const each of countableNames)
			if (targets.includes(each)) asked[each] = countable[each];
		for (const rule of groupRuleNames)
			if (targets.includes(groupTargets[rule]))
				asked[groupTargets[rule]] = countableInGroup[rule];
		return db
			.select(asked)
			.from(privileges)
			.where(eq(privileges.privilege_id, param("privilege_id")))
			.prepare(name);
	});
const countStatements = new Map<string, ReturnType<typeof countStatement>>();

/**
 * The statement that counts these targets, one per combination. Parameters:
 * `privilege_id`, `group`, `sub`, `imei`, `day`, `week`, `month`.
 */
export function countStatementFor(targets: LimitTarget[]) {
	const all = [...countableNames, ...Object.values(groupTargets)];
	const bits = all.map((each) => Number(targets.includes(each)));
	const name = `counts_${bits.join("")}`;
	const known = countStatements.get(name) ?? countStatement(targets, name);
	countStatements.set(name, known);
	return known;
}

/** The counters of a privilege outside a claim. */
export async function limitCountersOf(
	scope: CustomerScope,
	privilege: LimitedPrivilege,
): Promise<LimitCounter[]> {
	const { limit_group } = privilege;
	if (limit_group === null) return await countLimits(scope, privilege, null);
	const [group] = await scope.db
		.select()
		.from(limitGroups)
		.where(eq(limitGroups.name, limit_group));
	return await countLimits(scope, privilege, group?.rules ?? null);
}

/**
 * The counters of a privilege's limits, in the order of the checks. In a claim the
 * privilege's row is locked, so the counts cannot change before the commit.
 */
export async function countLimits(
	{ db, customer, now }: CustomerScope,
	privilege: LimitedPrivilege,
	groupRules: GroupRules | null,
): Promise<LimitCounter[]> {
	const { privilege_id, entry_total, entry_remaining, limits } = privilege;
	const totals: (readonly [LimitTarget, number | undefined])[] = [
		...countableNames.map((name) => [name, limits[name]] as const),
		...groupRuleNames.map(
			(rule) => [groupTargets[rule], groupRules?.[rule]] as const,
		),
	];
	const limited = totals.flatMap(([target, total]) =>
		total === undefined ? [] : [{ target, total }],
	);
	const [used] =
		limited.length === 0
			? []
			: await countStatementFor(limited.map(({ target }) => target))(
					db,
				).execute({
					...bangkokPeriods(now),
					...{ privilege_id, group: privilege.limit_group },
					...{ sub: customer.sub, imei: customer.imei },
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
