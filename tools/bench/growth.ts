// Home's start with no network on a phone slowed to a quarter, and its memory: with 10, 100 and 1,000 saved codes, and with a history of 10,000.
import { join } from "node:path";
import {
	fillWallet,
	walletRecords,
} from "../../tests/e2e/support/filledWallet";
import {
	openAs,
	storeToken,
	waitForHome,
} from "../../tests/e2e/support/journey";
import { waitForWholeShell } from "../../tests/e2e/support/shell";
import type { ApiClient } from "../../tests/support/apiClient";
import { temporaryFolder } from "../../tests/support/atExit";
import { nth } from "../../tests/support/nth";
import { runRounds } from "../../tests/support/rounds";
import { startFilledApp } from "./filledApp";
import { writeClaims } from "./manyItems";
import { openProfile, startOffline } from "./offlineStart";
import { waitForIdle } from "./signedInPage";

interface Phone {
	name: string;
	savedCodes: number;
	/** The number of ended claims on the server. */
	history: number;
}

/** The others are compared with the first one. */
const phones: readonly Phone[] = [
	{ name: "10 saved codes", savedCodes: 10, history: 0 },
	{ name: "100 saved codes", savedCodes: 100, history: 0 },
	{ name: "1,000 saved codes", savedCodes: 1000, history: 0 },
	{ name: "10,000 history items", savedCodes: 10, history: 10_000 },
];

/** Opens home and the history once, then writes the codes to the phone's storage directly. */
async function prepare(
	open: () => ReturnType<typeof openProfile>,
	api: ApiClient,
	savedCodes: number,
) {
	const context = await open();
	try {
		const page = context.pages()[0] ?? (await context.newPage());
		const customer = { id: "", api };
		await openAs(page, customer);
		await waitForHome(page);
		await page.evaluate(() => navigator.serviceWorker.ready);
		await waitForWholeShell(page);
		await page.goto("/history?state=history");
		// The tab of the ended claims.
		await page.getByRole("tab").nth(1).click();
		await waitForIdle(page, 15);
		// Leaves the app, which saves what it has.
		await storeToken(page, customer);
		await fillWallet(page, await walletRecords(api.sub, savedCodes));
	} finally {
		await context.close();
	}
}

/** The starts of each phone until home's deals show, one per round; each has a profile and a customer of its own, they start in turn. */
export async function measureGrowth(rounds: number) {
	const { folder, remove } = temporaryFolder("gift-growth-");
	const app = await startFilledApp(
		phones.map((_, at) => `empty-growth-${at}`),
		async (database, customers) => {
			for (const [at, { history }] of phones.entries())
				if (history > 0)
					await writeClaims(database, nth(customers, at).sub, history, -1);
		},
	);
	const opener = (at: number, offline: boolean) => () =>
		openProfile(join(folder, `${at}`), app.address, offline);
	try {
		for (const [at, { savedCodes }] of phones.entries())
			await prepare(opener(at, false), nth(app.customers, at), savedCodes);
		const measured = await runRounds(
			rounds,
			async () => undefined,
			phones.map(
				(_, at) => () => startOffline(opener(at, true), "/", "main article"),
			),
		);
		return phones.map(({ name }, at) => ({ name, starts: nth(measured, at) }));
	} finally {
		await app.stop();
		remove();
	}
}
