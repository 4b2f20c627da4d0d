// The security headers of every reply, by what it is; the test over HTTP holds them against the rules of Mozilla's HTTP Observatory.
import { denyAllPolicy } from "./csp";

/** Features of the browser that the app uses, each for itself alone. Sharing is so by default, and unknown by name on Linux. */
const used = ["geolocation", "screen-wake-lock", "clipboard-write"];
/** Features that nothing here uses, a page in a frame included. */
const unused = [
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

/** Of pages and whatever stands beside them; a page adds its own policy. */
export const pageHeaders = {
	...commonHeaders,
	// Videos and map tiles ask for the origin they are shown on. Nobody gets more of an address, the app's own files
	// included: they are asked for while a token may still stand in it.
	"Referrer-Policy": "strict-origin",
	"Permissions-Policy": [
		...used.map((feature) => `${feature}=(self)`),
		...unused.map((feature) => `${feature}=()`),
	].join(", "),
	"Cross-Origin-Opener-Policy": "same-origin",
};

/** Of replies of the API: never kept, never a page. */
export const apiHeaders = {
	...commonHeaders,
	"Referrer-Policy": "no-referrer",
	"Cache-Control": "no-store",
};

/** Of the programme's pictures: builds on other origins draw them too. */
export const pictureHeaders = {
	...commonHeaders,
	"Referrer-Policy": "no-referrer",
	"Cross-Origin-Resource-Policy": "cross-origin",
	"Access-Control-Allow-Origin": "*",
};
