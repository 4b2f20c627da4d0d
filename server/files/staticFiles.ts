// Serves the built app: hashed assets cached for a year, everything else revalidated, compressed once.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type CspSources, cspSources } from "../config/cspSources";
import { builtApp } from "../config/projectRoot";
import { pagePolicy, workerPolicy } from "../middleware/csp";
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

interface LoadedFile {
	type: string;
	etag: string;
	/** By Content-Encoding; "" for identity. */
	bodies: Record<"" | "br" | "gzip", Uint8Array<ArrayBuffer>>;
}

const cacheControl = (path: string) =>
	path.startsWith("/assets/")
		? "public, max-age=31536000, immutable"
		: "no-cache";

const copy = (bytes: Uint8Array) => Uint8Array.from(bytes);

/** A file in its three encodings, from the .br and .gz beside it or compressed now. */
function loadFile(file: string): LoadedFile {
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

function encodingOf(c: Context, served: LoadedFile): "" | "br" | "gzip" {
	if (!compressible.test(served.type)) return "";
	const accepted = c.req.header("accept-encoding") ?? "";
	return accepted.includes("br")
		? "br"
		: accepted.includes("gzip")
			? "gzip"
			: "";
}

/** The CSP sources that the build wrote beside the app; none without the file. */
export function readCspSources(root: string): CspSources {
	const file = join(root, ".vite/csp-sources.json");
	return existsSync(file)
		? v.parse(cspSources, JSON.parse(readFileSync(file, "utf8")))
		: { connect: [], image: [] };
}

/** The app in `root`: index.html for page addresses, 404 for missing files and dot files. */
export function staticFiles(root = builtApp): Hono {
	const cache = new Map<string, LoadedFile>();
	const app = new Hono();

	function find(path: string): LoadedFile | null {
		const known = cache.get(path);
		if (known) return known;
		const file = normalize(join(root, path));
		if (!file.startsWith(root + sep) || /\/\./.test(file.slice(root.length)))
			return null;
		if (!existsSync(file)) return null;
		if (!statSync(file).isFile()) return null;
		const served = loadFile(file);
		cache.set(path, served);
		return served;
	}

	const page = find("/index.html");
	const ofWorker = workerPolicy(readCspSources(root));

	function send(c: Context, path: string, served: LoadedFile): Response {
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
		if (served === page) headers["Content-Security-Policy"] = pagePolicy;
		if (path === "/sw.js") headers["Content-Security-Policy"] = ofWorker;
		if (c.req.header("if-none-match") === etag)
			return c.body(null, 304, headers);
		return c.body(served.bodies[encoding], 200, headers);
	}

	app.get("*", (c) => {
		const path = c.req.path;
		const isFile = extname(path) !== "" || path.startsWith("/assets/");
		if (isFile) {
			const served = nullOnError(() => find(decodeURIComponent(path)));
			if (served) return send(c, path, served);
			return c.body(null, 404, { ...pageHeaders, "Cache-Control": "no-store" });
		}
		if (page) return send(c, "/index.html", page);
		return c.text("The app is not built yet: npm run build", 404, pageHeaders);
	});
	return app;
}

function nullOnError<T>(work: () => T): T | null {
	try {
		return work();
	} catch {
		return null;
	}
}
