// The text messages of the demo inbox, and the number they go to.
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import type { Customer } from "./journey";

const inbox = v.array(v.object({ code: v.string() }));

/** A mobile number that no other test has, and no customer of the demo: those have 08. */
export const newMobile = () =>
	`06${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

/** The mobile number of a customer; of one who moves, that of the other phone. */
export async function mobileOf(
	address: string,
	{ id }: Customer,
): Promise<string> {
	const reply = await fetch(`${address}/demo/customer?mock_user_id=${id}`);
	return v.parse(v.object({ mobile: v.string() }), await reply.json()).mobile;
}

/** The code of the newest message to a number, once one has been sent. */
export async function codeTo(address: string, mobile: string): Promise<string> {
	for (let look = 0; look < 100; look++) {
		const reply = await fetch(`${address}/demo/inbox?mobile=${mobile}`);
		const [newest] = v.parse(inbox, await reply.json());
		if (newest) return newest.code;
		await pause(100);
	}
	throw new Error(`No text message came to ${mobile}`);
}
