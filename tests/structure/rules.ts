// The rules of the house as one pure function: from files to the sentences that say what is out of place.
import { posix } from "node:path";
import { readSource, type SourceFacts } from "./read";

/** The floors from the top; an import goes down, or stays inside its own floor. */
const floors = [
	"main",
	"app",
	"features",
	"components",
	"sync",
	"queries",
	"platform",
	"domain",
	"contract",
];
/** The layers of the server from the top; folders of one row stand beside each other and never import each other. */
const serverLayers = [
	["main"],
	["app"],
	["calls", "demo", "files", "health"],
	["middleware", "search"],
	["store"],
	["rules"],
	["config"],
];
const rootAllowed = new Set([
	"package.json",
	"package-lock.json",
	"vite.config.ts",
	"tsconfig.json",
	"lingui.config.ts",
	"index.html",
	"README.md",
	"src",
	"server",
	"public",
	"tests",
	"tools",
	"docs",
	"CONTRIBUTING.md",
	"CHANGELOG.md",
	"Dockerfile",
]);
const forbiddenFolders = /^(utils?|helpers?|common|types?|constants?)$/;
/** Folders of data, where a file is as long as its table. */
const dataFolders =
	/^(src\/locales|server\/(demo\/content|store\/migrations))\//;
const longestFile = 400;

const network = ["fetch", "XMLHttpRequest", "sendBeacon", "EventSource"];
const webStorage = ["localStorage", "sessionStorage"];
const silencers = /@ts-(ignore|nocheck|expect-error)|biome-ignore/;

interface Place {
	/** A floor, or ui, locales, sw, server, tests; empty for what has no place. */
	floor: string;
	/** The feature, inside features. */
	room: string;
}

function placeOf(path: string): Place {
	const [top = "", second = "", third = ""] = path.split("/");
	if (top !== "src") return { floor: top, room: "" };
	const floor = second.replace(/\.tsx?$/, "");
	return { floor, room: floor === "features" ? third : "" };
}

/** Why one file of the server may not import another, or null. */
function wrongServerArrow(from: string, to: string): string | null {
	const folderOf = (path: string) =>
		path.split("/")[1]?.replace(/\.ts$/, "") ?? "";
	const rowOf = (folder: string) =>
		serverLayers.findIndex((row) => row.includes(folder));
	const [here, there] = [folderOf(from), folderOf(to)];
	if (here === there) return null;
	if (rowOf(there) < 0) return `${there} is no layer of the server`;
	return rowOf(there) > rowOf(here)
		? null
		: `the server's ${here} imports ${there}`;
}

/** Why `from` may not import `to` (both paths from the project's root), or null. */
function wrongArrow(from: string, to: string): string | null {
	const here = placeOf(from);
	const there = placeOf(to);
	if (here.floor === "server" && there.floor === "server")
		return wrongServerArrow(from, to);
	if (here.floor === "server")
		return there.floor === "contract" ? null : "server takes only the contract";
	if (there.floor === "server" || there.floor === "tests")
		return `src never takes ${there.floor}`;
	if (here.floor === "ui")
		return there.floor === "ui" ? null : "ui knows nothing of the product";
	if (here.floor === "sw")
		return ["sw", "domain", "contract"].includes(there.floor)
			? null
			: "the worker takes only rules";
	if (there.floor === "ui" || there.floor === "locales")
		return floors.indexOf(here.floor) <= floors.indexOf("platform")
			? null
			: `${here.floor} draws and says nothing`;
	if (here.floor === "features" && there.floor === "features")
		return here.room === there.room ? null : "a feature imports a feature";
	return floors.indexOf(there.floor) >= floors.indexOf(here.floor)
		? null
		: `${here.floor} imports upward`;
}

