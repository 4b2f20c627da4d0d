// Proves that the early requests of index.html equal those of the app, and that their replies expire.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	isServerTimeKnown,
	serverNow,
	setServerTime,
} from "../../../../src/platform/http/clock";
import { expireEarlyRequests } from "../../../../src/platform/http/earlyRequests";
import { signature } from "../../../../src/platform/http/signature";
import { adoptToken } from "../../../../src/platform/session/session";
import { bannerQueries } from "../../../../src/queries/banner";
import { dealQueries } from "../../../../src/queries/deals";
import { privilegeQueries } from "../../../../src/queries/privilege";
import { sendEarlyRequests } from "../../../../tools/build/inline/earlyRequests";
import { waitFor } from "../../../support/waitFor";
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
		signatureKey: import.meta.env.VITE_SIGNATURE_KEY,
	});
	await waitFor(() => expect(fetched).toHaveBeenCalledTimes(calls));
}

/** The app's first requests at these addresses, apart from failed replies. */
const addresses = [
	[
		"/?modal-privilege=1001",
		1,
		(client: QueryClient) => [client.query(privilegeQueries.detail("1001"))],
	],
	[
		"/",
		2,
		(client: QueryClient) => [
			client.query(dealQueries.popular()),
			client.query(bannerQueries.sets()),
		],
	],
] as const;

/** The requests so far without their timestamps and signatures; each must be signed over what it sends. */
async function sent() {
	const requests = [];
	for (const [input, { method, headers, body, credentials } = {}] of fetched
		.mock.calls) {
		const { pathname, search } = new URL(String(input), location.href);
		const text = body ? String(body) : search.slice(1);
		const {
			"x-signature": signed,
			// A read needs no unique timestamp: sending it twice is harmless.
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

describe.each(addresses)("at %s", (address, calls, ask) => {
	const askedByApp = () => Promise.allSettled<unknown>(ask(new QueryClient()));

	test("the early requests equal the app's: path, body, headers, signature", async () => {
		await start(address, calls);
		const ahead = await sent();
		delete globalThis.earlyRequests;
		fetched.mockClear();
		await askedByApp();
		expect(ahead).toEqual(await sent());
	});

	test("the id of a customer with letters beyond ASCII is sent in the same way", async () => {
		adoptToken(tokenOf("josé"));
		await start(address, calls);
		const names = new Set((await sent()).map((it) => it.others["client-id"]));
		expect([...names]).toEqual(["josé"]);
	});

	test("the app uses every early reply, and repeats none of these requests", async () => {
		await start(address, calls);
		await askedByApp();
		expect(fetched).toHaveBeenCalledTimes(calls);
		expect(globalThis.earlyRequests).toBeUndefined();
	});

	test("after an account change in another tab the app sends its own requests", async () => {
		await start(address, calls);
		adoptToken(tokenOf("customer-2"));
		await askedByApp();
		expect(fetched).toHaveBeenCalledTimes(calls * 2);
		const [, { signal } = {}] = fetched.mock.calls[0] ?? [];
		expect(signal?.aborted).toBe(true);
	});
});

test.each<[string, string, string, () => void]>([
	["without a token (1 §4)", "/", "home", () => localStorage.clear()],
	[
		"where the sign-in chose another API host: the token is not the own one's",
		...(["/", "home"] as const),
		() => localStorage.setItem("api-host", "https://other.example"),
	],
	["where the address brings a token", "/?token=x", "home", () => {}],
	["on another page", "/history", "page", () => {}],
])("no early request is sent %s", async (_what, address, page, given) => {
	const signing = vi.spyOn(crypto.subtle, "importKey");
	given();
	history.replaceState(null, "", address);
	document.documentElement.dataset.start = page;
	const signatureKey = import.meta.env.VITE_SIGNATURE_KEY;
	sendEarlyRequests({ apiHost: "", signatureKey });
	// A request would be sent before this timer fires.
	await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
	expect(signing).not.toHaveBeenCalled();
	signing.mockRestore();
});

test("early requests sent with a wrong clock are repeated", async () => {
	localStorage.setItem("clock-offset", String(-3_600_000));
	const refusal = JSON.stringify({ status: "error", error: { code: 10000 } });
	const date = new Date().toUTCString();
	fetched.mockImplementation(
		async () => new Response(refusal, { status: 400, headers: { date } }),
	);
	await start("/", 2);
	await new QueryClient().query(dealQueries.popular()).catch(() => undefined);
	expect(fetched).toHaveBeenCalledTimes(3);
	fetched.mockImplementation(async () => new Response("{}"));
});

test("an early reply that the app reads 12 s later does not change a right clock", async () => {
	// The bug: the reply's time was taken as the time when the app read it.
	const now = Date.now();
	vi.useFakeTimers({ now, toFake: ["Date"] });
	setServerTime(now);
	const date = new Date(now).toUTCString();
	fetched.mockImplementation(
		async () => new Response("{}", { headers: { date } }),
	);
	await start("/", 2);
	vi.setSystemTime(now + 12_000);
	await Promise.allSettled([new QueryClient().query(dealQueries.popular())]);
	expect(fetched).toHaveBeenCalledTimes(2);
	expect(isServerTimeKnown()).toBe(true);
	expect(serverNow()).toBe(now + 12_000);
	fetched.mockImplementation(async () => new Response("{}"));
});

test("a browser that blocks site data and service workers still sends early requests", async () => {
	Object.defineProperty(navigator, "serviceWorker", {
		configurable: true,
		get: () => {
			throw new DOMException("Blocked", "SecurityError");
		},
	});
	await start("/", 2);
	Reflect.deleteProperty(navigator, "serviceWorker");
});

/** The picture's box at a start on a privilege whose reply has these fields, once the reply has been read. */
async function pictureBox(data: object) {
	document.body.innerHTML = "<div data-picture></div>";
	fetched.mockImplementation(async () => Response.json({ data }));
	await start("/?modal-privilege=1001", 1);
	const asked =
		globalThis.earlyRequests?.[Object.keys(globalThis.earlyRequests)[0] ?? ""];
	await (await asked?.reply)?.clone().json();
	await new Promise((read) => setTimeout(read));
	fetched.mockImplementation(async () => new Response("{}"));
	return document.body.firstElementChild?.outerHTML;
}

test.each([
	[
		"a picture",
		{},
		'<div data-picture=""><img alt="" src="/content/tea"></div>',
	],
	[
		"a large one",
		{ extrapayload: [{ key: "display", string_val: "large" }] },
		'<div data-picture="" data-large=""><img alt="" src="/content/tea"></div>',
	],
	[
		"one that the customer may not see",
		{ criteria_is_visible: false },
		'<div data-picture=""></div>',
	],
	["none", { privilege_image_url: "" }, '<div data-picture=""></div>'],
])(
	"a privilege with %s shows the right picture before the app has loaded",
	async (_, fields, shown) => {
		expect(
			await pictureBox({ privilege_image_url: "/content/tea", ...fields }),
		).toBe(shown);
	},
);

test("unused early requests are aborted after a while", () => {
	vi.useFakeTimers();
	const abort = vi.fn();
	const reply = new Promise<Response>(() => {});
	globalThis.earlyRequests = {
		"deals{}": { reply, timestamp: 0, sentAt: 0, authorization: "", abort },
	};
	expireEarlyRequests();
	vi.advanceTimersByTime(2900);
	expect(abort).not.toHaveBeenCalled();
	vi.advanceTimersByTime(200);
	expect(abort).toHaveBeenCalledOnce();
	expect(globalThis.earlyRequests).toBeUndefined();
});
