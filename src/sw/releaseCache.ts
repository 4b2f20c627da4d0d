// The files of this worker's release in the caches: verifies them by hash and fetches missing or damaged ones again.
import { cacheNames } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import { isStorageFull } from "../domain/app/isStorageFull";
import { pictureCaches } from "../domain/app/pictureCaches";
import {
	hashOf,
	isAsset,
	isCacheableReply,
	isPageOfRelease,
	isWorthRefetch,
	pageUrl,
	type ReleaseFile,
} from "../domain/app/releaseFile";
import { scope } from "./scope";

/** The cache of assets that are not precached: this release's later ones, all of the former one, and a second copy of the page. */
export const assetsCache = "assets-later";

interface CacheSlot {
	cacheName: string;
	key: string;
}

/** What the page tells its worker about the phone. */
export interface PageState {
	/** Whether the phone saves data: only the files of the start and of a saved code are fetched. */
	isSavingData?: boolean;
	/** The texts of this language come before those of the others. */
	language?: string;
}

const pathOf = ({ url }: ReleaseFile) => `/${url}`;

export function createReleaseCache(files: readonly ReleaseFile[]) {
	const byPath = new Map(files.map((file) => [pathOf(file), file]));
	const startFiles = files.filter(({ start }) => start);
	const pageFile = byPath.get(`/${pageUrl}`);

	const slotOf = (file: ReleaseFile): CacheSlot => {
		const path = pathOf(file);
		return file.later
			? { cacheName: assetsCache, key: path }
			: {
					cacheName: cacheNames.precache,
					key: getCacheKeyForURL(path) ?? path,
				};
	};
	const secondPageSlot: CacheSlot = {
		cacheName: assetsCache,
		key: `/${pageUrl}`,
	};

	const match = ({ cacheName, key }: CacheSlot) =>
		caches.match(key, { cacheName }).catch(() => undefined);

	/** Whether a reply is this release's file by its hash, or has the right type if no hash is known. Rejects if its content cannot be read. */
	async function matchesHash(path: string, reply: Response): Promise<boolean> {
		if (!isCacheableReply(path, reply)) return false;
		const file = byPath.get(path);
		if (file === pageFile)
			return isPageOfRelease(await reply.text(), startFiles);
		const content = await reply.arrayBuffer();
		if (content.byteLength === 0) return false;
		return !file?.hash || (await hashOf(content)) === file.hash;
	}

	/** A quicker check by type and length; the page is checked by its content. */
	async function matchesLength(path: string, reply: Response) {
		const file = byPath.get(path);
		if (file === pageFile) return matchesHash(path, reply);
		if (!isCacheableReply(path, reply)) return false;
		const { size } = await reply.blob();
		return file?.bytes ? size === file.bytes : size > 0;
	}

	/** Makes a check return false if the browser has lost the reply's content, so that it cannot be read. */
	const orDamaged =
		(check: typeof matchesHash): typeof matchesHash =>
		(path, reply) =>
			check(path, reply).catch(() => false);
	const isIntact = orDamaged(matchesHash);
	const seemsIntact = orDamaged(matchesLength);

	/** Returns the cached reply if it passes the quick check, which reads a second copy: the browser reuses compiled code only for a reply that was not read. */
	async function matchIfValid(
		slot: CacheSlot,
		path: string,
	): Promise<Response | null> {
		const [checkedCopy, reply] = await Promise.all([match(slot), match(slot)]);
		if (!checkedCopy || !reply) return null;
		return (await seemsIntact(path, checkedCopy)) ? reply : null;
	}

	/** Saves a reply, on a full phone after deleting the cache of shown pictures; returns false if it still could not be saved. */
	async function put({ cacheName, key }: CacheSlot, reply: Response) {
		const write = async () =>
			(await caches.open(cacheName)).put(key, reply.clone());
		try {
			await write().catch(async (failure) => {
				if (!isStorageFull(failure)) throw failure;
				await caches.delete(pictureCaches.shown);
				await write();
			});
			return true;
		} catch {
			return false;
		}
	}

	const cached = (file: ReleaseFile) =>
		matchIfValid(slotOf(file), pathOf(file));

	/** Whether the cache has a file that passes the check, by default the quick one, which every start runs. */
	async function isCached(file: ReleaseFile, check = seemsIntact) {
		const reply = await match(slotOf(file));
		return reply ? check(pathOf(file), reply) : false;
	}

	/** The page from its cache or its second copy; null if it or a file of the start is missing. */
	async function page(): Promise<Response | null> {
		if (!pageFile) return null;
		const [cachedPage, ...starts] = await Promise.all([
			cached(pageFile),
			...startFiles.map((file) => isCached(file)),
		]);
		if (starts.includes(false)) return null;
		return cachedPage ?? matchIfValid(secondPageSlot, pathOf(pageFile));
	}

	/** Fetches a file and caches it; `isOwn`: whether it is this release's undamaged file, `isKept`: whether it is cached now. Rejects without a network. */
	async function load(file: ReleaseFile) {
		const path = pathOf(file);
		const fetchFile = async (cache: RequestCache) => {
			const { ok, status, statusText, headers, body } = await fetch(path, {
				cache,
				credentials: "same-origin",
			});
			const content = await new Response(body).arrayBuffer();
			// A navigation refuses a redirected response, so a new one is made.
			const reply = new Response(content, { status, statusText, headers });
			return { reply, isOwn: ok && (await isIntact(path, reply.clone())) };
		};
		const first = await fetchFile(isAsset(path) ? "default" : "no-cache");
		const isRefetched = !first.isOwn && isWorthRefetch(first.reply);
		const loaded = isRefetched ? await fetchFile("reload") : first;
		const isKept = loaded.isOwn && (await put(slotOf(file), loaded.reply));
		return { ...loaded, isKept };
	}

	/** Fetches the file if it is missing or damaged; returns false if the host no longer has this release. Rejects without a network, and on a full phone, which cannot store further files either. */
	async function ensureIntact(file: ReleaseFile): Promise<boolean> {
		if (await isCached(file, isIntact)) return true;
		const { isOwn, isKept, reply } = await load(file);
		if (isOwn && !isKept) throw new Error("The phone is full");
		return isOwn || reply.status >= 500;
	}

	const codeFiles = files.filter(({ code }) => code);

	/** Fetches the missing files that a saved code needs. Rejects if some are missing after that: without a network, after a host's failure, on a full disk. */
	async function fetchCodeFiles(): Promise<void> {
		await Promise.all(codeFiles.map(ensureIntact));
		const areCached = await Promise.all(
			codeFiles.map((file) => isCached(file)),
		);
		if (areCached.includes(false))
			throw new Error("Files of a code are missing");
	}

	async function repairAll({ isSavingData, language }: PageState) {
		let isReleaseGone = false;
		const noteResult = (isThere: boolean) => {
			if (!isThere) isReleaseGone = true;
		};
		const isOtherLanguage = (file: ReleaseFile) =>
			language !== undefined && (file.language ?? language) !== language;
		const codeFilesFirst = codeFiles.filter((file) => !isOtherLanguage(file));
		const codeFilesLater = codeFiles.filter(isOtherLanguage);
		try {
			for (const file of files)
				if (!file.later) noteResult(await ensureIntact(file));
			for (const part of [codeFilesFirst, codeFilesLater])
				if (!isReleaseGone)
					(await Promise.all(part.map(ensureIntact))).forEach(noteResult);
			for (const file of files)
				if (file.later && !file.code && !isSavingData && !isReleaseGone)
					noteResult(await ensureIntact(file));
		} catch {
			// Without a network or room, the next visit goes on.
			return;
		}
		const intactPage = pageFile && (await cached(pageFile));
		if (intactPage) await put(secondPageSlot, intactPage);
		if (isReleaseGone) await scope.registration.update().catch(() => undefined);
	}

	let repairing: Promise<void> | undefined;
	return {
		/** Whether the release has a file of this path. */
		has: (path: string) => byPath.has(path),
		isIntact,
		seemsIntact,
		put,
		page,
		/** Serves a file from the cache, else from the network; returns an error response if neither has it. */
		async serve(path: string): Promise<Response> {
			const file = byPath.get(path);
			if (!file) return Response.error();
			const reply = await cached(file);
			if (reply) return reply;
			const loaded = await load(file).catch(() => null);
			return loaded?.reply ?? Response.error();
		},
		fetchCodeFiles,
		/** Checks every file, fetches missing or damaged ones, and updates the worker if the host no longer has this release. */
		repair(page: PageState): Promise<void> {
			repairing ??= repairAll(page).finally(() => {
				repairing = undefined;
			});
			return repairing;
		},
	};
}
