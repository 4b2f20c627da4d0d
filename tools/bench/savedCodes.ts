// A cold start with no network, the token long ended, on a phone slowed to a quarter: to the list of saved codes and to one code, with 10 and with 1,000 of them.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import {
	claimOf,
	fillWallet,
	month,
	walletRecords,
} from "../../tests/e2e/support/filledWallet";
import { phone } from "../../tests/e2e/support/phone";
import { waitForWholeShell } from "../../tests/e2e/support/shell";
import { tokenWith } from "../../tests/e2e/support/token";
import { signInClient } from "../../tests/support/apiClient";
import { startApp } from "../../tests/support/app";
import { browserArguments } from "../../tests/support/browser";
import { runRounds } from "../../tests/support/rounds";

const slowDown = 4;

export interface SavedCodes {
	codes: number;
	/** From the press on the icon to the first code of the list, in ms, a round each. */
	list: number[];
	/** To the drawn barcode of one code, in ms, of the same rounds. */
	code: number[];
}

/** Ms from the navigation to the frame in which this stands. */
async function startTo(
	open: () => Promise<BrowserContext>,
	address: string,
	selector: string,
): Promise<number> {
	const context = await open();
	try {
		const page = context.pages()[0] ?? (await context.newPage());
		// No function with a name: what runs these files would add a call to it that the page does not have.
		await page.addInitScript((wanted) => {
			new MutationObserver((_changes, watch) => {
				if (!document.querySelector(wanted)) return;
				watch.disconnect();
				requestAnimationFrame(() => performance.mark("there"));
			}).observe(document, {
				subtree: true,
				childList: true,
				attributes: true,
			});
		}, selector);
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
		await page.goto(address);
		const there = await page.waitForFunction(
			() => performance.getEntriesByName("there")[0]?.startTime,
		);
		return (await there.jsonValue()) ?? Number.NaN;
	} finally {
		await context.close();
	}
}

/** Ten codes and a thousand, each with a profile and a customer of its own, measured in turn. */
export async function measureSavedCodes(
	executablePath: string,
	rounds: number,
): Promise<{ few: SavedCodes; many: SavedCodes }> {
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	const folder = mkdtempSync(join(tmpdir(), "gift-saved-"));
	const starter = (name: string, offline: boolean) => () =>
		chromium.launchPersistentContext(join(folder, name), {
			...phone,
			executablePath,
			args: browserArguments,
			baseURL: app.address,
			offline,
		});
	try {
		for (const amount of [10, 1000]) {
			const api = await signInClient(app.address, `empty-bench-${amount}`);
			const context = await starter(String(amount), false)();
			const page = context.pages()[0] ?? (await context.newPage());
			await page.goto("/");
			await page.evaluate(() => navigator.serviceWorker.ready);
			// The worker fetches the other screens' code when the page is idle.
			await waitForWholeShell(page);
			await page.goto("/manifest.webmanifest");
			const token = await tokenWith(-month / 1000, { id: "", api });
			await page.evaluate((ended) => {
				localStorage.setItem("token", ended);
			}, token);
			await fillWallet(page, await walletRecords(api.sub, amount));
			await context.close();
		}
		const paths = {
			list: "/history?state=history",
			code: `/history?open=${claimOf(5)}`,
		};
		const wanted = { list: "main article", code: "canvas[data-drawn]" };
		const start = (codes: number, what: keyof typeof wanted) => () =>
			startTo(starter(String(codes), true), paths[what], wanted[what]);
		const [fewList = [], fewCode = [], manyList = [], manyCode = []] =
			await runRounds(rounds, async () => undefined, [
				start(10, "list"),
				start(10, "code"),
				start(1000, "list"),
				start(1000, "code"),
			]);
		return {
			few: { codes: 10, list: fewList, code: fewCode },
			many: { codes: 1000, list: manyList, code: manyCode },
		};
	} finally {
		await app.stop();
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}
