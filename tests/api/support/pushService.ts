// A local push service: creates subscriptions, verifies the sender's signature, and decrypts messages as a browser does (RFC 8188, 8291, 8292).
import {
	createDecipheriv,
	createECDH,
	hkdfSync,
	randomBytes,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";
import webPush from "web-push";

/** The settings of a server that may send to a push service on this machine. */
export function pushSettings() {
	const { publicKey, privateKey } = webPush.generateVAPIDKeys();
	return {
		PUSH_PUBLIC_KEY: publicKey,
		PUSH_PRIVATE_KEY: privateKey,
		PUSH_CONTACT: "mailto:support@gift.example",
		PUSH_ALLOW_LOOPBACK: "1",
	};
}

interface Received {
	headers: IncomingHttpHeaders;
	/** The decrypted message. */
	message: Record<string, unknown>;
	/** The claims and the public key of the sender's signature. */
	sender: Record<string, unknown>;
}

/** The claims and the public key of a VAPID header. Throws when its signature is wrong. */
async function verifiedSender(authorization = "") {
	const [, token = "", key = ""] =
		/^vapid t=(.+), k=(.+)$/.exec(authorization) ?? [];
	const point = Buffer.from(key, "base64url");
	const jwk = {
		...{ kty: "EC", crv: "P-256" },
		x: point.subarray(1, 33).toString("base64url"),
		y: point.subarray(33).toString("base64url"),
	};
	const { payload } = await jwtVerify(token, await importJWK(jwk, "ES256"));
	return { ...payload, key };
}

/** A browser's subscription, and the function that decrypts its messages. */
function newBrowser(address: string) {
	const keys = createECDH("prime256v1");
	keys.generateKeys();
	const secret = randomBytes(16);
	const subscription = {
		endpoint: `${address}/${randomBytes(12).toString("hex")}`,
		p256dh: keys.getPublicKey("base64url"),
		auth: secret.toString("base64url"),
	};
	const bytes = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
		Buffer.from(hkdfSync("sha256", key, salt, info, length));
	function decrypt(body: Buffer) {
		const salt = body.subarray(0, 16);
		const sender = body.subarray(21, 21 + body.readUInt8(20));
		const record = body.subarray(21 + sender.length);
		const info = [Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender];
		const shared = keys.computeSecret(sender);
		const key = bytes(secret, shared, Buffer.concat(info), 32);
		const named = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
		const decipher = createDecipheriv(
			"aes-128-gcm",
			bytes(salt, key, named("aes128gcm"), 16),
			bytes(salt, key, named("nonce"), 12),
		);
		decipher.setAuthTag(record.subarray(-16));
		const padded = Buffer.concat([
			decipher.update(record.subarray(0, -16)),
			decipher.final(),
		]);
		return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
	}
	return { subscription, decrypt };
}

/** Starts a push service that replies with the statuses in `answers`, then with 201. */
export async function startPushService() {
	const browsers = new Map<string, ReturnType<typeof newBrowser>>();
	const received: (Received & { endpoint: string })[] = [];
	const answers: number[] = [];
	let address = "";
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk) => chunks.push(chunk));
		request.on("end", async () => {
			const { headers } = request;
			const endpoint = address + request.url;
			const message = browsers.get(endpoint)?.decrypt(Buffer.concat(chunks));
			const sender = await verifiedSender(headers.authorization);
			received.push({ endpoint, headers, message, sender });
			response.writeHead(answers.shift() ?? 201, { location: "/other" }).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		address,
		received,
		answers,
		/** The subscription of a new browser. */
		subscription() {
			const browser = newBrowser(address);
			browsers.set(browser.subscription.endpoint, browser);
			return browser.subscription;
		},
		/** The messages of one subscription. */
		messagesOf: (endpoint: string) =>
			received
				.filter((it) => it.endpoint === endpoint)
				.map(({ message }) => message),
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
