// A start whose DATABASE_URL leads to a pooler of transactions ends before it takes a lock that the pooler would keep.
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { openPostgres } from "../../../../../server/store/connection/openPostgres";

/** PostgreSQL's message of a refused connection. */
function refusal(words: string) {
	const fields = `SFATAL\0C08P01\0M${words}\0\0`;
	const head = Buffer.from("E\0\0\0\0");
	head.writeInt32BE(fields.length + 4, 1);
	return Buffer.concat([head, Buffer.from(fields)]);
}

test("a pooler that refuses the timeouts is said, before anything is locked or migrated", async () => {
	const pooler = createServer((socket) => {
		socket.once("data", (startup) => {
			const refuses = startup.includes("statement_timeout");
			socket.end(refuses ? refusal("unsupported startup parameter") : "");
		});
	}).listen(0, "127.0.0.1");
	await once(pooler, "listening");
	const address = pooler.address();
	const port = typeof address === "object" ? address?.port : 0;
	const prepare = vi.fn();
	const opened = openPostgres(
		{
			databaseUrl: `postgres://gift@127.0.0.1:${port}/gift`,
			...{ databasePool: 2, databaseTimeoutMs: 1000 },
		},
		prepare,
	);
	await expect(opened).rejects.toThrow(
		/^The database of DATABASE_URL cannot be reached \(unsupported startup/,
	);
	expect(prepare).not.toHaveBeenCalled();
	pooler.close();
});
