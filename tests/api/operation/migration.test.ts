// A start migrates a store of the first version, or of release 6bbdce3, without loss.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { expect, test } from "vitest";
import { projectRoot } from "../../../server/config/projectFolders";
import { seedDemo } from "../../../server/demo/seedDemo";
import { favouritesAmong } from "../../../server/store/catalogue/favourites";
import { usedCodeDescriptionOf } from "../../../server/store/claims/claimState";
import type { Seed } from "../../../server/store/connection/database";
import { runOnce } from "../../../server/store/connection/idempotency";
import { openEmbedded } from "../../../server/store/connection/openEmbedded";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import { addressesOf } from "../../../server/store/member/addresses";
import { findCustomer } from "../../../server/store/member/customers";
import {
	branches,
	claimDays,
	claims,
	deliveries,
	groupDeals,
	limitGroups,
	searchKeywords,
} from "../../../server/store/schema/schema";
import { usedCodeDescription } from "../../../src/contract/claimed";
import { temporaryFolder } from "../../support/atExit";
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
const ofFirstVersion = first.replaceAll("--> statement-breakpoint", "") + rows;

/** The migrations of release 6bbdce3, and rows in the tables that they made. */
const lastOfRelease = 6;
const released: { tag: string; when: number }[] = entries.slice(
	0,
	lastOfRelease + 1,
);
const ofRelease = `${released
	.map(({ tag }) => readFileSync(join(folder, `${tag}.sql`), "utf8"))
	.join("")
	.replaceAll("--> statement-breakpoint", "")}
insert into customers (sub, scenario, firstname, lastname, email, mobileno, tier, is_plus, model, imei, serial, device_series, device_name, is_flagship, is_accessed_condition, date_of_birth, tier_start, tier_end, created_at, image_profile_type, avatar_id)
values ('old', 'full', 'กานดา', 'พรหมเทพ', '', '0812345678', 'Tier 2', false, 'SM-S938B', '1', 'R1', '', 'Galaxy S25', false, true, '1990-01-31', now(), now(), now(), 3, '7');
insert into claims (transaction_id, sub, imei, privilege_id, code, claimed_at, wants_use_now, expires_at, opened_at, countdown_end, used_at)
values ('GGRUNNING', 'old', '1', 1001, 'ABC', '2027-02-15T11:50:00+07:00', false, '2027-06-01', '2027-02-15T11:55:00+07:00', '2027-02-15T12:10:00+07:00', null),
       ('GGUSED', 'old', '1', 1001, 'DEF', '2027-02-01T12:00:00+07:00', true, '2027-06-01', null, null, '2027-02-01T12:01:00+07:00'),
       ('GGGONE1', 'deleted-1', '350000000000001', 1001, 'GHI', '2027-02-01T12:00:00+07:00', true, '2027-06-01', null, null, null),
       ('GGGONE2', 'deleted-2', '350000000000001', 1001, 'JKL', '2027-02-01T12:00:00+07:00', true, '2027-06-01', null, null, null);
insert into favourites (sub, content_type, content_ref, added_at) values ('old', 1000, 'PV_1001', '2027-02-01T12:00:00+07:00');
insert into customer_addresses (sub, first_name, last_name, contactno, address, province_id, district_id, subdistrict_id, postalcode, remark)
values ('old', 'กานดา', 'พรหมเทพ', '0812345678', '1 ถนนสุขุมวิท', '10', '1033', '103301', '10110', '');
insert into answered (sub, path, signature, status, body, created_at) values ('old', '/claim', 'signed', 200, '{"status":"success"}', '2027-02-15T11:59:00+07:00');
create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
${released.map(({ tag, when }) => `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${tag}', ${when});`).join("\n")}
`;

const seed: Seed = (db) => seedDemo(db, new Date(noon));

async function openOldStore(home: string, setUp: string) {
	if (postgresUrl) {
		const url = await newDatabase();
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		await client.query(setUp);
		await client.end();
		return await openPostgres(
			{
				databaseUrl: url,
				databasePool: 20,
				databaseTimeoutMs: 15_000,
			},
			seed,
		);
	}
	const store = new PGlite(join(home, "pglite"));
	await store.exec(setUp);
	await store.close();
	return await openEmbedded(home, seed);
}

test("prizes keep their tracking, codes are unchanged, and the new content is there", async () => {
	const { folder: home, remove } = temporaryFolder("galaxy-gift-old-");
	const store = await openOldStore(home, ofFirstVersion);
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
		expect(await store.db.select().from(groupDeals)).toHaveLength(6);
		expect(await store.db.select().from(searchKeywords)).toHaveLength(24);
		// Seeding deletes nothing that the store had.
		const groups = await store.db.select().from(limitGroups);
		expect(groups.map(({ name }) => name)).toContain("an old group");
	} finally {
		await store.close();
		remove();
	}
});

test("the store of release 6bbdce3 opens with its customers, codes, favourites, addresses and saved replies", async () => {
	const { folder: home, remove } = temporaryFolder("galaxy-gift-old-");
	const store = await openOldStore(home, ofRelease);
	const now = new Date("2027-02-15T12:00:00+07:00");
	try {
		expect(await findCustomer(store.db, "old")).toMatchObject({
			...{ firstname: "กานดา", mobileno: "0812345678", tier: "Tier 2" },
			...{ image_profile_type: 3, avatar_id: "7", remark: "" },
		});
		const all = await store.db.select().from(claims);
		const codes = all.filter(({ sub }) => sub === "old");
		expect(codes.map(({ imei }) => imei)).toEqual(["1", "1"]);
		// The two claims of deleted customers are still from one device, but no longer name it.
		const gone = all.filter(({ sub }) => sub !== "old");
		expect(gone.map(({ imei }) => imei)).toEqual([
			expect.stringMatching(/^deleted-[0-9a-f]{32}$/),
			gone[0]?.imei,
		]);
		const counted = await store.db
			.select()
			.from(claimDays)
			.orderBy(claimDays.day);
		const ofDay = (date: string, amount: number, devices: number) => ({
			...{ privilege_id: 1001, limit_group: "" },
			...{ day: new Date(`${date}T00:00:00+07:00`), claims: amount, devices },
		});
		// The first day has the claims of all devices.
		expect(counted).toEqual([
			ofDay("2027-02-01", 3, 2),
			ofDay("2027-02-15", 1, 0),
		]);
		expect(
			codes.map((it) => [it.code, usedCodeDescriptionOf(it, null, now)]).sort(),
		).toEqual([
			["ABC", usedCodeDescription.viewCode],
			["DEF", usedCodeDescription.used],
		]);
		expect(
			await favouritesAmong(store.db, "old", ["PV_1001", "PV_1002"]),
		).toEqual(new Set(["PV_1001"]));
		expect(await addressesOf(store.db, "old")).toMatchObject([
			{ address: "1 ถนนสุขุมวิท", postalcode: "10110" },
		]);
		const reply = await store.transaction((tx) =>
			runOnce(
				tx,
				{
					...{ sub: "old", path: "/claim", signature: "signed" },
					...{ timestamp: now.getTime(), now: () => now },
				},
				() => expect.unreachable("the same bytes did their work again"),
			),
		);
		expect(reply).toEqual({ status: 200, body: '{"status":"success"}' });
	} finally {
		await store.close();
		remove();
	}
});
