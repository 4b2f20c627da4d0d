// A receiver of text messages, as an operator's SMS gateway: it checks the signature and keeps what came.
import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { serve } from "../../support/serve";

const message = v.object({ to: v.string(), text: v.string() });

/** Listens on a free port of this machine; a text with a wrong signature is refused. */
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
		/** The one-time code of the newest text to a number, once one has come. */
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
