// Finds or installs PostgreSQL and runs a temporary cluster.
import { execFile, execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { atExit, temporaryFolder } from "./atExit";
import { installPackages } from "./debian";
import { freePort } from "./freePort";

/** The folder with PostgreSQL's programs: Debian's newest version, else the first on the PATH. */
export function programFolder(
	root = "/usr/lib/postgresql",
): string | undefined {
	const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
	return [
		...versions.sort((a, b) => b - a).map((it) => join(root, `${it}`, "bin")),
		...(process.env.PATH ?? "").split(delimiter),
	].find((folder) => existsSync(join(folder, "initdb")));
}

/** The user that runs PostgreSQL, which refuses root: for root, the user postgres, else nobody. */
function identity(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {};
	const users = readFileSync("/etc/passwd", "utf8");
	const [, uid, gid] =
		/^postgres:.*?:(\d+):(\d+)/m.exec(users) ??
		/^nobody:.*?:(\d+):(\d+)/m.exec(users) ??
		[];
	if (!uid)
		throw new Error(
			"PostgreSQL cannot run as root, and there is no user postgres or nobody.",
		);
	return { uid: Number(uid), gid: Number(gid) };
}

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Starts an empty cluster on 127.0.0.1. `durable` keeps fsync on; Debian installs its
 * versions under `root`. Throws an error of one sentence when there is no PostgreSQL.
 */
export async function startPostgres({
	durable = false,
	root = undefined as string | undefined,
} = {}) {
	const isFound = programFolder(root) !== undefined;
	const reason = isFound ? null : await installPackages("postgresql");
	const folder = programFolder(root);
	if (!folder)
		throw new Error(
			`PostgreSQL was not found, and Debian's package ${reason ? `could not be installed (${reason})` : "has no initdb"}. Install PostgreSQL and try again.`,
		);
	const user = identity();
	const { folder: home, remove } = temporaryFolder("gift-postgres-");
	if (user.uid && user.gid) chownSync(home, user.uid, user.gid);
	const data = join(home, "data");
	const port = await freePort();
	const options = { ...user, cwd: home };
	const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c max_connections=200${durable ? "" : " -c fsync=off -c synchronous_commit=off"}`;
	const run = (program: string, ...args: string[]) =>
		promisify(execFile)(join(folder, program), ["-D", data, ...args], options);
	/** Runs pg_ctl with "start", or with "stop" and its mode. */
	const control = (...args: string[]) =>
		run("pg_ctl", "-w", "-l", join(home, "log"), "-o", settings, ...args);
	/** Stops the cluster ("SIGKILL" simulates a power cut) and starts it again on the same data. */
	async function restart(how: "fast" | "immediate" | "SIGKILL"): Promise<void> {
		const file = readFileSync(join(data, "postmaster.pid"), "utf8");
		if (how === "SIGKILL") process.kill(Number(file.split("\n")[0]), how);
		else await control("stop", "-m", how);
		// After a kill the other processes hold the shared memory for a moment, so the start is retried.
		for (let tries = 1; ; tries++)
			try {
				return void (await control("start"));
			} catch (error) {
				if (tries === 50) throw error;
				await pause(100);
			}
	}
	const stopAtExit = () =>
		void execFileSync(
			join(folder, "pg_ctl"),
			["-D", data, "-m", "immediate", "stop"],
			{ ...options, stdio: "ignore" },
		);

	await run(
		"initdb",
		..."-U gift -A trust -E UTF8 --locale=C --no-sync".split(" "),
	);
	const forget = atExit(stopAtExit);
	await control("start");
	return {
		url: `postgres://gift@127.0.0.1:${port}/postgres`,
		data,
		restart,
		async stop() {
			forget();
			await control("stop", "-m", "fast");
			remove();
		},
	};
}

/** Vitest's globalSetup of the API tests: uses the PostgreSQL of DATABASE_URL, or starts a temporary one. */
export async function setup() {
	process.env.TEST_DATABASE_URL = process.env.DATABASE_URL;
	if (process.env.DATABASE_URL) return;
	const { url, stop } = await startPostgres();
	process.env.TEST_DATABASE_URL = url;
	return stop;
}
