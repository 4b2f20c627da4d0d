// Moves the first load's styles into index.html, so that the first paint takes one round trip; the server allows them by hash.
import type { Plugin } from "vite";

const stylesheet = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

export function inlineStyles(): Plugin {
	return {
		name: "inline-styles",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler(html, { bundle = {} }) {
				return html.replace(stylesheet, (link, file: string) => {
					const asset = bundle[file];
					if (asset?.type !== "asset") return link;
					delete bundle[file];
					// Vite's preloader must not request a file that no longer exists.
					for (const chunk of Object.values(bundle))
						if (chunk.type === "chunk")
							chunk.viteMetadata?.importedCss.delete(file);
					return `<style>${asset.source}</style>`;
				});
			},
		},
	};
}
