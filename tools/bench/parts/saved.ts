// The part `saved`: starts of a phone with many saved codes, or a long history, beside those of one with ten.
import {
	claimOf,
	fillWallet,
	fillWalletAlone,
	month,
	walletRecords,
} from "../../../tests/e2e/support/filledWallet";
import {
	openAs,
	setToken,
	storeToken,
	waitForHome,
} from "../../../tests/e2e/support/journey";
import {
	newProfile,
	type PhoneProfile,
} from "../../../tests/e2e/support/phone";
import { waitForWholeShell } from "../../../tests/e2e/support/shell";
import { tokenWith } from "../../../tests/e2e/support/token";
import type { ApiClient } from "../../../tests/support/apiClient";
import { nth } from "../../../tests/support/nth";
import { median, ratioOf, runRounds } from "../../../tests/support/rounds";
import { writeClaims } from "../manyItems";
import { startOffline } from "../pageLoad";
import {
	type BenchPart,
	formatMedian,
	printFigure,
	printHeading,
	roundsNote,
} from "../report";
import { waitForIdle } from "../signedInPage";
import { startFilledApp } from "../startFilledApp";

/** The others are compared with the first one; `history` is the number of ended claims on the server. */
const phones = [
	{ name: "10 saved codes", savedCodes: 10, history: 0 },
	{ name: "100 saved codes", savedCodes: 100, history: 0 },
	{ name: "1,000 saved codes", savedCodes: 1000, history: 0 },
	{ name: "10,000 history items", savedCodes: 10, history: 10_000 },
];

/** Opens home and the history once, then writes the codes to the phone's storage directly. */
async function prepare(
	profile: PhoneProfile,
	api: ApiClient,
	savedCodes: number,
) {
	const { page } = await profile.open();
	await openAs(page, { api });
	await waitForHome(page);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await waitForWholeShell(page);
	await page.goto("/history?state=history");
	// The tab of the ended claims.
	await page.getByRole("tab").nth(1).click();
	await waitForIdle(page, 15);
	// Leaving the app makes it save its data.
	await storeToken(page, { api });
	await fillWallet(page, await walletRecords(api.sub, savedCodes));
	await profile.close();
}

/** Ends the token long ago, and forgets the saved lists of a host that knows none of the codes. */
async function endSession(
	profile: PhoneProfile,
	api: ApiClient,
	savedCodes: number,
) {
	const { page } = await profile.open();
	await page.goto("/manifest.webmanifest");
	const token = await tokenWith(-month / 1000, { api });
	await setToken(page, token);
	await fillWalletAlone(page, await walletRecords(api.sub, savedCodes));
	await profile.close();
}

type Start = Awaited<ReturnType<typeof startOffline>>;
const timesOf = (starts: Start[]) => starts.map(({ time }) => time);

function printHomes(homes: Start[][]) {
	const all = phones.map(({ name }, at) => {
		const starts = nth(homes, at);
		const memory = starts.map((start) => start.memory);
		return { name, times: timesOf(starts), memory };
	});
	for (const { name, times, memory } of all)
		console.log(
			`${name}: home's deals in ${formatMedian(times)}, ${median(memory).toFixed(1)} MB of scripts' memory`,
		);
	const first = nth(all, 0);
	for (const { name, times, memory } of all.slice(1)) {
		const pair = `${name} to ${first.name}`;
		printFigure(
			`${pair}, offline start to home's deals`,
			ratioOf(times, first.times),
			{ atMost: 1.1 },
		);
		printFigure(`${pair}, memory`, ratioOf(memory, first.memory), {
			atMost: 1.2,
		});
	}
}

const screens = [
	{ name: "the list", path: "/history?state=history", content: "main article" },
	{
		name: "a code",
		path: `/history?open=${claimOf(5)}`,
		content: "canvas[data-drawn]",
	},
];

/** Each phone has a profile and a customer of its own; they start in turn. */
export const saved: BenchPart = async ({ rounds }) => {
	printHeading(
		"Saved codes, cold start with no network on a slow phone",
		roundsNote(rounds),
	);
	const app = await startFilledApp(
		phones.map((_, at) => `empty-growth-${at}`),
		async (database, customers) => {
			for (const [at, { history }] of phones.entries())
				if (history > 0)
					await writeClaims(database, nth(customers, at).sub, history, -1);
		},
	);
	const prepared = phones.map((phone, at) => ({
		...phone,
		api: nth(app.customers, at),
		profile: newProfile(app.address),
	}));
	try {
		for (const { profile, api, savedCodes } of prepared)
			await prepare(profile, api, savedCodes);
		const homes = await runRounds(
			rounds,
			async () => undefined,
			prepared.map(
				({ profile }) =>
					() =>
						startOffline(profile, "/", "main article"),
			),
		);
		printHomes(homes);

		const [few, many] = [nth(prepared, 0), nth(prepared, 2)];
		for (const { profile, api, savedCodes } of [few, many])
			await endSession(profile, api, savedCodes);
		for (const { name, path, content } of screens) {
			const [ofFew = [], ofMany = []] = await runRounds(
				rounds,
				async () => undefined,
				[few, many].map(
					({ profile }) =>
						() =>
							startOffline(profile, path, content),
				),
			);
			const [one, other] = [timesOf(ofFew), timesOf(ofMany)];
			console.log(
				`${name} with ${few.name} in ${formatMedian(one)}, with ${many.name} in ${formatMedian(other)}`,
			);
			printFigure(
				`${many.name} to ${few.name}, offline start to ${name}`,
				ratioOf(other, one),
				{ atMost: 1.2 },
			);
		}
	} finally {
		for (const { profile } of prepared) await profile.remove();
		await app.stop();
	}
};
