// The text messages of the demo inbox, and the numbers that they are sent to.
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import type { Customer } from "./journey";

const inbox = v.array(v.object({ code: v.string() }));

/** A random mobile number that no demo customer has: theirs begin with 08. */
export const newMobile = () =>
	`06${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

/** The mobile number of a customer; in the scenario "moved", the one of the former account. */
export async function mobileOf(
	address: string,
	{ id }: Customer,
): Promise<string> {
	const reply = await fetch(`${address}/demo/customer?mock_user_id=${id}`);
	return v.parse(v.object({ mobile: v.string() }), await reply.json()).mobile;
}

/** Waits for a message to a number and returns the code of the newest one. */
export async function codeTo(address: string, mobile: string): Promise<string> {
	for (let look = 0; look < 100; look++) {
		const reply = await fetch(`${address}/demo/inbox?mobile=${mobile}`);
		const [newest] = v.parse(inbox, await reply.json());
		if (newest) return newest.code;
		await pause(100);
	}
	throw new Error(`No text message came to ${mobile}`);
}
