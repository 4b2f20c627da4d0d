// Puts the skeletons of home and of other pages with their styles into index.html, so that the first paint needs no script.
import { join } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { cssModules } from "./cssModules.ts";

const places = { markup: "<!-- skeletons -->", styles: "/* skeletons */" };
type Skeletons = Record<keyof typeof places, string>;

async function renderIn(server: ViteDevServer): Promise<Skeletons> {
	const source = join(import.meta.dirname, "skeletonMarkup.tsx");
	const { skeletonMarkup, skeletonStyles } = await server.ssrLoadModule(source);
	return { markup: skeletonMarkup(), styles: skeletonStyles };
}

/** Renders them during a build, which has no module loader of its own. */
async function renderOnce(): Promise<Skeletons> {
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
				for (const place of Object.values(places))
					if (!html.includes(place))
						throw new Error(`index.html has no ${place}`);
				const { markup, styles } = await (server
					? renderIn(server)
					: renderOnce());
				return html
					.replace(places.markup, markup)
					.replace(places.styles, styles);
			},
		},
	};
}
