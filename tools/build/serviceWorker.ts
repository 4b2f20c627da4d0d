// Builds the service worker (src/sw.ts) with its list of files: what each is needed for (the start, a saved code, the rest), and how to detect a damaged copy.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { VitePWA } from "vite-plugin-pwa";
import { manifest } from "../../src/app/manifest.ts";
import { hashOf, startFilesOf } from "../../src/domain/app/releaseFile.ts";
import { codeSources } from "./sharedFiles.ts";

const chunkList = v.record(
	v.string(),
	v.object({
		file: v.string(),
		imports: v.optional(v.array(v.string()), []),
		css: v.optional(v.array(v.string()), []),
	}),
);

type Chunks = v.InferOutput<typeof chunkList>;

/** The language of each file with texts. */
function languagesOf(chunks: Chunks): Map<string, string> {
	const languages = new Map<string, string>();
	for (const [source, { file }] of Object.entries(chunks)) {
		const language = /^src\/locales\/(?:.*\/)?(.+)\.po$/.exec(source)?.[1];
		if (language) languages.set(file, language);
	}
	return languages;
}

/** The files of `codeSources` with all that they import. */
function filesOfCode(chunks: Chunks): Set<string> {
	const files = new Set<string>();
	const add = (source: string) => {
		const chunk = chunks[source];
		if (!chunk || files.has(chunk.file)) return;
		for (const file of [chunk.file, ...chunk.css]) files.add(file);
		chunk.imports.forEach(add);
	};
	const sources = Object.keys(chunks);
	for (const part of codeSources) {
		const matching = sources.filter((source) => source.includes(part));
		if (matching.length === 0)
			throw new Error(`${part} has no chunk of its own`);
		matching.forEach(add);
	}
	return files;
}

/** Adds to each hashed file of `folder` what the worker needs to know of it (ReleaseFile). */
const describeFiles =
	(folder: string) =>
	async <Entry extends { url: string }>(entries: Entry[]) => {
		const read = (file: string) => readFileSync(join(folder, file));
		const chunks = v.parse(
			chunkList,
			JSON.parse(String(read(".vite/manifest.json"))),
		);
		const ofCode = filesOfCode(chunks);
		const languages = languagesOf(chunks);
		const atStart = startFilesOf(String(read("index.html")));
		const described = entries.map(async (entry) => {
			if (!entry.url.startsWith("assets/")) return entry;
			const content = Uint8Array.from(read(entry.url));
			const stage = atStart.includes(entry.url)
				? { start: true }
				: { later: true, ...(ofCode.has(entry.url) && { code: true }) };
			const language = languages.get(entry.url);
			return {
				...entry,
				...stage,
				...(language && { language }),
				bytes: content.length,
				hash: await hashOf(content),
			};
		});
		return { manifest: await Promise.all(described), warnings: [] };
	};

export const serviceWorker = () =>
	VitePWA({
		strategies: "injectManifest",
		srcDir: "src",
		filename: "sw.ts",
		registerType: "prompt",
		injectRegister: false,
		manifest,
		// The browser fetches the icons by itself when the app is installed; offline no page shows them.
		includeManifestIcons: false,
		injectManifest: {
			globPatterns: ["**/*.{js,css,html,svg}"],
		},
		integration: {
			beforeBuildServiceWorker({ injectManifest }) {
				const folder = injectManifest.globDirectory;
				injectManifest.manifestTransforms = [describeFiles(folder)];
			},
		},
	});
