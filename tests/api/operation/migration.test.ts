// A store of the first version: the start migrates it without loss.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { expect, test } from "vitest";
import { projectRoot } from "../../../server/config/projectRoot";
import {
	openEmbedded,
	openPostgres,
} from "../../../server/store/connection/openDatabase";
import { seed } from "../../../server/store/content/seed";
import {
	branches,
	claims,
	deliveries,
	groupDeals,
	limitGroups,
	searchKeywords,
} from "../../../server/store/schema/schema";
import { testProgramme } from "../support/deals";
import { day, newDatabase, noon, postgresUrl } from "../support/testServer";

const folder = join(projectRoot, "server/store/migrations");
const first = readFileSync(join(folder, "0000_first.sql"), "utf8");
const { entries } = JSON.parse(
	readFileSync(join(folder, "meta/_journal.json"), "utf8"),
);

/** The rows of the first version: a customer, two deliveries, a used code, a group. */
const rows = `
insert into customers (sub, scenario, firstname, lastname, email, mobileno, tier, is_plus, model, imei, serial, device_series, device_name, is_flagship, is_accessed_condition, date_of_birth, tier_start, tier_end, created_at)
values ('old', 'full', 'กานดา', 'พรหมเทพ', '', '0812345678', 'Tier 2', false, '', '', '', '', '', false, true, '', now(), now(), now());
insert into claims (transaction_id, sub, imei, privilege_id, code, claimed_at, wants_use_now, expires_at, used_at, shipping_status, shipping_tracking_no)
values ('GGONITSWAY', 'old', '', 1073, '', '2027-02-10T12:00:00+07:00', false, '2027-06-01', null, 7, 'GGTH1'),
       ('GGARRIVED', 'old', '', 1074, '', '2027-01-01T12:00:00+07:00', false, '2027-06-01', '2027-01-09T12:00:00+07:00', 9, 'GGTH2');
insert into claims (transaction_id, sub, imei, privilege_id, code, claimed_at, wants_use_now, expires_at, used_at)
values ('GGACODE', 'old', '', 1001, 'ABC', '2027-02-10T12:00:00+07:00', false, '2027-06-01', null);
insert into limit_groups (name, per_customer) values ('an old group', 3);
create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', ${entries[0].when});
`;
const setUp = first.replaceAll("--> statement-breakpoint", "") + rows;

const prepare = (db: Parameters<Parameters<typeof openEmbedded>[1]>[0]) =>
	seed(db, { ...testProgramme, limitGroups: [] }, new Date(noon));

async function openOldStore(home: string) {
	if (postgresUrl) {
		const url = await newDatabase();
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		await client.query(setUp);
		await client.end();
		return await openPostgres(
			{ url, poolSize: 20, timeoutMs: 15_000 },
			prepare,
		);
	}
	const store = new PGlite(join(home, "pglite"));
	await store.exec(setUp);
	await store.close();
	return await openEmbedded(home, prepare);
}

test("prizes keep their tracking, codes stay as they were, the new content is there", async () => {
	const home = mkdtempSync(join(tmpdir(), "galaxy-gift-old-"));
	const store = await openOldStore(home);
	try {
		const kept = await store.db.select().from(claims);
		const usedAt = Object.fromEntries(
			kept.map((it) => [it.transaction_id, it.used_at?.getTime() ?? null]),
		);
		const arrival = Date.parse("2027-01-09T12:00:00+07:00");
		expect(usedAt).toEqual({
			GGONITSWAY: Date.parse("2027-02-20T12:00:00+07:00"),
			GGARRIVED: arrival,
			GGACODE: null,
		});
		const sent = await store.db.select().from(deliveries);
		expect(
			sent.map((it) => [it.transaction_id, it.tracking_no]).sort(),
		).toEqual([
			["GGARRIVED", "GGTH2"],
			["GGONITSWAY", "GGTH1"],
		]);
		for (const it of sent) {
			expect(it.first_name).toBe("กานดา");
			expect(it.delivered_at.getTime()).toBe(usedAt[it.transaction_id]);
			expect(
				it.delivered_at.getTime() - it.shipped_at.getTime(),
			).toBeGreaterThan(day);
		}
		expect(await store.db.select().from(branches)).toHaveLength(500);
		expect(await store.db.select().from(groupDeals)).toHaveLength(5);
		expect(await store.db.select().from(searchKeywords)).toHaveLength(24);
		expect(await store.db.select().from(limitGroups)).toEqual([]);
	} finally {
		await store.close();
		rmSync(home, { recursive: true, force: true });
	}
});
