// Install, build and start end with one line on a Node version that package.json does not allow.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Runs the check as if Node had this version. */
const checkAs = (version: string) =>
	spawnSync(
		process.execPath,
		[
			"-e",
			`Object.defineProperty(process, "version", { value: "${version}" }); require("./tools/checkNode.cjs")`,
		],
		{ encoding: "utf8" },
	);

test.each([
	"v18.20.4",
	"v20.18.9",
	"v21.7.3",
	"v22.0.0",
	"v22.11.0",
	"v23.11.0",
])("Node %s is refused", (version) => {
	const { status, stderr } = checkAs(version);
	expect(status).toBe(1);
	expect(stderr).toBe(
		`Galaxy Gift needs Node.js ^20.19 || ^22.12 || >=24; this is ${version}.\n`,
	);
});

test.each(["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0", "v25.1.0"])(
	"Node %s is accepted",
	(version) => {
		expect(checkAs(version)).toMatchObject({ status: 0, stderr: "" });
	},
);

test("package.json, its lock file and .nvmrc agree", () => {
	const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
	const { engines } = read("package.json");
	expect(engines.node).toBe("^20.19.0 || ^22.12.0 || >=24");
	expect(read("package-lock.json").packages[""].engines).toEqual(engines);
	// nvm uses the newest version of 20.
	expect(readFileSync(".nvmrc", "utf8")).toBe("20\n");
});

test("install, build, start and development run the check first", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
	const check = /^node tools\/checkNode\.cjs/;
	for (const name of ["preinstall", "build", "dev"])
		expect(scripts[name]).toMatch(check);
	expect(scripts.start).toContain("npm run build");
	expect(readFileSync("tools/build/serverEntry.ts", "utf8")).toMatch(
		/^\/\/.*\nimport "\.\.\/checkNode\.cjs";/,
	);
});
