// Runs Debian's PgBouncer before a PostgreSQL, one connection a transaction.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { atExit, temporaryFolder } from "./atExit";
import { freePort } from "./freePort";
import { identity } from "./postgres";

const program = "/usr/sbin/pgbouncer";
/** Fewer than a process of the API opens, so that they change hands. */
const connections = 6;

async function untilItListens(port: number) {
	for (let attempt = 0; attempt < 100; attempt++) {
		const socket = connect(port, "127.0.0.1");
		const isOpen = await once(socket, "connect").then(
			() => true,
			() => false,
		);
		socket.destroy();
		if (isOpen) return;
		await setTimeout(100);
	}
	throw new Error("PgBouncer does not listen.");
}

/** Starts it on 127.0.0.1 for every database of the server at `url`; gives the address that takes its place. */
export async function startPgbouncer(url: string) {
	const server = new URL(url);
	const port = await freePort();
	const user = identity();
	const { folder: home, remove } = temporaryFolder("gift-pgbouncer-");
	const settings = join(home, "pgbouncer.ini");
	writeFileSync(
		settings,
		`[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
`,
	);
	if (user.uid && user.gid) chownSync(home, user.uid, user.gid);
	const child = spawn(program, ["--quiet", settings], { ...user, cwd: home });
	const ended = once(child, "exit");
	const forget = atExit(() => child.kill("SIGKILL"));
	await Promise.race([untilItListens(port), ended]);
	if (child.exitCode !== null) throw new Error("PgBouncer ended at its start.");
	server.port = String(port);
	return {
		url: server.href,
		async stop() {
			forget();
			child.kill("SIGTERM");
			await ended;
			remove();
		},
	};
}
