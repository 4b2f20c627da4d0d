// A page of the bench's phone with a customer signed in; its rest and its memory.
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
		// More than a long visit asks for.
		performance.setResourceTimingBufferSize(5000);
		localStorage.setItem("token", given);
	}, token);
	return { page, session: await context.newCDPSession(page) };
}

/** Waits until the page has been idle and asked for nothing during `quiet` looks, 100 ms apart. */
export const waitForIdle = (page: Page, quiet = 5): Promise<void> =>
	page.evaluate(async (looks) => {
		let before = -1;
		for (let still = 0; still < looks; ) {
			await new Promise((look) => setTimeout(look, 100));
			await new Promise((idle) => requestIdleCallback(idle));
			const asked = performance.getEntriesByType("resource").length;
			still = asked === before ? still + 1 : 0;
			before = asked;
		}
	}, quiet);

/** Memory of the page's scripts after a garbage collection, in MB. */
export async function memoryOf(session: CDPSession): Promise<number> {
	await session.send("HeapProfiler.collectGarbage");
	const { usedSize } = await session.send("Runtime.getHeapUsage");
	return usedSize / 1_000_000;
}
