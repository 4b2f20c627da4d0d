// A signed-in browser for Lighthouse, and the audits that a page failed.
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

/** Waits until all codes are saved: a phone in use saved them earlier, so this is not part of a measured load. */
async function saveCodes(page: Page, address: string) {
	await page.goto(`${address}/history?state=history`);
	await page.locator("summary").waitFor();
	await expect(page.getByText(translate("th", "Saving…"))).toHaveCount(0, {
		timeout: 60_000,
	});
}

type Measure = (
	run: typeof lighthouse | typeof lighthouseWithPwa,
	/** A path of the app, or an absolute address such as the baseline's. */
	path: string,
	settings: Flags,
) => Promise<Report["lhr"]>;

/** One browser per Playwright worker. Lighthouse clears caches and service workers before each load but not local storage, so the customer stays signed in. */
export const test = base.extend<
	object,
	{
		measure: Measure;
		/** Whether the customer has saved codes in every state; otherwise none. */
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
				// Retries once, since Lighthouse sometimes loses its trace or a part of it.
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

/** The weighted audits of a category that the page failed. */
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
