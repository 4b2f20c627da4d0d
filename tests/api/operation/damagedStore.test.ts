// A start on a store with damaged files ends with one line, and the backup of the store opens.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { countRedeem } from "../../../src/contract/history";
import { client } from "../support/client";
import {
	endAll,
	failedStart,
	newFolder,
	startServer,
} from "../support/processes";

afterAll(endAll);

test("a damaged store is reported in one line, and its backup opens", async () => {
	const DATA_DIR = newFolder();
	const start = () => startServer({ DATA_DIR });
	const first = await start();
	const me = await client(first.address).signIn("gold-backup");
	expect(await first.end("SIGTERM")).toBe(0);
	const backup = join(newFolder(), "backup");
	cpSync(DATA_DIR, backup, { recursive: true });
	const restore = () => {
		rmSync(DATA_DIR, { recursive: true });
		cpSync(backup, DATA_DIR, { recursive: true });
	};
	for (const file of ["global/pg_control", "PG_VERSION"]) {
		rmSync(join(DATA_DIR, "pglite", file));
		const { status, said } = await failedStart({ DATA_DIR });
		expect(said).toMatch(/^The database in \S+ is damaged; restore [^\n]+\n$/);
		expect(status).toBe(1);
		restore();
	}
	const last = await start();
	expect((await client(last.address).send(countRedeem, {}, me)).status).toBe(
		200,
	);
	expect(await last.end("SIGTERM")).toBe(0);
}, 180_000);

test("after a first start that was killed while it created its store the next start succeeds", async () => {
	const DATA_DIR = newFolder();
	const first = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
		env: { PATH: process.env.PATH, PORT: "0", DATA_DIR },
		stdio: "ignore",
	});
	const ended = once(first, "exit");
	const made = ["pglite", "pglite.new"].map((it) => join(DATA_DIR, it, "base"));
	while (!made.some((it) => existsSync(it)) && first.exitCode === null)
		await setImmediate();
	first.kill("SIGKILL");
	await ended;
	const next = await startServer({ DATA_DIR });
	expect(await next.end("SIGTERM")).toBe(0);
}, 180_000);
