// Damages browser profiles on disk while the browser is closed: offline every saved code is still shown (O01, O08).
import { claimForLater } from "../../e2e/support/coupon";
import {
	deleteStore,
	flipBytes,
	type StoreOnDisk,
	truncateStore,
} from "../../e2e/support/damagedProfile";
import { expect, test } from "../../e2e/support/fixtures";
import { signIn } from "../../e2e/support/journey";
import { newProfile } from "../../e2e/support/phone";
import { isInBoth, recordsOf } from "../../e2e/support/savedCopies";
import { waitForWholeShell } from "../../e2e/support/shell";
import { reportBrowserTrials } from "../browserTrials";
import { pick } from "../storageDamage";
import { seededRandom, trials } from "../trials";

const stores: StoreOnDisk[] = ["IndexedDB", "CacheStorage"];
const damages = {
	deleted: deleteStore,
	emptied: (folder: string, store: StoreOnDisk) =>
		truncateStore(folder, store, 0),
	cut: (folder: string, store: StoreOnDisk, random: () => number) =>
		truncateStore(folder, store, random(), () => random() < 0.7),
	flipped: flipBytes,
} as const;
const kinds = Object.keys(damages) as (keyof typeof damages)[];

test("profiles damaged on the disk", async ({
	profile,
	customer,
	faultProxy,
}, info) => {
	const id = await claimForLater(customer.api, "1060");
	const { page } = await profile.open();
	await signIn(page, customer);
	await page.goto("/history?state=history");
	const key = `code/${customer.api.sub}/${id}`;
	await expect.poll(() => isInBoth(page, key)).toBe(true);
	const [record] = await recordsOf(page, key);
	const code: string = JSON.parse(record?.json ?? "{}").code;
	await waitForWholeShell(page);
	await profile.close();

	const tries = trials(20, 2);
	const random = seededRandom(1);
	const bad: string[] = [];
	faultProxy.down();
	for (let at = 0; at < tries; at++) {
		const store = stores[at % 2] ?? "IndexedDB";
		const kind = pick(random, kinds);
		const says = `trial ${at}, ${store} ${kind}`;
		const copy = newProfile(faultProxy.address, {
			copyOf: profile.folder,
		});
		try {
			damages[kind](copy.folder, store, random);
			const phone = await copy.open({ offline: true });
			await phone.page.goto(`/history?state=history&open=${id}`);
			// The code is in the app's dialog, or on the worker's plain page if the app cannot start.
			await expect(
				phone.page
					.locator(`dialog[open] canvas[data-drawn][aria-label*="${code}"]`)
					.or(phone.page.locator("code", { hasText: code })),
			).toBeVisible();
		} catch (error) {
			bad.push(`${says}: ${error}`);
		} finally {
			await copy.remove();
		}
	}
	reportBrowserTrials(info, tries, bad);
});
