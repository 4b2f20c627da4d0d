// Content Security Policies of pages (inside the document), of the worker and of other replies.
import { createHash } from "node:crypto";
import type { CspSources } from "../config/cspSources";

const hash = (source: string) =>
	`'sha256-${createHash("sha256").update(source).digest("base64")}'`;

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

/** The only policies that may create markup or script addresses: DOMPurify's, ui/media/RichText's, platform/browser/trustedWorkerUrl's. */
const trustedTypes = {
	"require-trusted-types-for": ["'script'"],
	"trusted-types": ["dompurify", "plain-words", "worker"],
};

const noForms = { "form-action": ["'none'"], "base-uri": ["'none'"] };
const sharedDirectives = { ...noForms, "frame-ancestors": ["'none'"] };

/** The policy inside a page of the app: hashes of its inline elements, and the origins of its build. */
export function documentPolicy(html: string, { connect, image }: CspSources) {
	return serializePolicy({
		"default-src": ["'none'"],
		"script-src": ["'self'", ...inlineHashes(html, "script")],
		"style-src": ["'self'", ...inlineHashes(html, "style")],
		// Pictures, videos and in-app pages of the programme may have any https address (2 §2, 3 §2).
		"img-src": ["'self'", "data:", "blob:", "https:", ...image],
		"media-src": ["'self'", "https:"],
		"frame-src": ["https:"],
		"font-src": ["'self'"],
		"connect-src": ["'self'", ...connect],
		"manifest-src": ["'self'"],
		"worker-src": ["'self'"],
		...trustedTypes,
		...noForms,
	});
}

/** The header of such a page, with what a <meta> policy cannot set; policies intersect, so it names no scripts or styles. */
export const pageHeaderPolicy = serializePolicy(sharedDirectives);

/** The header of the worker's script, which fetches files of its own origin and pictures of the API's hosts, and shows the app's icon in notifications. */
export const workerPolicy = ({ connect }: CspSources): string =>
	serializePolicy({
		"default-src": ["'none'"],
		"script-src": ["'self'"],
		"connect-src": ["'self'", ...connect],
		"img-src": ["'self'"],
		...trustedTypes,
		...sharedDirectives,
	});

/** The policy of a page that uses only files of its own origin. */
export const selfOnlyPolicy = serializePolicy({
	"default-src": ["'none'"],
	"script-src": ["'self'"],
	"style-src": ["'self'"],
	"img-src": ["'self'"],
	"connect-src": ["'self'"],
	...sharedDirectives,
});

/** The policy of a reply that is not a page. */
export const denyAllPolicy = serializePolicy({
	"default-src": ["'none'"],
	...sharedDirectives,
});
