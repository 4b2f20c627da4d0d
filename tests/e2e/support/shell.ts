// What the worker holds of the app, as a test waits for it.
import type { Page } from "@playwright/test";
import { builtFiles, readBuilt } from "../../support/bundle";
import { expect } from "./fixtures";

/** Every file of the shell and its bytes; of the page, to which a host may add, only that there is one. */
const shell = builtFiles()
	.filter((file) => /^(index\.html|assets\/.*\.(js|css))$/.test(file))
	.map((file) => ({
		file,
		bytes: file === "index.html" ? null : readBuilt(file).length,
	}));

/** Waits until the worker holds everything whole, also the code of screens that nobody has opened yet: that comes when the page is idle. */
export async function hasWholeShell(page: Page) {
	const missing = () =>
		page.evaluate(async (files) => {
			await navigator.serviceWorker.ready;
			const lost: string[] = [];
			for (const { file, bytes } of files) {
				const reply = await caches.match(`/${file}`, { ignoreSearch: true });
				const size = (await reply?.blob())?.size ?? 0;
				if (bytes === null ? size === 0 : size !== bytes) lost.push(file);
			}
			return lost;
		}, shell);
	await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}
