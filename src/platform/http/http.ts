// The one place that fetches: signs, stamps, bears the token, decodes and checks the reply (1 §7). It shows nothing.
import * as v from "valibot";
import type { Endpoint } from "../../contract/endpoint";
import { readFailure, successEnvelope } from "../../contract/envelope";
import { failureCode } from "../../contract/failureCode";
import {
	assertSignedIn,
	currentSession,
	type Session,
} from "../session/session";
import { ApiFailure } from "./apiFailure";
import { newTimestamp, serverNow, setServerTime } from "./clock";
import { apiHost } from "./host";
import { signature } from "./signature";
import type { SignedRequest } from "./signedRequest";

export interface CallOptions {
	signal?: AbortSignal;
	/** Lets the request outlive the page. */
	keepalive?: boolean;
	/** How long the reply is waited for, in ms; 15 s where not given. */
	timeoutMs?: number;
	/** Whose data the request carries: it goes out with this customer's token, or not at all (O05). The one signed in at the call where not given. */
	sub?: string;
	/** The session whose token it carries, where that is not the one signed in: a token that is being checked. */
	as?: Session;
	/** Sends these bytes in place of a request made now; they are never signed anew. */
	signed?: SignedRequest;
}

interface Outgoing {
	/** Path and request, by which index.html files what it asked for ahead. */
	name: string;
	/** Its tx_timestamp. */
	timestamp: number;
	address: string;
	method: "GET" | "POST";
	headers: Record<string, string>;
	body?: string | FormData;
}

/** Address, body and signature of a request, stamped with the server's time. */
async function outgoing(
	endpoint: Endpoint,
	request: object,
): Promise<Outgoing> {
	const { method, path } = endpoint;
	const address = apiHost() + path;
	const name = path + JSON.stringify(request);
	const timestamp = newTimestamp();
	const given = Object.entries(request).filter(
		([, value]) => value !== undefined && value !== null,
	);
	if (method === "GET") {
		const fields = new URLSearchParams();
		for (const [name, value] of given) fields.append(name, String(value));
		fields.append("tx_timestamp", String(timestamp));
		const query = fields.toString();
		return {
			...{ name, timestamp },
			address: `${address}?${query}`,
			method,
			headers: { "x-signature": await signature(query) },
		};
	}
	if (endpoint.body === "multipart") {
		const body = new FormData();
		for (const [name, value] of given)
			body.append(name, value instanceof Blob ? value : String(value));
		body.append("tx_timestamp", String(timestamp));
		// The browser writes the content type, boundary included.
		const signed = await signature(`tx_timestamp=${timestamp}`);
		const headers = { "x-signature": signed };
		return { name, timestamp, address, method, headers, body };
	}
	const body = JSON.stringify({ ...request, tx_timestamp: timestamp });
	return {
		...{ name, timestamp, address, method },
		headers: {
			"content-type": "application/json",
			"x-signature": await signature(body),
		},
		body,
	};
}

/** A request that was signed before, with the very same bytes. */
const resent = (endpoint: Endpoint, signed: SignedRequest): Outgoing => ({
	name: "",
	timestamp: signed.tx_timestamp,
	address: signed.address,
	method: endpoint.method,
	headers: {
		"content-type": "application/json",
		"x-signature": signed.signature,
	},
	body: signed.body,
});

/** A request of this name that index.html has sent while this code was on its way; to be used once. */
function takeEarlyRequest(name: string): EarlyRequest | undefined {
	const sent = globalThis.earlyRequests;
	if (!sent) return undefined;
	const started = sent[name];
	delete sent[name];
	// Nothing is on its way, or nothing more: from now on the app asks for itself.
	if (Object.keys(sent).length === 0) delete globalThis.earlyRequests;
	return started;
}

