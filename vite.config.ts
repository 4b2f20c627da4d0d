// Builds the app and serves it in development; our own plugins are in tools/build.
import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildFolder } from "./server/config/projectFolders.ts";
import { cssModules } from "./tools/build/cssModules.ts";
import { earlyRequests } from "./tools/build/earlyRequests.ts";
import { inlineStyles } from "./tools/build/inlineStyles.ts";
import { leafletWithoutMarkup } from "./tools/build/leafletWithoutMarkup.ts";
import { linguiMacros } from "./tools/build/linguiMacros.ts";
import { pageStart } from "./tools/build/pageStart.ts";
import { policyInDocument } from "./tools/build/policyInDocument.ts";
import { serviceWorker } from "./tools/build/serviceWorker.ts";
import { definedSettings, settings } from "./tools/build/settings.ts";
import { sharedFileOf } from "./tools/build/sharedFiles.ts";
import { skeletons } from "./tools/build/skeletons.ts";

export default defineConfig({
	plugins: [
		linguiMacros(),
		lingui(),
		react(),
		leafletWithoutMarkup(),
		pageStart(),
		skeletons(),
		earlyRequests(settings),
		inlineStyles(),
		policyInDocument(settings),
		serviceWorker(),
	],
	// Settings come only from the environment, never from an .env file.
	envDir: false,
	define: definedSettings,
	css: { modules: cssModules },
	worker: { format: "es" },
	build: {
		outDir: join(buildFolder, "client"),
		target: "es2022",
		manifest: true,
		// No file names its source map; tools/build/run.ts moves the maps out of the served files.
		sourcemap: "hidden",
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				codeSplitting: {
					// One file for the start and two for code that several parts share; otherwise there would be 190 files.
					groups: [
						{ name: "start", tags: ["$initial"] },
						{ name: sharedFileOf(), debugName: "shared", minShareCount: 2 },
					],
				},
			},
		},
	},
});
