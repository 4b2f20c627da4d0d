// Serves pictures and returns their addresses: the programme's at /content/<name> in the best format the browser accepts, the customers' at /content/profile/<id>.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { projectRoot } from "../config/projectFolders";
import { pictureHeaders, withHeaders } from "../middleware/securityHeaders";
import type { Database } from "../store/connection/database";
import { pictureBytes } from "../store/member/profilePictures";

export const picturesFolder = join(projectRoot, "server/demo/pictures");

const defaultColour = "e4e8ef";

/** Returns the function that turns a picture's name into its address below /content, whose `c` is the colour (rrggbb) shown while it loads; an address stays unchanged. */
export const createPictureUrl =
	(colours: Readonly<Record<string, string>>) =>
	(picture: string): string => {
		if (!/^[a-z0-9-]+$/.test(picture)) return picture;
		const colour = Object.hasOwn(colours, picture) && colours[picture];
		return `/content/${picture}?c=${colour || defaultColour}`;
	};

/** The formats of a picture, best first. */
const formats = [
	{ extension: "avif", type: "image/avif" },
	{ extension: "webp", type: "image/webp" },
	{ extension: "svg", type: "image/svg+xml" },
];

const variedHeaders = withHeaders({ ...pictureHeaders, Vary: "Accept" });
const revalidate = etag({
	retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(pictureHeaders)],
});

/** Rethrows the error of a read, unless the file is missing or its name is too long for any file. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
	if (error.code === "ENOENT" || error.code === "ENAMETOOLONG") return null;
	throw error;
}

/**
 * Serves the pictures of a folder. Names have letters, digits and dashes only, so
 * no path leads out of it. AVIF is sent only to browsers that accept it.
 */
export function pictureFiles(folder: string): Hono {
	const files = new Hono();
	files.get("/:name{[a-z0-9-]+}", revalidate, variedHeaders, async (c) => {
		const accept = c.req.header("accept") ?? "";
		for (const { extension, type } of formats) {
			if (extension === "avif" && !accept.includes(type)) continue;
			const name = `${c.req.param("name")}.${extension}`;
			const picture = await readFile(join(folder, name)).catch(nullIfMissing);
			if (!picture) continue;
			c.header("Cache-Control", "public, max-age=31536000, immutable");
			return c.body(picture, 200, { "Content-Type": type });
		}
		return c.body(null, 404, { "Cache-Control": "no-store" });
	});
	return files;
}

/** Serves customers' pictures. A picture never changes under its random id; only the browser may cache it. */
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
