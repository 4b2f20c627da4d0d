// Bundles TypeScript into the one line of an inline script.
import { buildSync } from "esbuild";

/** `code` may import files of `folder`. */
export function inlineScript(code: string, folder: string): string {
	const { outputFiles } = buildSync({
		stdin: { contents: code, resolveDir: folder, loader: "ts" },
		bundle: true,
		minify: true,
		format: "iife",
		target: "es2022",
		write: false,
	});
	return outputFiles.map(({ text }) => text.trim()).join("");
}
