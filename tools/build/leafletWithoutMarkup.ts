// Leaflet tests for SVG by assigning innerHTML, which Trusted Types refuse: the build replaces that one statement.
import type { Plugin } from "vite";

const statement = "div.innerHTML = '<svg/>';";
const replacement =
	"div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));";

export function leafletWithoutMarkup(): Plugin {
	return {
		name: "leaflet-without-markup",
		transform(code, id) {
			if (!id.includes("/leaflet/dist/leaflet-src")) return null;
			if (!code.includes(statement))
				this.error(
					"Leaflet's test for SVG has changed: update tools/build/leafletWithoutMarkup.ts.",
				);
			return code.replace(statement, replacement);
		},
	};
}
