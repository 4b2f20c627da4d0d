// A cold start with no network on a phone slowed to a quarter, from a profile on the disk: the time until the content shows, and the page's memory then.
import { type BrowserContext, chromium } from "@playwright/test";
import { phone } from "../../tests/e2e/support/phone";
import { launchOptions } from "../../tests/support/browser";
import { loadPage } from "./pageLoad";
import { memoryOf, waitForIdle } from "./signedInPage";

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
	content: string,
) {
	const context = await open();
	try {
		const start = { name: path, address: path, content };
		const { page, moments } = await loadPage(context, start, "none");
		await waitForIdle(page);
		const session = await context.newCDPSession(page);
		return { time: moments.content, memory: await memoryOf(session) };
	} finally {
		await context.close();
	}
}
