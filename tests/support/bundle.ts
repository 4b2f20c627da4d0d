// Reads the built client: its files, their brotli sizes, and the scripts that the page loads at its start.
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

/** The paths of all files of the built client, relative to its root. */
export function builtFiles(folder = buildFolder): string[] {
	const root = join(folder, "client");
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

export function readBuilt(file: string, folder = buildFolder): Buffer {
	return readFileSync(join(folder, "client", file));
}

/** The transfer size in bytes at the server's best compression (brotli 11, Node's default). */
export function brotliSize(content: Buffer | string): number {
	return brotliCompressSync(content).length;
}

export const kilobytes = (bytes: number) => bytes / 1024;

/** The transfer size of built files in KB, each compressed separately. */
export function wireSize(files: Iterable<string>): number {
	let bytes = 0;
	for (const file of files) bytes += brotliSize(readBuilt(file));
	return kilobytes(bytes);
}

/** The scripts that load with the page: the entry and all its static imports. */
export function startScripts(): string[] {
	const chunks = v.parse(
		viteManifest,
		JSON.parse(readBuilt(".vite/manifest.json").toString()),
	);
	const files = new Set<string>();
	const follow = (key: string) => {
		const chunk = chunks[key];
		if (!chunk || files.has(chunk.file)) return;
		files.add(chunk.file);
		for (const next of chunk.imports) follow(next);
	};
	// The entries are read from the page: the manifest does not mark an entry that shares a file with its imports.
	const page = readBuilt("index.html").toString();
	const named = [...page.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)];
	for (const [key, { file }] of Object.entries(chunks))
		if (named.some(([, script]) => script === file)) follow(key);
	const scripts = [...files].filter((file) => file.endsWith(".js"));
	if (scripts.length === 0)
		throw new Error("The built page has no start script");
	return scripts;
}

/** The scripts that the page preloads besides its start scripts: home's texts in the default language. */
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

/** The list of files in the built service worker. */
function listOfWorker() {
	const worker = readBuilt("sw.js").toString();
	const [list = "[]"] =
		worker.match(/\[\{[^\]]*"url":"index\.html"[^\]]*\}\]/) ?? [];
	return v.parse(workerList, JSON.parse(list));
}

/** The files that the worker caches at its installation. */
export const savedAtInstall = (): string[] =>
	listOfWorker()
		.filter(({ later }) => !later)
		.map(({ url }) => url);

/** The files that must be cached before a saved code opens offline in this language. */
export const savedFirst = (language: string): string[] =>
	listOfWorker()
		.filter(({ later, code }) => !later || code)
		.filter((file) => !file.later || (file.language ?? language) === language)
		.map(({ url }) => url);
