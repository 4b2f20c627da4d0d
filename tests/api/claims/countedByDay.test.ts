// Claims are counted by day for the limits of all customers, so a deal with many claims costs no more than one with few (docs/decisions/050).
import { fillPlaceholders, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bangkokPeriods } from "../../../server/rules/bangkokTime";
import {
	countStatementFor,
	type LimitTarget,
} from "../../../server/store/claims/countLimits";
import type { Store } from "../../../server/store/connection/database";
import { claimDays, claims } from "../../../server/store/schema/schema";
import {
	newDatabase,
	newStore,
	noon,
	postgresUrl,
} from "../support/testServer";

const targets: LimitTarget[] = [
	...(["overall_day", "overall_week", "overall_month"] as const),
	...(["customer", "customer_day", "customer_week"] as const),
	...(["customer_month", "device", "total_device"] as const),
	...(["group_customer", "group_device", "group_overall"] as const),
	...([
		"group_overall_day",
		"group_overall_week",
		"group_overall_month",
	] as const),
];
const privilege_id = 1001;
const many = 5000;
const customers = 2500;

let store: Store;
beforeAll(async () => {
	store = await newStore(postgresUrl ? await newDatabase() : undefined);
	await store.db.execute(
		sql`insert into claims (transaction_id, sub, imei, privilege_id, limit_group, code, claimed_at, wants_use_now, expires_at)
		select 'GG' || n, 'customer-' || n % ${customers}::int, 'device-' || n % ${customers}::int, ${privilege_id}, 'many', n, ${new Date(noon).toISOString()}::timestamptz - n % 10 * interval '1 day', true, now()
		from generate_series(1, ${many}::int) n`,
	);
	await store.db.execute(sql`analyze claims, claim_days`);
});
afterAll(() => store.close());

/** The statement that counts the claims when this customer claims, and its values. */
function counting(customer: string) {
	const statement = countStatementFor(targets)(store.db);
	const { sql: text, params } = statement.getQuery();
	const values = {
		...bangkokPeriods(new Date(noon)),
		...{ privilege_id, group: "many", sub: `customer-${customer}` },
		...{
			imei: `device-${customer}`,
			deleted_customer: "deleted nobody",
			deleted_device: "deleted-1",
		},
	};
	return { text, params: fillPlaceholders(params, values), statement, values };
}

interface PlanNode {
	"Relation Name"?: string;
	"Actual Rows": number;
	"Actual Loops": number;
	"Rows Removed by Filter"?: number;
	Plans?: PlanNode[];
}

/** The number of claims that a query plan has read. */
const claimsRead = (node: PlanNode): number =>
	(node["Relation Name"] === "claims"
		? node["Actual Loops"] *
			(node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0))
		: 0) + (node.Plans ?? []).reduce((sum, it) => sum + claimsRead(it), 0);

test("a claim reads only the caller's own claims, however many there are", async () => {
	const { text, params } = counting("7");
	const parts = text.split(/\$\d+/);
	const order = [...text.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at) - 1);
	const query = sql`explain (analyze, format json) `;
	for (const [at, part] of parts.entries()) {
		query.append(sql.raw(part));
		const param = order[at];
		if (param !== undefined) query.append(sql`${params[param]}`);
	}
	const { rows } = Object(await store.db.execute(query));
	const { Plan } = rows[0]["QUERY PLAN"][0];
	// The customer's two claims are read once for each limit of a customer or a device.
	expect(claimsRead(Plan)).toBeLessThan(50);
});

test("the daily sums agree with the claims themselves", async () => {
	const { statement, values } = counting("7");
	// Today is Wednesday, so the week counts Monday and Tuesday too.
	const [counts] = await statement.execute(values);
	expect(counts).toMatchObject({
		...{ overall_day: many / 10, overall_week: (many / 10) * 3 },
		...{ overall_month: many, customer: 2, device: 2 },
		...{ total_device: customers - 1, group_overall: many },
		...{
			group_overall_day: many / 10,
			group_overall_month: many,
			group_device: 2,
		},
	});
	const stranger = counting("of nobody");
	const [others] = await stranger.statement.execute(stranger.values);
	expect(others).toMatchObject({ device: 0, total_device: customers });
});

test("a day begins at midnight in Bangkok", async () => {
	const midnight = Date.parse("2027-03-02T00:00:00+07:00");
	const claim = { sub: "late", imei: "1", privilege_id: 1002, code: "" };
	for (const [at, after] of [-1, 0, 1].entries())
		await store.db.insert(claims).values({
			...claim,
			transaction_id: `GGLATE${at}`,
			claimed_at: new Date(midnight + after),
			expires_at: new Date(noon),
			wants_use_now: true,
		});
	const rows = await store.db
		.select({ day: claimDays.day, claims: claimDays.claims })
		.from(claimDays)
		.where(sql`privilege_id = 1002`)
		.orderBy(claimDays.day);
	const dayMs = 24 * 3_600_000;
	expect(rows).toEqual([
		{ day: new Date(midnight - dayMs), claims: 1 },
		{ day: new Date(midnight), claims: 2 },
	]);
});
