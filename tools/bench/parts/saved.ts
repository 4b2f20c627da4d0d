// The part `saved`: starts of a phone with many saved codes, or a long history, beside those of one with ten.
import { join } from "node:path";
import {
	claimOf,
	fillWallet,
	fillWalletAlone,
	month,
	walletRecords,
} from "../../../tests/e2e/support/filledWallet";
import {
	openAs,
	storeToken,
	waitForHome,
} from "../../../tests/e2e/support/journey";
import { waitForWholeShell } from "../../../tests/e2e/support/shell";
import { tokenWith } from "../../../tests/e2e/support/token";
import { type ApiClient, signInClient } from "../../../tests/support/apiClient";
import { startApp } from "../../../tests/support/app";
import { temporaryFolder } from "../../../tests/support/atExit";
import { nth } from "../../../tests/support/nth";
import { median, ratioOf, runRounds } from "../../../tests/support/rounds";
import { startFilledApp } from "../filledApp";
import { writeClaims } from "../manyItems";
import { openProfile, startOffline } from "../offlineStart";
import { medianMs, printFigure, printHeading, roundsNote } from "../report";
import { waitForIdle } from "../signedInPage";
import type { BenchPart } from "./part";

/** Opens new profiles, each known by its name, for the app at this address. */
function profilesFor(address: string) {
	const { folder } = temporaryFolder("gift-saved-");
	return (name: string, offline: boolean) => () =>
		openProfile(join(folder, name), address, offline);
}

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
async function prepareHome(
	open: () => ReturnType<typeof openProfile>,
	api: ApiClient,
	savedCodes: number,
) {
	const context = await open();
	const page = await context.newPage();
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
	await context.close();
}

/** The starts of each phone until home's deals show, one per round; each has a profile and a customer of its own, they start in turn. */
async function measureHomeStarts(rounds: number) {
	const app = await startFilledApp(
		phones.map((_, at) => `empty-growth-${at}`),
		async (database, customers) => {
			for (const [at, { history }] of phones.entries())
				if (history > 0)
					await writeClaims(database, nth(customers, at).sub, history, -1);
		},
	);
	const profile = profilesFor(app.address);
	try {
		for (const [at, { name, savedCodes }] of phones.entries())
			await prepareHome(
				profile(name, false),
				nth(app.customers, at),
				savedCodes,
			);
		const measured = await runRounds(
			rounds,
			async () => undefined,
			phones.map(
				({ name }) =>
					() =>
						startOffline(profile(name, true), "/", "main article"),
			),
		);
		return phones.map(({ name }, at) => ({ name, starts: nth(measured, at) }));
	} finally {
		await app.stop();
	}
}

/** Opens the app once, then writes the codes and a token that ended long ago to the phone's storage directly. */
async function prepareCodes(
	open: () => ReturnType<typeof openProfile>,
	api: ApiClient,
	savedCodes: number,
) {
	const context = await open();
	const page = await context.newPage();
	await page.goto("/");
	await page.evaluate(() => navigator.serviceWorker.ready);
	// The worker fetches the other screens' code when the page is idle.
	await waitForWholeShell(page);
	await page.goto("/manifest.webmanifest");
	const token = await tokenWith(-month / 1000, { id: "", api });
	await page.evaluate((ended) => {
		localStorage.setItem("token", ended);
	}, token);
	await fillWalletAlone(page, await walletRecords(api.sub, savedCodes));
	await context.close();
}

/** Ms from the start to the first code of the list, and to the drawn barcode of one code, one per round: with ten codes and with a thousand, in turn. */
async function measureCodeStarts(rounds: number) {
	const app = await startApp({ RATE_LIMIT_PER_CLIENT: "0" });
	const profile = profilesFor(app.address);
	try {
		for (const amount of [10, 1000]) {
			const api = await signInClient(app.address, `empty-bench-${amount}`);
			await prepareCodes(profile(String(amount), false), api, amount);
		}
		const timeOf = (codes: number, path: string, content: string) => async () =>
			(await startOffline(profile(String(codes), true), path, content)).time;
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
	}
}

export const saved: BenchPart = async ({ rounds }) => {
	printHeading(
		"Saved codes, cold start with no network on a slow phone",
		roundsNote(rounds),
	);
	const { few, many } = await measureCodeStarts(rounds);
	for (const it of [few, many])
		console.log(
			`${it.codes} saved codes: list in ${medianMs(it.list)}, code in ${medianMs(it.code)}`,
		);
	for (const what of ["list", "code"] as const)
		printFigure(
			`${many.codes} saved codes to ${few.codes}, offline start to the ${what}`,
			ratioOf(many[what], few[what]),
			{ atMost: 1.2 },
		);

	const homes = (await measureHomeStarts(rounds)).map(({ name, starts }) => ({
		name,
		times: starts.map(({ time }) => time),
		memory: starts.map((start) => start.memory),
	}));
	for (const { name, times, memory } of homes)
		console.log(
			`${name}: home's deals in ${medianMs(times)}, ${median(memory).toFixed(1)} MB of scripts' memory`,
		);
	const [first, ...others] = homes;
	if (!first) return;
	for (const { name, times, memory } of others) {
		const pair = `${name} to ${first.name}`;
		printFigure(
			`${pair}, offline start to home's deals`,
			ratioOf(times, first.times),
			{
				atMost: 1.1,
			},
		);
		printFigure(`${pair}, memory`, ratioOf(memory, first.memory), {
			atMost: 1.2,
		});
	}
};
