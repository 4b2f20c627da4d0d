// Writes the CSP sources of the build for whoever serves it (server/middleware/csp.ts).
import type { Plugin } from "vite";
import {
	type BuildSettings,
	cspSourcesOf,
} from "../../server/config/buildSettings.ts";

export function cspSourcesFile(settings: BuildSettings): Plugin {
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
