// Puts the skeletons of home and of other pages into index.html, so that the first paint needs no script.
import { join } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { cssModules } from "./cssModules.ts";

const placeholder = "<!-- skeletons -->";

async function renderIn(server: ViteDevServer): Promise<string> {
	const source = join(import.meta.dirname, "skeletonMarkup.tsx");
	const { skeletonMarkup } = await server.ssrLoadModule(source);
	return skeletonMarkup();
}

/** Renders the skeletons during a build, which has no module loader of its own. */
async function renderOnce(): Promise<string> {
	const server = await createServer({
		configFile: false,
		appType: "custom",
		css: { modules: cssModules },
		optimizeDeps: { noDiscovery: true },
		server: { middlewareMode: true, ws: false, watch: null },
	});
	try {
		return await renderIn(server);
	} finally {
		await server.close();
	}
}

export function skeletons(): Plugin {
	return {
		name: "skeletons",
		transformIndexHtml: {
			order: "pre",
			async handler(html, { server }) {
				if (!html.includes(placeholder))
					throw new Error(`index.html has no ${placeholder}`);
				const markup = await (server ? renderIn(server) : renderOnce());
				return html.replace(placeholder, markup);
			},
		},
	};
}
