// Writes what other hosts must send with the built app: rules for nginx and for static hosts, with the worker's policy.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../../server/config/projectRoot";
import { readCspSources } from "../../server/files/staticFiles";
import { workerPolicy } from "../../server/middleware/csp";
import { headersFile, nginxLocations, redirectsFile } from "./hostingRules";

export function writeHostingFiles(): void {
	const client = join(buildFolder, "client");
	const hosting = join(buildFolder, "hosting");
	const ofWorker = workerPolicy(readCspSources(client));
	mkdirSync(hosting, { recursive: true });
	writeFileSync(join(hosting, "nginx.conf"), nginxLocations(ofWorker));
	writeFileSync(join(hosting, "_headers"), headersFile(ofWorker));
	writeFileSync(join(hosting, "_redirects"), redirectsFile);
}
