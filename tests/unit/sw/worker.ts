// Runs the service worker in this process: tests dispatch its events, with caches in memory and a scripted host.
import { createHash } from "node:crypto";
import { vi } from "vitest";
import type { PageState } from "../../../src/sw/releaseCache";
import { type FakeCaches, fakeCaches } from "../support/fakeCaches";

export const origin = "https://gift.example";

/** A built release: the files on its host, and the list in its worker. */
export interface Release {
	files: Record<
		string,
		{ text: string; type: string; status?: number; caching?: string }
	>;
	manifest: object[];
}

const typeOf = (path: string) =>
	path.endsWith(".js")
		? "text/javascript; charset=utf-8"
		: path.endsWith(".svg")
			? "image/svg+xml"
			: "text/html; charset=utf-8";

const short = (text: string, kind: string) =>
	createHash(kind).update(text).digest();

/** A release with this name: a start script, a script for saved codes, a later one, one that all releases share, and the texts of these languages. */
export function release(
	name: string,
	languages: readonly string[] = [],
): Release {
	const start = `assets/start-${name}.js`;
	const code = `assets/code-${name}.js`;
	const later = `assets/pages-${name}.js`;
	const texts: Record<string, string> = {
		"index.html": `<!doctype html><html><script type="module" crossorigin src="/${start}"></script><p>${name}</p></html>`,
		"icons/favicon.svg": "<svg/>",
		[start]: `start("${name}")`,
		[later]: `pages("${name}")`,
		[code]: `code("${name}")`,
		"assets/same.js": "same()",
		...Object.fromEntries(
			languages.map((language) => [
				`assets/${language}-${name}.js`,
				`texts("${language}")`,
			]),
		),
	};
	const manifest = Object.entries(texts).map(([url, text]) => {
		if (!url.startsWith("assets/"))
			return { url, revision: short(text, "md5").toString("hex") };
		const hash = short(text, "sha256").subarray(0, 12).toString("base64");
		return {
			url,
			revision: null,
			bytes: Buffer.byteLength(text),
			hash,
			...(url === start && { start: true }),
			...(url === later && { later: true }),
			...(url === code && { later: true, code: true }),
			...languages.flatMap((language) =>
				url === `assets/${language}-${name}.js`
					? { later: true, code: true, language }
					: [],
			)[0],
		};
	});
	const files = Object.fromEntries(
		Object.entries(texts).map(([url, text]) => [
			`/${url}`,
			{ text, type: typeOf(url) },
		]),
	);
	return { files, manifest };
}

export interface Phone extends FakeCaches {
	/** The files that the host serves; null without a network. */
	host: Release["files"] | null;
	/** The paths that were requested from the network. */
	asked: string[];
	/** How often the worker checked for an update of itself. */
	updates: number;
	/** The rules for requests that the browser handles without the worker. */
	routes: object[];
}

export const newPhone = (): Phone => ({
	...fakeCaches(origin),
	host: null,
	asked: [],
	updates: 0,
	routes: [],
});

/** The host's reply: the page for every address of the app, 404 for a missing file. */
function answer(phone: Phone, request: Request): Response {
	const { pathname } = new URL(request.url);
	if (!phone.host) throw new TypeError("Failed to fetch");
	const isFile = /\.\w+$/.test(pathname);
	const file = phone.host[isFile ? pathname : "/index.html"];
	if (!file) return new Response("", { status: 404 });
	const { text, type, status, caching = "" } = file;
	const headers = { "content-type": type, "cache-control": caching };
	return new Response(text, { status, headers });
}

class LastingEvent extends Event {
	work: Promise<unknown>[] = [];
	waitUntil(work: Promise<unknown>) {
		// The promises are awaited one by one, so a later failure has no handler yet.
		work.catch(() => undefined);
		this.work.push(work);
	}
}

export interface Worker {
	install(): Promise<void>;
	activate(): Promise<void>;
	/** Sends the page's message that it is idle. */
	idle(page?: PageState): Promise<void>;
	/** The worker's reply to a request for this address; null if it leaves the request to the browser. */
	get(
		path: string,
		as?: "navigate" | "image" | "script",
	): Promise<Response | null>;
}

/** Starts the worker of a release anew; only the caches remain from before. `isUpdate`: a worker of another release is active. */
export async function startWorker(
	phone: Phone,
	{ manifest }: Release,
	isUpdate = false,
): Promise<Worker> {
	vi.resetModules();
	const listeners: [name: string, listener: (event: Event) => unknown][] = [];
	const scope = {
		__WB_MANIFEST: manifest,
		registration: {
			scope: `${origin}/`,
			active: isUpdate ? {} : null,
			update: async () => {
				phone.updates++;
			},
		},
		clients: { claim: async () => undefined },
		location: new URL(`${origin}/sw.js`),
		caches: phone.storage,
		addEventListener: (name: string, listener: (event: Event) => unknown) =>
			void listeners.push([name, listener]),
		skipWaiting: async () => undefined,
	};
	vi.stubGlobal("self", scope);
	vi.stubGlobal("registration", scope.registration);
	vi.stubGlobal("location", scope.location);
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("caches", phone.storage);
	vi.stubGlobal("ExtendableEvent", LastingEvent);
	vi.stubGlobal("FetchEvent", LastingEvent);
	vi.stubGlobal("fetch", async (input: string | Request) => {
		const request =
			typeof input === "string" ? new Request(new URL(input, origin)) : input;
		phone.asked.push(new URL(request.url).pathname);
		return answer(phone, request);
	});
	await import("../../../src/sw");
	const call = async (event: LastingEvent) => {
		// A listener's own promise is ignored, as in a browser; only the work of `waitUntil` is awaited.
		for (const [name, listener] of listeners)
			if (name === event.type)
				Promise.resolve(listener(event)).catch(() => undefined);
		for (let at = 0; at < event.work.length; at++) await event.work[at];
	};
	return {
		install: () =>
			call(
				Object.assign(new LastingEvent("install"), {
					addRoutes: async (rule: object) => void phone.routes.push(rule),
				}),
			),
		activate: () => call(new LastingEvent("activate")),
		idle: (page) =>
			call(
				Object.assign(new LastingEvent("message"), {
					data: { type: "idle", ...page },
				}),
			),
		async get(path, as = "script") {
			const request = new Request(origin + path);
			// Node's Request constructor does not allow these values.
			Object.defineProperty(request, "mode", {
				value: as === "navigate" ? "navigate" : "no-cors",
			});
			Object.defineProperty(request, "destination", { value: as });
			let reply: Promise<Response> | null = null;
			const event = Object.assign(new LastingEvent("fetch"), {
				request,
				respondWith(given: Promise<Response>) {
					reply = given;
				},
			});
			await call(event);
			return reply;
		},
	};
}
