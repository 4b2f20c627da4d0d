// A start with a transaction pooler at DATABASE_URL ends before it takes a lock that the pooler would keep; no call waits forever.
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openPostgres } from "../../../../../server/store/connection/openPostgres";
import { isStoreUnavailable } from "../../../../../server/store/connection/storeError";
import { temporaryFolder } from "../../../../support/atExit";

/** A message of the PostgreSQL protocol: its kind, length and fields. */
function message(kind: string, fields: string) {
	const head = Buffer.from(`${kind}\0\0\0\0`);
	head.writeInt32BE(fields.length + 4, 1);
	return Buffer.concat([head, Buffer.from(fields, "latin1")]);
}

const refusal = message(
	"E",
	"SFATAL\0C08P01\0Munsupported startup parameter\0\0",
);
const ready = message("Z", "I");
const accepted = [message("R", "\0\0\0\0"), ready];
/** The messages of a row with one text of one letter. */
const row = (letter: string) => [
	message(
		"T",
		"\0\x01timeout\0\0\0\0\0\0\0\0\0\0\x19\xff\xff\xff\xff\xff\xff\0\0",
	),
	message("D", `\0\x01\0\0\0\x01${letter}`),
	...[message("C", "SELECT 1\0"), ready],
];
const zero = row("0");

/** A server that answers the startup and the first statement with these replies, and nothing else. */
async function listen(
	startup: (given: Buffer) => Buffer[],
	statement: Buffer[],
	databaseTimeoutMs = 10_000,
) {
	const server = createServer((socket) => {
		socket
			.on("error", () => {})
			.once("data", (given) => {
				socket.write(Buffer.concat(startup(given)));
				socket.once("data", () => socket.write(Buffer.concat(statement)));
			});
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : 0;
	const settings = {
		databaseUrl: `postgres://gift@127.0.0.1:${port}/gift`,
		...{ databasePool: 2, databaseTimeoutMs },
	};
	return { server, settings };
}

/** The error of a start whose pooler answers the startup and the statement with these replies. */
async function openThrough(...replies: Parameters<typeof listen>) {
	const { server, settings } = await listen(...replies);
	const prepare = vi.fn();
	const opened = openPostgres(settings, prepare);
	const said = await opened.then(() => "", String);
	server.close();
	expect(prepare).not.toHaveBeenCalled();
	return said;
}

test("a pooler that refuses the timeouts makes the start fail before anything is locked or migrated", async () => {
	const said = await openThrough(
		(given) => (given.includes("statement_timeout") ? [refusal] : accepted),
		zero,
	);
	expect(said).toMatch(/ cannot be reached \(unsupported startup/);
});

test("a pooler that ignores the timeouts makes the start fail too", async () => {
	const said = await openThrough(() => accepted, zero);
	expect(said).toMatch(/ cannot be opened \(connections have no statement_t/);
});

test("when the database stops answering, a statement times out and the database is unavailable", async () => {
	const { server, settings } = await listen(() => accepted, row("1"), 100);
	const store = await openPostgres(settings);
	const said = await store.db.execute(sql`select 1`).then(() => null, Object);
	expect(isStoreUnavailable(said)).toBe(true);
	await store.close();
	server.close();
});

test("when the Unix socket is missing, as during a restart, the database is unavailable", async () => {
	const { folder, remove } = temporaryFolder("gift-socket-");
	const sockets: Socket[] = [];
	const server = createServer((socket) => {
		sockets.push(socket);
		socket
			.on("error", () => {})
			.once("data", () => {
				socket.write(Buffer.concat(accepted));
				socket.once("data", () => socket.write(Buffer.concat(row("1"))));
			});
	}).listen(join(folder, ".s.PGSQL.5432"));
	await once(server, "listening");
	const store = await openPostgres({
		databaseUrl: `postgres://gift@/gift?host=${folder}`,
		...{ databasePool: 2, databaseTimeoutMs: 10_000 },
	});
	const lost = sockets.map((socket) => once(socket, "close"));
	for (const socket of sockets) socket.destroy();
	server.close();
	await Promise.all([once(server, "close"), ...lost]);
	const ask = () =>
		store.db.execute(sql`select 1`).then(() => "answered", Object);
	// The first statement may still use the lost connection.
	for (const said of [await ask(), await ask()])
		expect(isStoreUnavailable(said)).toBe(true);
	await store.close();
	remove();
});
