// Moves the styles of the start into index.html, below the skeletons, which are painted without waiting for them; the server allows them by hash.
import type { Plugin } from "vite";

const stylesheet = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

export function inlineStyles(): Plugin {
	return {
		name: "inline-styles",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler(html, { bundle = {} }) {
				const styles: string[] = [];
				const page = html.replace(stylesheet, (link, file: string) => {
					const asset = bundle[file];
					if (asset?.type !== "asset") return link;
					delete bundle[file];
					// Vite's preloader must not ask for a file that is no more.
					for (const chunk of Object.values(bundle))
						if (chunk.type === "chunk")
							chunk.viteMetadata?.importedCss.delete(file);
					styles.push(String(asset.source));
					return "";
				});
				const tag = `\t<style id="start-styles">${styles.join("")}</style>\n\t`;
				return page.replace("</body>", () => `${tag}</body>`);
			},
		},
	};
}
