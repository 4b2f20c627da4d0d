// Checks that documents and comments name only files, scripts and links that exist, and that the README stays short.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { scripts } from "../../package.json";

const documents = [
	"README.md",
	"CONTRIBUTING.md",
	"CHANGELOG.md",
	...readdirSync("docs", { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".md") && name !== "licences.md")
		.map((name) => join("docs", name)),
];

const textOf = (document: string) => readFileSync(document, "utf8");
const matchesIn = (document: string, pattern: RegExp) =>
	[...textOf(document).matchAll(pattern)].map(([, first = ""]) => first);

/** The folders that a path in a document or a comment may start from. */
const roots = ["", "src", "server", "server/store", "tools/build", "tests"];

/** The paths in backquotes that contain a slash and no placeholder. */
const pathsIn = (document: string) =>
	matchesIn(document, /`((?:[\w@.-]+\/)+[\w.-]*)`/g).filter((path) =>
		/^(src|server|tests|tools|docs|app|features|components|sync|queries|platform|domain|contract|ui|sw|store|calls|middleware|rules|search)\//.test(
			path,
		),
	);

const codeFiles = ["src", "server", "tools", "tests"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
		join(folder, name),
	),
);
/** The names of all code files, since documents may name a file without its folder. */
const fileNames = new Set(codeFiles.map((path) => basename(path)));

test.each(documents)("%s names only files that exist", (document) => {
	const missing = [
		...pathsIn(document).filter(
			(path) => !roots.some((root) => existsSync(join(root, path))),
		),
		...matchesIn(document, /`([\w.]+\.tsx?)`/g).filter(
			(name) => !fileNames.has(name) && !existsSync(name),
		),
	];
	expect(missing).toEqual([]);
});

/** Names that documents use but the code does not: of rejected libraries and functions (decisions 032, 042 and 052), and of systemd. */
const notInCode = [
	...["WindowVirtualizer", "normalizeValue", "removeChild"],
	...["SystemMaxUse", "RateLimitBurst", "LogRateLimitIntervalSec"],
	"TimeoutStopSec",
];

test("documents name only functions, fields and settings that the code has", () => {
	const words = new Set(
		["vite.config.ts", "lingui.config.ts", ...codeFiles]
			.filter((file) => /\.(tsx?|js|cjs|sql|json)$/.test(file))
			// This file lists the names that the code does not use.
			.filter((file) => file !== "tests/structure/docs.test.ts")
			.flatMap((file) => `${file} ${textOf(file)}`.match(/\w+/g) ?? []),
	);
	const unknown = documents.flatMap((document) =>
		matchesIn(
			document,
			/`(?:[\w.]+\.)?([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)\b[^`]*`/g,
		)
			.filter((name) => !words.has(name) && !notInCode.includes(name))
			.map((name) => `${document}: ${name}`),
	);
	expect(unknown).toEqual([]);
});

test("what a document says to be of a file is in that file", () => {
	const moved = documents.flatMap((document) =>
		[
			...textOf(document).matchAll(
				/`(\w+)(?:<[^`]*>)?`(?: \([^)]*\))?,? (?:of|in) `([\w/.]+\.tsx?)`/g,
			),
		].flatMap(([, name = "", path = ""]) => {
			const file = [
				...roots.map((root) => join(root, path)),
				...codeFiles,
			].find((each) => each.endsWith(path) && existsSync(each));
			return file && textOf(file).includes(name)
				? []
				: [`${document}: ${name} of ${path}`];
		}),
	);
	expect(moved).toEqual([]);
});

/** The paths in the comments of a file that contain a slash and start with a known folder. */
const pathsInComments = (file: string) =>
	matchesIn(file, /(?:\/\/|\/\*\*?|^\s*\*)\s(.*)/gm).flatMap((comment) =>
		[
			...comment.matchAll(
				/(?<![\w./:@-])(?:src|server|tests|tools|docs|app|features|components|sync|queries|platform|domain|contract|ui|sw|calls|store|middleware|rules|unit|e2e|audits)(?:\/[\w-]+)+(?:\.\w+)*/g,
			),
		].map(([path]) => path),
	);

test("comments name only files that exist", () => {
	const known = new Set(
		codeFiles.flatMap((path) => [
			path,
			path.replace(/(\.module|\.test)?\.\w+$/, ""),
		]),
	);
	const records = readdirSync("docs/decisions");
	const isKnown = (path: string) =>
		existsSync(path) ||
		records.some((name) => `docs/decisions/${name}`.startsWith(`${path}-`)) ||
		roots.some((root) => known.has(join(root, path)));
	const missing = codeFiles
		.filter((file) => /\.(tsx?|css|js)$/.test(file))
		.flatMap((file) =>
			pathsInComments(file)
				.filter((path) => !isKnown(path))
				.map((path) => `${file}: ${path}`),
		);
	expect(missing).toEqual([]);
});

