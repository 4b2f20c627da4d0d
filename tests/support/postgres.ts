// Finds or installs PostgreSQL and runs a throw-away cluster of it in a temporary folder.
import { type ChildProcess, spawn } from "node:child_process";
import {
	chownSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { installPackages } from "./debian";
import { freePort } from "./freePort";

export interface RunningPostgres {
	/** For the API and its tests. */
	url: string;
	/** For the reader: which server, and from where. */
	description: string;
	/** Ends it (SIGINT fast, SIGQUIT immediate, SIGKILL as a power cut) and starts it again on the same data. */
	restart(signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Promise<void>;
	stop(): Promise<void>;
}

interface Identity {
	uid?: number;
	gid?: number;
}

const debianRoot = "/usr/lib/postgresql";

function programFolder(root: string): string | null {
	const debian = existsSync(root)
		? readdirSync(root)
				.sort((a, b) => Number(b) - Number(a))
				.map((version) => join(root, version, "bin"))
		: [];
	const onPath = (process.env.PATH ?? "").split(delimiter);
	const complete = (folder: string) =>
		existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb"));
	return [...debian, ...onPath].find(complete) ?? null;
}

/** PostgreSQL refuses to run as root: root lends it the identity of postgres, else of nobody. */
function identity(): Identity {
	if (process.getuid?.() !== 0) return {};
	const users = readFileSync("/etc/passwd", "utf8")
		.split("\n")
		.map((line) => line.split(":"));
	const user = ["postgres", "nobody"]
		.map((name) => users.find(([each]) => each === name))
		.find((each) => each !== undefined);
	if (!user) throw new Error("No user but root here: PostgreSQL refuses root.");
	return { uid: Number(user[2]), gid: Number(user[3]) };
}

function finished(child: ChildProcess): Promise<number> {
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("exit", (status) => resolve(status ?? 1));
	});
}

async function answers(url: string): Promise<string | null> {
	const client = new Client({ connectionString: url });
	try {
		await client.connect();
		const { rows } = await client.query<{ server_version: string }>(
			"show server_version",
		);
		return rows[0]?.server_version ?? "";
	} catch {
		return null;
	} finally {
		await client.end().catch(() => {});
	}
}

/**
 * Starts an empty cluster that listens on 127.0.0.1 alone. `durable` false (the
 * default, for tests) does not wait for the disk; the bench asks for true.
 * `root` is where Debian keeps its versions; the path is looked at as well.
 * Throws one clear sentence when PostgreSQL cannot be had.
 */
export async function startPostgres({
	durable = false,
	root = debianRoot,
} = {}): Promise<RunningPostgres> {
	let folder = programFolder(root);
	let source = "found";
	if (folder === null) {
		const refusal = await installPackages(["postgresql"]);
		folder = programFolder(root);
		source = "installed now";
		if (folder === null)
			throw new Error(
				`No PostgreSQL to test with. Debian's package: ${refusal ?? "installed, but not found"}. Install PostgreSQL and run again.`,
			);
	}
	const as = identity();
	const home = mkdtempSync(join(tmpdir(), "gift-postgres-"));
	if (as.uid !== undefined && as.gid !== undefined)
		chownSync(home, as.uid, as.gid);
	const data = join(home, "data");
	const options = { ...as, cwd: home, stdio: "ignore" as const };
	const created = await finished(
		spawn(
			join(folder, "initdb"),
			`-D ${data} -U gift -A trust -E UTF8 --locale=C --no-sync`.split(" "),
			options,
		),
	);
	if (created !== 0) {
		rmSync(home, { recursive: true, force: true });
		throw new Error(`${folder}/initdb ended with status ${created}.`);
	}

	const port = await freePort();
	const settings = [`port=${port}`, "listen_addresses=127.0.0.1"];
	settings.push(`unix_socket_directories=${home}`, "max_connections=200");
	if (!durable) settings.push("fsync=off", "synchronous_commit=off");
	const program = join(folder, "postgres");
	const launch = () =>
		spawn(
			program,
			["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
			options,
		);
	const url = `postgres://gift@127.0.0.1:${port}/postgres`;
	let server = launch();
	let ended = finished(server);
	/** Resolves with the version once it answers; throws when it ends first. */
	const ready = async (): Promise<string> => {
		for (;;) {
			const version = await answers(url);
			if (version !== null) return version;
			if (server.exitCode !== null)
				throw new Error(`PostgreSQL ended with status ${server.exitCode}.`);
			await pause(50);
		}
	};
	// SIGINT is PostgreSQL's fast shutdown; it must not outlive the run that started it.
	const interrupt = () => server.kill("SIGINT");
	process.once("exit", interrupt);
	const stop = async () => {
		process.removeListener("exit", interrupt);
		interrupt();
		await ended;
		rmSync(home, { recursive: true, force: true });
	};
	const restart = async (signal: NodeJS.Signals) => {
		server.kill(signal);
		await ended;
		server = launch();
		ended = finished(server);
		await ready();
	};

	try {
		const version = await ready();
		return {
			url,
			description: `PostgreSQL ${version}, ${source} (${folder})`,
			restart,
			stop,
		};
	} catch (error) {
		rmSync(home, { recursive: true, force: true });
		throw error;
	}
}
