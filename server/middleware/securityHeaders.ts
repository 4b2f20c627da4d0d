// The security headers by kind of reply; a test checks them by the rules of Mozilla's HTTP Observatory.
import type { MiddlewareHandler } from "hono";
import { denyAllPolicy } from "./csp";

/** Browser features that the app uses. web-share is allowed by default, and unknown on Linux. */
const usedFeatures = ["geolocation", "screen-wake-lock", "clipboard-write"];
/** Browser features that neither the app nor its frames use. */
const unusedFeatures = [
	"accelerometer",
	"browsing-topics",
	"camera",
	"display-capture",
	"gyroscope",
	"hid",
	"idle-detection",
	"local-fonts",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"publickey-credentials-get",
	"serial",
	"usb",
	"xr-spatial-tracking",
];

const commonHeaders = {
	"X-Content-Type-Options": "nosniff",
	"Content-Security-Policy": denyAllPolicy,
	"Cross-Origin-Resource-Policy": "same-origin",
};

/** The headers of pages and their files; a page and the worker have policies of their own. */
export const pageHeaders = {
	...commonHeaders,
	// Video and map tile hosts need the origin. Full addresses are never sent, because they may contain a token.
	"Referrer-Policy": "strict-origin",
	"Permissions-Policy": [
		...usedFeatures.map((feature) => `${feature}=(self)`),
		...unusedFeatures.map((feature) => `${feature}=()`),
	].join(", "),
	"Cross-Origin-Opener-Policy": "same-origin",
};

export const apiHeaders = {
	...commonHeaders,
	"Referrer-Policy": "no-referrer",
	"Cache-Control": "no-store",
};

/** The headers of pictures, which builds on other origins use too. */
export const pictureHeaders = {
	...commonHeaders,
	"Referrer-Policy": "no-referrer",
	"Cross-Origin-Resource-Policy": "cross-origin",
	"Access-Control-Allow-Origin": "*",
};

/** Sets headers before the handler, which may replace them. */
export const withHeaders =
	(headers: Record<string, string>): MiddlewareHandler =>
	async (c, next) => {
		for (const [name, value] of Object.entries(headers)) c.header(name, value);
		await next();
	};
