// CORS: allowed origins, and the headers that they may read.
import type { Context } from "hono";
import type { Settings } from "../config/settings";

const allowedHeaders = "authorization, client-id, content-type, x-signature";

/** Allows no Origin, the server's own, and ALLOWED_ORIGINS. */
export function isAllowedOrigin(c: Context, settings: Settings): boolean {
	const origin = c.req.header("origin");
	if (origin === undefined || settings.allowedOrigins.includes(origin))
		return true;
	return URL.canParse(origin) && new URL(origin).host === c.req.header("host");
}

/** Sets the CORS headers of a reply to an allowed origin; the app reads Date and Retry-After. */
export function setCorsHeaders(c: Context) {
	const origin = c.req.header("origin");
	c.header("Vary", "Origin");
	if (origin === undefined) return;
	c.header("Access-Control-Allow-Origin", origin);
	c.header("Access-Control-Expose-Headers", "Date, Retry-After");
}

/** The reply to an OPTIONS request. */
export function preflightReply(c: Context): Response {
	c.header("Access-Control-Allow-Methods", "GET, POST");
	c.header("Access-Control-Allow-Headers", allowedHeaders);
	c.header("Access-Control-Max-Age", "7200");
	return c.body(null, 204);
}
