// Writes what other hosts must send with the built app: rules for nginx and for static hosts, with the page's policy.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../../server/config/projectRoot";
import { readCspSources } from "../../server/files/staticFiles";
import { contentSecurityPolicy } from "../../server/middleware/csp";
import { headersFile, nginxLocations, redirectsFile } from "./hostingRules";

export function writeHostingFiles(): void {
	const client = join(buildFolder, "client");
	const hosting = join(buildFolder, "hosting");
	const page = readFileSync(join(client, "index.html"), "utf8");
	const policy = contentSecurityPolicy(page, readCspSources(client));
	mkdirSync(hosting, { recursive: true });
	writeFileSync(join(hosting, "nginx.conf"), nginxLocations(policy));
	writeFileSync(join(hosting, "_headers"), headersFile(policy));
	writeFileSync(join(hosting, "_redirects"), redirectsFile);
}
