// Plants each bug of the list in a copy of the project and shows that the test named beside it fails; the project itself is never touched.
import {
	cpSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { command } from "../support/command";
import { plantedBugs } from "./bugs";
import type { PlantedBug } from "./plantedBug";

const { values } = parseArgs({ options: { only: { type: "string" } } });
const bugs = plantedBugs.filter(({ name }) => name.includes(values.only ?? ""));

const report = v.object({
	testResults: v.array(
		v.object({
			assertionResults: v.array(
				v.object({ title: v.string(), status: v.string() }),
			),
		}),
	),
});

const folder = mkdtempSync(join(tmpdir(), "gift-planted-"));
for (const part of ["src", "server", "tests", "tools", "public", "index.html"])
	cpSync(part, join(folder, part), { recursive: true });
for (const file of [
	"package.json",
	"tsconfig.json",
	"vite.config.ts",
	"lingui.config.ts",
])
	cpSync(file, join(folder, file));
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

/** Runs test files in the copy; gives each test's title and whether it passed. */
async function outcomes(files: string[]): Promise<Map<string, boolean>> {
	const told = join(folder, "report.json");
	rmSync(told, { force: true });
	const { output } = await command("npx", [
		"vitest",
		"run",
		...files,
		`--root=${folder}`,
		"--reporter=json",
		`--outputFile=${told}`,
	]);
	try {
		const { testResults } = v.parse(
			report,
			JSON.parse(readFileSync(told, "utf8")),
		);
		return new Map(
			testResults
				.flatMap((file) => file.assertionResults)
				.map(({ title, status }) => [title, status === "passed"]),
		);
	} catch (cause) {
		throw new Error(`The tests left no report:\n${output}`, { cause });
	}
}

/** Plants one bug, runs its test's file, takes it out again; says what is wrong, or null. */
async function tryOut({ file, line, bug, test }: PlantedBug) {
	const path = join(folder, file);
	const text = readFileSync(path, "utf8");
	if (text.split(line).length !== 2)
		return `${file} does not have this line once: ${line}`;
	try {
		writeFileSync(
			path,
			text.replace(line, () => bug),
		);
		const failed = [...(await outcomes([test[0]]))]
			.filter(([, passed]) => !passed)
			.map(([title]) => title);
		if (failed.some((title) => title.startsWith(test[1]))) return null;
		return failed.length > 0
			? `other tests fail, but not this one: ${failed.join("; ")}`
			: "no test fails";
	} finally {
		writeFileSync(path, text);
	}
}

let missed = 0;
try {
	const sound = await outcomes([...new Set(bugs.map(({ test }) => test[0]))]);
	for (const bug of bugs) {
		const passes = [...sound].some(
			([title, passed]) => passed && title.startsWith(bug.test[1]),
		);
		const wrong = passes
			? await tryOut(bug)
			: "without the bug there is no such test that passes";
		if (wrong) missed++;
		console.log(
			`${wrong ? "MISSED" : "caught"} ${bug.name}: ${wrong ?? bug.test[1]}`,
		);
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
console.log(`${bugs.length - missed} of ${bugs.length} caught`);
process.exitCode = missed === 0 ? 0 : 1;
