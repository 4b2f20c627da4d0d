// The only caller of the API: signs and sends each request and checks its reply (1 §7).
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
	/** The customer whose data the request carries, by default the signed-in one; it is sent with this customer's token or not at all (O05). */
	sub?: string;
	/** A session to use instead of the signed-in one, for a token that is being checked. */
	as?: Session;
	/** Signed bytes to send instead of a new request. */
	signed?: SignedRequest;
	/** A host to call without a token instead of the one in use; "" for the build's own. */
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

/** Builds and signs a request with the server's timestamp; `signed` bytes are sent in its place. */
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

/** Takes the early request with the same name and token, if there is one; each is used once. */
function takeEarlyRequest({
	name,
	headers,
}: OutgoingRequest): EarlyRequest | undefined {
	const requests = globalThis.earlyRequests;
	if (!requests) return undefined;
	const request = requests[name];
	delete requests[name];
	if (Object.keys(requests).length === 0) delete globalThis.earlyRequests;
	if (request?.authorization === headers.authorization) return request;
	// Another tab has changed the account since.
	request?.abort();
}

/** Throws an AbortError if the caller has aborted, like the signal's own throwIfAborted in newer browsers. */
function assertNotAborted(signal: AbortSignal | undefined): void {
	if (signal?.aborted)
		throw new DOMException("The caller has aborted", "AbortError");
}

/** Sends the request and reads the whole reply within the time limit. Throws ApiFailure, or an AbortError if the caller aborts. */
async function sendAndRead(request: OutgoingRequest, options: CallOptions) {
	const { signal, keepalive, timeoutMs = 15_000 } = options;
	assertNotAborted(signal);
	const startedAt = Date.now();
	const steadyStart = performance.now();
	const controller = new AbortController();
	const abort = () => controller.abort();
	let isTimedOut = false;
	const timer = setTimeout(() => {
		// A timer that fires much later means that the page was frozen: nobody has waited, so the query may retry.
		isTimedOut = Date.now() - startedAt < 2 * timeoutMs;
		controller.abort();
	}, timeoutMs);
	signal?.addEventListener("abort", abort);
	try {
		const { name: _, timestamp: __, address, ...init } = request;
		const early = takeEarlyRequest(request);
		if (early) request.timestamp = early.timestamp;
		controller.signal.addEventListener("abort", () => early?.abort());
		const response = await (early?.reply ??
			fetch(address, {
				...init,
				keepalive,
				credentials: "omit",
				signal: controller.signal,
			}));
		// The monotonic clock may stop while the phone sleeps, and the phone's clock may be set.
		const elapsedMs = Math.max(
			Date.now() - (early?.sentAt ?? startedAt),
			performance.now() - steadyStart,
		);
		const date = Date.parse(response.headers.get("date") ?? "");
		// The header has whole seconds and is at most as old as the request; a page that was frozen reads it too late.
		if (elapsedMs < timeoutMs) setServerTime(date, date + 1000 + elapsedMs);
		// Only for a success, because a gateway's refusal may lack the time although the host tells it.
		if (response.ok && Number.isNaN(date)) acceptPhoneTime();
		return { response, text: await response.text() };
	} catch (cause) {
		assertNotAborted(signal);
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

/** Posts a body to VITE_REPORT_URL without credentials; ignores the reply and goes on after the page is closed. */
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

/** Returns the data of a success envelope; throws ApiFailure for any other reply. */
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
	// A reply that is not JSON, such as a proxy's page or one that was cut off, does not say that an object is missing.
	const isUnreadable = json === null && !/^\s*(null\s*)?$/.test(text);
	const cause = isUnreadable ? undefined : data.issues;
	throw new ApiFailure({ ...failure, status, reason: "shape" }, cause);
}

/** A larger difference between timestamp and server time comes from a wrong phone clock, in ms. */
const staleAfterMs = 60_000;

/** Whether the request was refused for its timestamp; the reply has already corrected the clock. */
const wasStale = (
	{ timestamp }: OutgoingRequest,
	{ status }: Response,
	text: string,
) =>
	status === 400 &&
	Math.abs(serverNow() - timestamp) > staleAfterMs &&
	readFailure(parseJson(text)).code === malformedCode;

/** Makes one call and returns the data of its reply; retries once, but only after a refused timestamp. Throws ApiFailure, or an AbortError if the caller aborts or another customer has signed in. */
export async function call<E extends Endpoint>(
	endpoint: E,
	request: v.InferInput<E["request"]> & object,
	options: CallOptions & { isSecond?: true } = {},
): Promise<v.InferOutput<E["reply"]>> {
	const { signed, as, host, language, isSecond } = options;
	// The texts of a refused sign-in are loaded without a token (decision 008).
	const hasToken =
		endpoint.token === "required" ||
		(endpoint.token === "optional" && host === undefined && !isSigningIn());
	const sub =
		options.sub ?? (hasToken ? (as ?? currentSession())?.sub : undefined);
	if (hasToken && !as) assertSignedIn(sub);
	const sent = await buildRequest(endpoint, request, options);
	// Checked again, because another customer may have signed in while the request was being signed (O05).
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

/** Whether the app's own host answers within the time limit, since navigator.onLine may be wrong; `acceptsServerErrors` counts a 5xx as an answer too. */
export async function isHostReachable({
	timeoutMs = 15_000,
	acceptsServerErrors = false,
} = {}) {
	// Older browsers have no AbortSignal.timeout.
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), timeoutMs);
	try {
		// The origin is added, because a path that starts with two slashes would name another host.
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
