// Sends text messages through the operator's webhook (SMS_WEBHOOK_URL): signed, retried, never logged.
import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

export interface TextMessage {
	/** The same in each attempt, so that the receiver can drop repetitions. */
	id: string;
	/** A Thai mobile number of ten digits. */
	to: string;
	text: string;
}

export interface SmsWebhook {
	/** Returns at once; the message is posted in the background. */
	send(message: TextMessage): void;
	/** Resolves when nothing is on its way. */
	finish(): Promise<void>;
}

const timeoutMs = 5000;
/** Before each further attempt, in ms. */
const retryDelays = [500, 1000, 2000, 4000];

/** Whether a later attempt may succeed where this status was answered. */
const isRetryableStatus = (status: number) =>
	status >= 500 || status === 408 || status === 429;

/**
 * POSTs each message as JSON `{id, to, text}` with `X-Signature`, the base64 HMAC-SHA256
 * of the body. `onFailure` gets the id of a message that was given up, and the last error.
 */
export function createSmsWebhook(
	{ url, key }: { url: string; key: string },
	onFailure: (id: string, error: unknown) => void,
	delays = retryDelays,
): SmsWebhook {
	const pending = new Set<Promise<void>>();

	async function deliver({ id, to, text }: TextMessage): Promise<void> {
		const body = JSON.stringify({ id, to, text });
		const signature = createHmac("sha256", key).update(body).digest("base64");
		for (const delay of [...delays, null]) {
			const reply = await fetch(url, {
				...{ method: "POST", body, redirect: "error" },
				headers: {
					"Content-Type": "application/json",
					"X-Signature": signature,
				},
				signal: AbortSignal.timeout(timeoutMs),
			}).catch((error: unknown) => error);
			if (reply instanceof Response) {
				await reply.body?.cancel();
				if (reply.ok) return;
			}
			const isFinal =
				delay === null ||
				(reply instanceof Response && !isRetryableStatus(reply.status));
			if (isFinal)
				throw reply instanceof Response
					? Object.assign(new Error(), { code: `HTTP ${reply.status}` })
					: reply;
			await pause(delay);
		}
	}

	return {
		send(message) {
			const sending = deliver(message)
				.catch((error: unknown) => onFailure(message.id, error))
				.finally(() => pending.delete(sending));
			pending.add(sending);
		},
		finish: async () => void (await Promise.all(pending)),
	};
}
