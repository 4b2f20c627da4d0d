// A PostgreSQL that writes dates in its own way: in the zone of its host, or in another form.
import pg from "pg";
import { expect, test } from "vitest";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import { privileges } from "../../../server/store/schema/schema";
import { importInto, privilege, programme } from "../support/programme";
import { newDatabase, postgresUrl } from "../support/testServer";

const open = async (databaseUrl: string) =>
	await openPostgres(
		{ databaseUrl, databasePool: 2, databaseTimeoutMs: 15_000 },
		async () => {},
	);

/** When the imported privilege begins, as it is read from a database with this setting of its own. */
async function readBack(setting: string, valid_from: string) {
	const url = await newDatabase();
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(
		`alter database ${new URL(url).pathname.slice(1)} set ${setting}`,
	);
	await client.end();
	const store = await open(url);
	const content = { ...programme, privileges: [{ ...privilege, valid_from }] };
	await importInto(store, content);
	const again = await importInto(store, content);
	const [row] = await store.db.select().from(privileges);
	await store.close();
	return { again, begins: row?.valid_from };
}

test.skipIf(!postgresUrl)(
	"dates are read as they were written, whatever the database's zone and form of dates",
	async () => {
		// Bangkok's own time of before 1920 had seconds: +06:42:04.
		for (const [setting, day] of [
			["timezone to 'Asia/Bangkok'", "1900-01-01"],
			["datestyle to 'German'", "2027-02-03"],
		] as const) {
			const { again, begins } = await readBack(setting, day);
			expect(begins, setting).toEqual(new Date(`${day}T00:00:00+07:00`));
			expect(again.every(({ changed }) => changed.length === 0)).toBe(true);
		}
	},
);
