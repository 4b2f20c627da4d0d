// The architecture rules as a pure function from files to violations.
import { posix } from "node:path";
import { tooNewFor } from "./oldestBrowsers";
import { readSource, type SourceFacts } from "./read";

/** The layers of src from top to bottom; a file imports only from its own layer or from those below. */
const layers = [
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
/** The layers of the server from top to bottom; folders in the same row must not import each other. */
const serverLayers = [
	["main", "content"],
	["app"],
	["calls", "demo", "files", "health"],
	["middleware", "push", "search", "sms"],
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
const longestFile = 400;
/** The most code files directly in a folder; the contract, with one file per area, is exempt. */
const largestFolder = 35;
const largeFolder = "src/contract";

const network = ["fetch", "XMLHttpRequest", "sendBeacon", "EventSource"];
const webStorage = ["localStorage", "sessionStorage"];
const silencers = /@ts-(ignore|nocheck|expect-error)|biome-ignore/;

interface Place {
	/** A layer of src or its ui, locales or sw; outside src the top folder. */
	layer: string;
	/** The folder inside features; empty elsewhere. */
	feature: string;
}

function placeOf(path: string): Place {
	const [top = "", second = "", third = ""] = path.split("/");
	if (top !== "src") return { layer: top, feature: "" };
	const layer = second.replace(/\.tsx?$/, "");
	return { layer, feature: layer === "features" ? third : "" };
}

/** Why one file of the server may not import another, or null. */
function serverImportViolation(from: string, to: string): string | null {
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
function importViolation(from: string, to: string): string | null {
	const here = placeOf(from);
	const there = placeOf(to);
	if (here.layer === "server" && there.layer === "server")
		return serverImportViolation(from, to);
	if (here.layer === "server")
		return there.layer === "contract"
			? null
			: "server imports only the contract of src";
	if (["server", "tests", "tools"].includes(there.layer))
		return `src never imports ${there.layer}`;
	if (here.layer === "ui")
		return there.layer === "ui" ? null : "ui knows nothing of the product";
	if (here.layer === "sw")
		return ["sw", "domain", "contract"].includes(there.layer)
			? null
			: "the worker imports only domain and contract";
	if (there.layer === "ui" || there.layer === "locales")
		return layers.indexOf(here.layer) <= layers.indexOf("platform")
			? null
			: `${here.layer} knows neither ui nor texts`;
	if (here.layer === "features" && there.layer === "features")
		return here.feature === there.feature
			? null
			: "a feature imports a feature: move what both need to a lower layer, or open the other by its address or a dialog request";
	return layers.indexOf(there.layer) >= layers.indexOf(here.layer)
		? null
		: `${here.layer} imports upward: move what it needs to ${here.layer} or a lower layer`;
}

/** Uses of APIs and packages outside the files that may use them. */
function nameViolations(path: string, facts: SourceFacts): string[] {
	const found: string[] = [];
	const only = (names: string[], where: RegExp, rule: string) => {
		for (const name of names)
			if (facts.names.has(name) && !where.test(path))
				found.push(`${path}: ${name} belongs only in ${rule}`);
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
			["react", /^src\/(?!(domain|contract)\/)/, "the layers above domain"],
		] as const;
		for (const [name, where, rule] of packages)
			if (facts.imports.includes(name) && !where.test(path))
				found.push(`${path}: ${name} belongs only in ${rule}`);
		const stores = facts.named.get("jotai") ?? [];
		for (const name of ["createStore", "getDefaultStore"])
			if (stores.includes(name) && path !== "src/platform/atomStore.ts")
				found.push(`${path}: ${name} belongs only in platform/atomStore`);
		if (
			attributes.includes("dangerouslySetInnerHTML") &&
			!/^src\/ui\/media\/RichText\b/.test(path)
		)
			found.push(`${path}: raw HTML belongs only in ui/media/RichText`);
	}
	if (facts.doubleCast) found.push(`${path}: casts through unknown`);
	if (facts.comments.some((comment) => silencers.test(comment)))
		found.push(`${path}: switches a check off`);
	return found;
}

/** Violations that can be found without parsing: name, length, first line. */
function fileViolations(path: string, source: string): string[] {
	const found: string[] = [];
	const segments = path.split("/");
	const tooNew = tooNewFor(path, source);
	if (tooNew)
		found.push(`${path}: ${tooNew} is missing in one of the oldest browsers`);
	if (segments.slice(0, -1).some((folder) => forbiddenFolders.test(folder)))
		found.push(`${path}: a folder name without meaning`);
	if (/^index\.tsx?$/.test(segments.at(-1) ?? ""))
		found.push(`${path}: an index hides where a name comes from`);
	const [top = "", second = ""] = segments;
	const known = [...layers, "ui", "locales", "sw"];
	if (top === "src" && !path.endsWith(".d.ts"))
		if (!known.includes(second.replace(/\.tsx?$/, "")))
			found.push(`${path}: is in no layer`);
	if (/\.css$/.test(path) && /composes:[^;]*\sfrom\s+["']/.test(source))
		found.push(`${path}: composes a file, whose rules are then loaded twice`);
	const lines = source.split("\n");
	if (lines.length - 1 > longestFile)
		found.push(`${path}: ${lines.length - 1} lines, ${longestFile} at most`);
	// A CSS module needs no purpose line: its component has one.
	if (
		/\.tsx?$|(?<!\.module)\.css$/.test(path) &&
		!/^\/[/*] ?\S/.test(lines[0] ?? "")
	)
		found.push(`${path}: its first line states no purpose`);
	return found;
}

/** The file that a relative import refers to; the unresolved path if there is no such code file. */
function resolveImport(
	from: string,
	specifier: string,
	files: ReadonlyMap<string, string>,
): string {
	const address = posix.join(
		posix.dirname(from),
		specifier.split("?")[0] ?? "",
	);
	const candidates = [".ts", ".tsx", ""].map((e) => address + e);
	return candidates.find((each) => files.has(each)) ?? address;
}

/** Folders with too many code files. */
function largeFoldersOf(paths: readonly string[]): string[] {
	const sizes = new Map<string, number>();
	for (const path of paths)
		if (/\.tsx?$/.test(path)) {
			const folder = posix.dirname(path);
			sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
		}
	return [...sizes]
		.filter(([folder, size]) => size > largestFolder && folder !== largeFolder)
		.map(
			([folder, size]) =>
				`${folder}: ${size} code files, ${largestFolder} at most`,
		);
}

/** Code files with the same import path on a disk that ignores case, as on macOS and Windows. */
function sameNames(paths: readonly string[]): string[] {
	const seen = new Map<string, string>();
	const code = paths.filter((path) => /\.tsx?$/.test(path));
	return code.flatMap((path) => {
		const name = path.replace(/\.tsx?$/, "").toLowerCase();
		const other = seen.get(name);
		seen.set(name, path);
		return other ? [`${path}: named as ${other}`] : [];
	});
}

/** All import cycles, each once, starting at its alphabetically first file. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
	const found: string[] = [];
	const done = new Set<string>();
	const visit = (path: string, trail: string[]) => {
		const at = trail.indexOf(path);
		if (at >= 0)
			found.push(`a cycle: ${[...trail.slice(at), path].join(" → ")}`);
		if (at >= 0 || done.has(path)) return;
		for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
		done.add(path);
	};
	for (const path of [...graph.keys()].sort()) visit(path, []);
	return found;
}

/**
 * Every violation of the rules in the tree, as sentences. `files` maps a path
 * from the project's root to its text; `root` lists the entries of the root folder.
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
		found.push(...fileViolations(path, source));
		if (!/\.tsx?$/.test(path)) continue;
		const facts = readSource(path, source);
		found.push(...nameViolations(path, facts));
		if (path.startsWith("tests/") || path.startsWith("tools/")) continue;
		const targets = facts.imports
			.filter((specifier) => specifier.startsWith("."))
			.map((specifier) => resolveImport(path, specifier, files));
		for (const target of targets) {
			const why = importViolation(path, target);
			if (why) found.push(`${path} → ${target}: ${why}`);
		}
		graph.set(path, targets);
	}
	const paths = [...files.keys()];
	return [
		...found,
		...largeFoldersOf(paths),
		...sameNames(paths),
		...cycles(graph),
	];
}
