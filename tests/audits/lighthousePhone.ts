// A signed-in phone that Lighthouse looks at, and what it holds against a page.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import type lighthouse from "lighthouse";
import type { Flags } from "lighthouse";
import type lighthouseWithPwa from "lighthouse-pwa";
import { signInClient } from "../tooling/apiClient";
import { browserArguments } from "../tooling/browser";
import { say } from "../tooling/catalogue";
import { freePort } from "../tooling/freePort";

/** The categories whose full marks no timing decides. */
export const marks = ["accessibility", "best-practices", "seo"];

interface Audit {
	id: string;
	score: number | null;
	scoreDisplayMode: string;
	title: string;
	displayValue?: string | undefined;
}
interface Category {
	score: number | null;
	auditRefs: { id: string; weight: number }[];
}
interface Report {
	lhr: {
		categories: Record<string, Category>;
		audits: Record<string, Audit>;
		runtimeError?: { code: string; message: string } | undefined;
	};
}

/** A phone in use: signed in, its codes saved. Their saving, one after another, belongs to the day they were claimed. */
async function beInUse(page: Page, address: string) {
	const api = await signInClient(address, "full-lighthouse");
	await page.goto(`${address}/manifest.webmanifest`);
	await page.evaluate((it) => localStorage.setItem("token", it), api.token);
	await page.goto(`${address}/history?state=history`);
	await page.locator("summary").waitFor();
	await expect(page.getByText(say("th", "Being saved now"))).toHaveCount(0, {
		timeout: 60_000,
	});
	await page.close();
}

type Measure = (
	run: typeof lighthouse | typeof lighthouseWithPwa,
	path: string,
	onlyCategories: string[],
	settings?: Flags,
) => Promise<Report["lhr"]>;

/** One browser for a worker's audits. Lighthouse clears caches and workers before each load, not the local storage: the phone stays signed in. */
export const test = base.extend<object, { measure: Measure }>({
	measure: [
		async ({ playwright }, use) => {
			const address = process.env.TEST_APP_ADDRESS ?? "";
			const port = await freePort();
			const folder = mkdtempSync(join(tmpdir(), "gift-lighthouse-"));
			const context = await playwright.chromium.launchPersistentContext(
				folder,
				{
					executablePath: process.env.TEST_BROWSER,
					args: [...browserArguments, `--remote-debugging-port=${port}`],
				},
			);
			await beInUse(await context.newPage(), address);

			await use(async (run, path, onlyCategories, settings = {}) => {
				const look = async () => {
					const result: Report | undefined = await run(`${address}${path}`, {
						port,
						logLevel: "silent",
						onlyCategories,
						...settings,
					});
					if (!result) throw new Error("Lighthouse gave no report");
					return result.lhr;
				};
				let report = await look();
				// Lighthouse sometimes loses its own trace, which says nothing about the page.
				if (report.runtimeError?.code === "NO_NAVSTART") report = await look();
				expect(report.runtimeError).toBeUndefined();
				return report;
			});
			await context.close();
			rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
		},
		{ scope: "worker" },
	],
});
export { expect };

/** What a category counts and did not pass. */
export function lost(report: Report["lhr"], category: string): string[] {
	const references = report.categories[category]?.auditRefs ?? [];
	return references.flatMap(({ id, weight }) => {
		const audit = report.audits[id];
		const passed =
			audit === undefined || audit.score === null || audit.score >= 0.9;
		return weight === 0 || passed
			? []
			: [`${id}: ${audit.title} ${audit.displayValue ?? ""}`];
	});
}
