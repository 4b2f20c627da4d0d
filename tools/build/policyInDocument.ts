// Writes the page's Content Security Policy into index.html, so that page and policy are always of one release, and its sources into a file for the server of the build (server/middleware/csp.ts).
import type { Plugin } from "vite";
import {
	type BuildSettings,
	cspSourcesOf,
} from "../../server/config/buildSettings.ts";
import { documentPolicy } from "../../server/middleware/csp.ts";

/** Must be the last plugin that changes index.html, because the policy has the hashes of all inline parts. */
export function policyInDocument(settings: BuildSettings): Plugin {
	const sources = cspSourcesOf(settings);
	return {
		name: "policy-in-document",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler: (html) =>
				html.replace(
					/<meta charset="[^"]*">/i,
					(first) =>
						`${first}\n\t\t<meta http-equiv="Content-Security-Policy" content="${documentPolicy(html, sources)}">`,
				),
		},
		generateBundle() {
			this.emitFile({
				type: "asset",
				fileName: ".vite/csp-sources.json",
				source: JSON.stringify(sources),
			});
		},
	};
}
