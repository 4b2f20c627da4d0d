// Which origins may call, and what they may see of a reply (CORS).
import type { Context } from "hono";
import type { Settings } from "../config/settings";

const allowedHeaders = "authorization, client-id, content-type, x-signature";

/** Whether the request's Origin may call: none, the server's own, or one of ALLOWED_ORIGINS. */
export function isAllowedOrigin(c: Context, settings: Settings): boolean {
	const origin = c.req.header("origin");
	if (origin === undefined || settings.allowedOrigins.includes(origin))
		return true;
	return URL.canParse(origin) && new URL(origin).host === c.req.header("host");
}

/** The CORS headers of a reply to an allowed origin; Date and Retry-After are what the app reads. */
export function allowOrigin(c: Context) {
	const origin = c.req.header("origin");
	c.header("Vary", "Origin");
	if (origin === undefined) return;
	c.header("Access-Control-Allow-Origin", origin);
	c.header("Access-Control-Expose-Headers", "Date, Retry-After");
}

/** The answer to a preflight of an allowed origin. */
export function preflight(c: Context): Response {
	c.header("Access-Control-Allow-Methods", "GET, POST");
	c.header("Access-Control-Allow-Headers", allowedHeaders);
	c.header("Access-Control-Max-Age", "7200");
	return c.body(null, 204);
}
