// Damages one copy of a code and any other key of the app's storage at random: offline the app starts and shows the code (O01).
import type { Page } from "@playwright/test";
import { storageKeys } from "../../../src/platform/storage/storage";
import {
	claimOf,
	codeText,
	fillWalletAlone,
	walletRecords,
} from "../../e2e/support/filledWallet";
import { expect, test } from "../../e2e/support/fixtures";
import { goOffline, newCustomer, signIn } from "../../e2e/support/journey";
import { putInDatabase, putInMirror } from "../../e2e/support/savedCopies";
import { waitForWholeShell } from "../../e2e/support/shell";
import { reportBrowserTrials } from "../browserTrials";
import { below, damaged, junk, pick, type Random } from "../storageDamage";
import { seededRandom, trials } from "../trials";

test.use({ serviceWorkers: "allow" });

/** Every key that the app writes except the token, without which nobody is signed in. */
const keysOfApp = (sub: string) =>
	Object.entries(storageKeys)
		.filter(([name]) => name !== "token")
		.map(([, key]) => (typeof key === "function" ? key(sub, "address") : key));

const odd = [
	...junk,
	"-1",
	"1e20",
	"99999999999999999999",
	"true",
	'{"a":',
	'[{"reference":5}]',
	"\u202e\u0000",
];

/** A value for a key of web storage: the damaged current one, or an invalid one. */
const oddText = (random: Random, before: string | undefined) =>
	before && random() < 0.5
		? (damaged(random, before, odd) ?? "")
		: pick(random, odd);

const storedTexts = (page: Page) =>
	page.evaluate(() => Object.entries(localStorage));

const writeTexts = (
	page: Page,
	texts: (readonly [key: string, text: string])[],
	afresh: (readonly [key: string, text: string])[],
) =>
	page.evaluate(
		([all, before]) => {
			localStorage.clear();
			sessionStorage.clear();
			for (const [key, text] of before) localStorage.setItem(key, text);
			for (const [key, text] of all) {
				localStorage.setItem(key, text);
				sessionStorage.setItem(key, text);
			}
		},
		[texts, afresh] as const,
	);

test("random damage to one copy of a code, and to any other key", async ({
	page,
	appAddress,
}, info) => {
	const customer = await newCustomer(appAddress, "empty");
	const { sub } = customer.api;
	await signIn(page, customer);
	await waitForWholeShell(page);
	const records = await walletRecords(sub, 3);
	await page.goto("/manifest.webmanifest");
	const whole = await storedTexts(page);
	await goOffline(page);
	const tries = trials(500, 30);
	const bad: string[] = [];
	for (let seed = 1; seed <= tries; seed++) {
		const random = seededRandom(seed);
		const nth = below(random, records.length);
		const says = `seed ${seed}, code ${nth}`;
		try {
			await fillWalletAlone(page, records);
			const put = random() < 0.5 ? putInDatabase : putInMirror;
			const texts = records.map(([, value]) => JSON.stringify(value));
			const hurt = records.map(([key], at) => {
				const text = damaged(random, texts[at] ?? "", texts) ?? "null";
				try {
					return [key, JSON.parse(text)] as const;
				} catch {
					return [key, text] as const;
				}
			});
			await put(page, hurt);
			const odds = keysOfApp(sub)
				.filter(() => random() < 0.4)
				.map((key) => {
					const before = whole.find(([name]) => name === key)?.[1];
					return [key, oddText(random, before)] as const;
				});
			await writeTexts(page, odds, whole);
			await page.goto(`/history?state=history&open=${claimOf(nth)}`);
			await expect(
				page.locator(
					`dialog[open] canvas[data-drawn][aria-label*="${codeText(nth)}"]`,
				),
			).toBeVisible();
		} catch (error) {
			bad.push(`${says}: ${error}`);
		}
	}
	reportBrowserTrials(info, tries, bad);
});