/** What one file names that stands elsewhere by rule. */
function wrongNames(path: string, facts: SourceFacts): string[] {
	const found: string[] = [];
	const only = (names: string[], where: RegExp, rule: string) => {
		for (const name of names)
			if (facts.names.has(name) && !where.test(path))
				found.push(`${path}: ${name} stands only in ${rule}`);
	};
	const attributes = [...facts.attributes, ...facts.names];
	if (path.startsWith("src/")) {
		only(network, /^src\/(platform\/http\/http\.ts$|sw\b)/, "platform/http");
		only(
			webStorage,
			/^src\/platform\/storage\/storage\.ts$/,
			"platform/storage",
		);
		only(["indexedDB"], /^src\/(platform|sw)\//, "platform");
		const packages = [
			["idb-keyval", /^src\/platform\//, "platform"],
			["react", /^src\/(?!(domain|contract)\/)/, "the floors above domain"],
		] as const;
		for (const [name, where, rule] of packages)
			if (facts.imports.includes(name) && !where.test(path))
				found.push(`${path}: ${name} stands only in ${rule}`);
		const stores = facts.named.get("jotai") ?? [];
		for (const name of ["createStore", "getDefaultStore"])
			if (stores.includes(name) && path !== "src/platform/query/store.ts")
				found.push(`${path}: ${name} stands only in platform/store`);
		if (
			attributes.includes("dangerouslySetInnerHTML") &&
			!/^src\/ui\/media\/RichText\b/.test(path)
		)
			found.push(`${path}: raw HTML stands only in ui/RichText`);
	}
	if (facts.doubleCast) found.push(`${path}: casts through unknown`);
	if (facts.comments.some((comment) => silencers.test(comment)))
		found.push(`${path}: switches a check off`);
	return found;
}

/** What is wrong with a file before it is parsed: its name, its length, its first line. */
function wrongShape(path: string, source: string): string[] {
	const found: string[] = [];
	const segments = path.split("/");
	if (segments.slice(0, -1).some((folder) => forbiddenFolders.test(folder)))
		found.push(`${path}: a folder named for nothing`);
	if (
		/^index\.tsx?$/.test(segments.at(-1) ?? "") &&
		!path.startsWith("src/contract/")
	)
		found.push(`${path}: only the contract has an index`);
	const [top = "", second = ""] = segments;
	const known = [...floors, "ui", "locales", "sw"];
	if (top === "src" && !path.endsWith(".d.ts"))
		if (!known.includes(second.replace(/\.tsx?$/, "")))
			found.push(`${path}: stands on no floor`);
	if (dataFolders.test(path)) return found;
	const lines = source.split("\n");
	if (lines.length - 1 > longestFile)
		found.push(`${path}: ${lines.length - 1} lines, ${longestFile} at most`);
	// A CSS module belongs to the component beside it, which says it.
	if (
		/\.tsx?$|(?<!\.module)\.css$/.test(path) &&
		!/^\/[/*] ?\S/.test(lines[0] ?? "")
	)
		found.push(`${path}: its first line does not say what it is for`);
	return found;
}

/** The file of the project that a relative import means; its own address where none is there (a style, a text). */
function resolveImport(
	from: string,
	specifier: string,
	files: ReadonlyMap<string, string>,
): string {
	const address = posix.join(
		posix.dirname(from),
		specifier.split("?")[0] ?? "",
	);
	const candidates = [".ts", ".tsx", "/index.ts", ""].map((e) => address + e);
	return candidates.find((each) => files.has(each)) ?? address;
}

/** Every circle of imports, each told once, from its first file in the order of names. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
	const found: string[] = [];
	const done = new Set<string>();
	const visit = (path: string, trail: string[]) => {
		const at = trail.indexOf(path);
		if (at >= 0)
			found.push(`a circle: ${[...trail.slice(at), path].join(" → ")}`);
		if (at >= 0 || done.has(path)) return;
		for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
		done.add(path);
	};
	for (const path of [...graph.keys()].sort()) visit(path, []);
	return found;
}

/**
 * Everything in the tree that breaks a rule of the house, as sentences.
 * `files` maps a path from the project's root to its text; only src, server
 * and tests are judged. `root` lists what stands in the root folder.
 */
export function violations(
	files: ReadonlyMap<string, string>,
	root: readonly string[] = [],
): string[] {
	const found = root
		.filter((entry) => !entry.startsWith(".") && !rootAllowed.has(entry))
		.map((entry) => `${entry}: does not belong in the root folder`);
	const graph = new Map<string, string[]>();
	for (const [path, source] of files) {
		found.push(...wrongShape(path, source));
		if (!/\.tsx?$/.test(path)) continue;
		const facts = readSource(path, source);
		found.push(...wrongNames(path, facts));
		if (path.startsWith("tests/")) continue;
		const targets = facts.imports
			.filter((specifier) => specifier.startsWith("."))
			.map((specifier) => resolveImport(path, specifier, files));
		for (const target of targets) {
			const why = wrongArrow(path, target);
			if (why) found.push(`${path} → ${target}: ${why}`);
		}
		graph.set(path, targets);
	}
	return [...found, ...circles(graph)];
}
