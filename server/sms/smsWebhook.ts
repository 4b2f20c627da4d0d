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

export type SmsWebhook = ReturnType<typeof createSmsWebhook>;

/** The time limit of one attempt, and the pause before each further one, in ms. */
const defaults = { timeoutMs: 5000, delays: [500, 1000, 2000, 4000] };

/** The receiver answered with another status than 2xx. */
class StatusError extends Error {
	readonly code: string;
	/** Whether a later attempt may succeed. */
	readonly isRetryable: boolean;

	constructor(status: number) {
		super();
		this.code = `HTTP ${status}`;
		this.isRetryable = status >= 500 || status === 408 || status === 429;
	}
}

/**
 * POSTs each message as JSON `{id, to, text}` with `X-Signature`, the base64 HMAC-SHA256
 * of the body. `onFailure` gets the id of a message that was given up, and the last error.
 */
export function createSmsWebhook(
	{ url, key }: { url: string; key: string },
	onFailure: (id: string, error: unknown) => void,
	options: Partial<typeof defaults> = {},
) {
	const { timeoutMs, delays } = { ...defaults, ...options };
	const pending = new Set<Promise<void>>();

	/** Posts once; throws the network's error, or the status as its code. */
	async function post(body: string, signature: string): Promise<void> {
		const reply = await fetch(url, {
			method: "POST",
			body,
			redirect: "manual",
			headers: { "Content-Type": "application/json", "X-Signature": signature },
			signal: AbortSignal.timeout(timeoutMs),
		});
		await reply.body?.cancel();
		if (!reply.ok) throw new StatusError(reply.status);
	}

	async function deliver({ id, to, text }: TextMessage): Promise<void> {
		const body = JSON.stringify({ id, to, text });
		const signature = createHmac("sha256", key).update(body).digest("base64");
		for (const delay of delays)
			try {
				return await post(body, signature);
			} catch (error) {
				if (error instanceof StatusError && !error.isRetryable) throw error;
				await pause(delay);
			}
		await post(body, signature);
	}

	return {
		/** Returns at once; the message is posted in the background. */
		send(message: TextMessage): void {
			const sending = deliver(message)
				.catch((error: unknown) => onFailure(message.id, error))
				.finally(() => pending.delete(sending));
			pending.add(sending);
		},
		/** Resolves when no message is pending. */
		finish: async () => void (await Promise.all(pending)),
	};
}
