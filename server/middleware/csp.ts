// The Content-Security-Policy of the app's pages: from the page itself (hashes) and from what its build was told (hosts).
import { createHash } from "node:crypto";
import type { CspSources } from "../config/cspSources";

const hash = (source: string) =>
	`'sha256-${createHash("sha256").update(source).digest("base64")}'`;

/** The hashes of the inline elements of a page. */
function inlineHashes(html: string, tag: "style" | "script"): string[] {
	const pattern = new RegExp(
		`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`,
		"g",
	);
	return [...html.matchAll(pattern)]
		.filter(([, attributes = ""]) => !/\ssrc\s*=/.test(attributes))
		.map(([, , source = ""]) => hash(source));
}

const serializePolicy = (directives: Record<string, readonly string[]>) =>
	Object.entries(directives)
		.map(([directive, sources]) => [directive, ...sources].join(" "))
		.join("; ");

/** Text becomes markup or a script's address through these alone: DOMPurify's own, ui/RichText, platform/workerAddress. */
const trustedTypes = {
	"require-trusted-types-for": ["'script'"],
	"trusted-types": ["dompurify", "plain-words", "worker"],
};

/** What no reply of any kind allows. */
const nothing = {
	"form-action": ["'none'"],
	"base-uri": ["'none'"],
	"frame-ancestors": ["'none'"],
};

/** The policy of a page of the app, and of its worker. */
export function contentSecurityPolicy(
	html: string,
	{ connect, image }: CspSources,
): string {
	return serializePolicy({
		"default-src": ["'none'"],
		"script-src": ["'self'", ...inlineHashes(html, "script")],
		"style-src": ["'self'", ...inlineHashes(html, "style")],
		// The programme's pictures, films and in-app pages may stand at any https address (2 §2, 3 §2).
		"img-src": ["'self'", "data:", "blob:", "https:", ...image],
		"media-src": ["'self'", "https:"],
		"frame-src": ["https:"],
		"font-src": ["'self'"],
		"connect-src": ["'self'", ...connect],
		"manifest-src": ["'self'"],
		"worker-src": ["'self'"],
		...trustedTypes,
		...nothing,
	});
}

/** The policy of a page that brings everything in files of its own, and talks to nobody else. */
export const selfOnlyPolicy = serializePolicy({
	"default-src": ["'none'"],
	"script-src": ["'self'"],
	"style-src": ["'self'"],
	"img-src": ["'self'"],
	"connect-src": ["'self'"],
	...nothing,
});

/** The policy of a reply that is no page: opened alone, it loads and runs nothing. */
export const denyAllPolicy = serializePolicy({
	"default-src": ["'none'"],
	...nothing,
});
