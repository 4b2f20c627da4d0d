// npm run build: the app, its source maps, the server, compressed copies and the rules for other hosts, in that order.
import { mkdirSync, readdirSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { build } from "vite";
import { demoKeyNotice } from "../../server/config/buildSettings";
import { buildFolder } from "../../server/config/projectFolders";
import { readOptions } from "../options";
import { compressFiles } from "./compressFiles";
import { settings } from "./settings";
import { writeHostingFiles } from "./writeHostingFiles";

readOptions(`
Usage: npm run build
Builds the app and its server into dist/client, dist/server and dist/hosting, and its source maps into dist/maps.

BUILD_DIR       another folder than dist, from the project's folder
VITE_DEMO       1 for a build that signs in through /demo
VITE_SIGNATURE_KEY
                the API's SIGNATURE_KEY; by default the demo's, which only a demo server accepts
VITE_API_HOST   the API's origin if it is on another host; needs VITE_SIGNATURE_KEY
VITE_REPORT_URL where errors, replies of a wrong shape and web vitals are sent
docs/operating.md describes all VITE_ settings; an unknown one ends the build with a list of their names.
`);

const client = join(buildFolder, "client");

/** Moves the source maps into maps/ of the build's folder, which is not served. */
function moveSourceMaps() {
	const maps = join(buildFolder, "maps");
	mkdirSync(maps, { recursive: true });
	for (const name of readdirSync(client, { recursive: true, encoding: "utf8" }))
		if (name.endsWith(".map"))
			renameSync(join(client, name), join(maps, basename(name)));
}

/** Bundles the API into server/ of the build's folder; its packages, migrations and pictures stay where they are. */
const bundleServer = () =>
	esbuild.build({
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

await build();
moveSourceMaps();
await bundleServer();
await compressFiles(client);
writeHostingFiles();
const notice = demoKeyNotice(settings);
if (notice) process.stderr.write(`${notice}\n`);
