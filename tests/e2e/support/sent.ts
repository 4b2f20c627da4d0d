// What must have happened before a test may say that a request was not sent: it could merely be late.
import { expect, type Page } from "@playwright/test";
import type { FaultProxy } from "./faultProxy";

/** A request of the page's own, answered: what the page has sent before has reached the proxy by then. */
export const requestsArrived = (page: Page) =>
	page.evaluate(async () => {
		await fetch("/api/nothing");
	});

/** All work that any tab has begun under this lock is over: it stands in line for it. */
export const lockIsFree = (page: Page, name: string) =>
	page.evaluate((it) => navigator.locks.request(it, () => undefined), name);

/** The round of prefetching has begun, seconds after a start has sent what waited; `since` is how many requests there were before the start. No page of the history may be open, which asks for the same. */
export const prefetchBegun = ({ requests }: FaultProxy, since: number) =>
	expect
		.poll(() =>
			requests
				.slice(since)
				.some(({ body }) => body.includes('"RewardAltRef":""')),
		)
		.toBe(true);
