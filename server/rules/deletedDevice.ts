// What stands for a device in the claims of deleted customers (docs/decisions/046).
import { createHmac } from "node:crypto";

/** Keyed, for all IMEIs can be tried: only with the key, and the device at hand, does it show that the device has claimed. */
export const deletedDevice = (imei: string, secret: string): string =>
	`deleted-${createHmac("sha256", secret).update(`deleted device ${imei}`).digest("base64url")}`;