test.each(documents)("%s names only scripts that exist", (document) => {
	const names = matchesIn(document, /npm run ([\w:]+)/g);
	expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(documents)("%s links only to files that exist", (document) => {
	const links = [
		...matchesIn(document, /\]\((?!https?:)([^)#]+)[^)]*\)/g),
		...matchesIn(document, /src="([^":]+)"/g),
	];
	const missing = links.filter(
		(link) => !existsSync(join(dirname(document), link)),
	);
	expect(missing).toEqual([]);
});

test.each(documents)("%s links only to headings that exist", (document) => {
	const headings = (file: string) =>
		matchesIn(file, /^#+ (.+)$/gm).map((heading) =>
			heading
				.toLowerCase()
				.replaceAll(/[^\w -]/g, "")
				.replaceAll(" ", "-"),
		);
	const missing = [
		...textOf(document).matchAll(/\]\(([^):]*)#([^)]+)\)/g),
	].filter(
		([, file, heading = ""]) =>
			!headings(file ? join(dirname(document), file) : document).includes(
				heading,
			),
	);
	expect(missing.map(([link]) => link)).toEqual([]);
});

test("documents name only decisions that exist", () => {
	const numbers = readdirSync("docs/decisions").map((name) => name.slice(0, 3));
	const unknown = documents.flatMap((document) =>
		matchesIn(document, /\b(?:decision|see|of) (0\d\d)\b/g).filter(
			(number) => !numbers.includes(number),
		),
	);
	expect(unknown).toEqual([]);
});

test("docs/operating.md has each setting of the server and of a build, with its default", () => {
	const rows = [
		...textOf("docs/operating.md").matchAll(
			/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|.*\| (.*) \|$/gm,
		),
	].flatMap(([, names = "", value = ""]) =>
		(names.match(/[A-Z_]+/g) ?? []).map((name) => ({ name, value })),
	);
	const sources = [
		"server/config/settings.ts",
		"server/config/buildSettings.ts",
	];
	const names = sources.flatMap((file) =>
		matchesIn(file, /^\t([A-Z]+(?:_[A-Z]+)*): /gm),
	);
	expect(rows.map(({ name }) => name).sort()).toEqual(
		[...new Set([...names, "VITE_BUILD_ID", "VITE_BUILT_ON"])].sort(),
	);
	const defaults = textOf("server/config/settings.ts").matchAll(
		/read\("(\w+)", "([^"]+)"\)/g,
	);
	const wrong = [...defaults].filter(
		([, name, value = ""]) =>
			!rows.some((row) => row.name === name && row.value.includes(value)),
	);
	expect(wrong.map(([, name]) => name)).toEqual([]);
});

test("docs/operating.md names all that the server reads of the project's folder", () => {
	const [, sentence = ""] =
		/needs the project's folder as it is: (.*?) are\s+read at run time/s.exec(
			textOf("docs/operating.md"),
		) ?? [];
	const named = [...sentence.matchAll(/`([^`]+)`/g)].map(
		([, path = ""]) => path,
	);
	const read = readdirSync("server", { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts"))
		.flatMap((name) =>
			matchesIn(join("server", name), /(?:projectRoot, |= )"(s\w+\/[\w./]+)"/g),
		);
	expect(read).toContain("server/rules/thailand.tsv");
	expect(
		read.filter((path) => !named.some((name) => path.startsWith(name))),
	).toEqual([]);
});

test("the README has at most 150 lines", () => {
	expect(textOf("README.md").split("\n").length - 1).toBeLessThanOrEqual(150);
});

test("the decisions are numbered without gaps and listed", () => {
	const names = readdirSync("docs/decisions")
		.filter((name) => name !== "README.md")
		.sort();
	expect(names.map((name) => Number(name.slice(0, 3)))).toEqual(
		names.map((_, at) => at + 1),
	);
	expect(matchesIn("docs/decisions/README.md", /\]\((.+?)\)/g)).toEqual(names);
});

test("the nginx of docs/operating.md writes no addresses, which have launch codes and places in them", () => {
	const servers = matchesIn("docs/operating.md", /^server \{\n(.*?)^\}/gms);
	expect(servers).toHaveLength(3);
	for (const server of servers) expect(server).toContain("access_log off;");
});

test("the nginx of docs/operating.md listens on IPv6 too, and answers an ACME client without https", () => {
	const [plain = "", ...secure] = matchesIn(
		"docs/operating.md",
		/^server \{\n(.*?)^\}/gms,
	);
	expect(plain).toContain("listen 80;\n\tlisten [::]:80;");
	expect(plain).toMatch(/location \/\.well-known\/acme-challenge\/ \{\s+root /);
	// A return at the server level would apply before every location.
	expect(plain).not.toMatch(/^\treturn/m);
	for (const server of secure)
		expect(server).toContain(
			"listen 443 ssl http2;\n\tlisten [::]:443 ssl http2;",
		);
});

test("the nginx of docs/operating.md lets the app read what no process answers, by the API's own request headers", () => {
	const [, allowed = ""] =
		/allowHeaders: \[(.*?)\]/.exec(textOf("server/middleware/cors.ts")) ?? [];
	const headers = allowed.replaceAll(/[" ]/g, "");
	const [, unanswered = ""] =
		/error_page 502 504 = @unanswered;(.*?)^\}/ms.exec(
			textOf("docs/operating.md"),
		) ?? [];
	expect(headers).toContain("x-signature");
	expect(unanswered).toContain(`Allow-Headers "${headers}" always;`);
});
