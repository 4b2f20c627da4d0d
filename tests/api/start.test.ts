// What keeps the server from starting: each ends in one clear line and a status of 1 (contract.md, Settings).
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { endAll, failedStart } from "./processes";

const folders: string[] = [];
function newFolder() {
	const folder = mkdtempSync(join(tmpdir(), "gift-api-"));
	folders.push(folder);
	return folder;
}
afterAll(() => {
	endAll();
	for (const folder of folders)
		rmSync(folder, { recursive: true, force: true });
});

const oneLine = /^[^\n]+\n$/;

test.each([
	[{ PORT: "eighty" }, /^PORT must be/],
	[{ NODE_ENV: "production" }, /^SIGNATURE_KEY must be set/],
	[
		{ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", DEMO: "1" },
		/^The database .* cannot be reached/,
	],
])("%o ends in one clear line", async (environment, line) => {
	const { status, said } = await failedStart({
		DATA_DIR: join(tmpdir(), "gift-never-made"),
		...environment,
	});
	expect(status).toBe(1);
	expect(said).toMatch(oneLine);
	expect(said).toMatch(line);
});

test("a port that is taken before a first start is told", async () => {
	const other = createServer();
	await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
	const address = other.address();
	const PORT = String(typeof address === "object" ? address?.port : 0);
	const { status, said } = await failedStart({ DATA_DIR: newFolder(), PORT });
	expect(status).toBe(1);
	expect(said).toMatch(/^Port \d+ is taken[^\n]*\n$/);
	other.close();
});
