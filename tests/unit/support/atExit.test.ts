// Proves that a program that is ended by a signal leaves no PostgreSQL and no temporary folders behind.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { expect, test } from "vitest";

/** Runs a program until it has printed a line of JSON, then sends the signal. */
async function endBy(signal: NodeJS.Signals, program: string) {
	const child = spawn(process.execPath, ["--import", "tsx", "-e", program]);
	const ended = once(child, "exit");
	const [line] = await Promise.race([once(child.stdout, "data"), ended]);
	child.kill(signal);
	const [status] = await ended;
	return { status, said: JSON.parse(String(line)) };
}

const wait = "setInterval(() => {}, 1000);";

test.each([
	["SIGINT", 130],
	["SIGTERM", 143],
	["SIGHUP", 129],
] as const)(
	"%s removes the folders, also after work that fails",
	async (signal, status) => {
		const program = `
		import { mkdirSync } from "node:fs";
		import { atExit, temporaryFolder } from "./tests/support/atExit.ts";
		const first = temporaryFolder("gift-exit-");
		atExit(() => { throw new Error("one that fails"); });
		const second = temporaryFolder("gift-exit-");
		mkdirSync(second.folder + "/below");
		console.log(JSON.stringify([first.folder, second.folder]));
		${wait}`;
		const ended = await endBy(signal, program);
		expect(ended.status).toBe(status);
		expect(ended.said.map(existsSync)).toEqual([false, false]);
	},
);

test("Ctrl-C is left to a program that handles it", async () => {
	const program = `
		import { atExit } from "./tests/support/atExit.ts";
		atExit(() => {});
		process.on("SIGINT", () => setTimeout(() => process.exit(7), 100));
		console.log("0");
		${wait}`;
	expect((await endBy("SIGINT", program)).status).toBe(7);
});

test("SIGTERM ends PostgreSQL too", async () => {
	const program = `
		import { dirname } from "node:path";
		import { startPostgres } from "./tests/support/postgres.ts";
		startPostgres().then(({ url, data }) =>
			console.log(JSON.stringify({ port: Number(new URL(url).port), home: dirname(data) })));
		${wait}`;
	const { status, said } = await endBy("SIGTERM", program);
	expect(status).toBe(143);
	expect(existsSync(said.home)).toBe(false);
	const socket = connect(said.port, "127.0.0.1");
	const [error] = await once(socket, "error").catch((failure) => [failure]);
	expect(error).toMatchObject({ code: "ECONNREFUSED" });
});
