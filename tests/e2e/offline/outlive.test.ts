// Proves that saved codes open whatever else fails: a refusing host, thirty days without a visit, an expired token, a wrong clock, a lost copy, an eviction (O01, O02).
import type { Page } from "@playwright/test";
import { couponCodeDetail } from "../../../src/contract/code";
import { translate } from "../../support/catalogue";
import { claimForLater } from "../support/coupon";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import {
	clearSavedQueries,
	goOffline,
	setToken,
	signIn,
	storeToken,
} from "../support/journey";
import {
	button,
	codeDialog,
	couponButton,
	readCode,
	waitForGuardRemoval,
} from "../support/person";
import { putInDatabase, putInMirror, recordsOf } from "../support/savedCopies";
import { waitForWholeShell } from "../support/shell";
import { storedText } from "../support/storedText";
import { tokenWith } from "../support/token";

test.use({ serviceWorkers: "allow" });

/** Coupons without a countdown. */
const reference = "1060";
const another = "1065";
const list = "/history?state=history";
const day = 86_400_000;

/** The record of a code in each copy, without the time at which it was saved. */
const copies = async (page: Page, key: string) =>
	(await recordsOf(page, key)).map(
		(record) => record?.json.replace(/"saved_at":\d+/, "") ?? "",
	);

/** Flips one bit of the code in each copy, which only the checksum reveals. */
async function damageCopies(page: Page, key: string) {
	const [inDatabase, inMirror] = (await recordsOf(page, key)).map((record) => {
		if (!record) throw new Error(`A copy has no ${key}`);
		const at = record.json.indexOf('"code":"') + 8;
		const flipped = String.fromCharCode(record.json.charCodeAt(at) ^ 1);
		const json = record.json.slice(0, at) + flipped + record.json.slice(at + 1);
		return { ...record, json };
	});
	await putInDatabase(page, [[key, inDatabase]]);
	await putInMirror(page, [[key, inMirror]]);
}

