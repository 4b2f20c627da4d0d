// Launches of the open app by home screen shortcuts, through a fake launch queue: test browsers lack Chromium's.
import type { Page } from "@playwright/test";

/** Replaces the launch queue; to be called before the app starts. */
export const stubLaunchQueue = (page: Page) =>
	page.addInitScript(() => {
		Object.defineProperty(window, "launchQueue", {
			value: {
				setConsumer: (consumer: unknown) =>
					Object.assign(window, { launch: consumer }),
			},
		});
	});

/** Waits until the app has set its launch consumer, which it does after starting all background work. */
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
