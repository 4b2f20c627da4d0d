// The service worker: caches the app's files and pictures, never an API reply, and shows push messages.
import { clientsClaim, registerQuotaErrorCallback } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types";
import { ExpirationPlugin } from "workbox-expiration";
import {
	addPlugins,
	cleanupOutdatedCaches,
	type PrecacheEntry,
	precache,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { Strategy, type StrategyHandler } from "workbox-strategies";
import { parseUrl } from "./contract/webAddress";
import { isCustomerPicture, pictureCaches } from "./domain/app/pictureCaches";
import {
	type AssetGenerations,
	isAsset,
	isWorthRefetch,
	nextAssetGenerations,
	pageUrl,
	type ReleaseFile,
} from "./domain/app/releaseFile";
import { listenForPush } from "./sw/listenForPush";
import { loadTimePlugin, PictureStrategy } from "./sw/pictureStrategy";
import { plainPage } from "./sw/plainPage";
import {
	assetsCache,
	createReleaseCache,
	type PageState,
} from "./sw/releaseCache";
import { savedCodes } from "./sw/savedCodes";
import {
	type ExtendableEvent,
	onExtendableEvent,
	routePastWorker,
	scope,
} from "./sw/scope";

declare const self: { __WB_MANIFEST: (PrecacheEntry & ReleaseFile)[] };

const entries = self.__WB_MANIFEST;
const releaseCache = createReleaseCache(entries);
/** The hashed files of this release. */
const releaseAssets = entries
	.map((entry) => `/${entry.url}`)
	.filter((path) => isAsset(path));

/** Cache key of the list of assets of the last two releases. */
const generationsKey = "/generations";

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

const pathsIn = async (cache: Cache): Promise<string[]> =>
	(await cache.keys()).map(pathOf);

/** Copies the former release's assets out of the precache, which deletes them on activation, because open pages may still need them. */
async function copyFormerAssets() {
	const currentAssets = new Set(releaseAssets);
	for (const name of await caches.keys()) {
		if (!name.includes("precache")) continue;
		const cache = await caches.open(name);
		for (const path of await pathsIn(cache)) {
			if (!isAsset(path) || currentAssets.has(path)) continue;
			const reply = await cache.match(path);
			const isWhole =
				reply && (await releaseCache.seemsIntact(path, reply.clone()));
			if (!isWhole) continue;
			const slot = { cacheName: assetsCache, key: path };
			if (!(await releaseCache.put(slot, reply)))
				throw new Error("The phone is full");
		}
	}
}

/** The stored list of generations; null if there is none or it is damaged. */
async function readGenerations(
	assets: Cache,
): Promise<AssetGenerations | null> {
	try {
		return (await (await assets.match(generationsKey))?.json()) ?? null;
	} catch {
		return null;
	}
}

/** Deletes the assets of all releases but this one and the one before. */
async function deleteOldAssets() {
	const assets = await caches.open(assetsCache);
	const storedGenerations = await readGenerations(assets);
	const cachedAssets = (await pathsIn(assets)).filter((path) => isAsset(path));
	const { generations, drop } = nextAssetGenerations(
		storedGenerations,
		releaseAssets,
		cachedAssets,
	);
	for (const path of drop) await assets.delete(path);
	await releaseCache.put(
		{ cacheName: assetsCache, key: generationsKey },
		// Chromium before 105 and Safari before 17 have no Response.json.
		new Response(JSON.stringify(generations)),
	);
}

/** Origins of the API; an empty one is the app's own. */
const apiHosts = [
	import.meta.env.VITE_API_HOST,
	...import.meta.env.VITE_ALLOWED_API_HOSTS.split(","),
].map((host) => host.trim());

routePastWorker(apiHosts.map((host) => `${host}/api/*`));

onExtendableEvent("install", async () => {
	await copyFormerAssets();
	// The former release can show a saved code, so this one must be able to before it takes over.
	if (scope.registration.active) await releaseCache.fetchCodeFiles();
});
onExtendableEvent("activate", deleteOldAssets);

/** Neither caches nor serves an empty or damaged reply, or a page sent for a missing file. */
const integrityPlugin: WorkboxPlugin = {
	cacheWillUpdate: async ({ request, response }) =>
		(await releaseCache.isIntact(pathOf(request), response.clone()))
			? response
			: null,
	async cachedResponseWillBeUsed({
		request,
		cachedResponse,
		cacheName,
		event,
	}) {
		const copy = cachedResponse && (await caches.match(request, { cacheName }));
		const check =
			event?.type === "install"
				? releaseCache.isIntact
				: releaseCache.seemsIntact;
		const isIntact = copy && (await check(pathOf(request), copy));
		return isIntact ? cachedResponse : null;
	},
};

/** Fetches a wrong or missing file once more past the HTTP cache. */
const refetchPlugin: WorkboxPlugin = {
	fetchDidSucceed: async ({ request, response }) =>
		isWorthRefetch(response) &&
		!(await releaseCache.isIntact(pathOf(request), response.clone()))
			? fetch(request, { cache: "reload" })
			: response,
};

// An update that does not fit fails; deleting the shown pictures makes room for its next attempt.
registerQuotaErrorCallback(() => caches.delete(pictureCaches.shown));
addPlugins([integrityPlugin, refetchPlugin]);
// Only the files of the start, so that the app soon works offline; the page's "idle" message loads the others.
precache(entries.filter((entry) => !entry.later));
cleanupOutdatedCaches();

/** The page with the saved codes, to which index.html links when the app cannot start. */
const savedCodesPath = "/saved-codes";

/** Timeout of the network when the app is not cached, in ms. */
const networkTimeoutMs = 10_000;

/** The network's reply; null after a failure or the timeout. */
async function fromNetwork(request: Request): Promise<Response | null> {
	const none = new Promise<null>((resolve) =>
		setTimeout(() => resolve(null), networkTimeoutMs),
	);
	return Promise.race([fetch(request).catch(() => null), none]);
}

/** Answers a navigation: with the cached page if the app can start from it, else the network's, else a plain page with the saved codes. */
async function navigate({ request }: { request: Request }): Promise<Response> {
	if (pathOf(request) === savedCodesPath)
		return plainPage({ codes: await savedCodes(), reason: "requested" });
	const cached = await releaseCache.page();
	if (cached) return cached;
	const reply = await fromNetwork(request);
	if (reply && reply.status < 500) return reply;
	const reason = reply ? "hostDown" : "offline";
	return plainPage({ codes: await savedCodes(), reason });
}
registerRoute(
	({ url, request, sameOrigin }) =>
		sameOrigin && request.mode === "navigate" && url.pathname === `/${pageUrl}`,
	navigate,
);
registerRoute(
	({ url, sameOrigin }) => sameOrigin && releaseCache.has(url.pathname),
	({ url }) => releaseCache.serve(url.pathname),
);

/** Cache first; a cache that cannot be read counts as empty, because the host may have the file. */
class AssetStrategy extends Strategy {
	async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
		const cached = await handler.cacheMatch(request).catch(() => undefined);
		return cached ?? handler.fetchAndCachePut(request);
	}
}
/** The former release's assets, for pages that still run it. */
const formerAssets = new AssetStrategy({
	cacheName: assetsCache,
	plugins: [integrityPlugin],
});
registerRoute(
	({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
	({ request, event }) => formerAssets.handle({ request, event }),
);

const maxCustomerPictures = 50;
/** Deletes the oldest customer pictures, because the ranking shows those of many customers. */
const firstOutPlugin: WorkboxPlugin = {
	async cacheDidUpdate({ cacheName }) {
		const cache = await caches.open(cacheName);
		const all = await cache.keys();
		for (const picture of all.slice(0, -maxCustomerPictures))
			await cache.delete(picture);
	},
};
const customerPictures = new PictureStrategy({
	cacheName: pictureCaches.ofCustomers,
	plugins: [integrityPlugin, loadTimePlugin, firstOutPlugin],
});
/** Looks among the pictures of saved codes for one that has expired from the cache of shown pictures. */
const codePicturesPlugin: WorkboxPlugin = {
	cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
		cachedResponse ??
		caches.match(request.url, {
			cacheName: pictureCaches.ofCodes,
			ignoreVary: true,
		}),
};
const shownPictures = new PictureStrategy({
	cacheName: pictureCaches.shown,
	plugins: [
		integrityPlugin,
		loadTimePlugin,
		// Without ignoreVary a picture that varies by Accept would not be found by its address.
		new ExpirationPlugin({
			maxEntries: 400,
			matchOptions: { ignoreVary: true },
		}),
		codePicturesPlugin,
	],
});
const picturesOf = ({ pathname }: URL) =>
	isCustomerPicture(pathname) ? customerPictures : shownPictures;
registerRoute(
	({ request, sameOrigin }) => sameOrigin && request.destination === "image",
	({ request, url, event }) => picturesOf(url).handle({ request, event }),
);

/** Pictures of other API hosts; the route above handles those of the app's origin. */
registerRoute(
	({ request, url }) =>
		request.destination === "image" && apiHosts.includes(url.origin),
	async ({ request, url, event }) => {
		// With CORS, because an opaque reply cannot be checked; without it if the host does not allow it.
		const readable = new Request(url, {
			mode: "cors",
			credentials: "omit",
			headers: { accept: request.headers.get("accept") ?? "*/*" },
		});
		return picturesOf(url)
			.handle({ request: readable, event })
			.catch(() => fetch(request));
	},
);

/** Pages of the app's origin that a build setting names and the host serves. */
const hostPages = [
	import.meta.env.VITE_GAME_URL,
	import.meta.env.VITE_SHARE_URL,
]
	.flatMap((address) => parseUrl(address) ?? [])
	.filter(({ origin }) => origin === scope.location.origin)
	.map(({ pathname }) => pathname.replace(/\/$/, ""))
	// These two are pages of the app.
	.filter((path) => path !== "" && path !== "/share");

/** Paths of pages that the host has beside the app. */
const pathsOfHost = [
	...hostPages.map((path) => {
		const page = path.replaceAll(/[^\w/]/g, "\\$&");
		// A page /s must not match /survey, and three pages below /game are the app's.
		const appPages = "/game/(?:list|v1/ranking|v1/history)\\b";
		return new RegExp(`^(?!${appPages})${page}(?:[/?]|$)`);
	}),
	/^\/(api|content)\//,
	/^\/(demo|healthz|readyz|metrics)/,
];

/** Answers a navigation to an address that ends like a file: with the host's file, or the app if there is none, because a link may have a dot too much. */
async function openFile({ request }: { request: Request }): Promise<Response> {
	const reply = await fromNetwork(request);
	return reply && reply.status !== 404 ? reply : navigate({ request });
}

registerRoute(
	new NavigationRoute(openFile, {
		// Only a dot in the path means a file: a query may hold a token or a mail address.
		allowlist: [/^[^?]*\.\w+(\?|$)/],
		denylist: pathsOfHost,
	}),
);
registerRoute(new NavigationRoute(navigate, { denylist: pathsOfHost }));

interface PageMessage extends ExtendableEvent {
	data: ({ type?: string } & PageState) | null;
}
onExtendableEvent("message", async ({ data }: PageMessage) => {
	if (data?.type === "SKIP_WAITING") void scope.skipWaiting();
	// The page has finished its first loads and is online, so the missing files of the release are fetched.
	if (data?.type === "idle") await releaseCache.repair(data);
});

listenForPush();

// Without this the page that installed the worker stays uncontrolled until its next start.
clientsClaim();
