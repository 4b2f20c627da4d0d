// Serves the built app: hashed assets for a year, the page and the worker always asked for anew, compressed once.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type CspSources, cspSources } from "../config/cspSources";
import { builtApp } from "../config/projectRoot";
import { contentSecurityPolicy } from "../middleware/csp";
import { pageHeaders } from "../middleware/securityHeaders";

const types: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json",
	".webmanifest": "application/manifest+json",
	".svg": "image/svg+xml",
	".png": "image/png",
	".webp": "image/webp",
	".avif": "image/avif",
	".ico": "image/x-icon",
	".woff2": "font/woff2",
	".txt": "text/plain; charset=utf-8",
	".xml": "application/xml",
};
const compressible = /text|javascript|json|svg|xml/;

interface Served {
	type: string;
	etag: string;
	/** By Content-Encoding; identity is "". */
	bodies: Record<"" | "br" | "gzip", Uint8Array<ArrayBuffer>>;
}

/** Hashed assets never change; everything else is asked for anew each time. */
const cacheControl = (path: string) =>
	path.startsWith("/assets/")
		? "public, max-age=31536000, immutable"
		: "no-cache";

const copy = (bytes: Uint8Array) => Uint8Array.from(bytes);

/** A file in its three forms; a .br or .gz beside it is taken, else made now. */
function prepare(file: string): Served {
	const plain = readFileSync(file);
	const type = types[extname(file)] ?? "application/octet-stream";
	const beside = (extension: string, make: () => Uint8Array) =>
		existsSync(file + extension) ? readFileSync(file + extension) : make();
	const isText = compressible.test(type);
	const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
	return {
		type,
		etag: createHash("sha256").update(plain).digest("base64url").slice(0, 20),
		bodies: {
			"": copy(plain),
			br: copy(
				isText
					? beside(".br", () => brotliCompressSync(plain, { params: quality }))
					: plain,
			),
			gzip: copy(isText ? beside(".gz", () => gzipSync(plain)) : plain),
		},
	};
}

function encodingOf(c: Context, served: Served): "" | "br" | "gzip" {
	if (!compressible.test(served.type)) return "";
	const accepted = c.req.header("accept-encoding") ?? "";
	return accepted.includes("br")
		? "br"
		: accepted.includes("gzip")
			? "gzip"
			: "";
}

/** What the build wrote beside the app; a build that was told nothing reaches nowhere else. */
export function readCspSources(root: string): CspSources {
	const file = join(root, ".vite/csp-sources.json");
	return existsSync(file)
		? v.parse(cspSources, JSON.parse(readFileSync(file, "utf8")))
		: { connect: [], image: [] };
}

/** The app below `root`. A page address answers index.html, a missing file 404; dot files are the build's own. */
export function staticFiles(root = builtApp): Hono {
	const cache = new Map<string, Served>();
	const app = new Hono();

	function find(path: string): Served | null {
		const known = cache.get(path);
		if (known) return known;
		const file = normalize(join(root, path));
		if (!file.startsWith(root + sep) || /\/\./.test(file.slice(root.length)))
			return null;
		if (!existsSync(file)) return null;
		if (!statSync(file).isFile()) return null;
		const served = prepare(file);
		cache.set(path, served);
		return served;
	}

	const page = find("/index.html");
	const policy = page
		? contentSecurityPolicy(
				new TextDecoder().decode(page.bodies[""]),
				readCspSources(root),
			)
		: "";

	function send(c: Context, path: string, served: Served): Response {
		const encoding = encodingOf(c, served);
		const etag = `"${served.etag}${encoding && `-${encoding}`}"`;
		const headers: Record<string, string> = {
			...pageHeaders,
			"Content-Type": served.type,
			"Cache-Control": cacheControl(path),
			ETag: etag,
			Vary: "Accept-Encoding",
		};
		if (encoding) headers["Content-Encoding"] = encoding;
		// The worker may do what the page may.
		if (served === page || path === "/sw.js")
			headers["Content-Security-Policy"] = policy;
		if (c.req.header("if-none-match") === etag)
			return c.body(null, 304, headers);
		return c.body(served.bodies[encoding], 200, headers);
	}

	app.get("*", (c) => {
		const path = c.req.path;
		const isFile = extname(path) !== "" || path.startsWith("/assets/");
		if (isFile) {
			const served = safely(() => find(decodeURIComponent(path)));
			if (served) return send(c, path, served);
			return c.body(null, 404, pageHeaders);
		}
		if (page) return send(c, "/index.html", page);
		return c.text("The app is not built yet: npm run build", 404, pageHeaders);
	});
	return app;
}

function safely<T>(work: () => T): T | null {
	try {
		return work();
	} catch {
		return null;
	}
}
