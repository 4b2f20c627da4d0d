// The bench's phone: a mid-range one with a slow processor and a slow network, on an empty profile. Times an app's starts on it: cold, again, with no network.
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { newProfile } from "../../tests/e2e/support/phone";
import { loadPage, type Moments, type Start, timeoutMs } from "./pageLoad";

/** Ms that a browser needs for its own work after opening. */
const opening = 1000;

export interface Starts {
	/** The first start of all, until the worker is active. */
	cold: Moments;
	/** In a new tab, once the service worker has cached its files. */
	warm?: Moments;
	/** After the browser was closed, with no network. */
	offline?: Moments;
}

/** Waits until the page's service worker is active and has cached no more files for some seconds. */
async function waitForIdleWorker(page: Page, name: string): Promise<void> {
	const end = Date.now() + timeoutMs;
	let before: number | null = null;
	for (let still = 0; still < 3; ) {
		if (Date.now() > end)
			throw new Error(
				`${name}: the service worker was still caching after ${timeoutMs / 1000} s`,
			);
		await page.waitForTimeout(1500);
		const files = await page.evaluate(async () => {
			const registration = await navigator.serviceWorker.getRegistration();
			if (registration?.active?.state !== "activated") return null;
			let sum = 0;
			for (const cache of await caches.keys())
				sum += (await (await caches.open(cache)).keys()).length;
			return sum;
		});
		still = files !== null && files === before ? still + 1 : 0;
		before = files;
	}
}

/** Times the cold start of an app on a new profile, which is removed afterwards, and then the starts in `more`. */
export async function measureStarts(
	start: Start,
	more: readonly ("warm" | "offline")[],
): Promise<Starts> {
	const profile = newProfile(start.address);
	const open = async ({ offline = false } = {}) => {
		const { context } = await profile.open({ offline });
		await pause(opening);
		return context;
	};
	try {
		const context = await open();
		const cold = await loadPage(context, start, "slow", { whole: true });
		const starts: Starts = { cold: cold.moments };
		if (more.length === 0) return starts;
		await waitForIdleWorker(cold.page, start.name);
		await cold.page.close();
		if (more.includes("warm"))
			starts.warm = (await loadPage(context, start, "slow")).moments;
		if (!more.includes("offline")) return starts;
		await profile.close();
		starts.offline = (
			await loadPage(await open({ offline: true }), start, "none")
		).moments;
		return starts;
	} finally {
		await profile.remove();
	}
}
