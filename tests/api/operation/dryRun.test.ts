// The content program: a dry run begins no new store and migrates none of an older release; what ends it is said in one line (docs/operating.md, Content).
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { readStoreSettings } from "../../../server/config/settings";
import { demoContentFolder } from "../../../server/demo/seedDemo";
import {
	migrationState,
	openStore,
	openUnchanged,
} from "../../../server/store/connection/openStore";
import { temporaryFolder } from "../../support/atExit";
import { runCommand } from "../../support/command";
import { newDatabaseSettings, postgresUrl } from "../support/testServer";
import { unprivileged } from "../support/unprivileged";

const { folder: home, remove } = temporaryFolder("gift-dry-run-");
afterAll(remove);

const settingsOf = async (name: string): Promise<NodeJS.ProcessEnv> =>
	postgresUrl
		? await newDatabaseSettings()
		: { DATA_DIR: join(home, name), DATABASE_URL: "" };

function content(environment: NodeJS.ProcessEnv, ...words: string[]) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		["--import", "tsx", "server/content.ts", ...words],
		{ env: { ...process.env, ...environment }, encoding: "utf8" },
	);
	return { status, said: stdout + stderr };
}

const begin = (environment: NodeJS.ProcessEnv) =>
	openStore(readStoreSettings(environment));

test("a dry run into a store that was never begun shows everything as added, an export nothing, and both begin none", async () => {
	const environment = await settingsOf("new");
	const { status, said } = content(
		environment,
		...["import", demoContentFolder, "--dry-run"],
	);
	expect(said).toMatch(/^brands: [1-9]\d* added, 0 changed/m);
	expect(said).toContain("Dry run: nothing was changed in ");
	expect(status).toBe(0);
	const exported = content(environment, "export", join(home, "before"));
	expect(exported.said).toContain("nothing, because the store is empty");
	expect(existsSync(join(home, "new"))).toBe(false);
	if (!postgresUrl) return;
	const database = new pg.Client(environment.DATABASE_URL);
	await database.connect();
	const { rows } = await database.query(
		"select to_regclass('brands') as brands, to_regnamespace('drizzle') as drizzle",
	);
	await database.end();
	expect(rows).toEqual([{ brands: null, drizzle: null }]);
});

test("a store that this user may not look into is not taken for an empty one", async () => {
	const closed = join(home, "closed");
	mkdirSync(closed, { mode: 0 });
	const settings = { DATA_DIR: join(closed, "data") };
	await unprivileged(async () => {
		await expect(openUnchanged(readStoreSettings(settings))).rejects.toThrow(
			/^DATA_DIR \S+ cannot be written \(EACCES\)/,
		);
	});
});

test("a store of an older release is left as it is, and said in one line", async () => {
	const environment = await settingsOf("old");
	const store = await begin(environment);
	const state = () => migrationState(store.db);
	expect(await state()).toBe("current");
	await store.db.execute(
		sql`delete from drizzle.__drizzle_migrations where id > 3`,
	);
	expect(await state()).toBe("behind");
	await store.close();
	const line = /^The database is of an older release: [^\n]+\n$/;
	const { status, said } = content(
		environment,
		...["import", demoContentFolder, "--dry-run"],
	);
	expect(said).toMatch(line);
	expect(status).toBe(1);
	const exported = openUnchanged(readStoreSettings(environment));
	await expect(exported).rejects.toThrow(/^The database is of an older/);
});

