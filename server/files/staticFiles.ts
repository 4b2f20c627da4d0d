// Serves the built app: hashed assets cached for a year, everything else revalidated, from the .br and .gz that the build wrote.
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import * as v from "valibot";
import { type CspSources, cspSourcesSchema } from "../config/cspSources";
import { builtAppFolder } from "../config/projectFolders";
import { pageHeaderPolicy, workerPolicy } from "../middleware/csp";
import { pageHeaders } from "../middleware/securityHeaders";

/** The CSP sources that the build wrote beside the app; none without the file. */
export function readCspSources(root: string): CspSources {
	const file = join(root, ".vite/csp-sources.json");
	return existsSync(file)
		? v.parse(cspSourcesSchema, JSON.parse(readFileSync(file, "utf8")))
		: { connect: [], image: [] };
}

const isAsset = (path: string) => path.startsWith("/assets/");
const isFile = (path: string) => extname(path) !== "" || isAsset(path);

/** Cache-Control by path and status: only a hashed file that is there never changes. */
function cacheControl(path: string, status: number): string {
	if (status >= 400) return "no-store";
	return isAsset(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

const pageOf = (root: string) => join(root, "index.html");

export const isAppBuilt = (root = builtAppFolder): boolean =>
	existsSync(pageOf(root));

/** The app in `root`: index.html for page addresses, 404 for missing files and dot files, with index.html if a person opens one. */
export function staticFiles(root = builtAppFolder): Hono {
	const app = new Hono();
	if (!isAppBuilt(root))
		return app.get("*", (c) =>
			c.text("The app is not built yet: npm run build", 404),
		);
	const ofWorker = workerPolicy(readCspSources(root));
	const revalidate = etag({
		retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(pageHeaders)],
	});
	const serve = serveStatic({ root, precompressed: true });
	const servePage = serveStatic({
		root,
		path: "index.html",
		precompressed: true,
	});

	// Immutable files are never revalidated, and the middleware reads a file to hash it.
	app.use((c, next) => (isAsset(c.req.path) ? next() : revalidate(c, next)));
	app.use(async (c, next) => {
		await next();
		const { path } = c.req;
		const { headers, status } = c.res;
		for (const [name, value] of Object.entries(pageHeaders))
			headers.set(name, value);
		headers.set("Cache-Control", cacheControl(path, status));
		headers.set("Vary", "Accept-Encoding");
		if (headers.get("Content-Type")?.startsWith("text/html"))
			headers.set("Content-Security-Policy", pageHeaderPolicy);
		if (path === "/sw.js") headers.set("Content-Security-Policy", ofWorker);
	});
	app.get("*", (c, next) => {
		// A range would get an ETag of its own, and serveStatic does not support If-Range: the whole file is always sent.
		c.req.raw.headers.delete("Range");
		if (/\/\./.test(c.req.path)) return next();
		return (isFile(c.req.path) ? serve : servePage)(c, next);
	});
	// A link may have a dot too much, so the browser's own error page would lead nowhere.
	app.get("*", async (c, next) => {
		if (!c.req.header("Accept")?.includes("text/html")) return next();
		const page = await servePage(c, next);
		return (
			page && new Response(page.body, { status: 404, headers: page.headers })
		);
	});
	app.get("*", (c) => c.body(null, 404));
	return app;
}
