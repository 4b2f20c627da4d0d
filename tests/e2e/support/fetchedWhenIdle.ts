// Waits until the worker has the whole app, so that a screen nobody has opened yet opens without a network.
import type { Page } from "@playwright/test";
import { builtFiles } from "../../support/bundle";

/** The worker has everything, also the code of screens that nobody has opened yet: that comes when the page is idle. */
export const fetchedWhenIdle = (page: Page) =>
	page.waitForFunction(
		async (files) => {
			await navigator.serviceWorker.ready;
			const found = await Promise.all(
				files.map((file) => caches.match(`/${file}`, { ignoreSearch: true })),
			);
			return found.every((response) => response !== undefined);
		},
		builtFiles().filter((file) => /^assets\/.*\.(js|css)$/.test(file)),
	);
