// What stands for a customer, a device and a number in what stays of deleted customers (docs/decisions/046).
import { createHmac } from "node:crypto";

/** Keyed: without the key nobody finds the value by trying all IMEIs or numbers. */
const keyedHash = (text: string, secret: string) =>
	createHmac("sha256", secret).update(text).digest("base64url");

const standInFor = (what: string) => (value: string, secret: string) =>
	`deleted-${keyedHash(`deleted ${what} ${value}`, secret)}`;

export const deletedCustomer = standInFor("customer");
export const deletedDevice = standInFor("device");
export const deletedNumber = standInFor("number");

/** Names a customer in the request counts, which outlive a deletion by up to a day. */
export const countedCustomer = (sub: string, secret: string) =>
	keyedHash(`counted customer ${sub}`, secret);
