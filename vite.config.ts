// How the app is built, served in development and tested: React, Lingui macros, inlined first paint, service worker.
import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transformAsync } from "@babel/core";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { minifySync, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import {
	cspSourcesOf,
	readBuildSettings,
} from "./server/config/buildSettings.ts";
import { buildFolder } from "./server/config/projectRoot.ts";
import { SettingsError } from "./server/config/settingRules.ts";
import { manifest } from "./src/app/manifest.ts";
import { hashOf, startFilesOf } from "./src/domain/app/releaseFile.ts";

/** Lingui's macros need Babel, which plugin-react no longer brings: only the files that use them pass through it. */
function linguiMacros(): Plugin {
	return {
		name: "lingui-macros",
		enforce: "pre",
		async transform(code, id) {
			const file = id.split("?")[0] ?? id;
			if (
				!/\.tsx?$/.test(file) ||
				!/@lingui\/(core|react)\/macro/.test(code) ||
				file.includes("node_modules")
			)
				return null;
			const result = await transformAsync(code, {
				filename: file,
				babelrc: false,
				configFile: false,
				sourceMaps: true,
				parserOpts: { plugins: ["typescript", "jsx"] },
				plugins: ["@lingui/babel-plugin-lingui-macro"],
			});
			return result?.code ? { code: result.code, map: result.map } : null;
		},
	};
}

/** Leaflet asks by markup whether the browser draws SVG, which Trusted Types refuse: here it asks by an element. */
function mapWithoutMarkup(): Plugin {
	const byMarkup = "div.innerHTML = '<svg/>';";
	return {
		name: "map-without-markup",
		transform(code, id) {
			if (!id.includes("/leaflet/dist/leaflet-src")) return null;
			if (!code.includes(byMarkup))
				this.error("Leaflet no longer asks for SVG as this build knows it.");
			return code.replace(
				byMarkup,
				"div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));",
			);
		},
	};
}

/**
 * React tells its own throws apart by five errors, made while its file runs. Where developer
 * tools look on (Lighthouse, the bench, every journey) an error has the browser read the
 * whole file again for its stack, which nobody asks for: these five are made without one.
 */
function marksWithoutStack(): Plugin {
	return {
		name: "marks-without-stack",
		apply: "build",
		transform(code, id) {
			if (!id.endsWith("/react-dom-client.production.js")) return null;
			let marks = 0;
			const changed = code.replace(
				/(Exception =) Error\((formatProdErrorMessage\((?:460|461|474|519|542)\))\)/g,
				(_whole, name: string, message: string) => {
					marks++;
					return `${name} Object.create(Error.prototype, { message: { value: ${message} } })`;
				},
			);
			if (marks !== 5)
				this.error(
					"React's own errors are no longer as this build knows them.",
				);
			return changed;
		},
	};
}

/** Files the service worker must hold before the app counts as usable offline: the shell and the way to a code. */
const counterModules = [
	"src/features/reward/HistoryPage.tsx",
	"src/features/reward/RewardCodeDialog.tsx",
	"src/app/DialogHost.tsx",
	"node_modules/bwip-js",
	"node_modules/qrcode",
	"src/locales/",
	// The saved codes of a phone whose former second copy has not moved yet.
	"src/platform/storage/formerCopy.ts",
];
const neededFirst = new Set<string>();

/** What is opened together comes as few files: a request costs more than the bytes it saves. */
const parts = {
	start: ["/src/main.tsx"],
	counter: [
		"/src/features/reward/HistoryPage.tsx",
		"/src/features/reward/RewardCodeDialog.tsx",
		"/src/app/DialogHost.tsx",
	],
	privilege: [
		"/src/features/privilege/PrivilegeModal.tsx",
		"/src/app/PrivilegeHost.tsx",
	],
	flow: ["/src/app/HomeFlowHost.tsx"],
};
/** The parts that reach a module without a dynamic import. */
const reachedBy = new Map<string, Set<string>>();

/** The file of a module: what the start reaches, what two parts share, what is one part's own. */
function fileOfModule(id: string): string | null {
	const by = reachedBy.get(id);
	if (!by) return null;
	if (by.has("start")) return "start";
	return by.size > 1 ? "over" : [...by].join();
}

function fewFiles(): Plugin {
	return {
		name: "few-files",
		apply: "build",
		buildEnd() {
			for (const [part, roots] of Object.entries(parts)) {
				const visit = (id: string) => {
					const by = reachedBy.get(id) ?? new Set();
					if (by.has(part)) return;
					reachedBy.set(id, by.add(part));
					for (const next of this.getModuleInfo(id)?.importedIds ?? [])
						visit(next);
				};
				for (const id of this.getModuleIds())
					if (roots.some((root) => id.endsWith(root))) visit(id);
			}
		},
	};
}

/** What an address opens over its page: these files are asked for beside the start's. */
const openedByAddress = {
	privilege: ["over", "privilege"],
	code: ["over", "counter"],
};

/** The entry's styles in two: what the skeletons need, which main.tsx imports first, and the rest. */
function skeletonFirst(css: string): [string, string] {
	const other = css.search(/\.(?!HomeSkeleton_|fallbacks_)[A-Z]\w*_/);
	let depth = 0;
	let cut = 0;
	for (let at = 0; at < other; at++) {
		if (css[at] === "{") depth++;
		if (css[at] === "}") depth--;
		if (css[at] === "}" && depth === 0) cut = at + 1;
	}
	return [css.slice(0, cut), css.slice(cut)];
}

/**
 * The first paint takes one round trip: the entry's CSS moves into index.html
 * (the server allows it by hash), what the skeletons do not need behind them;
 * the catalogues' file names move into its script. A disabled link keeps Vite's preloader from asking for the inlined file.
 */
function firstPaint(): Plugin {
	return {
		name: "first-paint",
		apply: "build",
		enforce: "post",
		generateBundle(_, bundle) {
			const html = bundle["index.html"];
			if (html?.type !== "asset") return;
			let source = String(html.source);
			let rest = "";
			source = source.replace(
				/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
				(_tag, file: string) => {
					const css = bundle[file];
					if (css?.type !== "asset") return "";
					delete bundle[file];
					const [skeleton, others] = skeletonFirst(String(css.source));
					rest += others;
					return `<style>${skeleton}</style><link rel="stylesheet" href="/${file}" disabled>`;
				},
			);
			// Into the head with them: the styles of a part that comes later stand there, and must come after these.
			const intoHead =
				"document.head.append(document.currentScript.previousElementSibling)";
			source = source.replace(
				"<noscript>",
				`<style>${rest}</style><script>${intoHead}</script>$&`,
			);
			const chunks = Object.values(bundle).filter((it) => it.type === "chunk");
			const fileOf = (module: string) =>
				chunks.find((it) => it.facadeModuleId?.endsWith(module))?.fileName;
			const english = "/src/locales/home/en-US.po";
			source = source.replace(english, `/${fileOf(english)}`);
			// Most read Thai, which is the default too: its texts are asked for with the code.
			const thai = fileOf("/src/locales/home/th.po");
			source = source.replace(
				'<script type="module"',
				`<link rel="modulepreload" crossorigin href="/${thai}">$&`,
			);
			for (const [part, names] of Object.entries(openedByAddress)) {
				const files = chunks.filter(({ name }) => names.includes(name));
				source = source.replace(
					`${part}: []`,
					`${part}: ${JSON.stringify(files.map((it) => `/${it.fileName}`))}`,
				);
			}
			source = source
				.replace(
					'"__SIGNATURE_KEY__"',
					JSON.stringify(settings.VITE_SIGNATURE_KEY),
				)
				.replace("__API_HOST__", settings.VITE_API_HOST);
			html.source = source.replace(
				/(<script>)([\s\S]*?)(<\/script>)/g,
				(_tag, begin: string, script: string, end: string) =>
					begin + minifySync("inline.js", script).code.trim() + end,
			);

			const keep = (file: string) => {
				if (neededFirst.has(file)) return;
				neededFirst.add(file);
				const chunk = bundle[file];
				if (chunk?.type !== "chunk") return;
				for (const css of chunk.viteMetadata?.importedCss ?? []) keep(css);
				for (const next of chunk.imports) keep(next);
			};
			for (const chunk of chunks)
				if (
					chunk.isEntry ||
					chunk.moduleIds.some((id) =>
						counterModules.some((part) => id.includes(part)),
					)
				)
					keep(chunk.fileName);
		},
	};
}

/**
 * The start needs nearly all that its file holds: Chromium is told to read the whole
 * of it while it arrives, beside the page's own work, and not function by function later.
 */
function readAtOnce(): Plugin {
	return {
		name: "read-at-once",
		apply: "build",
		generateBundle: {
			order: "post",
			handler(_, bundle) {
				for (const chunk of Object.values(bundle))
					if (
						chunk.type === "chunk" &&
						chunk.moduleIds.some((id) => id.endsWith("/src/main.tsx"))
					)
						chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
			},
		},
	};
}

/** Which build this is: told by VITE_BUILD_ID, else the commit. */
function buildId() {
	if (process.env.VITE_BUILD_ID) return process.env.VITE_BUILD_ID;
	try {
		return execSync("git rev-parse --short HEAD", { stdio: "pipe" })
			.toString()
			.trim();
	} catch {
		return "local";
	}
}

/** What the environment tells the build; a wrong value ends it in one line. */
function buildSettings() {
	try {
		return readBuildSettings(process.env);
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	}
}

/** Values as the code reads them: import.meta.env.NAME. */
const asEnvironment = (values: Record<string, string>) =>
	Object.fromEntries(
		Object.entries(values).map(([name, value]) => [
			`import.meta.env.${name}`,
			JSON.stringify(value),
		]),
	);

const settings = buildSettings();

/** Writes the CSP sources of the build for whoever serves it (server/middleware/csp.ts). */
function cspSourcesFile(): Plugin {
	return {
		name: "csp-sources-file",
		apply: "build",
		generateBundle() {
			this.emitFile({
				type: "asset",
				fileName: ".vite/csp-sources.json",
				source: JSON.stringify(cspSourcesOf(settings)),
			});
		},
	};
}

/** Where the build goes, as the worker's list of files is made from it. */
let outDir = "";
const noteOutDir: Plugin = {
	name: "note-out-dir",
	configResolved(config) {
		outDir = config.build.outDir;
	},
};

/** An entry of the worker's list: when it is fetched, and how the worker tells a damaged copy of it. */
async function workerEntry<Entry extends { url: string }>(entry: Entry) {
	if (!/^assets\//.test(entry.url)) return entry;
	const content = Uint8Array.from(readFileSync(join(outDir, entry.url)));
	const page = readFileSync(join(outDir, "index.html"), "utf8");
	return {
		...entry,
		...(!neededFirst.has(entry.url) && { later: true }),
		...(startFilesOf(page).includes(entry.url) && { start: true }),
		bytes: content.length,
		hash: await hashOf(content),
	};
}

/** For a test that hangs (ms): a slow one on a busy machine has not failed. */
const testTimeout = 60_000;

export default defineConfig({
	plugins: [
		linguiMacros(),
		lingui(),
		react(),
		mapWithoutMarkup(),
		marksWithoutStack(),
		fewFiles(),
		firstPaint(),
		readAtOnce(),
		cspSourcesFile(),
		noteOutDir,
		VitePWA({
			strategies: "injectManifest",
			srcDir: "src",
			filename: "sw.ts",
			registerType: "prompt",
			injectRegister: false,
			manifest,
			// The browser fetches these by itself when the app is installed; offline nothing draws them.
			includeManifestIcons: false,
			injectManifest: {
				globPatterns: ["**/*.{js,css,html,svg}", "icons/icon-192.png"],
				manifestTransforms: [
					async (entries) => ({
						manifest: await Promise.all(entries.map(workerEntry)),
						warnings: [],
					}),
				],
			},
		}),
	],
	// The environment alone decides: no file beside it, so that nothing is told twice.
	envDir: false,
	define: asEnvironment({
		...settings,
		VITE_BUILD_ID: buildId(),
	}),
	// Readable class names that index.html's skeleton can name; file names are unique in the house.
	css: {
		modules: {
			generateScopedName: (local, file) =>
				`${basename(file).replace(/\.module\.css.*/, "")}_${local}`,
		},
	},
	resolve: {
		alias: [
			// React has had this hook of its own since 18; the shim would ride along in the first load.
			{ find: /^use-sync-external-store\/shim$/, replacement: "react" },
		],
	},
	build: {
		outDir: join(buildFolder, "client"),
		target: "es2022",
		manifest: true,
		sourcemap: false,
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [
						...["start", "over", "counter", "privilege", "flow"].map(
							(name) => ({
								name,
								test: (id: string) => fileOfModule(id) === name,
							}),
						),
						// What pages share, in one file: the first load names every file there is.
						{
							name: "shared",
							test: (id) => fileOfModule(id) === null && !id.endsWith(".json"),
							minShareCount: 2,
						},
					],
				},
			},
		},
	},
	test: {
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: ["tests/unit/**/*.test.{ts,tsx}"],
					exclude: ["tests/unit/domain/**"],
					testTimeout,
					setupFiles: ["tests/support/seed.ts"],
					environment: "happy-dom",
				},
			},
			{
				extends: true,
				test: {
					name: "reliability",
					include: ["tests/reliability/node/**/*.test.ts"],
					testTimeout: 3_600_000,
					setupFiles: ["tests/support/seed.ts"],
					environment: "happy-dom",
				},
			},
			{
				extends: true,
				test: {
					name: "rules",
					include: ["tests/unit/domain/**/*.test.ts"],
					testTimeout,
					setupFiles: ["tests/support/seed.ts"],
					environment: "node",
					// Pure functions leave nothing behind for the next file.
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: "structure",
					include: ["tests/structure/**/*.test.ts"],
					environment: "node",
					testTimeout,
				},
			},
			{
				extends: true,
				test: {
					name: "built",
					include: ["tests/built/**/*.test.ts"],
					environment: "node",
					testTimeout,
				},
			},
			{
				extends: true,
				test: {
					name: "api",
					include: ["tests/api/**/*.test.ts"],
					setupFiles: ["tests/support/seed.ts"],
					environment: "node",
					// One worker and one store for all files: a new PGlite costs seconds.
					isolate: false,
					fileParallelism: false,
					testTimeout,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
