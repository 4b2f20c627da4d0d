// CORS: allowed origins, and the headers that they may read.
import type { Context } from "hono";
import { cors } from "hono/cors";
import type { Settings } from "../config/settings";

/** True for the server's own origin, for those of ALLOWED_ORIGINS, and for a request that names none. */
export function isAllowedOrigin(c: Context, settings: Settings): boolean {
	const origin = c.req.header("origin");
	if (origin === undefined || settings.allowedOrigins.includes(origin))
		return true;
	if (!URL.canParse(origin)) return false;
	const { protocol, host } = new URL(origin);
	if (!/^https?:$/.test(protocol)) return false;
	// A proxy may add the protocol's default port.
	const own = `${protocol}//${c.req.header("host")}`;
	return URL.canParse(own) && new URL(own).host === host;
}

/** Sets the CORS headers of a reply to an allowed origin; the app reads Date. */
export const corsHeaders = cors({
	origin: (origin) => origin,
	allowMethods: ["GET", "POST"],
	allowHeaders: ["authorization", "client-id", "content-type", "x-signature"],
	exposeHeaders: ["Date", "Retry-After"],
	maxAge: 7200,
});
