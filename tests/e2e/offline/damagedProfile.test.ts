// Proves that damage to the files of a closed browser profile loses no saved code: either store restores the codes offline and repairs the other (O01, O08).
import { claimForLater } from "../support/coupon";
import { deleteStore, truncateStore } from "../support/damagedProfile";
import { expect, test } from "../support/fixtures";
import { type Customer, signIn, waitForHome } from "../support/journey";
import { codeDialog, readCode } from "../support/person";
import type { PhoneProfile } from "../support/phone";
import { isInBoth, recordsOf } from "../support/savedCopies";
import { waitForWholeShell } from "../support/shell";

/** Coupons without a countdown, whose codes are saved without a press. */
const references = ["1060", "1065"];
const keyOf = ({ api }: Customer, id: string) => `code/${api.sub}/${id}`;
const list = "/history?state=history";

/** Fills the profile with the whole app and two codes in both copies, and closes it; returns the texts of the codes by transaction. */
async function filledProfile(profile: PhoneProfile, customer: Customer) {
	const ids: string[] = [];
	for (const reference of references)
		ids.push(await claimForLater(customer.api, reference));
	const { page } = await profile.open();
	await signIn(page, customer);
	await page.goto(list);
	const codes = new Map<string, string>();
	for (const id of ids) {
		await expect.poll(() => isInBoth(page, keyOf(customer, id))).toBe(true);
		const [record] = await recordsOf(page, keyOf(customer, id));
		codes.set(id, JSON.parse(record?.json ?? "{}").code);
	}
	await waitForWholeShell(page);
	await profile.close();
	return codes;
}

/** Opens the profile without a network, and checks that every code is listed and has the same text. */
async function opensOffline(
	profile: PhoneProfile,
	codes: ReadonlyMap<string, string>,
) {
	const { page } = await profile.open({ offline: true });
	await page.goto(list);
	await expect(page.getByRole("article")).toHaveCount(codes.size);
	for (const [id, code] of codes) {
		await page.goto(`${list}&open=${id}`);
		const person = { page, language: "th" } as const;
		expect((await readCode(person, await codeDialog(person))).text).toBe(code);
	}
	await profile.close();
}

const damages: [string, (folder: string) => void][] = [
	["deleted", (folder) => deleteStore(folder, "IndexedDB")],
	["cut to half", (folder) => truncateStore(folder, "IndexedDB", 0.5)],
	["emptied", (folder) => truncateStore(folder, "IndexedDB", 0)],
	[
		"without its manifest",
		(folder) =>
			truncateStore(folder, "IndexedDB", 0, (file) =>
				/MANIFEST|CURRENT/.test(file),
			),
	],
];

for (const [name, damage] of damages)
	test(`database files ${name}: every code opens offline, and is in both copies after an online visit`, async ({
		profile,
		customer,
		faultProxy,
	}) => {
		const codes = await filledProfile(profile, customer);
		damage(profile.folder);
		faultProxy.down();
		await opensOffline(profile, codes);

		faultProxy.up();
		const { page } = await profile.open();
		await page.goto("/");
		await waitForHome(page);
		for (const id of codes.keys())
			await expect.poll(() => isInBoth(page, keyOf(customer, id))).toBe(true);
		await profile.close();
		// Deletes the other store, so that the codes can come only from the repaired database.
		deleteStore(profile.folder, "CacheStorage");
		const second = await profile.open();
		await second.page.goto("/");
		await waitForHome(second.page);
		for (const id of codes.keys())
			await expect
				.poll(() => isInBoth(second.page, keyOf(customer, id)))
				.toBe(true);
	});

for (const [name, damage] of [
	["deleted", (folder: string) => deleteStore(folder, "CacheStorage")],
	[
		"cut to half",
		(folder: string) => truncateStore(folder, "CacheStorage", 0.5),
	],
	["emptied", (folder: string) => truncateStore(folder, "CacheStorage", 0)],
] as const)
	test(`cache files ${name}: offline a plain page shows the codes, and after an online visit the app opens offline again`, async ({
		profile,
		customer,
		faultProxy,
	}) => {
		const codes = await filledProfile(profile, customer);
		damage(profile.folder);
		faultProxy.down();
		const { page } = await profile.open({ offline: true });
		await page.goto(list);
		await expect(page.getByRole("heading", { level: 1 })).toContainText(
			"ไม่มีอินเทอร์เน็ต",
		);
		await expect(page.getByText("No internet")).toBeVisible();
		for (const code of codes.values())
			await expect(page.getByText(code, { exact: true })).toBeVisible();
		await profile.close();

		faultProxy.up();
		const second = await profile.open();
		await second.page.goto("/");
		await waitForHome(second.page);
		await waitForWholeShell(second.page);
		for (const id of codes.keys())
			await expect
				.poll(() => isInBoth(second.page, keyOf(customer, id)))
				.toBe(true);
		await profile.close();

		faultProxy.down();
		await opensOffline(profile, codes);
	});
