// One load of a page on the bench's phone, in a tab of its own.
import type { BrowserContext } from "@playwright/test";
import {
	readMoments,
	recordMoments,
	type Start,
	timeoutMs,
	waitForContent,
	waitForRest,
} from "./moments";
import { slowNetwork, slowProcessor } from "./slowPhone";

/** Loads the page in a tab of its own, slowed down until its content stands; `whole`: until its worker is active and its pictures are there, too. Tells how many service workers had the slow network. */
export async function loadPage(
	context: BrowserContext,
	start: Start,
	network: "slow" | "none",
	whole = false,
) {
	const page = await context.newPage();
	const pictures = new Set<string>();
	page.on("request", (request) => {
		if (request.resourceType() === "image") pictures.add(request.url());
	});
	await recordMoments(page, start);
	const session = await context.newCDPSession(page);
	const workers =
		network === "slow" ? await slowNetwork(session) : new Set<string>();
	await slowProcessor(session);
	const { name, address, content } = start;
	await page.goto(address, { waitUntil: "commit", timeout: timeoutMs });
	const failed = (what: string) =>
		new Error(
			`${name}: ${what} after ${timeoutMs / 1000} s, network: ${network}`,
		);
	if (!(await waitForContent(page))) throw failed(`${content} was not there`);
	if (whole)
		await waitForRest(page).catch(() => {
			throw failed("no active worker, or a picture in sight not complete");
		});
	const moments = await readMoments(page, pictures);
	// With the session goes all that it slowed down.
	await session.detach();
	return { page, moments, slowWorkers: workers.size };
}
