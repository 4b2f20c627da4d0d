// The only caller of the API: signs, sends and checks the reply (1 §7).
import * as v from "valibot";
import type { Endpoint } from "../../contract/endpoint";
import {
	articleOf,
	isRefusal,
	malformedCode,
	readFailure,
	successEnvelope,
} from "../../contract/envelope";
import {
	assertSignedIn,
	currentSession,
	type Session,
} from "../session/session";
import { parseJsonAs } from "../storage/storage";
import { ApiFailure } from "./apiFailure";
import {
	acceptPhoneTime,
	newTimestamp,
	serverNow,
	setServerTime,
} from "./clock";
import { isSigningIn } from "./host";
import { signature } from "./signature";
import { addressOf, type SignedRequest, signRequest } from "./signedRequest";

interface CallOptions {
	signal?: AbortSignal;
	keepalive?: boolean;
	timeoutMs?: number;
	/** The customer whose data the request carries, by default the signed-in one: it is sent with their token or not at all (O05). */
	sub?: string;
	/** A session other than the signed-in one: a token that is being checked. */
	as?: Session;
	/** Signed bytes to send instead of a new request. */
	signed?: SignedRequest;
	/** Another host than the one in use, asked as nobody; "" for the build's own. */
	host?: string;
	/** The language of the host's texts, instead of the phone's. */
	language?: string;
}

interface OutgoingRequest {
	/** Path and request: the key of an early request. */
	name: string;
	timestamp: number;
	address: string;
	method: "GET" | "POST";
	headers: Record<string, string>;
	body?: string | FormData;
}

/** Address, body and signature of a request with the server's timestamp; `signed` are bytes to send in its place. */
async function buildRequest(
	endpoint: Endpoint,
	request: object,
	{ signed, host }: CallOptions,
): Promise<OutgoingRequest> {
	const { method, path } = endpoint;
	const name = path + JSON.stringify(request);
	if (method === "POST" && endpoint.body === "json") {
		const json = signed ?? (await signRequest(endpoint, request));
		const headers = {
			"content-type": "application/json",
			"x-signature": json.signature,
		};
		const { tx_timestamp, address, body } = json;
		return { name, timestamp: tx_timestamp, method, address, headers, body };
	}
	const address = addressOf(endpoint, host);
	const timestamp = newTimestamp();
	const fields = Object.entries<unknown>({
		...request,
		tx_timestamp: timestamp,
	}).filter(([, value]) => value !== undefined && value !== null);
	if (method === "GET") {
		const query = new URLSearchParams(
			fields.map(([field, value]) => [field, String(value)]),
		).toString();
		const headers = { "x-signature": await signature(query) };
		return { name, timestamp, method, address: `${address}?${query}`, headers };
	}
	const body = new FormData();
	for (const [field, value] of fields)
		body.append(field, value instanceof Blob ? value : String(value));
	const headers = {
		"x-signature": await signature(`tx_timestamp=${timestamp}`),
	};
	return { name, timestamp, method, address, headers, body };
}

/** The early request of the same name and token, if any; each is used once. */
function takeEarlyRequest({
	name,
	headers,
}: OutgoingRequest): EarlyRequest | undefined {
	const sent = globalThis.earlyRequests;
	if (!sent) return undefined;
	const started = sent[name];
	delete sent[name];
	if (Object.keys(sent).length === 0) delete globalThis.earlyRequests;
	if (started?.authorization === headers.authorization) return started;
	// Another tab has changed the account since.
	started?.abort();
}

/** Throws an AbortError where the caller has aborted, as the signal's own throwIfAborted does in newer browsers. */
function assertWanted(signal: AbortSignal | undefined): void {
	if (signal?.aborted)
		throw new DOMException("The caller has aborted", "AbortError");
}

/** Sends and reads the whole reply within the time limit; the caller's own abort passes through. */
async function sendAndRead(sent: OutgoingRequest, options: CallOptions) {
	const { signal, keepalive, timeoutMs = 15_000 } = options;
	assertWanted(signal);
	const startedAt = Date.now();
	const steadyStart = performance.now();
	const controller = new AbortController();
	const abort = () => controller.abort();
	let isTimedOut = false;
	const timer = setTimeout(() => {
		// Later than that the page was frozen: nobody has waited, so the query may ask again.
		isTimedOut = Date.now() - startedAt < 2 * timeoutMs;
		controller.abort();
	}, timeoutMs);
	signal?.addEventListener("abort", abort);
	try {
		const { name: _, timestamp: __, address, ...init } = sent;
		const started = takeEarlyRequest(sent);
		if (started) sent.timestamp = started.timestamp;
		controller.signal.addEventListener("abort", () => started?.abort());
		const response = await (started?.reply ??
			fetch(address, {
				...init,
				keepalive,
				credentials: "omit",
				signal: controller.signal,
			}));
		// The steady clock may stop while the phone sleeps, the other one may be set.
		const elapsedMs = Math.max(
			Date.now() - (started?.sentAt ?? startedAt),
			performance.now() - steadyStart,
		);
		const date = Date.parse(response.headers.get("date") ?? "");
		// The header has whole seconds, and is at most as old as the request. A page that was frozen reads it too late.
		if (elapsedMs < timeoutMs) setServerTime(date, date + 1000 + elapsedMs);
		// A gateway's refusal may lack the time of a host that has one.
		if (response.ok && Number.isNaN(date)) acceptPhoneTime();
		return { response, text: await response.text() };
	} catch (cause) {
		assertWanted(signal);
		throw new ApiFailure({ reason: isTimedOut ? "timeout" : "network" }, cause);
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", abort);
	}
}

