// What the service worker has cached: waits until it is the whole app, and reads the types of files.
import { expect, type Page } from "@playwright/test";
import { builtFiles, readBuilt } from "../../support/bundle";

/** Every file of the shell with its size in bytes; null for the page, whose size a host may change. */
const shellFiles = () =>
	builtFiles()
		.filter((file) => /^(index\.html|assets\/.*\.(js|css))$/.test(file))
		.map((file) => ({
			file,
			bytes: file === "index.html" ? null : readBuilt(file).length,
		}));

/** Waits until every file is cached completely, including the code of unopened screens, which is fetched when the page is idle. */
export async function waitForWholeShell(page: Page) {
	const shell = shellFiles();
	const missing = () =>
		page.evaluate(async (files) => {
			await navigator.serviceWorker.ready;
			const incomplete: string[] = [];
			for (const { file, bytes } of files) {
				const reply = await caches.match(`/${file}`, { ignoreSearch: true });
				const size = (await reply?.blob())?.size ?? 0;
				if (bytes === null ? size === 0 : size !== bytes) incomplete.push(file);
			}
			return incomplete;
		}, shell);
	await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

/** The types of the cached files whose address contains `part`. */
export const cachedTypes = (page: Page, part: string) =>
	page.evaluate(async (text) => {
		const types: string[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				if (!request.url.includes(text)) continue;
				const reply = await cache.match(request);
				types.push(reply?.headers.get("content-type")?.split(";")[0] ?? "");
			}
		}
		return types;
	}, part);
