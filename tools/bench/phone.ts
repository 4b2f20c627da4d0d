// The bench's phone: a mid-range one with a slow processor and a slow network, on an empty profile. Times an app's starts on it: cold, again, with no network.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
	type BrowserContext,
	type CDPSession,
	chromium,
	type Page,
} from "@playwright/test";
import { phone } from "../../tests/e2e/support/phone";
import { browserArguments } from "../../tests/support/browser";

const slowDown = 4;
/** 1.6 Mbit/s down, 750 kbit/s up, in bytes a second; ms there and back. */
const network = {
	offline: false,
	downloadThroughput: 1_600_000 / 8,
	uploadThroughput: 750_000 / 8,
	latency: 150,
};
/** Ms for what a start waits for. */
const timeoutMs = 60_000;
/** Ms for the work of its own that a browser has when it opens, which is no app's. */
const opening = 1000;

export interface Start {
	/** For whoever reads what went wrong. */
	name: string;
	address: string;
	/** A selector that only the real content matches. */
	content: string;
	/** Of the signed-in customer; none in an app without sign-in. */
	token?: string;
}

/** In ms since the navigation began. */
interface Moments {
	/** The first contentful paint. */
	paint: number;
	/** The frame in which the content is there and visible. */
	content: number;
}

export interface Starts {
	/** The first start of all. */
	cold: Moments;
	/** In a new tab, once the service worker has cached its files. */
	warm: Moments;
	/** After the browser was closed, with no network. */
	offline: Moments;
}

/** Runs in a service worker before its first line. */
const toWorker = [
	{ id: 1, method: "Network.enable", params: {} },
	{ id: 2, method: "Network.emulateNetworkConditions", params: network },
	{ id: 3, method: "Runtime.runIfWaitingForDebugger", params: {} },
];

/** Gives the page and its service workers the slow network; the workers that took it stand in the set. */
async function slowNetwork(session: CDPSession): Promise<Set<string>> {
	const workers = new Set<string>();
	// Playwright has no sessions of workers: their messages go wrapped through the page's.
	session.on("Target.attachedToTarget", ({ sessionId }) => {
		for (const command of toWorker)
			session
				.send("Target.sendMessageToTarget", {
					sessionId,
					message: JSON.stringify(command),
				})
				// A worker that has ended meanwhile needs no network.
				.catch(() => undefined);
	});
	session.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => {
		const reply: { id?: number; error?: object } = JSON.parse(message);
		if (reply.id === 2 && !reply.error) workers.add(sessionId);
	});
	await session.send("Target.setAutoAttach", {
		autoAttach: true,
		waitForDebuggerOnStart: true,
		flatten: false,
		filter: [{ type: "service_worker" }],
	});
	// One that runs already answers the navigation, before it is attached to for the page's sake.
	const { targetInfos } = await session.send("Target.getTargets");
	for (const { type, targetId } of targetInfos)
		if (type === "service_worker")
			await session.send("Target.attachToTarget", { targetId, flatten: false });
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", network);
	return workers;
}

interface Loaded {
	page: Page;
	moments: Moments;
	/** How many service workers had the slow network. */
	slowWorkers: number;
}

/** Loads the page in a tab of its own, slowed down until its content stands. */
async function load(
	context: BrowserContext,
	{ name, address, content, token }: Start,
	network: "slow" | "none",
): Promise<Loaded> {
	const page = await context.newPage();
	// No function with a name: what runs these files would add a call to it that the page does not have.
	await page.addInitScript(async (wanted) => {
		let isThere = false;
		while (!isThere) {
			await new Promise(requestAnimationFrame);
			isThere =
				document.querySelector(wanted)?.checkVisibility({
					opacityProperty: true,
					visibilityProperty: true,
				}) ?? false;
		}
		performance.mark("bench-content");
	}, content);
	if (token !== undefined)
		await page.addInitScript((given) => {
			localStorage.setItem("token", given);
		}, token);

	const session = await context.newCDPSession(page);
	const workers =
		network === "slow" ? await slowNetwork(session) : new Set<string>();
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
	await page.goto(address, { waitUntil: "commit", timeout: timeoutMs });
	const seen = await page
		.waitForFunction(
			() => {
				const [paint] = performance.getEntriesByName("first-contentful-paint");
				const [mark] = performance.getEntriesByName("bench-content");
				return paint && mark
					? { paint: paint.startTime, content: mark.startTime }
					: null;
			},
			undefined,
			{ polling: 100, timeout: timeoutMs },
		)
		.catch(() => null);
	const moments = await seen?.jsonValue();
	if (!moments)
		throw new Error(
			`${name}: ${content} was not there after ${timeoutMs / 1000} s, network: ${network}`,
		);
	// With the session goes all that it slowed down.
	await session.detach();
	return { page, moments, slowWorkers: workers.size };
}

/** Waits until the page's service worker is active and has cached no more files for some seconds. */
async function lieStill(page: Page, name: string): Promise<void> {
	const end = Date.now() + timeoutMs;
	let before: number | null = null;
	for (let still = 0; still < 3; ) {
		if (Date.now() > end)
			throw new Error(
				`${name}: no service worker that came to rest after ${timeoutMs / 1000} s`,
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

/** Times the starts of one app on a new phone, which is thrown away afterwards. */
export async function measureStarts(
	executablePath: string,
	start: Start,
): Promise<Starts> {
	const folder = mkdtempSync(join(tmpdir(), "gift-bench-phone-"));
	const open = async (offline: boolean) => {
		const opened = await chromium.launchPersistentContext(folder, {
			...phone,
			executablePath,
			args: browserArguments,
			offline,
		});
		await pause(opening);
		return opened;
	};
	let context: BrowserContext | null = null;
	try {
		context = await open(false);
		const cold = await load(context, start, "slow");
		await lieStill(cold.page, start.name);
		await cold.page.close();
		const warm = await load(context, start, "slow");
		if (warm.slowWorkers === 0)
			throw new Error(`${start.name}: its service worker was not slowed down`);
		await context.close();

		context = await open(true);
		const offline = await load(context, start, "none");
		return {
			cold: cold.moments,
			warm: warm.moments,
			offline: offline.moments,
		};
	} finally {
		await context?.close();
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}
