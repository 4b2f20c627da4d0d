// A cold start with no network, the token long ended, on a phone slowed to a quarter: to the list of saved codes and to one code, with 10 and with 1,000 of them.

import { join } from "node:path";
import {
	claimOf,
	fillWallet,
	month,
	walletRecords,
} from "../../tests/e2e/support/filledWallet";
import { waitForWholeShell } from "../../tests/e2e/support/shell";
import { tokenWith } from "../../tests/e2e/support/token";
import { signInClient } from "../../tests/support/apiClient";
import { startApp } from "../../tests/support/app";
import { temporaryFolder } from "../../tests/support/atExit";
import { runRounds } from "../../tests/support/rounds";
import { type OfflineStart, openProfile, startOffline } from "./offlineStart";

export interface SavedCodes {
	codes: number;
	/** From the start to the first code of the list, in ms, one per round. */
	list: number[];
	/** From the start to the drawn barcode of one code, in ms, in the same rounds. */
	code: number[];
}

/** Ten codes and a thousand, each with a profile and a customer of its own, measured in turn. */
export async function measureSavedCodes(
	rounds: number,
): Promise<{ few: SavedCodes; many: SavedCodes }> {
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
			await fillWallet(page, await walletRecords(api.sub, amount));
			await context.close();
		}
		const paths = {
			list: "/history?state=history",
			code: `/history?open=${claimOf(5)}`,
		};
		const contentSelectors = {
			list: "main article",
			code: "canvas[data-drawn]",
		};
		const start = (codes: number, what: keyof typeof contentSelectors) => () =>
			startOffline(
				starter(String(codes), true),
				paths[what],
				contentSelectors[what],
			);
		const measured = await runRounds(rounds, async () => undefined, [
			start(10, "list"),
			start(10, "code"),
			start(1000, "list"),
			start(1000, "code"),
		]);
		const times = (starts: OfflineStart[] = []) =>
			starts.map(({ time }) => time);
		const [fewList, fewCode, manyList, manyCode] = measured;
		return {
			few: { codes: 10, list: times(fewList), code: times(fewCode) },
			many: { codes: 1000, list: times(manyList), code: times(manyCode) },
		};
	} finally {
		await app.stop();
		remove();
	}
}
