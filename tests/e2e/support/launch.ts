// Launches of the open app by home screen shortcuts (Chromium's launch queue, which no test browser has).
import type { Page } from "@playwright/test";

/** Before the app starts: replaces the launch queue. */
export const stubLaunchQueue = (page: Page) =>
	page.addInitScript(() => {
		Object.defineProperty(window, "launchQueue", {
			value: {
				setConsumer: (consumer: unknown) =>
					Object.assign(window, { launch: consumer }),
			},
		});
	});

/** Waits until the app has set its launch consumer: all background work is started by then. */
export const waitForLaunchConsumer = (page: Page) =>
	page.waitForFunction(() => "launch" in window);

/** Launches the app at this path in the open window. */
export async function launchShortcut(page: Page, path: string): Promise<void> {
	await waitForLaunchConsumer(page);
	await page.evaluate((address) => {
		const { launch } = window as { launch?: (start: object) => void };
		launch?.({ targetURL: new URL(address, location.origin).href });
	}, path);
}
