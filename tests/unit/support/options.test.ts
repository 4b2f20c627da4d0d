// Proves that a tool reports a wrong command line or a missing build in one line, and then does no work.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { scripts } from "../../../package.json";
import { temporaryFolder } from "../../support/atExit";
import { buildProblem, demoBuildProblem } from "../../support/build";
import { runCommand } from "../../support/command";

const { folder, remove } = temporaryFolder("gift-options-");
afterAll(remove);

const run = (
	tool: string,
	args: string[],
	environment: NodeJS.ProcessEnv = {},
) =>
	runCommand(
		process.execPath,
		["--import", "tsx", `tools/${tool}.ts`, ...args],
		{
			BUILD_DIR: join(folder, "none"),
			TOKEN_KEY: "a-token-key-of-ours",
			...environment,
		},
	);

const sub = "--sub=customer-1";

test.concurrent.each<[string, string[], RegExp, NodeJS.ProcessEnv?]>([
	["launchCode", [sub], /^TOKEN_KEY .* 16 characters/, { TOKEN_KEY: "short" }],
	["launchCode", [], /^--sub is required/],
	["launchCode", [sub, "--app=localhost:3000"], /^--app must be an origin/],
	["launchCode", [sub, "--seconds=1e999"], /^--seconds must be a whole number/],
	["launchCode", [sub, "--tire=1"], /^Unknown option '--tire'\. /],
	["launchCode", ["--sub=สมชาย"], /^The API would refuse this code \(50001\)/],
	["launchCode", [sub, "--imei="], /^The API would refuse this code \(50001\)/],
	[
		"gallery/run",
		["--only=favourits"],
		/^--only: no name contains "favourits"\. The names are: 1-home\/.*; and \d+ more\.$/m,
	],
	[
		"gallery/run",
		[],
		/^There is no build in .*: run VITE_DEMO=1 npm run build/,
	],
	["bench/run", ["--rounds=0"], /^--rounds must be a whole number from 1/],
	[
		"bench/run",
		["--only=claimz"],
		/^--only: .* The names are: bytes; .*; claims\.$/m,
	],
	["bench/run", ["phone"], /^Unexpected argument 'phone'/],
	["scale/run", ["--rounds=0"], /^--rounds must be a whole number from 1/],
	[
		"scale/run",
		["--only=serch"],
		/^--only: no name contains "serch"\. The names are: /,
	],
	[
		"scale/run",
		["--no-fill"],
		/^The database of DATABASE_URL cannot be reached \(ECONNREFUSED\)/,
		{ DATABASE_URL: "postgres://gift@localhost:1/gift" },
	],
	[
		"scale/run",
		["--no-fill"],
		/^The database was not filled by npm run scale; /,
		{ DATABASE_URL: "" },
	],
	["build/run", [], /^BUILD_DIR must be/, { BUILD_DIR: "src" }],
	["dev", ["--port=4000"], /^Unknown option '--port'/],
	["../tests/mutants", ["src/none/*.ts"], /^src\/none\/\*\.ts names no file/],
])("%s %o ends with one line", async (tool, args, line, environment) => {
	const { status, output } = await run(tool, args, environment);
	expect(output).toMatch(line);
	expect(output).toMatch(/^[^\n]+\n$/);
	expect(status).toBe(1);
});

test("npm start starts the build of BUILD_DIR", async () => {
	for (const [program, line] of [
		["npm", ":"],
		["node", 'echo "$1"'],
	] as const)
		writeFileSync(join(folder, program), `#!/bin/sh\n${line}\n`, {
			mode: 0o755,
		});
	const PATH = `${folder}:${process.env.PATH}`;
	for (const [BUILD_DIR, started] of [
		["", "dist/server/main.js\n"],
		["my build", "my build/server/main.js\n"],
	]) {
		const environment = { PATH, BUILD_DIR };
		const { output } = await runCommand(
			"sh",
			["-c", scripts.start],
			environment,
		);
		expect(output).toBe(started);
	}
});

test("the origin of the launcher's link may end with a slash", async () => {
	const args = [sub, "--app=https://gift.example/"];
	const { output } = await run("launchCode", args);
	expect(output).toMatch(/^https:\/\/gift\.example\/landing\?code=[\w.-]+\n$/);
});

test("a build is there, and is one of the demo or not", () => {
	const build = join(folder, "dist");
	const write = (file: string, text: string) => {
		mkdirSync(join(build, file, ".."), { recursive: true });
		writeFileSync(join(build, file), text);
	};
	expect(buildProblem(build)).toMatch(/^There is no build in /);
	write("server/main.js", "");
	write("client/assets/start.js", "get hasDemo(){return!1}");
	expect(buildProblem(build)).toBeNull();
	expect(demoBuildProblem(build)).toMatch(
		/is not a demo build: run VITE_DEMO=1 npm run build first\.$/,
	);
	write("client/assets/start.js", "get hasDemo(){return!0}");
	expect(demoBuildProblem(build)).toBeNull();
});
