// Adds the script that asks for home's data while the app's code loads (inline/earlyRequests.ts), and a preload of the Thai texts.
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import type { BuildSettings } from "../../server/config/buildSettings.ts";
import type { EarlySettings } from "./inline/earlyRequests.ts";
import { inlineScript } from "./inlineScript.ts";

/** The address of a source file's chunk and of all that it imports, with their styles, without what the page loads anyway. */
function addressesOf(bundle: Rolldown.OutputBundle, sources: string[]) {
	const files = new Set<string>();
	const add = (file: string) => {
		const chunk = bundle[file];
		if (chunk?.type !== "chunk" || files.has(file)) return;
		files.add(file);
		for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
		chunk.imports.forEach(add);
	};
	const chunks = Object.values(bundle).filter((it) => it.type === "chunk");
	for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName);
	const first = new Set(files);
	for (const source of sources) {
		const chunk = chunks.find((it) => it.facadeModuleId?.endsWith(source));
		if (!chunk) throw new Error(`${source} has no chunk of its own`);
		add(chunk.fileName);
	}
	return [...files].filter((file) => !first.has(file)).map((it) => `/${it}`);
}

export function earlyRequests(settings: BuildSettings): Plugin {
	return {
		name: "early-requests",
		transformIndexHtml: {
			order: "post",
			handler(_, { bundle }): HtmlTagDescriptor[] {
				const addresses = (...sources: string[]) =>
					bundle ? addressesOf(bundle, sources) : [];
				const early: EarlySettings = {
					apiHost: settings.VITE_API_HOST,
					signatureKey: settings.VITE_SIGNATURE_KEY,
					files: {
						english: addresses("/src/locales/home/en-US.po"),
						thaiTexts: addresses("/src/locales/th.po"),
						englishTexts: addresses("/src/locales/en-US.po"),
						privilege: addresses(
							"/src/app/PrivilegeHost.tsx",
							"/src/features/privilege/PrivilegeModal.tsx",
							"/dompurify/dist/purify.es.mjs",
						),
						code: addresses(
							"/src/app/DialogHost.tsx",
							"/src/features/reward/RewardCodeDialog.tsx",
						),
					},
				};
				const code = `import { sendEarlyRequests } from "./earlyRequests"; sendEarlyRequests(${JSON.stringify(early)});`;
				return [
					// Thai is the default: its texts are asked for with the code.
					...addresses("/src/locales/home/th.po").map(
						(href): HtmlTagDescriptor => ({
							tag: "link",
							attrs: { rel: "modulepreload", crossorigin: true, href },
							injectTo: "head",
						}),
					),
					{
						tag: "script",
						children: inlineScript(code),
						injectTo: "body",
					},
				];
			},
		},
	};
}
