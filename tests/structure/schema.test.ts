// Checks that the migrations create exactly the current schema.
import { readdirSync, readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import * as schema from "../../server/store/schema/schema";

test("a change of the schema has its migration", async () => {
	const folder = "server/store/migrations/meta";
	const name = readdirSync(folder)
		.sort()
		.findLast((it) => it.endsWith("_snapshot.json"));
	const migrated = JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
	const written = generateDrizzleJson({ ...schema });
	expect(
		await generateMigration(migrated, written),
		"run npm run migration -- --name=<what_it_adds>, then delete the former snapshot (README)",
	).toEqual([]);
});
