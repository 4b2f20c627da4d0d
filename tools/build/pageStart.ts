// Puts the script that runs before the first paint into the head of index.html (inline/pageStart.ts).
import type { Plugin } from "vite";
import { inlineScript } from "./inlineScript.ts";

export function pageStart(): Plugin {
	return {
		name: "page-start",
		transformIndexHtml: {
			// Before Vite adds the app's script, so that the listener is there when that script fails to load.
			order: "pre",
			handler: () => [
				{
					tag: "script",
					children: inlineScript('import "./pageStart"'),
					injectTo: "head",
				},
			],
		},
	};
}
