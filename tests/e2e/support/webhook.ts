// An SMS gateway for tests: checks the signature of each text message and keeps the messages.
import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { serve } from "../../support/serve";

const message = v.object({ to: v.string(), text: v.string() });

/** Starts the gateway on a free port of this machine; it refuses a message with a wrong signature. */
export async function startWebhook(key: string) {
	const received: v.InferOutput<typeof message>[] = [];
	const { port, stop } = await serve(async (request) => {
		const body = await request.text();
		const signature = createHmac("sha256", key).update(body).digest("base64");
		if (request.headers.get("x-signature") !== signature)
			return new Response(null, { status: 401 });
		received.push(v.parse(message, JSON.parse(body)));
		return new Response();
	});
	return {
		url: `http://127.0.0.1:${port}/`,
		/** Waits for a message to a number and returns the one-time code of the newest one. */
		async codeTo(mobile: string): Promise<string> {
			for (let look = 0; look < 100; look++) {
				const text = received.findLast(({ to }) => to === mobile)?.text;
				const code = text?.match(/\d{4,}/)?.[0];
				if (code) return code;
				await pause(100);
			}
			throw new Error(`No text message came to ${mobile}`);
		},
		stop,
	};
}
