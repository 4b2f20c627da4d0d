// Expands Lingui's macros with Babel, which plugin-react no longer includes; only files that use macros pass through it.
import { transformAsync } from "@babel/core";
import type { Plugin } from "vite";

export function linguiMacros(): Plugin {
	return {
		name: "lingui-macros",
		enforce: "pre",
		async transform(code, id) {
			const file = id.split("?")[0] ?? id;
			if (
				!/\.tsx?$/.test(file) ||
				!/@lingui\/(core|react)\/macro/.test(code) ||
				file.includes("node_modules")
			)
				return null;
			const result = await transformAsync(code, {
				filename: file,
				babelrc: false,
				configFile: false,
				sourceMaps: true,
				parserOpts: { plugins: ["typescript", "jsx"] },
				plugins: ["@lingui/babel-plugin-lingui-macro"],
			});
			return result?.code ? { code: result.code, map: result.map } : null;
		},
	};
}
