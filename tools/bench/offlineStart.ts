// A cold start with no network on a phone slowed to a quarter, from a profile on the disk: the time until the content shows, and the page's memory then.
import { type BrowserContext, chromium } from "@playwright/test";
import { phone } from "../../tests/e2e/support/phone";
import { launchOptions } from "../../tests/support/browser";
import { memoryOf, waitForIdle } from "./signedInPage";
import { slowProcessor } from "./slowPhone";

/** A browser on the profile in this folder, for the app at this address. */
export const openProfile = async (
	folder: string,
	baseURL: string,
	offline: boolean,
) =>
	chromium.launchPersistentContext(folder, {
		...phone,
		...(await launchOptions()),
		baseURL,
		offline,
	});

/** Opens the path in a new browser: the ms from the navigation to the frame with the selector, and the memory of the page's scripts once it is idle, in MB. */
export async function startOffline(
	open: () => Promise<BrowserContext>,
	path: string,
	selector: string,
) {
	const context = await open();
	try {
		const page = context.pages()[0] ?? (await context.newPage());
		// No function with a name: what runs these files would add a call to it that the page does not have.
		await page.addInitScript((selector) => {
			new MutationObserver((_changes, watch) => {
				if (!document.querySelector(selector)) return;
				watch.disconnect();
				requestAnimationFrame(() => performance.mark("there"));
			}).observe(document, {
				subtree: true,
				childList: true,
				attributes: true,
			});
		}, selector);
		const session = await context.newCDPSession(page);
		await slowProcessor(session);
		await page.goto(path);
		const there = await page.waitForFunction(
			() => performance.getEntriesByName("there")[0]?.startTime,
		);
		const time = (await there.jsonValue()) ?? Number.NaN;
		await waitForIdle(page);
		return { time, memory: await memoryOf(session) };
	} finally {
		await context.close();
	}
}
