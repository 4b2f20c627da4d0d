// Adds the script that shows saved deals in home's skeleton and requests home's data while the app's code loads (inline/homeSkeleton.ts, inline/earlyRequests.ts), and a preload of the Thai texts.
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import type { BuildSettings } from "../../server/config/buildSettings.ts";
import type { EarlySettings } from "./inline/earlyRequests.ts";
import { inlineScript } from "./inlineScript.ts";

/** The chunk of home's Thai texts, which is preloaded with the code because Thai is the default language. */
const textsOf = (bundle: Rolldown.OutputBundle) =>
	Object.values(bundle).find(
		(file) =>
			file.type === "chunk" &&
			file.facadeModuleId?.endsWith("/src/locales/home/th.po"),
	);

export function earlyRequests(settings: BuildSettings): Plugin {
	return {
		name: "early-requests",
		transformIndexHtml: {
			order: "post",
			handler(_, { bundle }): HtmlTagDescriptor[] {
				const texts = bundle && textsOf(bundle);
				if (bundle && !texts)
					throw new Error(
						"The build has no chunk for home's texts (src/locales/home/th.po)",
					);
				const early: EarlySettings = {
					apiHost: settings.VITE_API_HOST,
					signatureKey: settings.VITE_SIGNATURE_KEY,
				};
				const code = `import { sendEarlyRequests } from "./earlyRequests"; import { showSavedHome } from "./homeSkeleton"; showSavedHome(${JSON.stringify(early.apiHost)}); sendEarlyRequests(${JSON.stringify(early)});`;
				const tags: HtmlTagDescriptor[] = [
					{ tag: "script", children: inlineScript(code), injectTo: "body" },
				];
				if (texts)
					tags.push({
						tag: "link",
						attrs: {
							rel: "modulepreload",
							crossorigin: true,
							href: `/${texts.fileName}`,
						},
						injectTo: "head",
					});
				return tags;
			},
		},
	};
}
