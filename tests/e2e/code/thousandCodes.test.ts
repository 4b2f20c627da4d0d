// Proves that a thousand saved codes are all available after thirty days, with an expired token and without a network (O02).
import type { Page } from "@playwright/test";
import { mirrorCacheName } from "../../../src/domain/app/storedRecord";
import { translate } from "../../support/catalogue";
import {
	claimOf,
	codeText,
	dealOf,
	fillWalletAlone,
	month,
	walletRecords,
} from "../support/filledWallet";
import { expect, test } from "../support/fixtures";
import { goOffline, newCustomer, setToken, signIn } from "../support/journey";
import { button, codeDialog } from "../support/person";
import { databaseName, emptyDatabase, isInBoth } from "../support/savedCopies";
import { scan } from "../support/scanner";
import { waitForWholeShell } from "../support/shell";
import { tokenWith } from "../support/token";

test.use({ serviceWorkers: "allow" });

const amount = 1000;

/** The time to read all records of each copy, and only the keys of the mirror, which every list needs; in ms. */
const costs = (page: Page) =>
	page.evaluate(
		async ([database, name]) => {
			const timed = async (work: () => Promise<unknown>) => {
				const begun = performance.now();
				await work();
				return Math.round(performance.now() - begun);
			};
			const all = () =>
				new Promise((resolve) => {
					indexedDB.open(database).onsuccess = ({ target }) => {
						const { result } = target as IDBOpenDBRequest;
						const work = result.transaction("kept");
						work.objectStore("kept").getAll();
						work.oncomplete = () => {
							result.close();
							resolve(null);
						};
					};
				});
			const cache = await caches.open(name);
			return {
				database: await timed(all),
				mirrorKeys: await timed(() => cache.keys()),
				mirror: await timed(async () =>
					Promise.all((await cache.matchAll()).map((reply) => reply.json())),
				),
			};
		},
		[databaseName, mirrorCacheName("code/")] as const,
	);

test("a thousand codes that the database has lost are listed from the mirror and restored to the database", async ({
	page,
	context,
	appAddress,
}, info) => {
	const customer = await newCustomer(appAddress, "empty");
	await signIn(page, customer, "en-US");
	await waitForWholeShell(page);
	const records = await walletRecords(customer.api.sub, amount);
	await fillWalletAlone(page, records);
	info.annotations.push({
		type: "measured",
		description: JSON.stringify(await costs(page)),
	});
	await emptyDatabase(page);
	await goOffline(page);
	await page.goto("/history?state=history");
	await expect(page.getByRole("article").first()).toBeVisible();
	// The coupon that ends first is at the top.
	await expect(page.getByRole("article").first()).toContainText(
		dealOf(0).slice(12),
	);
	await context.setOffline(false);
	await page.goto("/");
	const [last = ["", null]] = records.slice(-1);
	await expect.poll(() => isInBoth(page, last[0])).toBe(true);
});

test("a thousand codes that were saved thirty days ago are listed, and each can be opened", async ({
	page,
	appAddress,
}) => {
	const person = { page, language: "en-US" } as const;
	const customer = await newCustomer(appAddress, "empty");
	await signIn(page, customer, "en-US");
	await waitForWholeShell(page);
	await fillWalletAlone(page, await walletRecords(customer.api.sub, amount));
	const ended = await tokenWith(-month / 1000, customer);
	await setToken(page, ended);
	await goOffline(page);

	await page.goto("/history?state=history");
	await expect(page.getByRole("article").first()).toBeVisible();
	const listed = await page.evaluate(async () => {
		const names = new Set<string>();
		const drawn = () => new Promise(requestAnimationFrame);
		for (let at = 0; at <= document.documentElement.scrollHeight; at += 500) {
			scrollTo(0, at);
			await drawn();
			await drawn();
			for (const { innerText } of document.querySelectorAll("article"))
				names.add(innerText.match(/two for one \d+/)?.[0] ?? innerText);
		}
		return [...names];
	});
	expect(listed.sort()).toEqual(
		Array.from({ length: amount }, (_, at) => dealOf(at).slice(12)).sort(),
	);

	await page.goto(`/history?state=history&open=${claimOf(0)}`);
	await codeDialog(person);
	await button(person, "Full screen").click();
	const full = page.getByRole("dialog", {
		name: translate("en-US", "Code on the full screen"),
	});
	const picture = full.locator("canvas[data-drawn]");
	await expect(picture).toBeVisible();
	expect(await scan(full)).toEqual([{ format: "Code128", text: codeText(0) }]);
	const read = await page.evaluate(async (all) => {
		const codes: string[] = [];
		const shown = () =>
			document.querySelector("dialog[open] canvas[data-drawn]")?.ariaLabel;
		for (let at = 0; at < all; at++) {
			const code = shown() ?? "";
			codes.push(code);
			dispatchEvent(
				new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
			);
			// The wait has an end, so that a press without effect gives the same code twice instead of a test that hangs.
			for (let frame = 0; frame < 600; frame++) {
				if (shown() && shown() !== code) break;
				await new Promise(requestAnimationFrame);
			}
		}
		return codes;
	}, amount);
	expect(read).toEqual(
		Array.from({ length: amount }, (_, at) =>
			expect.stringContaining(codeText(at)),
		),
	);
});
