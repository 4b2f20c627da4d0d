// A start in a project folder without its migrations ends with one line.
import { expect, test } from "vitest";
import { checkMigrations } from "../../../../../server/store/connection/database";
import { StoreError } from "../../../../../server/store/connection/storeError";
import { temporaryFolder } from "../../../../support/atExit";

test("missing migrations are an error of one line, and complete ones are no error", () => {
	const { folder, remove } = temporaryFolder("gift-migrations-");
	expect(() => checkMigrations(folder)).toThrow(StoreError);
	expect(() => checkMigrations(folder)).toThrow(
		/^The project's folder is incomplete: .+ \(Can't find meta\/_journal\.json file\)\. Copy the whole folder/,
	);
	expect(() => checkMigrations()).not.toThrow();
	remove();
});
