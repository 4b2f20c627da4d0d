// A start whose DATABASE_URL leads to a pooler of transactions ends before it takes a lock that the pooler would keep.
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { openPostgres } from "../../../../../server/store/connection/openPostgres";

/** A message of PostgreSQL: its kind, its length, its fields. */
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
/** A row with one text, which is 0. */
const zero = [
	message(
		"T",
		"\0\x01timeout\0\0\0\0\0\0\0\0\0\0\x19\xff\xff\xff\xff\xff\xff\0\0",
	),
	message("D", "\0\x01\0\0\0\x010"),
	...[message("C", "SELECT 1\0"), ready],
];

/** What an opening says whose pooler answers the startup and the statement so. */
async function openThrough(
	startup: (given: Buffer) => Buffer[],
	statement: Buffer[],
) {
	const pooler = createServer((socket) => {
		socket
			.on("error", () => {})
			.once("data", (given) => {
				socket.write(Buffer.concat(startup(given)));
				socket.once("data", () => socket.write(Buffer.concat(statement)));
			});
	}).listen(0, "127.0.0.1");
	await once(pooler, "listening");
	const address = pooler.address();
	const port = typeof address === "object" ? address?.port : 0;
	const prepare = vi.fn();
	const opened = openPostgres(
		{
			databaseUrl: `postgres://gift@127.0.0.1:${port}/gift`,
			...{ databasePool: 2, databaseTimeoutMs: 10_000 },
		},
		prepare,
	);
	const said = await opened.then(() => "", String);
	pooler.close();
	expect(prepare).not.toHaveBeenCalled();
	return said;
}

test("a pooler that refuses the timeouts is said, before anything is locked or migrated", async () => {
	const said = await openThrough(
		(given) => (given.includes("statement_timeout") ? [refusal] : accepted),
		zero,
	);
	expect(said).toMatch(/ cannot be reached \(unsupported startup/);
});

test("so is one that drops the timeouts", async () => {
	const said = await openThrough(() => accepted, zero);
	expect(said).toMatch(/ cannot be opened \(connections have no statement_t/);
});
