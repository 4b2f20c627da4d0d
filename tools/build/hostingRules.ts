// What another host must send with the built app, written as that host reads it: nginx, and static hosts with a _headers file.
import { pagePolicy } from "../../server/middleware/csp";
import { pageHeaders } from "../../server/middleware/securityHeaders";

/** Only a host with TLS sends it; without TLS browsers ignore it. */
const tls = {
	"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
};
const forGood = "public, max-age=31536000, immutable";

type Headers = Record<string, string>;

/** One location of nginx; `add_header` is not inherited, so each has all of them. */
const location = (match: string, headers: Headers, work = "") =>
	[
		`location ${match} {`,
		...Object.entries(headers).map(
			([name, value]) => `\tadd_header ${name} "${value}" always;`,
		),
		...(work ? [`\t${work}`] : []),
		"}",
	].join("\n");

/** Locations to be included in nginx's `server` block; `ofWorker` is the Content-Security-Policy of sw.js. */
export function nginxLocations(ofWorker: string): string {
	const beside = { ...pageHeaders, ...tls };
	const uncached = { ...beside, "Cache-Control": "no-cache" };
	const page = {
		...beside,
		"Content-Security-Policy": pagePolicy,
		"Cache-Control": "no-cache",
	};
	const worker = { ...page, "Content-Security-Policy": ofWorker };
	return [
		"# Made by npm run build: good for every build with the same VITE_ hosts, since the page's own policy is inside it.",
		location("= /index.html", page),
		location("= /sw.js", worker),
		location(
			"^~ /assets/",
			{ ...beside, "Cache-Control": forGood },
			"try_files $uri @missing;",
		),
		// A missing file must not be cached: the next release may have it.
		location(
			"@missing",
			{ ...beside, "Cache-Control": "no-store" },
			"return 404;",
		),
		// nginx may not know its type.
		location(
			"= /manifest.webmanifest",
			uncached,
			"default_type application/manifest+json;",
		),
		location("~ /\\.", beside, "return 404;"),
		location("~ \\.\\w+$", uncached, "try_files $uri @missing;"),
		location("/", page, "rewrite ^ /index.html last;"),
		"",
	].join("\n");
}

/** The _headers file of a static host; a later block adds to an earlier one, so the worker has both policies. */
export function headersFile(ofWorker: string): string {
	const page = {
		...pageHeaders,
		...tls,
		"Content-Security-Policy": pagePolicy,
	};
	const block = (path: string, headers: Headers) =>
		[
			path,
			...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
		].join("\n");
	return `${[
		block("/*", page),
		block("/sw.js", { "Content-Security-Policy": ofWorker }),
		block("/assets/*", { "Cache-Control": forGood }),
	].join("\n")}\n`;
}

/** The _redirects file of a static host: every address of the app is the page. */
export const redirectsFile = "/assets/* /404 404\n/* /index.html 200\n";
