// Proves group deals and favourites: added one by one or all at once, sent after the notice, and reaching the server once after an offline press (V09, V22, O03, O04).
import {
	addOrRemoveFavoritePrivilege,
	favouriteContent,
	getFavoritePrivilegeListV2,
} from "../../../src/contract/favourites";
import { translate } from "../../support/catalogue";
import { replyFault } from "../support/faultProxy";
import { expect, test } from "../support/fixtures";
import { type Customer, signIn, waitForHome } from "../support/journey";
import { button, waitForGuardRemoval } from "../support/person";
import { waitForWholeShell } from "../support/shell";

test.use({ serviceWorkers: "allow" });

/** The references of the favourites that the server has. */
const known = async ({ api }: Customer) => {
	const items = await api.call(getFavoritePrivilegeListV2, {});
	return items.map((item) => item.alt_reference).sort();
};
/** The privileges of PVG_1001 without its hidden one. */
const groupItems = ["PV_1003", "PV_1017", "PV_1028", "PV_1089", "PV_1099"];

/** Runs in the page: whether the app's database has this number of queued favourites. */
const queuedOnDisk = (count: number) =>
	new Promise<boolean>((resolve) => {
		indexedDB.open("galaxy-gift").onsuccess = ({ target }) => {
			const { result: database } = target as IDBOpenDBRequest;
			const keys = database
				.transaction("kept")
				.objectStore("kept")
				.getAllKeys();
			keys.onsuccess = () => {
				database.close();
				const queued = keys.result.filter((key) =>
					String(key).startsWith("favourite/"),
				);
				resolve(queued.length === count);
			};
		};
	});

test("a group shows its texts and items, opens one, and adds all to favourites after the notice", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer, "en-US");
	await page.goto("/privilege-group-deal?pvg_ref=PVG_1001");
	const cards = page.getByRole("main").getByRole("article");
	await expect(cards).toHaveCount(groupItems.length);
	await page.getByRole("button", { name: "Show more" }).click();
	await expect(page.getByRole("button", { name: "Show less" })).toBeVisible();

	await test.step("all at once", async () => {
		const all = page.getByRole("button", { name: /^Favourite all of/ });
		await page.clock.install();
		await all.click();
		await expect(all).toHaveAttribute("aria-pressed", "true");
		for (const heart of await cards.getByRole("button").all())
			await expect(heart).toHaveAttribute("aria-pressed", "true");
		await expect(page.getByText("All added to favourites")).toBeVisible();
		const sent = () =>
			faultProxy.requests.filter(({ url }) => url.includes("AddOrRemoveAll"))
				.length;
		expect(sent()).toBe(0);
		await page.clock.fastForward(3100);
		await expect(page.getByText("All added to favourites")).toBeHidden();
		await expect.poll(() => known(customer)).toEqual(groupItems);
		expect(sent()).toBe(1);
	});

	await test.step("an item opens its privilege over the group", async () => {
		await cards.first().getByRole("link").click();
		const sheet = page.getByRole("dialog");
		await expect(sheet.getByRole("tab").first()).toBeVisible();
		// A refusal by the server closes the modal and shows the server's message (2 §4).
		faultProxy.inject(
			"AddOrRemoveFavorite",
			replyFault(400, {
				status: "error",
				error: {
					code: 20000,
					locale: {
						"th-th": { message: "ไม่ได้" },
						"en-us": { message: "No favourites today." },
					},
				},
			}),
		);
		await sheet.getByRole("button", { name: /^Favourite:/ }).click();
		const refused = page.getByRole("dialog").getByText("No favourites today.");
		await expect(refused).toBeVisible();
		await expect(page).toHaveURL(/pvg_ref=PVG_1001$/);
		await page.getByRole("button", { name: "Close" }).click();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(cards.first().getByRole("button")).toHaveAttribute(
			"aria-pressed",
			"true",
		);
		await waitForGuardRemoval(page);
		await page.getByRole("link", { name: "Read more" }).click();
		await expect(page).toHaveURL(/read-more\?pvg_ref=PVG_1001/);
		await expect(page.getByRole("main")).toContainText("birth month");
	});
});

