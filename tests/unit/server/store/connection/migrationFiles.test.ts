// A project folder without its migrations is said in one line at the start.
import { expect, test } from "vitest";
import { checkMigrations } from "../../../../../server/store/connection/database";
import { StoreError } from "../../../../../server/store/connection/storeError";
import { temporaryFolder } from "../../../../support/atExit";

test("missing migrations are an error of one line, complete ones none", () => {
	const { folder, remove } = temporaryFolder("gift-migrations-");
	expect(() => checkMigrations(folder)).toThrow(StoreError);
	expect(() => checkMigrations(folder)).toThrow(
		/^The project's folder is not complete: .+ \(Can't find meta\/_journal\.json file\)\.$/,
	);
	expect(() => checkMigrations()).not.toThrow();
	remove();
});
