// What stands for a customer, a device and a number in what stays of deleted customers (docs/decisions/046).
import { createHmac } from "node:crypto";

/** A keyed hash: without the key nobody finds the value by trying all IMEIs or numbers. */
const standInFor = (what: string) => (value: string, secret: string) =>
	`deleted-${createHmac("sha256", secret).update(`deleted ${what} ${value}`).digest("base64url")}`;

export const deletedCustomer = standInFor("customer");
export const deletedDevice = standInFor("device");
export const deletedNumber = standInFor("number");
