// npm run build: the app, its source maps, the server, compressed copies and the rules for other hosts, in that order.
import {
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import * as esbuild from "esbuild";
import { build } from "vite";
import {
	demoKeyNotice,
	readBuildSettings,
} from "../../server/config/buildSettings";
import { buildFolder } from "../../server/config/projectRoot";
import { settingsOrFail } from "../fail";
import { readOptions } from "../options";
import { writeHostingFiles } from "./hostingFiles";

readOptions(`
Usage: npm run build
Builds the app and its server into dist/client, dist/server and dist/hosting, and its source maps into dist/maps.

BUILD_DIR       another folder than dist, from the project's folder
VITE_DEMO       1 for a build that signs in through /demo
VITE_SIGNATURE_KEY
                the API's SIGNATURE_KEY; without it the demo's, which only a demo accepts
VITE_API_HOST   the API's origin, with VITE_SIGNATURE_KEY, where it is another host
VITE_REPORT_URL where errors and web vitals are sent
An unknown VITE_ name is answered with the names of all of them; docs/operating.md says what they mean.
`);

const client = join(buildFolder, "client");
const clientFiles = () =>
	readdirSync(client, { recursive: true, encoding: "utf8" });

/** Moves the source maps into maps/ of the build's folder, for the operator alone. */
function moveSourceMaps() {
	const maps = join(buildFolder, "maps");
	mkdirSync(maps, { recursive: true });
	for (const name of clientFiles())
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

/** The same kinds as in server/files/staticFiles.ts. */
const compressible = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/;

/** Writes a brotli and a gzip copy beside each text file of the app, so that the server need not compress it. */
async function compressApp() {
	const compress = async (name: string) => {
		const file = join(client, name);
		const bytes = readFileSync(file);
		writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
		writeFileSync(`${file}.gz`, await promisify(gzip)(bytes));
	};
	await Promise.all(
		clientFiles()
			.filter((name) => compressible.test(name) && !name.startsWith(".vite"))
			.map(compress),
	);
}

await build();
moveSourceMaps();
await bundleServer();
await compressApp();
writeHostingFiles();
const notice = demoKeyNotice(settingsOrFail(readBuildSettings));
if (notice) process.stderr.write(`${notice}\n`);
