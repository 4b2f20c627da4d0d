// Proves that a Node older than package.json asks for ends install, build and start with one line.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Runs the check as if Node had another version. */
const checkAs = (version: string) =>
	spawnSync(
		process.execPath,
		[
			"-e",
			`Object.defineProperty(process, "version", { value: "${version}" }); require("./tools/checkNode.cjs")`,
		],
		{ encoding: "utf8" },
	);

test.each(["v18.20.4", "v20.18.9"])("%s is too old", (version) => {
	const { status, stderr } = checkAs(version);
	expect(status).toBe(1);
	expect(stderr).toBe(
		`Galaxy Gift needs Node.js 20.19 or newer; this is ${version}.\n`,
	);
});

test.each(["v20.19.0", "v22.1.0"])("%s is new enough", (version) => {
	expect(checkAs(version)).toMatchObject({ status: 0, stderr: "" });
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
