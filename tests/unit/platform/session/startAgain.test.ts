// Proves that a start with a missing script reloads once if the host answers, and otherwise shows a message, never the browser's error page (O08, P12).
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { projectRoot } from "../../../../server/config/projectFolders";
import { waitFor } from "../../../support/waitFor";

const page = readFileSync(join(projectRoot, "index.html"), "utf8");
const [template = ""] =
	/<template id="start-failed">[\s\S]*?<\/template>/.exec(page) ?? [];

const place = { origin: "https://gift.example", pathname: "/profile" };
const reload = vi.fn();
const host = vi.fn<typeof fetch>();
let controller: { postMessage: (message: object) => void } | null = null;
/** The browser's registration of the app's worker. */
let registration: object | undefined;
const workers = new EventTarget();
let isRefused = false;
let listeners: [string, EventListener, boolean | undefined][] = [];
const listen = window.addEventListener.bind(window);

beforeEach(async () => {
	sessionStorage.clear();
	reload.mockReset();
	host.mockReset();
	controller = null;
	registration = undefined;
	isRefused = false;
	document.body.innerHTML = `<div id="app"><div class="start-home"></div></div>${template}`;
	vi.stubGlobal("fetch", host);
	vi.stubGlobal("location", { ...place, search: "", reload });
	// The browser reports a network; only a request to the host shows whether there is one.
	vi.stubGlobal("navigator", {
		onLine: true,
		get serviceWorker() {
			if (isRefused) throw new DOMException("Blocked", "SecurityError");
			return Object.assign(workers, {
				controller,
				getRegistration: async () => registration,
			});
		},
	});
	vi.stubGlobal("requestAnimationFrame", () => 0);
	vi.stubGlobal(
		"addEventListener",
		(name: string, listener: EventListener, capture?: boolean) => {
			listeners.push([name, listener, capture]);
			listen(name, listener, capture);
		},
	);
	vi.resetModules();
	await import("../../../../tools/build/inline/pageStart");
});
afterEach(() => {
	for (const [name, listener, capture] of listeners)
		window.removeEventListener(name, listener, capture);
	listeners = [];
	vi.unstubAllGlobals();
});

const answers = (status: number) =>
	host.mockImplementation(async () => new Response(null, { status }));
const noNetwork = () => host.mockRejectedValue(new TypeError("Failed"));
/** The page's script failed to load. */
function lose(src: string) {
	const script = document.createElement("script");
	script.type = "text/nothing";
	script.src = new URL(src, place.origin).href;
	document.body.append(script);
	script.dispatchEvent(new Event("error"));
}
const says = () => document.querySelector("[role=alert]");
const soon = () => new Promise((resolve) => setTimeout(resolve, 10));

test("a script that a release removed reloads the page once, and then shows the message", async () => {
	answers(200);
	lose("/assets/start-1.js");
	await waitFor(() => expect(reload).toHaveBeenCalledOnce());
	expect(host.mock.calls[0]).toMatchObject([
		"https://gift.example/profile",
		{ method: "HEAD" },
	]);
	expect(says()).toBeNull();
	lose("/assets/start-1.js");
	await waitFor(() => expect(says()).not.toBeNull());
	expect(reload).toHaveBeenCalledOnce();
});

// The bug: the reload got the wrong reply from the browser's own cache again, until its cache time ended.
test.each([
	["the right one", () => Promise.resolve(new Response("start()"))],
	["no reply", () => Promise.reject(new TypeError("Failed"))],
])(
	"the script is requested without the browser's cache before the page reloads: %s",
	async (_, reply) => {
		const asked: unknown[] = [];
		host.mockImplementation((address, options) => {
			asked.push([address, options?.method ?? options?.cache]);
			expect(reload).not.toHaveBeenCalled();
			return options?.method ? Promise.resolve(new Response()) : reply();
		});
		lose("/assets/start-1.js");
		await waitFor(() => expect(reload).toHaveBeenCalledOnce());
		expect(asked).toEqual([
			["https://gift.example/profile", "HEAD"],
			["https://gift.example/assets/start-1.js", "reload"],
		]);
	},
);

// The bug: a browser without AbortSignal.timeout kept the skeleton for as long as a stalled transfer lasted.
test.each([
	["host", "HEAD", 0],
	["script", undefined, 1],
])(
	"every browser waits at most 8 s for a %s whose reply stalls",
	async (_, stalled, reloads) => {
		vi.stubGlobal("AbortSignal", {});
		vi.useFakeTimers();
		try {
			host.mockImplementation((_address, options) =>
				options?.method === stalled
					? new Promise(() => undefined)
					: Promise.resolve(new Response()),
			);
			lose("/assets/start-1.js");
			await vi.advanceTimersByTimeAsync(7900);
			expect(reload).not.toHaveBeenCalled();
			expect(says()).toBeNull();
			await vi.advanceTimersByTimeAsync(100);
			expect(reload).toHaveBeenCalledTimes(reloads);
			expect(says() === null).toBe(reloads === 1);
		} finally {
			vi.useRealTimers();
		}
	},
);

