// What the worker holds of the app, as a test waits for it.
import type { Page } from "@playwright/test";
import { builtFiles } from "../../support/bundle";

/** Waits until the worker holds everything, also the code of screens that nobody has opened yet: that comes when the page is idle. */
export const hasWholeShell = (page: Page) =>
	page.waitForFunction(
		async (files) => {
			await navigator.serviceWorker.ready;
			const found = await Promise.all(
				files.map((file) => caches.match(`/${file}`, { ignoreSearch: true })),
			);
			return found.every((response) => response !== undefined);
		},
		builtFiles().filter((file) =>
			/^(index\.html|assets\/.*\.(js|css))$/.test(file),
		),
	);
