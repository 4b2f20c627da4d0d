// Serves pictures: the programme's at /content/<name> in the best format the browser accepts, the customers' at /content/profile/<id>.
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { pictureHeaders, withHeaders } from "../middleware/securityHeaders";
import type { Database } from "../store/connection/database";
import { pictureBytes } from "../store/member/profilePictures";

/** Best first. */
const formats = [
	{ extension: "avif", type: "image/avif" },
	{ extension: "webp", type: "image/webp" },
	{ extension: "svg", type: "image/svg+xml" },
];

interface Picture {
	etag: string;
	bytes: Uint8Array<ArrayBuffer>;
	modifiedAt: number;
}

/** Reads a picture once, and again when its file changes; null for a missing one. */
function pictureReader() {
	const cache = new Map<string, Picture>();
	return (file: string): Picture | null => {
		const modifiedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
		if (modifiedAt === undefined) return null;
		const cached = cache.get(file);
		if (cached?.modifiedAt === modifiedAt) return cached;
		const bytes = Uint8Array.from(readFileSync(file));
		const digest = createHash("sha256").update(bytes).digest("base64url");
		const picture = { bytes, modifiedAt, etag: `"${digest.slice(0, 20)}"` };
		cache.set(file, picture);
		return picture;
	};
}

/**
 * Serves the pictures of a folder. Names have letters, digits and dashes only, so
 * no path leads out of it. AVIF is sent only to browsers that accept it.
 */
export function pictureFiles(folder: string): Hono {
	const read = pictureReader();
	const files = new Hono();
	const headers = withHeaders({ ...pictureHeaders, Vary: "Accept" });
	files.get("/:name{[a-z0-9-]+}", headers, (c) => {
		const accept = c.req.header("accept") ?? "";
		for (const { extension, type } of formats) {
			if (extension === "avif" && !accept.includes(type)) continue;
			const name = `${c.req.param("name")}.${extension}`;
			const picture = read(join(folder, name));
			if (!picture) continue;
			c.header("Cache-Control", "public, max-age=31536000, immutable");
			c.header("ETag", picture.etag);
			if (c.req.header("if-none-match") === picture.etag)
				return c.body(null, 304);
			return c.body(picture.bytes, 200, { "Content-Type": type });
		}
		return c.body(null, 404, { "Cache-Control": "no-store" });
	});
	return files;
}

/** Serves customers' pictures: one never changes under its random id; caches are private to a browser. */
export function profilePictureFiles(db: Database): Hono {
	const files = new Hono();
	const headers = withHeaders(pictureHeaders);
	files.get("/:id{[A-Za-z0-9_-]{24}}", headers, async (c) => {
		const picture = await pictureBytes(db, c.req.param("id"));
		if (!picture) return c.body(null, 404, { "Cache-Control": "no-store" });
		c.header("Cache-Control", "private, max-age=31536000, immutable");
		return c.body(picture, 200, { "Content-Type": "image/webp" });
	});
	return files;
}