test("a page whose path begins with two slashes asks the app's host, not a host of that name", async () => {
	vi.stubGlobal("location", {
		...{ ...place, pathname: "//history", search: "" },
		reload,
	});
	host.mockImplementation(async (asked) => {
		const { hostname } = new URL(String(asked), place.origin);
		if (hostname !== "gift.example") throw new TypeError("Refused");
		return new Response(null, { status: 200 });
	});
	lose("/assets/start-1.js");
	await waitFor(() => expect(reload).toHaveBeenCalledOnce());
	expect(says()).toBeNull();
});

test("a script of another app that the page's policy refuses causes no reload", async () => {
	answers(200);
	lose("https://antivirus.example/assets/main.js?session=1");
	lose("/injected.js");
	await soon();
	expect(reload).not.toHaveBeenCalled();
	expect(host).not.toHaveBeenCalled();
	expect(says()).toBeNull();
});

test("without a network neither the page nor a press reloads it, and the message is shown until it can", async () => {
	noNetwork();
	lose("/assets/start-1.js");
	await waitFor(() => expect(says()).not.toBeNull());
	const again = says()?.querySelector("button");
	again?.click();
	await soon();
	expect(reload).not.toHaveBeenCalled();
	answers(503);
	again?.click();
	await soon();
	expect(reload).not.toHaveBeenCalled();
	answers(200);
	again?.click();
	await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("where a worker controls the page, a press reloads it without a network", async () => {
	noNetwork();
	lose("/assets/start-1.js");
	await waitFor(() => expect(says()).not.toBeNull());
	controller = { postMessage: vi.fn() };
	says()?.querySelector("button")?.click();
	await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("a press activates the next release before it reloads a release that cannot start", async () => {
	controller = { postMessage: vi.fn() };
	const postMessage = vi.fn(() => {
		workers.dispatchEvent(new Event("controllerchange"));
	});
	registration = { waiting: { postMessage } };
	dispatchEvent(new Event("start-failed"));
	says()?.querySelector("button")?.click();
	await waitFor(() => expect(reload).toHaveBeenCalledOnce());
	expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: "SKIP_WAITING" });
	expect(postMessage).toHaveBeenCalledBefore(reload);
});

test("where the app cannot start the worker checks its files, since one of the right length may be damaged", () => {
	const postMessage = vi.fn();
	controller = { postMessage };
	dispatchEvent(new Event("start-failed"));
	expect(postMessage.mock.calls).toEqual([
		[{ type: "idle", isSavingData: true }],
	]);
});

test("a script of the app that cannot run shows the message; a foreign script or a drawn page does not", () => {
	const error = new SyntaxError("Unexpected token");
	const fail = (filename: string) =>
		dispatchEvent(new ErrorEvent("error", { error, filename }));
	fail("chrome-extension://abc/content.js");
	// A script that another app runs in the page has the page's address.
	fail(`${place.origin}${place.pathname}`);
	expect(says()).toBeNull();
	fail(`${place.origin}/assets/start-1.js`);
	expect(says()).not.toBeNull();
	document.body.innerHTML = `<div id="app">drawn</div>${template}`;
	fail(`${place.origin}/assets/start-1.js`);
	expect(says()).toBeNull();
});

test("the message links to the saved codes only where a worker controls the page", async () => {
	noNetwork();
	lose("/assets/start-1.js");
	await waitFor(() => expect(says()).not.toBeNull());
	expect(says()?.querySelector("a")).toBeNull();
	document.body.innerHTML = `<div id="app"><div class="start-home"></div></div>${template}`;
	controller = { postMessage: vi.fn() };
	dispatchEvent(new Event("start-failed"));
	expect(says()?.querySelector("a")?.getAttribute("href")).toBe("/saved-codes");
});

test("where the browser refuses service workers, the press still reloads the page", async () => {
	answers(200);
	isRefused = true;
	dispatchEvent(new Event("start-failed"));
	expect(says()?.querySelector("a")).toBeNull();
	says()?.querySelector("button")?.click();
	await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("each class of the message is listed with the classes that it composes", () => {
	const sheets = readdirSync("src", { recursive: true, encoding: "utf8" });
	const composed = (name: string) => {
		const [file, local] = name.split("_");
		const sheet = sheets.find((it) => basename(it) === `${file}.module.css`);
		const css = sheet ? readFileSync(join("src", sheet), "utf8") : "";
		const rule = `^\\.${local} \\{[^}]*?composes: ([^;]*) from global`;
		return new RegExp(rule, "m").exec(css)?.[1]?.split(" ") ?? [];
	};
	const elements = [...template.matchAll(/class="([^"]*)"/g)].map(
		([, names = ""]) => names.split(" "),
	);
	expect(elements.length).toBeGreaterThan(3);
	expect(composed("Button_button")).toEqual(["edge"]);
	for (const names of elements)
		expect(names).toEqual(expect.arrayContaining(names.flatMap(composed)));
});
