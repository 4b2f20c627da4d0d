// A signed-in phone for Lighthouse, and the audits that a page failed.
import { test as base, expect, type Page } from "@playwright/test";
import type lighthouse from "lighthouse";
import type { Flags } from "lighthouse";
import type lighthouseWithPwa from "lighthouse-pwa";
import { storeToken } from "../e2e/support/journey";
import { signInClient } from "../support/apiClient";
import { temporaryFolder } from "../support/atExit";
import { browserArguments } from "../support/browser";
import { translate } from "../support/catalogue";
import { freePort } from "../support/freePort";

interface Audit {
	id: string;
	score: number | null;
	scoreDisplayMode: string;
	title: string;
	displayValue?: string | undefined;
	numericValue?: number | undefined;
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

/** A phone in use has its codes saved. Their saving, one after another, belongs to the day they were claimed. */
async function saveCodes(page: Page, address: string) {
	await page.goto(`${address}/history?state=history`);
	await page.locator("summary").waitFor();
	await expect(page.getByText(translate("th", "Saving…"))).toHaveCount(0, {
		timeout: 60_000,
	});
}

type Measure = (
	run: typeof lighthouse | typeof lighthouseWithPwa,
	/** Of the app; an address leads elsewhere, as to the baseline. */
	path: string,
	settings: Flags,
) => Promise<Report["lhr"]>;

/** One browser for a worker's audits. Lighthouse clears caches and workers before each load, not the local storage: the phone stays signed in. */
export const test = base.extend<
	object,
	{
		measure: Measure;
		/** Whether the phone has codes of every state, saved; a new one has none. */
		inUse: boolean;
	}
>({
	inUse: [true, { option: true, scope: "worker" }],
	measure: [
		async ({ playwright, inUse }, use) => {
			const address = process.env.TEST_APP_ADDRESS ?? "";
			const port = await freePort();
			const { folder, remove } = temporaryFolder("gift-lighthouse-");
			const context = await playwright.chromium.launchPersistentContext(
				folder,
				{
					executablePath: process.env.TEST_BROWSER,
					args: [...browserArguments, `--remote-debugging-port=${port}`],
				},
			);
			const page = await context.newPage();
			const scenario = inUse ? "full" : "platinum";
			const api = await signInClient(address, `${scenario}-lighthouse`);
			await storeToken(page, { api }, address);
			if (inUse) await saveCodes(page, address);
			await page.close();

			await use(async (run, path, settings) => {
				const { href } = new URL(path, address);
				const look = async () => {
					const result: Report | undefined = await run(href, {
						port,
						logLevel: "silent",
						...settings,
					});
					if (!result) throw new Error("Lighthouse gave no report");
					return result.lhr;
				};
				let report = await look();
				// Lighthouse sometimes loses its own trace or a part of it, which says nothing about the page.
				const isLost =
					report.runtimeError?.code === "NO_NAVSTART" ||
					Object.values(report.categories).some(({ score }) => score === null);
				if (isLost) report = await look();
				expect(report.runtimeError).toBeUndefined();
				return report;
			});
			await context.close();
			remove();
		},
		{ scope: "worker" },
	],
});
export { expect };

/** What a category counts and did not pass. */
export function failedAudits(
	report: Report["lhr"],
	category: string,
): string[] {
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
