// Proves the byte budgets in the browser: what home loads before its deals, and what is cached before the app works offline.
import { expect, test } from "../e2e/support/fixtures";
import { signIn, waitForHome } from "../e2e/support/journey";
import {
	brotliSize,
	builtFiles,
	kilobytes,
	readBuilt,
	startScripts,
	wireSize,
} from "../support/bundle";

/** Transfer sizes in KB (brotli 11). */
const budget = { script: 140, style: 10, offline: 300 };

test.describe("the first load of home", () => {
	test.use({ serviceWorkers: "block" });

	test(`needs at most ${budget.script} KB of script and ${budget.style} KB of style`, async ({
		page,
		customer,
	}) => {
		await signIn(page, customer);
		await page.addInitScript(() => {
			const look = () =>
				document.querySelector("main article")
					? performance.mark("deals")
					: requestAnimationFrame(look);
			look();
		});
		await page.goto("/");
		await waitForHome(page);
		// Waits for the "deals" mark, which is set in the next frame and ends the measured load.
		await page.waitForFunction(
			() => performance.getEntriesByName("deals").length > 0,
		);
		const loaded = await page.evaluate(() => {
			const [deals] = performance.getEntriesByName("deals");
			return performance
				.getEntriesByType("resource")
				.filter((entry) => entry.startTime < (deals?.startTime ?? 0))
				.map((entry) => new URL(entry.name).pathname.slice(1));
		});
		const built = new Set(builtFiles());
		const scripts = new Set([
			...startScripts(),
			...loaded.filter((file) => file.endsWith(".js") && built.has(file)),
		]);
		const styles = loaded.filter((f) => f.endsWith(".css") && built.has(f));
		const html = readBuilt("index.html").toString();
		const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
		const style =
			wireSize(styles) +
			kilobytes(brotliSize(inline.map(([, css]) => css).join("")));
		const script = wireSize(scripts);
		test.info().annotations.push({
			type: "measured",
			description: `${script.toFixed(1)} KB of script, ${style.toFixed(1)} KB of style`,
		});
		expect(scripts.size).toBeGreaterThan(0);
		expect(script).toBeLessThanOrEqual(budget.script);
		expect(style).toBeGreaterThan(0);
		expect(style).toBeLessThanOrEqual(budget.style);
	});
});

test(`the worker saves at most ${budget.offline} KB before the app works offline`, async ({
	page,
	customer,
}) => {
	await signIn(page, customer);
	const saved = await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		const names = await caches.keys();
		const precache = names.find((name) => name.includes("precache"));
		const entries = await (await caches.open(precache ?? "")).keys();
		return entries.map((entry) => new URL(entry.url).pathname.slice(1));
	});
	const size = wireSize(saved);
	test.info().annotations.push({
		type: "measured",
		description: `${saved.length} files, ${size.toFixed(1)} KB`,
	});
	expect(saved).toContain("index.html");
	expect(size).toBeLessThanOrEqual(budget.offline);
});
