// Content changed and exported on a PostgreSQL while customers claim (docs/operating.md, Content).
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import { exportContent } from "../../../server/store/content/exportContent";
import {
	importContent,
	type KindChanges,
} from "../../../server/store/content/importContent";
import { readContent } from "../../../server/store/content/readContent";
import { codes, privileges } from "../../../server/store/schema/schema";
import { temporaryFolder } from "../../support/atExit";
import { waitFor } from "../../support/waitFor";
import { waitersFor } from "../support/locks";
import { importInto, privilege, programme } from "../support/programme";
import { newDatabase, noon, postgresUrl } from "../support/testServer";

const { folder: home, remove } = temporaryFolder("gift-claims-");
afterAll(remove);

const newPostgres = async () =>
	await openPostgres(
		{
			...{ databaseUrl: await newDatabase(), databasePool: 5 },
			databaseTimeoutMs: 15_000,
		},
		async () => {},
	);

test.skipIf(!postgresUrl)(
	"an import that changes a privilege and its group does not deadlock with a claim, whose stock stays taken",
	async () => {
		const database = await newPostgres();
		await importInto(database, programme);
		let tries = 0;
		let importing: Promise<unknown> | undefined;
		try {
			// Locks in the order of a claim.
			await database.transaction(async (tx) => {
				await tx.execute(sql`select from privileges for update`);
				importing = database.transaction((other) => {
					tries++;
					return importContent(
						other,
						{
							...programme,
							limit_groups: [{ name: "coffees", rules: { customer: 2 } }],
							privileges: [{ ...privilege, point: 6 }],
						},
						{ now: new Date(noon) },
					);
				});
				await waitFor(async () => {
					const { rows } = Object(
						await database.db.execute(
							sql`select from pg_locks where not granted`,
						),
					);
					expect(rows).toHaveLength(1);
				});
				await tx.execute(sql`select from limit_groups for update`);
				await tx.execute(
					sql`update codes set transaction_id = 'GG1' where id = (select min(id) from codes)`,
				);
				await tx.execute(
					sql`update privileges set entry_remaining = entry_remaining - 1`,
				);
			});
			await importing;
			expect(tries).toBe(1);
			const left = await database.db
				.select({ point: privileges.point, left: privileges.entry_remaining })
				.from(privileges);
			expect(left).toEqual([{ point: 6, left: privilege.entry_total - 1 }]);
		} finally {
			await database.close();
		}
	},
);

test.skipIf(!postgresUrl)(
	"a code that a running claim takes is not removed",
	async () => {
		const database = await newPostgres();
		await importInto(database, programme);
		const all = await database.db.select().from(codes);
		const removedCodes = all.map(({ privilege_id, code }) => ({
			...{ privilege_id, code },
		}));
		const taken = all[0]?.privilege_id ?? 0;
		let removing: Promise<KindChanges[]> | undefined;
		try {
			// Takes every code but one, in the order of a claim.
			await database.transaction(async (tx) => {
				await tx.execute(sql`select from privileges for update`);
				await tx.execute(
					sql`update codes set transaction_id = id::text where id > (select min(id) from codes)`,
				);
				await tx.execute(sql`update privileges set entry_remaining = 0`);
				removing = database.transaction((other) =>
					importContent(other, {}, { now: new Date(noon), removedCodes }),
				);
				await waitersFor(database, 1);
			});
			const changes = (await removing)?.find((it) => it.kind === "codes");
			expect(changes).toMatchObject({
				removed: [`1 of ${taken}`],
				kept: [`${all.length - 1} of ${taken} are given out`],
			});
			expect(await database.db.$count(codes)).toBe(all.length - 1);
		} finally {
			await database.close();
		}
	},
);

test.skipIf(!postgresUrl)(
	"a claim waits for a running removal of codes, and does not find its pool half empty",
	async () => {
		const database = await newPostgres();
		await importInto(database, programme);
		const { privilege_id } = privilege;
		let claiming: Promise<unknown> | undefined;
		try {
			await database.transaction(async (tx) => {
				await importContent(
					tx,
					{ codes: [{ privilege_id, code: "5678" }] },
					{
						now: new Date(noon),
						removedCodes: [{ privilege_id, code: "1234" }],
					},
				);
				claiming = database.transaction((other) =>
					other.execute(sql`select from privileges for update`),
				);
				await waitersFor(database, 1);
			});
			await claiming;
		} finally {
			await database.close();
		}
	},
);

test.skipIf(!postgresUrl)(
	"an export while customers claim is of one moment",
	async () => {
		const database = await newPostgres();
		const stock = { entry_total: 2000, generate_codes: true };
		await importInto(database, {
			...{ ...programme, codes: [] },
			privileges: [{ ...privilege, ...stock }],
		});
		let isClaiming = true;
		const claiming = (async () => {
			while (isClaiming)
				await database.db.execute(
					sql`with taken as (update codes set transaction_id = id::text where id = (select min(id) from codes where transaction_id is null) returning id)
						update privileges set entry_remaining = entry_remaining - (select count(*) from taken)`,
				);
		})();
		try {
			for (let at = 0; at < 5; at++) {
				const folder = join(home, `claims-${at}`);
				await exportContent(database, folder);
				const { codes = [], privileges } = readContent(folder).content;
				const used = privileges?.[0]?.entry_used ?? 0;
				expect(codes.length).toBe(stock.entry_total - used);
			}
		} finally {
			isClaiming = false;
			await claiming;
			await database.close();
		}
	},
);
