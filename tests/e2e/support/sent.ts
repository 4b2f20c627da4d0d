// Waits after which a test may expect that a request was not sent and is not merely late.
import { expect, type Page } from "@playwright/test";
import type { FaultProxy } from "./faultProxy";

/** Waits until the requests that the page has sent so far have reached the proxy: sends one more and waits for its reply. */
export const requestsArrived = (page: Page) =>
	page.evaluate(async () => {
		await fetch("/api/nothing");
	});

/** Waits until all work that any tab has begun under this lock is over. */
export const lockIsFree = (page: Page, name: string) =>
	page.evaluate((it) => navigator.locks.request(it, () => undefined), name);

/** Waits until prefetching has begun, which is seconds after the start; `since` is the number of requests before the start. The history page must not be open: it sends the same request. */
export const prefetchBegun = ({ requests }: FaultProxy, since: number) =>
	expect
		.poll(() =>
			requests
				.slice(since)
				.some(({ body }) => body.includes('"RewardAltRef":""')),
		)
		.toBe(true);
