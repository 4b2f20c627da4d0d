// The service worker: holds the shell and the way to a code, keeps pictures, and never caches an API reply.
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import {
	addPlugins,
	cleanupOutdatedCaches,
	type PrecacheEntry,
	precache,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { isAsset, isCacheableReply } from "./domain/app/cacheableReply";
import { type AssetGenerations, filesToKeep } from "./domain/app/generations";
import { isCustomerPicture, pictureCaches } from "./domain/app/pictureCaches";
import { pageUrl, type ReleaseFile } from "./domain/app/releaseFile";
import { answerNavigation } from "./sw/navigate";
import { assetsCache, ownFiles } from "./sw/ownFiles";
import { type LastingEvent, scope, whenDone } from "./sw/scope";

declare const self: { __WB_MANIFEST: (PrecacheEntry & ReleaseFile)[] };

const entries = self.__WB_MANIFEST;
const own = ownFiles(entries);
/** The hashed files of this release. */
const ownAssets = entries
	.map((entry) => `/${entry.url}`)
	.filter((path) => isAsset(path));

/** Where the worker writes down which assets its last two releases have. */
const generationsAddress = "/generations";

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

async function pathsIn(cache: Cache): Promise<string[]> {
	return (await cache.keys()).map(pathOf);
}

/** The precache forgets the former release when this one takes over: what its pages may still ask for is carried over. */
async function keepFormer() {
	const assets = await caches.open(assetsCache);
	const kept = new Set(ownAssets);
	for (const name of await caches.keys()) {
		if (!name.includes("precache")) continue;
		const cache = await caches.open(name);
		for (const path of await pathsIn(cache)) {
			if (!isAsset(path) || kept.has(path)) continue;
			const reply = await cache.match(path);
			if (reply && isCacheableReply(path, reply)) await assets.put(path, reply);
		}
	}
}

/** What the release in charge so far has noted; null where it has not, or the note is damaged. */
async function notedGenerations(
	assets: Cache,
): Promise<AssetGenerations | null> {
	try {
		return (await (await assets.match(generationsAddress))?.json()) ?? null;
	} catch {
		return null;
	}
}

/** Two releases are kept, the one that takes over and the one it takes over from; older assets go. */
async function dropOlder() {
	const assets = await caches.open(assetsCache);
	const before = await notedGenerations(assets);
	const kept = (await pathsIn(assets)).filter((path) => isAsset(path));
	const { generations, drop } = filesToKeep(before, ownAssets, kept);
	for (const path of drop) await assets.delete(path);
	await assets.put(generationsAddress, Response.json(generations));
}

whenDone("install", keepFormer);
whenDone("activate", dropOlder);

interface Cached {
	request: Request;
	cachedResponse?: Response;
	cacheName: string;
	event?: Event;
}
interface Fetched {
	request: Request;
	response: Response;
}

/** For every cache: what is empty, damaged, or a page in the place of a missing file is neither kept nor served. */
const wholeReplies = {
	cacheWillUpdate: async ({ request, response }: Fetched) =>
		(await own.isWhole(pathOf(request), response.clone())) ? response : null,
	async cachedResponseWillBeUsed({
		request,
		cachedResponse,
		cacheName,
		event,
	}: Cached) {
		const looked =
			cachedResponse && (await caches.match(request, { cacheName }));
		const check = event?.type === "install" ? own.isWhole : own.looksWhole;
		const isWhole = looked && (await check(pathOf(request), looked));
		return isWhole ? cachedResponse : null;
	},
};

/** What the browser's own cache holds may be what a host once gave in the file's place: it is asked for once more, past that cache. */
const pastBrowserCache = {
	fetchDidSucceed: async ({ request, response }: Fetched) =>
		response.ok && !(await own.isWhole(pathOf(request), response.clone()))
			? fetch(request, { cache: "reload" })
			: response,
};

addPlugins([wholeReplies, pastBrowserCache]);
// Few bytes before the app is usable offline; the rest waits for the page's idle word.
precache(entries.filter((entry) => !entry.later));
cleanupOutdatedCaches();

const navigate = answerNavigation(own);
registerRoute(
	({ url, request, sameOrigin }) =>
		sameOrigin && request.mode === "navigate" && url.pathname === `/${pageUrl}`,
	navigate,
);
registerRoute(
	({ url, sameOrigin }) => sameOrigin && own.find(url.pathname) !== undefined,
	async ({ url }) => {
		const file = own.find(url.pathname);
		return file ? own.serve(file) : Response.error();
	},
);

/** Assets of the release before, for the pages still open on it. */
registerRoute(
	({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
	new CacheFirst({ cacheName: assetsCache, plugins: [wholeReplies] }),
);

// Pictures never change under their name; the shop's signal must not be needed to see them again.
registerRoute(
	({ request, sameOrigin, url }) =>
		sameOrigin &&
		request.destination === "image" &&
		isCustomerPicture(url.pathname),
	new CacheFirst({
		cacheName: pictureCaches.ofCustomers,
		plugins: [wholeReplies],
	}),
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
			wholeReplies,
			new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }),
			ofCodesElse,
		],
	}),
);

registerRoute(
	new NavigationRoute(navigate, {
		// A file has its dot in the path; a dot in the query is part of a token, a mail address or a search.
		denylist: [/^\/api\//, /^\/demo/, /^\/content\//, /^[^?]*\.\w+(\?|$)/],
	}),
);

scope.addEventListener("message", (message) => {
	const event = message as MessageEvent<{ type?: string } | null> &
		LastingEvent;
	if (event.data?.type === "SKIP_WAITING") void scope.skipWaiting();
	// The page is quiet and has a network: what is missing of the release is fetched, its later files first of all starts.
	if (event.data?.type === "idle") event.waitUntil(own.repair());
});

// Without this the page that installed the worker stays uncontrolled until its next start.
clientsClaim();
