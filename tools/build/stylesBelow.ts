// Moves the link of the first load's styles below the skeletons of index.html, which are painted without waiting for it.
import type { Plugin } from "vite";

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;

export function stylesBelow(): Plugin {
	return {
		name: "styles-below",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler(html) {
				const links = html.match(stylesheet) ?? [];
				return html
					.replace(stylesheet, "")
					.replace("</body>", () => `${links.join("")}\n\t</body>`);
			},
		},
	};
}
