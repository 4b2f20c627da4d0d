// The server as a process: a second process on one data folder, and the lock of a dead process.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
	endAll,
	failedStart,
	newFolder,
	startServer,
} from "../support/processes";

afterAll(endAll);

const oneLine = /^[^\n]+\n$/;

test("only one process can use a data folder; the lock of a dead process is replaced", async () => {
	const DATA_DIR = newFolder();
	const lock = join(DATA_DIR, "server.lock");
	// First a pid without a process, then the pid of another process.
	for (const pid of [999_999_999, process.pid]) {
		writeFileSync(lock, `${pid}\nanother boot 1\n`);
		const server = await startServer({ DATA_DIR });
		expect(readFileSync(lock, "utf8")).not.toContain(`${pid}\n`);

		const second = await failedStart({ DATA_DIR });
		expect(second.status).toBe(1);
		expect(second.said).toMatch(oneLine);
		expect(second.said).toMatch(/in use by process \d+/);
		expect(await server.end("SIGINT")).toBe(0);
		expect(existsSync(lock)).toBe(false);
	}
});
