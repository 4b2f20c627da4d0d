// Waits until the service worker has cached the whole app.
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
