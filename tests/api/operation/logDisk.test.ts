// A log that cannot be written, as on a full disk, neither stops the server nor keeps it from ending (docs/operating.md, Logs).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../support/atExit";
import { freePort } from "../../support/freePort";
import { waitFor } from "../../support/waitFor";

test("with its log on a full disk the server answers, and ends on SIGTERM", async () => {
	const { folder, remove } = temporaryFolder("gift-log-");
	const port = await freePort();
	const server = spawn(
		process.execPath,
		["--import", "tsx", "server/main.ts"],
		{
			env: {
				PATH: process.env.PATH,
				...{ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "info" },
			},
			stdio: ["ignore", openSync("/dev/full", "w"), "inherit"],
		},
	);
	const ended = once(server, "exit");
	const ask = async () =>
		(
			await fetch(`http://127.0.0.1:${port}/readyz`, {
				signal: AbortSignal.timeout(5000),
			})
		).status;
	try {
		await waitFor(async () => expect(await ask()).toBe(200), {
			...{ timeout: 100_000, interval: 200 },
		});
		for (let asked = 0; asked < 20; asked++) expect(await ask()).toBe(200);
		server.kill("SIGTERM");
		expect(await ended).toEqual([0, null]);
	} finally {
		server.kill("SIGKILL");
		remove();
	}
}, 180_000);
