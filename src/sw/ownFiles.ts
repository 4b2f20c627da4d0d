// The files of this worker's release: what is missing or damaged in the caches is fetched again, and nothing of another release passes for them.
import { cacheNames } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import { isAsset, isCacheableReply } from "../domain/app/cacheableReply";
import {
	hashOf,
	isPageOfRelease,
	pageUrl,
	type ReleaseFile,
} from "../domain/app/releaseFile";
import { scope } from "./scope";

/** Holds the assets that are not precached: this release's later ones, all of the one before, and a second copy of the page. */
export const assetsCache = "assets-later";

interface Place {
	cacheName: string;
	key: string;
}

interface Loaded {
	reply: Response;
	/** Whether it is this release's file, whole, and now in its cache as far as there is room. */
	isOwn: boolean;
}

export interface OwnFiles {
	/** The file of a path; undefined where the release has none. */
	find(path: string): ReleaseFile | undefined;
	/** Whether a reply's bytes are this release's file; anything of the right type where its content is not known. */
	isWhole(path: string, reply: Response): Promise<boolean>;
	/** The same by a quick look: its type and length, for which the browser need not read it; of the page, which is small, its words. */
	looksWhole(path: string, reply: Response): Promise<boolean>;
	/** The page from its cache or from its second copy, where it and every file that it starts with are there. */
	page(): Promise<Response | null>;
	/** From the cache, else from the network; an error where neither has it. */
	serve(file: ReleaseFile): Promise<Response>;
	/** Checks every file, fetches what is missing or damaged, and looks for the next release where the host has this one no more. */
	repair(): Promise<void>;
}

const pathOf = ({ url }: ReleaseFile) => `/${url}`;

export function ownFiles(files: readonly ReleaseFile[]): OwnFiles {
	const byPath = new Map(files.map((file) => [pathOf(file), file]));
	const startFiles = files.filter(({ start }) => start);
	const pageFile = byPath.get(`/${pageUrl}`);

	const placeOf = (file: ReleaseFile): Place => {
		const path = pathOf(file);
		return file.later
			? { cacheName: assetsCache, key: path }
			: {
					cacheName: cacheNames.precache,
					key: getCacheKeyForURL(path) ?? path,
				};
	};
	const secondPage: Place = { cacheName: assetsCache, key: `/${pageUrl}` };

	const match = ({ cacheName, key }: Place) =>
		caches.match(key, { cacheName }).catch(() => undefined);

	async function isWhole(path: string, reply: Response): Promise<boolean> {
		if (!isCacheableReply(path, reply)) return false;
		const file = byPath.get(path);
		if (file === pageFile)
			return isPageOfRelease(await reply.text(), startFiles);
		const content = await reply.arrayBuffer();
		if (content.byteLength === 0) return false;
		return !file?.hash || (await hashOf(content)) === file.hash;
	}

	async function looksWhole(path: string, reply: Response): Promise<boolean> {
		const file = byPath.get(path);
		if (file === pageFile) return isWhole(path, reply);
		if (!isCacheableReply(path, reply)) return false;
		const { size } = await reply.blob();
		return file?.bytes ? size === file.bytes : size > 0;
	}

	/** The reply that stands there if it passes the check; read anew for it, so that the browser keeps what it has compiled of it. */
	async function good(
		place: Place,
		check: (reply: Response) => Promise<boolean>,
	): Promise<Response | null> {
		const [looked, reply] = await Promise.all([match(place), match(place)]);
		if (!looked || !reply) return null;
		return (await check(looked).catch(() => false)) ? reply : null;
	}

	async function put({ cacheName, key }: Place, reply: Response) {
		try {
			await (await caches.open(cacheName)).put(key, reply);
		} catch {
			// No room: the next start tries again.
		}
	}

	/** The cached reply, where a quick look finds nothing wrong with it. */
	const cached = (file: ReleaseFile) =>
		good(placeOf(file), (reply) => looksWhole(pathOf(file), reply));

	/** On the way of every start: nothing is looked at twice. */
	async function isCached(file: ReleaseFile): Promise<boolean> {
		const reply = await match(placeOf(file));
		if (!reply) return false;
		return looksWhole(pathOf(file), reply).catch(() => false);
	}

	async function page(): Promise<Response | null> {
		if (!pageFile) return null;
		const [kept, ...starts] = await Promise.all([
			cached(pageFile),
			...startFiles.map(isCached),
		]);
		if (starts.includes(false)) return null;
		return (
			kept ?? good(secondPage, (reply) => looksWhole(pathOf(pageFile), reply))
		);
	}

	/** From the network into the cache. Rejects where the network gives nothing. */
	async function load(file: ReleaseFile): Promise<Loaded> {
		const path = pathOf(file);
		const ask = async (cache: RequestCache): Promise<Loaded> => {
			const { ok, status, statusText, headers, body } = await fetch(path, {
				cache,
				credentials: "same-origin",
			});
			const content = await new Response(body).arrayBuffer();
			// A redirected reply would not do for a navigation: it is made anew.
			const reply = new Response(content, { status, statusText, headers });
			return { reply, isOwn: ok && (await isWhole(path, reply.clone())) };
		};
		const first = await ask(isAsset(path) ? "default" : "no-cache");
		// The browser's own cache may hold what a host once gave in its place.
		const loaded = first.isOwn || !first.reply.ok ? first : await ask("reload");
		if (loaded.isOwn) await put(placeOf(file), loaded.reply.clone());
		return loaded;
	}

	async function repairAll(): Promise<void> {
		let isGone = false;
		for (const file of [...files].sort(
			(one, other) => Number(one.later ?? 0) - Number(other.later ?? 0),
		)) {
			const isThere = (reply: Response) => isWhole(pathOf(file), reply);
			if (await good(placeOf(file), isThere)) continue;
			if (isGone && file.later) break;
			const loaded = await load(file).catch(() => null);
			if (!loaded) return;
			if (!loaded.isOwn && loaded.reply.status < 500) isGone = true;
		}
		const whole = pageFile && (await cached(pageFile));
		if (whole) await put(secondPage, whole);
		if (isGone) await scope.registration.update().catch(() => undefined);
	}

	let repairing: Promise<void> | undefined;
	return {
		find: (path) => byPath.get(path),
		isWhole,
		looksWhole,
		page,
		async serve(file) {
			const kept = await cached(file);
			if (kept) return kept;
			const loaded = await load(file).catch(() => null);
			return loaded?.reply ?? Response.error();
		},
		repair() {
			repairing ??= repairAll().finally(() => {
				repairing = undefined;
			});
			return repairing;
		},
	};
}
