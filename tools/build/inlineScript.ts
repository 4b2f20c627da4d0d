// Bundles TypeScript into the one line of an inline script.
import { join } from "node:path";
import { buildSync } from "esbuild";

/** `code` may import files of the folder inline. */
export function inlineScript(code: string): string {
	const folder = join(import.meta.dirname, "inline");
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