test("a database that refuses the sign-in is said in one line, and ends the program", async () => {
	// It asks for a sign-in by a mechanism of its own, and keeps the connection open.
	const request = Buffer.from("R\0\0\0\x0e\0\0\0\x0aNONE\0\0", "latin1");
	const sockets: Socket[] = [];
	const database = createServer((socket) => {
		sockets.push(socket);
		socket.once("data", () => socket.write(request));
	}).listen(0, "127.0.0.1");
	await once(database, "listening");
	const address = database.address();
	const port = typeof address === "object" ? address?.port : 0;
	const { status, output, timedOut } = await runCommand(
		process.execPath,
		["--import", "tsx", "server/content.ts", "export", join(home, "copy")],
		{ DATABASE_URL: `postgres://gift@127.0.0.1:${port}/gift` },
		30_000,
	);
	for (const socket of sockets) socket.destroy();
	database.close();
	expect(output).toMatch(
		/^The database of DATABASE_URL cannot be reached \(SASL: [^\n]+\n$/,
	);
	expect({ status, timedOut }).toEqual({ status: 1, timedOut: false });
});

test("what the database refuses is said in one line, without the entries", async () => {
	const environment = await settingsOf("refused");
	// Too long for the index of the groups, and not compressible.
	const name = randomBytes(6000).toString("hex");
	const file = join(home, "long.json");
	writeFileSync(file, JSON.stringify({ limit_groups: [{ name, rules: {} }] }));
	const { status, said } = content(environment, "import", file);
	expect(said).toMatch(/^The database refused it \(index row [^\n]+\)\.\n$/);
	expect(status).toBe(1);
});

test.each([
	["no command", [], /^The command is import, export or schema\. --help /],
	["an unknown command", ["inport"], /^The command is import, export or /],
	[
		"an argument too many",
		["import", demoContentFolder, "more"],
		/^Unexpected argument 'more'\. --help has the usage\.\n$/,
	],
	["a schema into a file", ["schema", "out"], /^Unexpected argument 'out'\. /],
	[
		"an unknown option",
		["import", "--dry"],
		/^Unknown option '--dry'\. --help has the usage\.\n$/,
	],
	["an import of nothing", ["import"], /^import needs a folder or a file\. /],
	["an export to nowhere", ["export"], /^export needs a folder\. /],
	[
		"a dry run of an export",
		["export", "out", "--dry-run"],
		/^These options are for import alone\. /,
	],
	[
		"a schema with a removal",
		["schema", "--remove-others"],
		/^These options are for import alone\. /,
	],
	[
		"a folder without a file of content",
		["import", "tests/api/operation"],
		/^tests\/api\/operation has no JSON or CSV file\.\n$/,
	],
	[
		"a folder below a file",
		["export", "package.json/x"],
		/^package\.json\/x cannot be written \(ENOTDIR\)\.\n$/,
	],
	[
		"a file that its disk cannot read",
		["import", "/proc/self/mem"],
		/^\/proc\/self\/mem cannot be read \(EIO\)\.\n$/,
	],
])("%s ends with status 1 before the store is opened", (_what, words, line) => {
	const { status, said } = content(
		{ DATABASE_URL: "postgres://gift@127.0.0.1:1/gift" },
		...words,
	);
	expect(said).toMatch(line);
	expect(said).toMatch(/^[^\n]+\n$/);
	expect(status).toBe(1);
});

test("--help prints the usage", () => {
	const { status, said } = content({}, "--help");
	expect(said).toMatch(/^Usage:\n {2}npm run content -- import/);
	expect(status).toBe(0);
});

test("in production without a store's setting nothing is imported or exported, since that would be a new store beside the build", () => {
	const unset = { NODE_ENV: "production", DATABASE_URL: "", DATA_DIR: " " };
	const copy = join(home, "production");
	for (const words of [
		["import", demoContentFolder, "--dry-run"],
		["export", copy],
	])
		expect(content(unset, ...words)).toEqual({
			status: 1,
			said: expect.stringMatching(
				/^DATABASE_URL or DATA_DIR must be [^\n]+\n$/,
			),
		});
	expect(existsSync(copy)).toBe(false);
});

test("output that nobody reads to its end, as in a pager that was closed, is no failure", async () => {
	const program = spawn(
		process.execPath,
		["--import", "tsx", "server/content.ts", "schema"],
		{ stdio: ["ignore", "pipe", "pipe"] },
	);
	program.stdout.destroy();
	let said = "";
	program.stderr.on("data", (part) => {
		said += part;
	});
	const [status] = await once(program, "close");
	expect([status, said]).toEqual([0, ""]);
});
