// Puts the script that runs before the first paint into the head of index.html (inline/pageStart.ts).
import { join } from "node:path";
import type { Plugin } from "vite";
import { inlineScript } from "./inlineScript.ts";

const inlineFolder = join(import.meta.dirname, "inline");

export function pageStart(): Plugin {
	return {
		name: "page-start",
		transformIndexHtml: {
			// Before Vite adds the app's script: a failure to load it must find the listener.
			order: "pre",
			handler: () => [
				{
					tag: "script",
					children: inlineScript('import "./pageStart"', inlineFolder),
					injectTo: "head",
				},
			],
		},
	};
}
