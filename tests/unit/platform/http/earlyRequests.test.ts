// Proves that the page asks ahead for what the app asks for, by the same path, in the same words and signed; and that such a reply answers nothing once its moment is over.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expireEarlyRequests } from "../../../../src/platform/http/earlyRequests";
import { settings } from "../../../../src/platform/http/settings";
import { signature } from "../../../../src/platform/http/signature";
import { adoptToken } from "../../../../src/platform/session/session";
import { bannerQueries } from "../../../../src/queries/banner";
import { dealQueries } from "../../../../src/queries/deals";
import { privilegeQueries } from "../../../../src/queries/privilege";
import { sendEarlyRequests } from "../../../../tools/build/inline/earlyRequests";
import { tokenOf } from "../../support/token";

const fetched = vi.fn<typeof fetch>(async () => new Response("{}"));
vi.stubGlobal("fetch", fetched);

beforeEach(() => {
	localStorage.clear();
	fetched.mockClear();
	adoptToken(tokenOf("customer-1"));
});
afterEach(() => {
	vi.useRealTimers();
	history.replaceState(null, "", "/");
	delete globalThis.earlyRequests;
});

/** Runs the page's inline script at an address of home. */
async function start(address: string, calls: number) {
	history.replaceState(null, "", address);
	document.documentElement.dataset.start = "home";
	sendEarlyRequests({
		apiHost: "",
		signatureKey: settings.signatureKey,
		files: {
			english: [],
			privilege: [],
			code: [],
			thaiTexts: [],
			englishTexts: [],
		},
	});
	await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(calls));
}

/** What the app asks for at that address, its failed replies aside. */
const askedByApp = (client: QueryClient) =>
	Promise.allSettled([
		client.fetchQuery(privilegeQueries.detail("1001")),
		client.fetchQuery(dealQueries.popular()),
		client.fetchQuery(bannerQueries.sets()),
	]);

/** The requests so far, without what differs from one moment to the next; each must be signed over what it sends. */
async function sent() {
	const requests = [];
	for (const [input, { method, headers, body, credentials } = {}] of fetched
		.mock.calls) {
		const { pathname, search } = new URL(String(input), location.href);
		const text = body ? String(body) : search.slice(1);
		const {
			"x-signature": signed,
			// A read needs none: sent twice it is read twice.
			"idempotency-key": _,
			...others
		}: Record<string, string> = { ...(headers as Record<string, string>) };
		expect(signed).toBe(await signature(text));
		const words = text.replace(/\d{13}/, "now");
		requests.push({ pathname, method, credentials, others, words });
	}
	return requests.sort((one, other) =>
		one.pathname.localeCompare(other.pathname),
	);
}

test("what the page asks for ahead is what the app asks for: path, words, headers, signature", async () => {
	await start("/?modal-privilege=1001", 3);
	const ahead = await sent();
	delete globalThis.earlyRequests;
	fetched.mockClear();
	await askedByApp(new QueryClient());
	expect(ahead).toEqual(await sent());
});

test("the app takes every reply that the page asked for, and asks for none of them itself", async () => {
	await start("/?modal-privilege=1001", 3);
	await askedByApp(new QueryClient());
	expect(fetched).toHaveBeenCalledTimes(3);
	expect(globalThis.earlyRequests).toBeUndefined();
});

test("what no screen has taken is given up, after a while and not before", () => {
	vi.useFakeTimers();
	const abort = vi.fn();
	const reply = new Promise<Response>(() => {});
	globalThis.earlyRequests = { "deals{}": { reply, timestamp: 0, abort } };
	expireEarlyRequests();
	vi.advanceTimersByTime(2900);
	expect(abort).not.toHaveBeenCalled();
	vi.advanceTimersByTime(200);
	expect(abort).toHaveBeenCalledOnce();
	expect(globalThis.earlyRequests).toBeUndefined();
});
