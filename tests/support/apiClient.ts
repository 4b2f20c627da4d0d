// A client of the API that signs its requests: tests read the state of the server with it without the app.
import { createHmac } from "node:crypto";
import { decodeJwt } from "jose";
import * as v from "valibot";
import { landing } from "../../src/contract/authentication";
import type { Endpoint } from "../../src/contract/endpoint";
import { successEnvelope } from "../../src/contract/envelope";
import { uniqueTimestamp } from "./timestamp";

const signatureKey = "galaxy-gift-demo";
const sign = (text: string) =>
	createHmac("sha256", signatureKey).update(text).digest("base64");

interface Identity {
	token: string;
	sub: string;
}

/** The signed HTTP request of a call, which the server accepts for five minutes. */
export function signedRequest<E extends Endpoint>(
	endpoint: E,
	request: v.InferInput<E["request"]>,
	identity: Identity | null = null,
): { path: string; init: RequestInit } {
	const tx_timestamp = uniqueTimestamp(Date.now());
	const fields = { ...Object(request), tx_timestamp };
	const isGet = endpoint.method === "GET";
	const text = isGet
		? new URLSearchParams(
				Object.entries(fields).map(([key, value]) => [key, String(value)]),
			).toString()
		: JSON.stringify(fields);
	const headers: Record<string, string> = {
		"content-type": "application/json",
		"x-signature": sign(text),
	};
	if (identity) {
		headers.authorization = `Bearer ${identity.token}`;
		headers["client-id"] = identity.sub;
	}
	return {
		path: `${endpoint.path}${isGet ? `?${text}` : ""}`,
		init: {
			method: endpoint.method,
			headers,
			...(isGet ? {} : { body: text }),
		},
	};
}

async function send<E extends Endpoint>(
	address: string,
	endpoint: E,
	request: v.InferInput<E["request"]>,
	identity: Identity | null,
): Promise<v.InferOutput<E["reply"]>> {
	const { path, init } = signedRequest(endpoint, request, identity);
	const response = await fetch(`${address}${path}`, init);
	const body: unknown = await response.json();
	if (!response.ok)
		throw new Error(
			`${endpoint.path}: ${response.status} ${JSON.stringify(body)}`,
		);
	return v.parse(endpoint.reply, v.parse(successEnvelope, body).data);
}

export interface ApiClient extends Identity {
	call<E extends Endpoint>(
		endpoint: E,
		request: v.InferInput<E["request"]>,
	): Promise<v.InferOutput<E["reply"]>>;
}

/** Signs in a demo customer, who is created at the first sign-in. A failed call throws an error with the status and the body. */
export async function signInClient(
	address: string,
	customer: string,
): Promise<ApiClient> {
	const request = { mock_user_id: customer };
	const { token } = await send(address, landing, request, null);
	const identity = { token, sub: String(decodeJwt(token).sub) };
	return {
		...identity,
		call: (endpoint, request) => send(address, endpoint, request, identity),
	};
}
