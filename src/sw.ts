// The service worker: holds the shell and the way to a code, keeps pictures, and never caches an API reply.
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
	addPlugins,
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	type PrecacheEntry,
	precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { isAsset, mayKeep } from "./domain/assetReply";
import { filesToKeep, type Generations } from "./domain/generations";
import { isOfCustomer, pictureCaches } from "./domain/pictureCaches";

declare const self: WorkerGlobalScope &
	typeof globalThis & {
		__WB_MANIFEST: (PrecacheEntry & { later?: true })[];
		skipWaiting(): Promise<void>;
	};

/** An event whose work the browser waits for, of which the DOM library knows only the event. */
interface LastingEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}
const whenDone = (name: string, work: () => Promise<unknown>) =>
	self.addEventListener(name, (event) =>
		(event as LastingEvent).waitUntil(work()),
	);

const entries = self.__WB_MANIFEST;
/** The hashed files of this release. */
const ownAssets = entries
	.map((entry) => `/${entry.url}`)
	.filter((path) => isAsset(path));

/** Holds the assets that are not precached: this release's later ones, and all of the one before. */
const assetsCache = "assets-later";
/** Where the worker writes down which assets its last two releases have. */
const generationsAddress = "/generations";

async function pathsIn(cache: Cache): Promise<string[]> {
	return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/** The precache forgets the former release when this one takes over: what its pages may still ask for is carried over. */
async function keepFormer() {
	const assets = await caches.open(assetsCache);
	const own = new Set(ownAssets);
	for (const name of await caches.keys()) {
		if (!name.includes("precache")) continue;
		const precache = await caches.open(name);
		for (const path of await pathsIn(precache)) {
			if (!isAsset(path) || own.has(path)) continue;
			const reply = await precache.match(path);
			if (reply) await assets.put(path, reply);
		}
	}
}

/** Two releases are kept, the one that takes over and the one it takes over from; older assets go. */
async function dropOlder() {
	const assets = await caches.open(assetsCache);
	const noted = await assets.match(generationsAddress);
	const before: Generations | null = noted ? await noted.json() : null;
	const kept = (await pathsIn(assets)).filter((path) => isAsset(path));
	const { generations, drop } = filesToKeep(before, ownAssets, kept);
	for (const path of drop) await assets.delete(path);
	await assets.put(generationsAddress, Response.json(generations));
}

whenDone("install", keepFormer);
whenDone("activate", dropOlder);

/** For every cache of files: a page in the place of a missing one is not kept. */
const onlyFiles = {
	cacheWillUpdate: async ({
		request,
		response,
	}: {
		request: Request;
		response: Response;
	}) => (mayKeep(new URL(request.url).pathname, response) ? response : null),
};

addPlugins([onlyFiles]);
// Few bytes before the app is usable offline; the rest waits for the page's idle word.
precacheAndRoute(entries.filter((entry) => !entry.later));
cleanupOutdatedCaches();

registerRoute(
	({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
	new CacheFirst({ cacheName: assetsCache, plugins: [onlyFiles] }),
);

// Pictures never change under their name; the shop's signal must not be needed to see them again.
registerRoute(
	({ request, sameOrigin, url }) =>
		sameOrigin && request.destination === "image" && isOfCustomer(url.pathname),
	new CacheFirst({ cacheName: pictureCaches.ofCustomers }),
);
/** Pictures that browsing has pushed out may be kept for a saved code. */
const ofCodesElse = {
	cachedResponseWillBeUsed: async ({
		request,
		cachedResponse,
	}: {
		request: Request;
		cachedResponse?: Response;
	}) =>
		cachedResponse ??
		caches.match(request.url, {
			cacheName: pictureCaches.ofCodes,
			ignoreVary: true,
		}),
};
registerRoute(
	({ request, sameOrigin }) => sameOrigin && request.destination === "image",
	new CacheFirst({
		cacheName: pictureCaches.shown,
		plugins: [
			new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }),
			ofCodesElse,
		],
	}),
);

registerRoute(
	new NavigationRoute(createHandlerBoundToURL("/index.html"), {
		// A file has its dot in the path; a dot in the query is part of a token, a mail address or a search.
		denylist: [/^\/api\//, /^\/demo/, /^\/content\//, /^[^?]*\.\w+(\?|$)/],
	}),
);

async function fetchLater() {
	const cache = await caches.open(assetsCache);
	for (const { url, later } of entries) {
		const address = `/${url}`;
		if (!later || (await cache.match(address))) continue;
		const reply = await fetch(address).catch(() => null);
		if (reply && mayKeep(address, reply))
			await cache.put(address, reply).catch(() => undefined);
	}
}

self.addEventListener("message", (message) => {
	const event = message as MessageEvent<{ type?: string } | null> &
		LastingEvent;
	if (event.data?.type === "SKIP_WAITING") void self.skipWaiting();
	if (event.data?.type === "idle") event.waitUntil(fetchLater());
});

// Without this the page that installed the worker stays uncontrolled until its next start.
clientsClaim();
