// Readable class names of CSS modules, File_class, which index.html can name; file names are unique in the tree.
import { basename } from "node:path";
import type { CSSModulesOptions } from "vite";

export const cssModules: CSSModulesOptions = {
	generateScopedName: (local, file) =>
		`${basename(file).replace(/\.module\.css.*/, "")}_${local}`,
};
