// The name of the store that the start and an import print.
import { expect, test } from "vitest";
import { storeName } from "../../../../../server/store/connection/openStore";

test.each([
	["", "the data folder /srv/gift/data"],
	[
		"postgres://me:s3cret@db.example:5433/gift?sslmode=disable",
		"the database gift at db.example:5433",
	],
	[
		"postgres://me@/gift?host=/var/run/postgresql&password=s3cret",
		"the database gift at /var/run/postgresql:5432",
	],
])(
	"the name of the store of %j is its location without user and password",
	(databaseUrl, name) => {
		const settings = { databaseUrl, dataDir: "/srv/gift/data" };
		const rest = { databasePool: 1, databaseTimeoutMs: 1000 };
		expect(storeName({ ...settings, ...rest })).toBe(name);
	},
);
