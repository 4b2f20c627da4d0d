// A receiver of text messages, as an operator's SMS gateway: it checks the signature and keeps what came.
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";

const message = v.object({ to: v.string(), text: v.string() });

/** Listens on a free port of this machine; a text with a wrong signature is refused. */
export async function startWebhook(key: string) {
	const received: v.InferOutput<typeof message>[] = [];
	const server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(Buffer.from(part));
		const body = Buffer.concat(parts);
		const signature = createHmac("sha256", key).update(body).digest("base64");
		if (request.headers["x-signature"] !== signature)
			return response.writeHead(401).end();
		received.push(v.parse(message, JSON.parse(body.toString())));
		return response.end();
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
		/** The one-time code of the newest text to a number, once one has come. */
		async codeTo(mobile: string): Promise<string> {
			for (let look = 0; look < 100; look++) {
				const text = received.findLast(({ to }) => to === mobile)?.text;
				const code = text?.match(/\d{4,}/)?.[0];
				if (code) return code;
				await new Promise((resolve) => setTimeout(resolve, 100));
			}
			throw new Error(`No text message came to ${mobile}`);
		},
		stop: () => new Promise((done) => server.close(done)),
	};
}