type WrongReplyListener = (
	path: string,
	issues: readonly v.BaseIssue<unknown>[],
) => void;
let notifyWrongReply: WrongReplyListener = () => {};

/** Calls back for each reply of a wrong shape, with the call's path. */
export function onWrongReply(listener: WrongReplyListener): void {
	notifyWrongReply = listener;
}

/** Sends a body to VITE_REPORT_URL without credentials or an answer; it may outlive the page. */
export function postReports(body: object): void {
	void fetch(import.meta.env.VITE_REPORT_URL, {
		method: "POST",
		mode: "no-cors",
		credentials: "omit",
		referrerPolicy: "no-referrer",
		keepalive: true,
		body: JSON.stringify(body),
	}).catch(() => undefined);
}

const parseJson = (text: string) => parseJsonAs(v.unknown(), text);

/** The data of a success envelope; throws the reply's failure. */
function decode<E extends Endpoint>(
	{ reply: schema, path }: E,
	{ ok, status }: Response,
	text: string,
	token?: string,
): v.InferOutput<E["reply"]> {
	const json = parseJson(text);
	if (!ok)
		throw new ApiFailure({
			...readFailure(json),
			article: articleOf(json),
			status,
			reason: "status",
			token,
		});
	const envelope = v.safeParse(successEnvelope, json);
	const data = envelope.success
		? v.safeParse(schema, envelope.output.data)
		: envelope;
	if (data.success) return data.output;
	const failure = envelope.success ? null : readFailure(json);
	// Some hosts refuse with status 200.
	if (failure && isRefusal(json))
		throw new ApiFailure({
			...failure,
			article: articleOf(json),
			status: 400,
			reason: "status",
		});
	if (import.meta.env.VITE_REPORT_URL) notifyWrongReply(path, data.issues);
	// A proxy's page or a reply that was cut off does not say that an object is missing.
	const isUnreadable = json === null && !/^\s*(null\s*)?$/.test(text);
	const cause = isUnreadable ? undefined : data.issues;
	throw new ApiFailure({ ...failure, status, reason: "shape" }, cause);
}

/** A larger difference between timestamp and server time comes from a wrong phone clock, in ms. */
const staleAfterMs = 60_000;

/** Whether the request was refused for its timestamp; the reply has corrected the clock. */
const wasStale = (
	{ timestamp }: OutgoingRequest,
	{ status }: Response,
	text: string,
) =>
	status === 400 &&
	Math.abs(serverNow() - timestamp) > staleAfterMs &&
	readFailure(parseJson(text)).code === malformedCode;

/** Makes one call and returns the data of its reply. Throws ApiFailure, the caller's own abort, or an abort where another customer has signed in. Retries once, only after a refused timestamp. */
export async function call<E extends Endpoint>(
	endpoint: E,
	request: v.InferInput<E["request"]> & object,
	options: CallOptions & { isSecond?: true } = {},
): Promise<v.InferOutput<E["reply"]>> {
	const { signed, as, host, language, isSecond } = options;
	// The texts of a refused sign-in are asked for as nobody (decision 008).
	const hasToken =
		endpoint.token === "required" ||
		(endpoint.token === "optional" && host === undefined && !isSigningIn());
	const sub =
		options.sub ?? (hasToken ? (as ?? currentSession())?.sub : undefined);
	if (hasToken && !as) assertSignedIn(sub);
	const sent = await buildRequest(endpoint, request, options);
	// Signing is asynchronous: another customer may have signed in (O05).
	if (hasToken && !as) assertSignedIn(sub);
	const current = hasToken ? (as ?? currentSession()) : null;
	if (current) {
		sent.headers.authorization = `Bearer ${current.token}`;
		sent.headers["client-id"] = current.sub;
	}
	if (language) sent.headers["accept-language"] = language;
	const { response, text } = await sendAndRead(sent, options);
	if (!isSecond && !signed && wasStale(sent, response, text))
		return call(endpoint, request, { ...options, sub, isSecond: true });
	return decode(endpoint, response, text, current?.token);
}

/** Whether the app's own host answers within the limit; navigator.onLine may be wrong. `acceptsServerErrors`: a 5xx counts as well. */
export async function isHostReachable({
	timeoutMs = 15_000,
	acceptsServerErrors = false,
} = {}) {
	// Older browsers have no AbortSignal.timeout.
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), timeoutMs);
	try {
		// A path with two slashes alone would name another host.
		const { status } = await fetch(location.origin + location.pathname, {
			method: "HEAD",
			cache: "no-store",
			credentials: "omit",
			signal: controller.signal,
		});
		return acceptsServerErrors || status < 500;
	} catch {
		return false;
	} finally {
		clearTimeout(timer);
	}
}
