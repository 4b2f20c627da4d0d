// Runs Stryker on the globs of its configuration, on the files of `npm run mutants -- <glob>`, or with `--sample [folder]` on 300 mutants of a folder or of all other code, the same ones for the same tree.
import { spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fail } from "../tools/fail";
import { seededRandom } from "./reliability/trials";
import config from "./stryker.config.json" with { type: "json" };

const sampleSize = 300;
/** What the sample of all other code leaves out: the folders of the configuration, and files of data or types. */
const configured =
	/^(src\/(domain|sync|platform\/(http|storage|outbox)|contract|locales)|server\/demo)\//;

interface Mutant {
	fileName: string;
	status?: string;
	location: Record<"start" | "end", { line: number; column: number }>;
}

/** Resolves and loads packages that Stryker depends on. */
const strykerRequire = createRequire(
	createRequire(import.meta.url).resolve("@stryker-mutator/core"),
);

/** The paths of all files in these folders and their sub-folders. */
const filesIn = (folders: string[]) =>
	folders.flatMap((top) =>
		readdirSync(top, { recursive: true, encoding: "utf8" }).map(
			(name) => `${top}/${name}`,
		),
	);

/** Whether a glob matches a file, by the same rules as Stryker; it may end with a range of lines. */
function hasFiles(glob: string): boolean {
	const { minimatch } = strykerRequire("minimatch");
	const pattern = resolve(glob.replace(/:\d+(:\d+)?-\d+(:\d+)?$/, ""));
	return filesIn(["src", "server", "tools"]).some((name) =>
		minimatch(resolve(name), pattern),
	);
}

/** Every mutant of these files, as Stryker makes them. */
async function mutantsOf(names: string[]): Promise<Mutant[]> {
	const path = strykerRequire.resolve("@stryker-mutator/instrumenter");
	const { Instrumenter } = await import(path);
	const texts = join(import.meta.dirname, "ignoreTexts.js");
	const { ignorer } = await import(texts);
	const logger = { debug() {}, info() {}, isDebugEnabled: () => false };
	const files = names.map((name) => ({
		name,
		mutate: true,
		content: readFileSync(name, "utf8"),
	}));
	const options = { plugins: null, excludedMutations: [], ignorers: [ignorer] };
	const { mutants } = await new Instrumenter(logger).instrument(files, options);
	return mutants.filter(({ status }: Mutant) => status !== "Ignored");
}

const isInside = (inner: Mutant, outer: Mutant) => {
	const at = ({ line, column }: { line: number; column: number }) =>
		line * 1000 + column;
	return (
		inner.fileName === outer.fileName &&
		at(inner.location.start) >= at(outer.location.start) &&
		at(inner.location.end) <= at(outer.location.end)
	);
};

/** A random sample of the mutants of a folder, or of all code that is not configured, as ranges for Stryker's `mutate`. */
async function sample(folder?: string): Promise<string[]> {
	const names = filesIn(folder ? [folder] : ["src", "server"]).filter(
		(name) =>
			/(?<!\.d)\.tsx?$/.test(name) && (folder || !configured.test(name)),
	);
	const all = await mutantsOf(names.sort());
	const random = seededRandom(Number(process.env.PROPERTY_SEED ?? 1));
	const chosen = new Set<Mutant>();
	const ranges: string[] = [];
	const left = [...all];
	while (chosen.size < sampleSize && left.length > 0) {
		const [mutant] = left.splice(Math.floor(random() * left.length), 1);
		if (!mutant || chosen.has(mutant)) continue;
		// Stryker also runs every mutant inside the range.
		const inside = all.filter((other) => isInside(other, mutant));
		if (inside.length > 5) continue;
		for (const other of inside) chosen.add(other);
		const { start, end } = mutant.location;
		ranges.push(
			`${mutant.fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
		);
	}
	console.log(`${chosen.size} of ${all.length} mutants`);
	return ranges;
}

const given = process.argv.slice(2);
const [asked, folder] = given;
const isSample = asked === "--sample";
if (isSample ? !existsSync(folder ?? ".") : asked?.startsWith("-")) {
	console.log(`Usage: npm run mutants [-- <globs> | --sample [folder]]
Without either it runs the globs of tests/stryker.config.json; --sample 300 mutants of the folder, or of all other code.`);
	process.exit(asked === "--help" ? 0 : 1);
}
const missing = isSample ? undefined : given.find((glob) => !hasFiles(glob));
if (missing) fail(`${missing} names no file of src, server or tools.`);
const mutate = isSample ? await sample(folder) : asked ? given : config.mutate;
mkdirSync("test-results", { recursive: true });
const file = "test-results/stryker.config.json";
writeFileSync(
	file,
	JSON.stringify({ ...config, mutate, incremental: !isSample }),
);
/** The domain's rules have their own tests, which need no DOM. */
const isDomain = mutate.every((glob) => glob.startsWith("src/domain/"));
const isOther = isSample && !folder;
const suite = isOther ? "sample" : isDomain ? "rules" : "mutants";
const { status } = spawnSync("node_modules/.bin/stryker", ["run", file], {
	stdio: "inherit",
	env: { ...process.env, TEST_SUITE: suite },
});
process.exitCode = status ?? 1;
