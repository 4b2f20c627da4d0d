// Bundles the API into server/main.js of the build's folder (its packages, migrations and pictures stay where they are), compresses the built app once, and writes what other hosts must send with it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build } from "esbuild";
import { buildFolder } from "../../server/config/projectRoot";
import { readCspSources } from "../../server/files/staticFiles";
import { contentSecurityPolicy } from "../../server/middleware/csp";
import {
	headersFile,
	nginxLocations,
	redirectsFile,
} from "../../tests/support/hosting";

const client = join(buildFolder, "client");
const hosting = join(buildFolder, "hosting");

await build({
	entryPoints: ["server/main.ts"],
	outfile: join(buildFolder, "server/main.js"),
	bundle: true,
	platform: "node",
	format: "esm",
	target: "node20.19",
	packages: "external",
	sourcemap: true,
	logLevel: "warning",
});

/** What the server would else compress at the first request for it (server/files/staticFiles.ts). */
const compressible = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/;

await Promise.all(
	readdirSync(client, { recursive: true, encoding: "utf8" })
		.filter((file) => compressible.test(file) && !file.startsWith(".vite"))
		.map(async (name) => {
			const file = join(client, name);
			const bytes = readFileSync(file);
			writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
			writeFileSync(`${file}.gz`, await promisify(gzip)(bytes));
		}),
);

const policy = contentSecurityPolicy(
	readFileSync(join(client, "index.html"), "utf8"),
	readCspSources(client),
);
mkdirSync(hosting, { recursive: true });
writeFileSync(join(hosting, "nginx.conf"), nginxLocations(policy));
writeFileSync(join(hosting, "_headers"), headersFile(policy));
writeFileSync(join(hosting, "_redirects"), redirectsFile);