/** Sends and reads the whole reply within the time limit; the caller's own abort passes through. */
async function exchange(sent: Outgoing, options: CallOptions) {
	const { signal, keepalive, timeoutMs = 15_000 } = options;
	signal?.throwIfAborted();
	const controller = new AbortController();
	const abort = () => controller.abort();
	let late = false;
	const timer = setTimeout(() => {
		late = true;
		controller.abort();
	}, timeoutMs);
	signal?.addEventListener("abort", abort);
	try {
		const { name, timestamp: _stamp, address, ...init } = sent;
		const started = takeEarlyRequest(name);
		if (started) sent.timestamp = started.timestamp;
		controller.signal.addEventListener("abort", () => started?.abort());
		const response = await (started?.reply ??
			fetch(address, {
				...init,
				keepalive,
				credentials: "omit",
				signal: controller.signal,
			}));
		const date = Date.parse(response.headers.get("date") ?? "");
		// The header cuts the second off: half of one is the best guess.
		setServerTime(date + 500);
		return { response, text: await response.text() };
	} catch (cause) {
		signal?.throwIfAborted();
		throw new ApiFailure({ reason: late ? "timeout" : "network" }, cause);
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", abort);
	}
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Takes the data out of a success envelope, or throws what the reply says. */
function decode<Reply extends v.GenericSchema>(
	schema: Reply,
	{ ok, status }: Response,
	text: string,
	token?: string,
): v.InferOutput<Reply> {
	const json = readJson(text);
	if (!ok)
		throw new ApiFailure({
			...readFailure(json),
			...{ status, reason: "status", token },
		});
	const envelope = v.safeParse(successEnvelope, json);
	if (!envelope.success) {
		const refusal = readFailure(json);
		// Some hosts refuse with status 200; without a code nobody knows what a reply means.
		const reason = refusal.code === null ? "shape" : "status";
		throw new ApiFailure({ ...refusal, status, reason }, envelope.issues);
	}
	const data = v.safeParse(schema, envelope.output.data);
	if (!data.success)
		throw new ApiFailure({ status, reason: "shape" }, data.issues);
	return data.output;
}

/** A stamp further than this from the server's time came of a wrong phone clock and of no slow network, in ms. */
const staleAfter = 60_000;

/** Whether the request was refused for its stamp: the reply has just told how far that was off. */
const wasStale = (
	{ timestamp }: Outgoing,
	{ status }: Response,
	text: string,
) =>
	status === 400 &&
	Math.abs(serverNow() - timestamp) > staleAfter &&
	readFailure(readJson(text)).code === failureCode.malformed;

/** The session of this customer; throws an abort where another one is signed in. */
function sessionOf(sub: string | undefined): Session | null {
	assertSignedIn(sub);
	return currentSession();
}

/**
 * Makes one call and gives the data of its reply. Throws ApiFailure for
 * everything but the caller's own abort, and an abort where another customer has
 * signed in since it was made. No retry here, but of a request that
 * the door refused for its stamp: it goes out once more by the time of that reply.
 */
export async function call<E extends Endpoint>(
	endpoint: E,
	request: v.InferInput<E["request"]> & object,
	options: CallOptions = {},
	isSecond = false,
): Promise<v.InferOutput<E["reply"]>> {
	const { signed, as } = options;
	const hasToken = endpoint.token !== "none";
	const sub =
		options.sub ?? (hasToken ? (as ?? currentSession())?.sub : undefined);
	if (hasToken && !as) assertSignedIn(sub);
	const sent = signed
		? resent(endpoint, signed)
		: await outgoing(endpoint, request);
	// Signing takes a moment, in which another customer may have signed in (O05).
	const current = hasToken ? (as ?? sessionOf(sub)) : null;
	if (current) {
		sent.headers.authorization = `Bearer ${current.token}`;
		sent.headers["client-id"] = current.sub;
	}
	const { response, text } = await exchange(sent, options);
	if (!isSecond && !signed && wasStale(sent, response, text))
		return call(endpoint, request, { ...options, sub }, true);
	return decode(endpoint.reply, response, text, current?.token);
}

/**
 * Whether the app's own host answers for this page now, within the given ms. The
 * browser's word for a network may be wrong: who leaves a page by it may end in
 * the browser's error page. `isAnyGood`: a host in trouble proves a network too.
 */
export async function isHostReachable(
	timeoutMs = 15_000,
	isAnyGood = false,
): Promise<boolean> {
	try {
		const { status } = await fetch(location.pathname, {
			method: "HEAD",
			cache: "no-store",
			credentials: "omit",
			// Older browsers have none, and wait as long as they like.
			signal: AbortSignal.timeout?.(timeoutMs),
		});
		return isAnyGood || status < 500;
	} catch {
		return false;
	}
}
