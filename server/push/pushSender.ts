// Sends one Web Push message: encrypted for the browser and signed with the server's keys by web-push, posted to the push service.
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import webPush from "web-push";
import type { PushMessage } from "../../src/contract/push";
import type { PushSettings } from "../config/settings";
import type { PushSubscriptionRow } from "../store/member/pushSubscriptions";
import { privateAddressCode, publicLookup } from "./publicLookup";

/** gone: the subscription has ended. failed: a later attempt may succeed. refused: none will. */
type PushOutcome = "sent" | "gone" | "failed" | "refused";

export interface PushResult {
	outcome: PushOutcome;
	/** The status or the error, without the address. */
	code: string;
}

export type SendPush = (
	subscription: PushSubscriptionRow,
	message: PushMessage,
	seconds: number,
) => Promise<PushResult>;

/** Time limit for sending one message and getting the reply. */
const timeoutMs = 10_000;

function outcomeOf(status: number): PushOutcome {
	if (status >= 200 && status < 300) return "sent";
	if (status === 404 || status === 410) return "gone";
	return status >= 500 || status === 408 || status === 429
		? "failed"
		: "refused";
}

/** The status of the reply; its body is not read, and a redirect is not followed. */
function post(
	endpoint: string,
	headers: Record<string, string | number>,
	body: Buffer,
): Promise<number> {
	const request = endpoint.startsWith("https:") ? requestHttps : requestHttp;
	return new Promise((resolve, reject) => {
		const sent = request(endpoint, {
			method: "POST",
			headers,
			lookup: publicLookup,
			signal: AbortSignal.timeout(timeoutMs),
		});
		sent.once("response", (reply) => {
			resolve(reply.statusCode ?? 0);
			// The body is discarded so that the connection can be reused; the timeout ends an endless one.
			reply.on("error", reject).resume();
		});
		sent.on("error", reject);
		sent.end(body);
	});
}

/** Creates the function that sends one message; the push service keeps an undelivered one for `seconds`. */
export const createPushSender =
	({ publicKey, privateKey, contact }: PushSettings): SendPush =>
	async ({ endpoint, p256dh, auth }, message, seconds) => {
		try {
			const { headers, body } = webPush.generateRequestDetails(
				{ endpoint, keys: { p256dh, auth } },
				JSON.stringify(message),
				{
					vapidDetails: { subject: contact, publicKey, privateKey },
					TTL: seconds,
					urgency: "high",
				},
			);
			const status = await post(endpoint, headers, body);
			return { outcome: outcomeOf(status), code: `HTTP ${status}` };
		} catch (error) {
			const { code, name } = Object(error);
			if (code === privateAddressCode) return { outcome: "refused", code };
			return { outcome: "failed", code: String(code ?? name) };
		}
	};
