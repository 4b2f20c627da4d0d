// A client that signs requests as the app does (1 §7) and lets a test change any part of a request.
import { strict as assert } from "node:assert";
import { createHmac } from "node:crypto";
import { decodeJwt } from "jose";
import * as v from "valibot";
import { landing } from "../../../src/contract/authentication";
import type { Endpoint } from "../../../src/contract/endpoint";
import { readFailure } from "../../../src/contract/envelope";
import { uniqueTimestamp } from "../../support/timestamp";

export interface Reply {
	status: number;
	body: unknown;
	text: string;
	headers: Headers;
}

/** Changes to a request that the app would not make. */
export interface Wrong {
	headers?: Record<string, string | null>;
	/** By default a new timestamp; the same value twice makes two identical requests. */
	timestamp?: unknown;
	/** The raw body or query, sent instead of the request. */
	raw?: string | Uint8Array<ArrayBuffer>;
	path?: string;
	method?: string;
}

const signatureKey = "galaxy-gift-demo";

export const sign = (text: string | Uint8Array) =>
	createHmac("sha256", signatureKey).update(text).digest("base64");

/** The session of a customer; an empty token means signed out. */
export interface Session {
	token: string;
	sub: string;
	imei: string;
}

const nobody: Session = { token: "", sub: "", imei: "" };

const claimsOf = (token: string) =>
	v.parse(v.object({ sub: v.string(), imei: v.string() }), decodeJwt(token));

/** Creates a client of one server; `now` is the clock of its timestamps. */
export function client(address: string, now: () => number = Date.now) {
	/** A new timestamp, for one request or its repetitions. */
	const newTimestamp = () => uniqueTimestamp(now());

	async function send(
		endpoint: Endpoint,
		request: object,
		session: Session = nobody,
		wrong: Wrong = {},
	): Promise<Reply> {
		const timestamped = {
			...request,
			tx_timestamp: "timestamp" in wrong ? wrong.timestamp : newTimestamp(),
		};
		const isGet = (wrong.method ?? endpoint.method) === "GET";
		const text =
			wrong.raw ??
			(isGet
				? new URLSearchParams(
						Object.entries(timestamped)
							.filter(([, value]) => value !== undefined)
							.map(([name, value]) => [name, String(value)]),
					).toString()
				: JSON.stringify(timestamped));
		const headers = new Headers({
			"content-type": "application/json",
			"x-signature": sign(text),
		});
		if (session.token) {
			headers.set("authorization", `Bearer ${session.token}`);
			headers.set("client-id", session.sub);
		}
		for (const [name, value] of Object.entries(wrong.headers ?? {}))
			if (value === null) headers.delete(name);
			else headers.set(name, value);
		const path = wrong.path ?? endpoint.path;
		const reply = await fetch(
			`${address}${path}${isGet && text ? `?${text}` : ""}`,
			{
				method: wrong.method ?? endpoint.method,
				headers,
				...(isGet ? {} : { body: text }),
			},
		);
		const body = await reply.text();
		return {
			status: reply.status,
			text: body,
			body: body.startsWith("{") ? JSON.parse(body) : body,
			headers: reply.headers,
		};
	}

	/** The data of a successful reply. Throws for another status, and when the reply differs from what the contract reads in it. */
	async function ask<E extends Endpoint>(
		endpoint: E,
		request: v.InferInput<E["request"]> & object,
		session?: Session,
		wrong?: Wrong,
	): Promise<v.InferOutput<E["reply"]>> {
		const reply = await send(endpoint, request, session, wrong);
		if (reply.status !== 200)
			throw new Error(
				`${endpoint.path} answered ${reply.status} ${reply.text}`,
			);
		const { data } = v.parse(
			v.strictObject({ status: v.literal("success"), data: v.unknown() }),
			reply.body,
		);
		const read = v.parse<E["reply"]>(endpoint.reply, data);
		// The contract tolerates other hosts; this server must be exact.
		assert.deepStrictEqual(data, read, `${endpoint.path} replied exactly`);
		return read;
	}

	async function signIn(mock_user_id: string, more: object = {}) {
		const { token } = await ask(landing, { mock_user_id, ...more });
		return { token, ...claimsOf(token) };
	}

	return { send, ask, signIn, newTimestamp, address };
}

export type Client = ReturnType<typeof client>;

/** The status, the code and the messages of a failed reply. */
export function failureOf({ status, body }: Reply) {
	return { status, ...readFailure(body) };
}
