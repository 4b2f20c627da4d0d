// The programme's pictures: /content/<name> in the best form the browser takes.
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { projectRoot } from "../config/projectRoot";
import { pictureHeaders } from "../middleware/securityHeaders";

/** The forms of a picture, best first. */
const forms = [
	{ extension: "avif", type: "image/avif" },
	{ extension: "webp", type: "image/webp" },
	{ extension: "svg", type: "image/svg+xml" },
];
const picturesFolder = join(projectRoot, "server/demo/pictures");

interface Picture {
	etag: string;
	bytes: Uint8Array<ArrayBuffer>;
	drawnAt: number;
}

/** Reads pictures once, and again when they are drawn anew; null for one that is not there. */
function pictureReader() {
	const known = new Map<string, Picture>();
	return (file: string): Picture | null => {
		const drawnAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
		if (drawnAt === undefined) return null;
		const kept = known.get(file);
		if (kept?.drawnAt === drawnAt) return kept;
		const bytes = Uint8Array.from(readFileSync(file));
		const digest = createHash("sha256").update(bytes).digest("base64url");
		const picture = { bytes, drawnAt, etag: `"${digest.slice(0, 20)}"` };
		known.set(file, picture);
		return picture;
	};
}

/**
 * Serves the pictures. A name is made of letters, digits and dashes, so no
 * path leads out of the folder. AVIF needs the browser's word for it; the other
 * forms every browser of the product draws.
 */
export function contentFiles(folder = picturesFolder): Hono {
	const read = pictureReader();
	const files = new Hono();
	files.get("/:name{[a-z0-9-]+}", (c) => {
		c.header("Vary", "Accept");
		for (const [name, value] of Object.entries(pictureHeaders))
			c.header(name, value);
		const accept = c.req.header("accept") ?? "";
		for (const { extension, type } of forms) {
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
		return c.body(null, 404);
	});
	return files;
}
