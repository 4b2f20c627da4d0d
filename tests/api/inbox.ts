// The demo inbox as a test reads it: the newest text to a number, and a number of its own.
import * as v from "valibot";
import type { World } from "./world";

const inbox = v.array(
	v.object({ to: v.string(), text: v.string(), code: v.string() }),
);

/** The messages to a number, newest first. */
export async function messagesTo({ client }: World, mobile: string) {
	const reply = await fetch(`${client.address}/demo/inbox?mobile=${mobile}`);
	return v.parse(inbox, await reply.json());
}

/** The code of the newest message to a number; "" where there is none. */
export async function codeTo(world: World, mobile: string): Promise<string> {
	return (await messagesTo(world, mobile))[0]?.code ?? "";
}

/** A mobile number no other test uses. */
export const newMobile = () =>
	`09${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

/** Six digits that are not these. */
export const otherThan = (code: string) =>
	String((Number(code) + 1) % 1_000_000).padStart(6, "0");
