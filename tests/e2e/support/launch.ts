// Starts of the app while its window is open, as the home screen's shortcuts bring them (Chromium's launch queue, which no test browser has).
import type { Page } from "@playwright/test";

/** Before the app starts: takes the consumer that it sets. */
export const stubLaunchQueue = (page: Page) =>
	page.addInitScript(() => {
		Object.defineProperty(window, "launchQueue", {
			value: {
				setConsumer: (consumer: unknown) =>
					Object.assign(window, { launch: consumer }),
			},
		});
	});

/** Waits until the app listens for starts: all that runs beside its pages is there by then. */
export const waitForLaunchConsumer = (page: Page) =>
	page.waitForFunction(() => "launch" in window);

/** Starts the app at this path in the window that is open, once the app listens. */
export async function launchShortcut(page: Page, path: string): Promise<void> {
	await waitForLaunchConsumer(page);
	await page.evaluate((address) => {
		const { launchShortcut } = window as {
			launchShortcut?: (start: object) => void;
		};
		launchShortcut?.({ targetURL: new URL(address, location.origin).href });
	}, path);
}
