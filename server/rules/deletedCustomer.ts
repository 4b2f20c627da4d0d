// What stands for a customer, a device and a number in what stays of deleted customers (docs/decisions/046).
import { createHmac } from "node:crypto";

/** Keyed, for all IMEIs and numbers can be tried: only with the key, and the value at hand, does it show that they were used. */
const standInFor = (what: string) => (value: string, secret: string) =>
	`deleted-${createHmac("sha256", secret).update(`deleted ${what} ${value}`).digest("base64url")}`;

export const deletedCustomer = standInFor("customer");
export const deletedDevice = standInFor("device");
export const deletedNumber = standInFor("number");
