// A cold start with no network, the token long ended, on a phone slowed to a quarter: to the list of saved codes and to one code, with 10 and with 1,000 of them.

import { join } from "node:path";
import {
	claimOf,
	fillWalletAlone,
	month,
	walletRecords,
} from "../../tests/e2e/support/filledWallet";
import { waitForWholeShell } from "../../tests/e2e/support/shell";
import { tokenWith } from "../../tests/e2e/support/token";
import { signInClient } from "../../tests/support/apiClient";
import { startApp } from "../../tests/support/app";
import { temporaryFolder } from "../../tests/support/atExit";
import { runRounds } from "../../tests/support/rounds";
import { openProfile, startOffline } from "./offlineStart";

/**
 * Ms from the start to the first code of the list, and to the drawn barcode of
 * one code, one per round: with ten codes and with a thousand, each with a
 * profile and a customer of its own, measured in turn.
 */
export async function measureSavedCodes(rounds: number) {
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	const { folder, remove } = temporaryFolder("gift-saved-");
	const starter = (name: string, offline: boolean) => () =>
		openProfile(join(folder, name), app.address, offline);
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
			await fillWalletAlone(page, await walletRecords(api.sub, amount));
			await context.close();
		}
		const timeOf = (codes: number, path: string, content: string) => async () =>
			(await startOffline(starter(String(codes), true), path, content)).time;
		const list = ["/history?state=history", "main article"] as const;
		const code = [`/history?open=${claimOf(5)}`, "canvas[data-drawn]"] as const;
		const [fewList = [], fewCode = [], manyList = [], manyCode = []] =
			await runRounds(rounds, async () => undefined, [
				timeOf(10, ...list),
				timeOf(10, ...code),
				timeOf(1000, ...list),
				timeOf(1000, ...code),
			]);
		return {
			few: { codes: 10, list: fewList, code: fewCode },
			many: { codes: 1000, list: manyList, code: manyCode },
		};
	} finally {
		await app.stop();
		remove();
	}
}
