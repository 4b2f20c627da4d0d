// Counts a privilege's limits: the total and the used claims of each (evaluateLimits.ts evaluates them).
import { and, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import type { limitTarget } from "../../../src/contract/privilegeFields";
import { bangkokPeriods } from "../../rules/bangkokTime";
import type { Database } from "../connection/openDatabase";
import { param, prepared } from "../connection/prepared";
import { claims, limitGroups, privileges } from "../schema/schema";
import type { GroupRules } from "./limitRules";

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

export interface Claimant {
	sub: string;
	imei: string;
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

const countStatement = (names: Countable[], name: string) =>
	prepared((db) => {
		const asked: Record<string, SQL<number>> = Object.fromEntries(
			names.map((each) => [each, countable[each]]),
		);
		return db
			.select(asked)
			.from(privileges)
			.where(eq(privileges.privilege_id, param("privilege_id")))
			.prepare(name);
	});
const countStatements = new Map<string, ReturnType<typeof countStatement>>();

/**
 * The statement that counts a privilege's own limits, one per combination of limits;
 * each count uses an index. Parameters: `privilege_id`, `sub`, `imei`, `day`, `week`,
 * `month`.
 */
export function countStatementFor(names: Countable[]) {
	const bits = countableNames.map((each) => Number(names.includes(each)));
	const name = `counts_${bits.join("")}`;
	const known = countStatements.get(name) ?? countStatement(names, name);
	countStatements.set(name, known);
	return known;
}

function countableInGroup(name: string, who: Claimant, now: Date) {
	const { day, week, month } = bangkokPeriods(now);
	const here = eq(claims.limit_group, name);
	const since = (start: Date) => gte(claims.claimed_at, start);
	return {
		customer: amount(here, eq(claims.sub, who.sub)),
		device: amount(here, eq(claims.imei, who.imei)),
		overall: amount(here),
		overall_day: amount(here, since(day)),
		overall_week: amount(here, since(week)),
		overall_month: amount(here, since(month)),
	} satisfies Record<keyof GroupRules, SQL<number>>;
}

/** Reads the group's rules first, so that only limited counters are counted. */
async function groupCounters(
	db: Database,
	name: string,
	who: Claimant,
	now: Date,
): Promise<LimitCounter[]> {
	const [group] = await db
		.select()
		.from(limitGroups)
		.where(eq(limitGroups.name, name));
	const all = countableInGroup(name, who, now);
	const limited = (Object.keys(all) as (keyof GroupRules)[]).flatMap((rule) => {
		const total = group?.rules[rule];
		return total === undefined ? [] : [{ rule, total }];
	});
	if (limited.length === 0) return [];
	const asked = Object.fromEntries(
		limited.map(({ rule }) => [rule, all[rule]]),
	);
	const [used] = await db
		.select(asked)
		.from(limitGroups)
		.where(eq(limitGroups.name, name));
	return limited.map(({ rule, total }) => ({
		target: groupTargets[rule],
		total,
		used: used?.[rule] ?? 0,
	}));
}

/**
 * The counters of a privilege's limits, in the order of the checks. In a claim the
 * privilege's row is locked, so the counts cannot change before the commit.
 */
export async function countLimits(
	db: Database,
	privilege: LimitedPrivilege,
	who: Claimant,
	now: Date,
): Promise<LimitCounter[]> {
	const counters: LimitCounter[] = [
		{
			target: "overall",
			total: privilege.entry_total,
			used: privilege.entry_total - privilege.entry_remaining,
		},
	];
	const limited = countableNames.flatMap((name) => {
		const total = privilege.limits[name];
		return total === undefined ? [] : [{ name, total }];
	});
	if (limited.length > 0) {
		const names = limited.map(({ name }) => name);
		const [used] = await countStatementFor(names)(db).execute({
			...bangkokPeriods(now),
			privilege_id: privilege.privilege_id,
			sub: who.sub,
			imei: who.imei,
		});
		for (const { name, total } of limited)
			counters.push({ target: name, total, used: used?.[name] ?? 0 });
	}
	if (privilege.limit_group !== null)
		counters.push(
			...(await groupCounters(db, privilege.limit_group, who, now)),
		);
	return counters;
}
