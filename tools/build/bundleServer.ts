// Bundles the API into server/ of the build's folder; its packages, migrations and pictures stay where they are.
import { join } from "node:path";
import { build } from "esbuild";
import { buildFolder } from "../../server/config/projectRoot";

export async function bundleServer(): Promise<void> {
	await build({
		entryPoints: {
			main: "tools/build/serverEntry.ts",
			server: "server/main.ts",
			content: "server/content.ts",
		},
		outdir: join(buildFolder, "server"),
		bundle: true,
		platform: "node",
		format: "esm",
		target: "node20.19",
		packages: "external",
		sourcemap: true,
		logLevel: "warning",
	});
}
