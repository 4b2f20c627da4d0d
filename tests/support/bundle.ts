// Reads the built client: its files, their brotli sizes, and what a page loads before anything is on demand.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as v from "valibot";
import { buildFolder } from "../../server/config/projectFolders";

const viteManifest = v.record(
	v.string(),
	v.object({
		file: v.string(),
		imports: v.optional(v.array(v.string()), []),
	}),
);

/** Every file of the built client, as paths from its root. */
export function builtFiles(folder = buildFolder): string[] {
	const root = join(folder, "client");
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

export function readBuilt(file: string, folder = buildFolder): Buffer {
	return readFileSync(join(folder, "client", file));
}

/** Bytes on the wire, at the server's best (brotli, quality 11 is Node's default). */
export function brotliSize(content: Buffer | string): number {
	return brotliCompressSync(content).length;
}

export const kilobytes = (bytes: number) => bytes / 1024;

/** KB of built files on the wire, each compressed separately. */
export function wireSize(files: Iterable<string>): number {
	let bytes = 0;
	for (const file of files) bytes += brotliSize(readBuilt(file));
	return kilobytes(bytes);
}

/** The scripts that start with the page: the entry and all it imports, no import on demand. */
export function startScripts(): string[] {
	const chunks = v.parse(
		viteManifest,
		JSON.parse(readBuilt(".vite/manifest.json").toString()),
	);
	const found = new Set<string>();
	const follow = (key: string) => {
		const chunk = chunks[key];
		if (!chunk || found.has(chunk.file)) return;
		found.add(chunk.file);
		for (const next of chunk.imports) follow(next);
	};
	// The page names them: an entry that shares a file with its imports is no entry to the bundler.
	const page = readBuilt("index.html").toString();
	const named = [...page.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)];
	for (const [key, { file }] of Object.entries(chunks))
		if (named.some(([, script]) => script === file)) follow(key);
	const scripts = [...found].filter((file) => file.endsWith(".js"));
	if (scripts.length === 0) throw new Error("The page starts no script");
	return scripts;
}

/** The scripts that the page asks for beside its start: home's texts in the default language. */
export function linkedScripts(): string[] {
	const page = readBuilt("index.html").toString();
	return [
		...page.matchAll(/<link rel="modulepreload"[^>]*href="\/([^"]+)"/g),
	].map(([, file = ""]) => file);
}

const workerList = v.array(
	v.object({
		url: v.string(),
		later: v.optional(v.boolean(), false),
		code: v.optional(v.boolean(), false),
		language: v.optional(v.string()),
	}),
);

/** The worker's own list of files. */
function listOfWorker() {
	const worker = readBuilt("sw.js").toString();
	const [list = "[]"] =
		worker.match(/\[\{[^\]]*"url":"index\.html"[^\]]*\}\]/) ?? [];
	return v.parse(workerList, JSON.parse(list));
}

/** The files that the worker saves when it is installed. */
export const savedAtInstall = (): string[] =>
	listOfWorker()
		.filter(({ later }) => !later)
		.map(({ url }) => url);

/** The files that the worker saves before a code opens offline in this language: the start, and the way to a saved code. */
export const savedFirst = (language: string): string[] =>
	listOfWorker()
		.filter(({ later, code }) => !later || code)
		.filter((file) => !file.later || (file.language ?? language) === language)
		.map(({ url }) => url);
