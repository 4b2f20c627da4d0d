// Writes the headers and rules that another host needs for the built app: for nginx, and for static hosts with a _headers file.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../../server/config/projectFolders";
import { readCspSources } from "../../server/files/staticFiles";
import { pageHeaderPolicy, workerPolicy } from "../../server/middleware/csp";
import { pageHeaders } from "../../server/middleware/securityHeaders";

type Headers = Record<string, string>;

const everywhere = {
	...pageHeaders,
	// Browsers ignore it without TLS.
	"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
};
const page = { ...everywhere, "Content-Security-Policy": pageHeaderPolicy };
const forGood = { "Cache-Control": "public, max-age=31536000, immutable" };
const revalidated = { "Cache-Control": "no-cache" };

/** One location of nginx; it repeats all headers, because `add_header` is not inherited. */
const location = (match: string, headers: Headers, ...work: string[]) =>
	[
		`location ${match} {`,
		...Object.entries(headers).map(
			([name, value]) => `\tadd_header ${name} "${value}" always;`,
		),
		...work.map((line) => `\t${line}`),
		"}",
	].join("\n");

/** Locations to be included in nginx's `server` block; `ofWorker` is the Content-Security-Policy of sw.js. */
function nginxLocations(ofWorker: string): string {
	const worker = { ...page, "Content-Security-Policy": ofWorker };
	const uncached = { ...everywhere, ...revalidated };
	// A link may have a dot too much, so a person who opens one gets the page.
	const pageIfNone = "error_page 404 /index.html;";
	return [
		"# Made by npm run build: good for every build with the same VITE_ hosts, since the page's own policy is inside it.",
		location("= /index.html", { ...page, ...revalidated }),
		location("= /sw.js", { ...worker, ...revalidated }),
		location(
			"^~ /assets/",
			{ ...everywhere, ...forGood },
			"try_files $uri @missing;",
		),
		// A missing file must not be cached: the next release may have it.
		location(
			"@missing",
			{ ...everywhere, "Cache-Control": "no-store" },
			"return 404;",
		),
		// nginx may not know the type of a manifest.
		location(
			"= /manifest.webmanifest",
			uncached,
			"default_type application/manifest+json;",
		),
		location("~ /\\.", everywhere, pageIfNone, "return 404;"),
		location("~ \\.\\w+$", uncached, pageIfNone, "try_files $uri =404;"),
		location("/", { ...page, ...revalidated }, "rewrite ^ /index.html last;"),
		"",
	].join("\n");
}

/** The _headers file of a static host; a later block adds to an earlier one, so the worker has both policies. */
function headersFile(ofWorker: string): string {
	const block = (path: string, headers: Headers) =>
		[
			path,
			...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
		].join("\n");
	return `${[
		block("/*", page),
		block("/sw.js", { "Content-Security-Policy": ofWorker }),
		block("/assets/*", forGood),
	].join("\n")}\n`;
}

/** The _redirects file of a static host: every address of the app is the page. */
const redirectsFile = "/assets/* /404 404\n/* /index.html 200\n";

export function writeHostingFiles(): void {
	const ofWorker = workerPolicy(readCspSources(join(buildFolder, "client")));
	const hosting = join(buildFolder, "hosting");
	mkdirSync(hosting, { recursive: true });
	writeFileSync(join(hosting, "nginx.conf"), nginxLocations(ofWorker));
	writeFileSync(join(hosting, "_headers"), headersFile(ofWorker));
	writeFileSync(join(hosting, "_redirects"), redirectsFile);
}
