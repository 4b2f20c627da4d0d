// The content program: a dry run creates no store and migrates no older one; an error is reported in one line (docs/operating.md, Content).
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

test("without a store a dry run shows everything as added, an export exports nothing, and neither creates one", async () => {
	const environment = await settingsOf("new");
	const { status, said } = content(
		environment,
		...["import", demoContentFolder, "--dry-run"],
	);
	expect(said).toMatch(/^brands: [1-9]\d* added, 0 changed/m);
	expect(said).toContain("Dry run: nothing was changed in ");
	expect(status).toBe(0);
	const exported = content(environment, "export", join(home, "before"));
	expect(exported.said).toContain(
		"nothing, because the database has no content",
	);
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

test("a store that this user may not open is not treated as an empty one", async () => {
	const closed = join(home, "closed");
	mkdirSync(closed, { mode: 0 });
	const settings = { DATA_DIR: join(closed, "data") };
	await unprivileged(async () => {
		await expect(openUnchanged(readStoreSettings(settings))).rejects.toThrow(
			/^DATA_DIR \S+ cannot be written \(EACCES\)/,
		);
	});
});

test("a store of an older release is left unchanged, and reported in one line", async () => {
	const environment = await settingsOf("old");
	const store = await begin(environment);
	const state = () => migrationState(store.db);
	expect(await state()).toBe("current");
	await store.db.execute(
		sql`delete from drizzle.__drizzle_migrations where id > 3`,
	);
	expect(await state()).toBe("behind");
	await store.close();
	const line = /^The database has the schema of an older release; [^\n]+\n$/;
	const { status, said } = content(
		environment,
		...["import", demoContentFolder, "--dry-run"],
	);
	expect(said).toMatch(line);
	expect(status).toBe(1);
	const exported = openUnchanged(readStoreSettings(environment));
	await expect(exported).rejects.toThrow(
		/^The database has the schema of an older/,
	);
});

test("the program ends with one line when the database refuses the sign-in", async () => {
	// This database requests an unknown sign-in mechanism and keeps the connection open.
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

test("an error of the database is reported in one line, without the entries", async () => {
	const environment = await settingsOf("refused");
	// The name is too long for the index of the groups, and cannot be compressed.
	const name = randomBytes(6000).toString("hex");
	const file = join(home, "long.json");
	writeFileSync(file, JSON.stringify({ limit_groups: [{ name, rules: {} }] }));
	const { status, said } = content(environment, "import", file);
	expect(said).toMatch(
		/^The database reported an error \(index row [^\n]+\)\.\n$/,
	);
	expect(status).toBe(1);
});

test.each([
	["no command", [], /^The command must be import, export or schema\. --help /],
	["an unknown command", ["inport"], /^The command must be import, export or /],
	[
		"an argument too many",
		["import", demoContentFolder, "more"],
		/^Unexpected argument 'more'\. --help prints the usage\.\n$/,
	],
	["a schema into a file", ["schema", "out"], /^Unexpected argument 'out'\. /],
	[
		"an unknown option",
		["import", "--dry"],
		/^Unknown option '--dry'\. --help prints the usage\.\n$/,
	],
	["an import of nothing", ["import"], /^import needs a folder or a file\. /],
	["an export to nowhere", ["export"], /^export needs a folder\. /],
	[
		"a dry run of an export",
		["export", "out", "--dry-run"],
		/^--dry-run, .* are options of import only\. /,
	],
	[
		"a schema with a removal",
		["schema", "--remove-others"],
		/^--dry-run, .* are options of import only\. /,
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
])(
	"a command with %s ends with status 1 before the store is opened",
	(_what, words, line) => {
		const { status, said } = content(
			{ DATABASE_URL: "postgres://gift@127.0.0.1:1/gift" },
			...words,
		);
		expect(said).toMatch(line);
		expect(said).toMatch(/^[^\n]+\n$/);
		expect(status).toBe(1);
	},
);

test("--help prints the usage", () => {
	const { status, said } = content({}, "--help");
	expect(said).toMatch(/^Usage:\n {2}npm run content -- import/);
	expect(status).toBe(0);
});

test("in production an import or export without a setting of the store is refused", () => {
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

test("output that is not read to its end, as in a closed pager, is no failure", async () => {
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