test("an unopened coupon is saved on the phone automatically, and opens whatever else fails", async ({
	page,
	context,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	const transaction = await claimForLater(customer.api, reference);
	const onPhone = () => storedText(page);
	const key = `code/${customer.api.sub}/${transaction}`;
	await signIn(page, customer);
	await waitForWholeShell(page);
	await expect.poll(onPhone).toContain(key);
	expect(
		faultProxy.requests.filter(({ body }) =>
			body.includes('"Start_Countdown":true'),
		),
	).toEqual([]);

	/** Checks that the code is on the screen, and closes it. */
	async function isOpen() {
		const dialog = await codeDialog(person);
		await expect(dialog.locator("canvas[data-drawn]")).toBeVisible();
		await expect(
			dialog.getByText(
				translate("th", "Saved on this phone, opens without internet"),
			),
		).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
	}
	/** Opens the code by its address or from the list, and closes it. */
	async function opens(action: "Use code" | "View code") {
		if (action === "Use code") {
			await page.goto(`${list}&open=${transaction}`);
		} else {
			await page.goto(list);
			await couponButton(person, action).click();
		}
		await isOpen();
	}
	/** Leaves the dialog that covers the list, opens the code from the list and closes it; the dialog does not return. */
	async function opensBehindLock() {
		await page.goto(list);
		await button(person, "Open saved codes").click();
		await waitForGuardRemoval(page);
		await couponButton(person, "View code").click();
		await isOpen();
		await expect(page.getByRole("dialog")).toHaveCount(0);
	}

	for (const status of [429, 423, 503, 403])
		await test.step(`the host answers everything with ${status}`, async () => {
			await page.goto(list);
			await expect(
				page.getByText(
					translate("th", "Saved on this phone, opens without internet"),
				),
			).toBeVisible();
			// Removes the saved list, which is too new to be requested again.
			if (status !== 503) await clearSavedQueries(page);
			const fault = faultProxy.inject("/api/", replyFault(status));
			await opens("Use code");
			if (status === 403) {
				// The session has ended, so a dialog covers the list; its button leads to the codes, which need no session.
				await button(person, "Open saved codes").click();
				await waitForGuardRemoval(page);
				await couponButton(person, "View code").waitFor();
			}
			if (status !== 503) await opensBehindLock();
			fault.release();
		});

	await test.step("evicted: it is filled again from the history", async () => {
		await page.goto("/manifest.webmanifest");
		// Clears the storage as an eviction by the browser does, also while a page has it open.
		const cdp = await context.newCDPSession(page);
		await cdp.send("Storage.clearDataForOrigin", {
			origin: faultProxy.address,
			storageTypes: "indexeddb,cache_storage",
		});
		expect(await onPhone()).not.toContain(key);
		await page.goto(list);
		await expect.poll(onPhone).toContain(key);
		await opens("Use code");
		// The eviction has deleted the app's own files too.
		await waitForWholeShell(page);
	});

	await test.step("thirty days later, the token long ended, no network, no saved list", async () => {
		await clearSavedQueries(page);
		const ended = await tokenWith(-3600, customer);
		await setToken(page, ended);
		await goOffline(page);
		await page.clock.install({ time: Date.now() + 30 * day });
		await opens("View code");
	});

	await test.step("a clock ten years ahead: over by the phone's word alone, it opens; ten years back as well", async () => {
		for (const years of [10, -10]) {
			await page.clock.setSystemTime(Date.now() + years * 365 * day);
			await opens("View code");
		}
	});

	await test.step("the database broken", async () => {
		await page.addInitScript(() => {
			const open = indexedDB.open.bind(indexedDB);
			indexedDB.open = (name, version) => {
				if (name === "galaxy-gift")
					throw new DOMException("gone", "UnknownError");
				return open(name, version);
			};
		});
		await opens("View code");
	});

	await test.step("the network again: nothing was lost, and the history is as it was", async () => {
		await page.goto("/manifest.webmanifest");
		await context.setOffline(false);
		await storeToken(page, customer);
		await page.goto(list);
		await expect(page.getByRole("article")).toHaveCount(1);
	});
});

test("a code with one damaged byte in both copies is never shown wrongly offline, the other code still opens, and a network repairs the damage", async ({
	page,
	customer,
	faultProxy,
}) => {
	const person = { page, language: "th" } as const;
	const damaged = await claimForLater(customer.api, reference);
	const sound = await claimForLater(customer.api, another);
	const keyOf = (id: string) => `code/${customer.api.sub}/${id}`;
	/** Opens the code, and checks that its text and its scanned QR code are what the server has. */
	async function opensAs(id: string) {
		const { code } = await customer.api.call(couponCodeDetail, {
			CPC_Transaction_Id: id,
			Start_Countdown: false,
		});
		await page.goto(`${list}&open=${id}`);
		const shown = await readCode(person, await codeDialog(person));
		expect(shown.text).toBe(code);
		expect(shown.qr).toEqual([{ format: "QRCode", text: code }]);
	}
	await signIn(page, customer);
	const whole = new Map<string, string[]>();
	for (const id of [damaged, sound]) {
		await expect.poll(() => storedText(page)).toContain(keyOf(id));
		await expect(async () => {
			const both = await copies(page, keyOf(id));
			expect(both[0]).toContain('"proven":true');
			expect(both[1]).toBe(both[0]);
			whole.set(id, both);
		}).toPass();
	}

	await page.goto("/manifest.webmanifest");
	await damageCopies(page, keyOf(damaged));
	for (const copy of await copies(page, keyOf(damaged)))
		expect(whole.get(damaged)).not.toContain(copy);
	const fault = faultProxy.inject("/api/", { kind: "dropBefore" });
	await page.goto(`${list}&open=${damaged}`);
	await expect(
		page.getByText(translate("th", "Unable to receive code")),
	).toBeVisible();
	await expect(page.locator("canvas")).toHaveCount(0);
	await opensAs(sound);

	fault.release();
	await page.goto(list);
	await expect
		.poll(() => copies(page, keyOf(damaged)))
		.toEqual(whole.get(damaged));
	expect(await copies(page, keyOf(sound))).toEqual(whole.get(sound));
	await opensAs(damaged);
});
