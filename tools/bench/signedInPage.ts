// Opens a signed-in page on the bench's phone, waits until it is idle, and measures its memory.
import type { Browser, CDPSession, Page } from "@playwright/test";
import { phone } from "../../tests/e2e/support/phone";
import type { ApiClient } from "../../tests/support/apiClient";

/** An empty profile with one page of this customer, which opens paths of the app. */
export async function openSignedIn(
	browser: Browser,
	address: string,
	{ token }: ApiClient,
): Promise<{ page: Page; session: CDPSession }> {
	const context = await browser.newContext({ ...phone, baseURL: address });
	const page = await context.newPage();
	await page.addInitScript((given) => {
		// More entries than a long visit needs.
		performance.setResourceTimingBufferSize(5000);
		localStorage.setItem("token", given);
	}, token);
	return { page, session: await context.newCDPSession(page) };
}

/** Waits until the page has been idle and has loaded nothing during `checks` checks in a row, 100 ms apart. */
export const waitForIdle = (page: Page, checks = 5): Promise<void> =>
	page.evaluate(async (checks) => {
		let before = -1;
		for (let still = 0; still < checks; ) {
			await new Promise((resolve) => setTimeout(resolve, 100));
			await new Promise((resolve) => requestIdleCallback(resolve));
			const loaded = performance.getEntriesByType("resource").length;
			still = loaded === before ? still + 1 : 0;
			before = loaded;
		}
	}, checks);

/** Memory of the page's scripts after a garbage collection, in MB. */
export async function memoryOf(session: CDPSession): Promise<number> {
	await session.send("HeapProfiler.collectGarbage");
	const { usedSize } = await session.send("Runtime.getHeapUsage");
	return usedSize / 1_000_000;
}
