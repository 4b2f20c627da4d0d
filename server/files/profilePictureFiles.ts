// Serves customers' profile pictures: /content/profile/<id>, with random ids.
import { Hono } from "hono";
import { pictureHeaders, withHeaders } from "../middleware/securityHeaders";
import type { Database } from "../store/connection/openDatabase";
import { pictureBytes } from "../store/member/profilePictures";

/** A picture never changes under its id; caches are private to a browser. */
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