test("a closed or empty campaign says so and offers a next step; an unknown one says why", async ({
	page,
	customer,
}) => {
	const person = { page, language: "th" } as const;
	const notOpen = page.getByRole("dialog", {
		name: translate("th", "This campaign is not open yet"),
	});
	await signIn(page, customer);
	for (const group of ["PVG_1005", "PVG_1003"]) {
		await page.goto(`/privilege-group-deal?pvg_ref=${group}`);
		await expect(notOpen).toBeVisible();
		await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
		// A description of one line has no button that shows more.
		if (group === "PVG_1005")
			await expect(
				page.getByText(translate("th", "Show more"), { exact: true }),
			).toHaveCount(0);
		await button(person, "See more").click();
		await expect(page).toHaveURL(new RegExp(`read-more\\?pvg_ref=${group}`));
		await expect(notOpen).toBeHidden();
		await waitForGuardRemoval(page);
	}
	await page.goto("/privilege-group-deal?pvg_ref=PVG_9999");
	await expect(
		page.getByRole("dialog", { name: "ไม่พบข้อมูลที่ต้องการ" }),
	).toBeVisible();
	await button(person, "Close").click();
	await expect(page.getByRole("main")).toContainText(
		translate("th", "Campaign not found"),
	);
});

test("favourites removed offline survive a killed app, and reach the server once", async ({
	profile,
	customer,
	faultProxy,
}) => {
	for (const Content_Ref of ["PV_1017", "PV_1001", "PV_1003"])
		await customer.api.call(addOrRemoveFavoritePrivilege, {
			Content_Type: favouriteContent.privilege,
			Content_Ref,
		});
	const first = await profile.open();
	await signIn(first.page, customer);
	await waitForWholeShell(first.page);
	await first.page.goto("/myfavorite");
	const cards = first.page.getByRole("main").getByRole("article");
	await expect(cards).toHaveCount(3);
	// The newest favourite is the first one (2 §4).
	await expect(cards.first().getByRole("link")).toHaveAttribute(
		"href",
		/PV_1003/,
	);
	faultProxy.down();
	const heart = cards.first().getByRole("button");
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "false");
	// The removed card disappears when the list is due to be loaded again; offline the list then shows its age.
	await expect(cards).toHaveCount(2);
	await expect(first.page.getByText(/ข้อมูลเมื่อ\s\d\d:\d\d/)).toBeVisible();
	await heart.click();
	await first.page.waitForFunction(queuedOnDisk, 2);
	await profile.kill();

	expect(await known(customer)).toEqual(["PV_1001", "PV_1003", "PV_1017"]);
	faultProxy.up();
	const before = faultProxy.requests.length;
	const second = await profile.open();
	await second.page.goto("/");
	await waitForHome(second.page);
	await expect.poll(() => known(customer)).toEqual(["PV_1017"]);
	// A page that is left before it has removed a sent change from the queue leads to a second request, so the test waits for an empty queue.
	await second.page.waitForFunction(queuedOnDisk, 0);
	await second.page.goto("/myfavorite");
	await expect(second.page.getByRole("main").getByRole("article")).toHaveCount(
		1,
	);
	expect(
		faultProxy.requests
			.slice(before)
			.filter(({ url }) => url.includes("AddOrRemove")),
	).toHaveLength(1);
});

test("a favourite ends in the shown state on a network that sends every request twice", async ({
	page,
	customer,
	faultProxy,
}) => {
	await signIn(page, customer);
	await page.goto("/");
	await waitForHome(page);
	const twice = faultProxy.inject("AddOrRemove", { kind: "duplicate" });
	const heart = page
		.getByRole("main")
		.getByRole("article")
		.first()
		.getByRole("button");
	for (const pressed of [true, false]) {
		await heart.click();
		await expect(heart).toHaveAttribute("aria-pressed", String(pressed));
		await page.waitForFunction(queuedOnDisk, 0);
		await expect
			.poll(async () => (await known(customer)).length)
			.toBe(pressed ? 1 : 0);
	}
	expect(twice.count()).toBeGreaterThanOrEqual(2);
});
