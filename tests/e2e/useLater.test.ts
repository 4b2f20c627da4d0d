// Proves the way of a coupon kept for later: its outcome, its use from the history, asked again, and the used tab; one that stays closed comes to the phone by itself (O02).
import { historyRedeem } from "../../src/contract/history";
import { say } from "../tooling/catalogue";
import { expect, test } from "./fixtures";
import { loseNetwork, signIn } from "./journey";
import { kept } from "./kept";
import {
	button,
	claim,
	codeDialog,
	couponButton,
	guardGone,
	latte,
	openLatte,
} from "./person";

test.use({ serviceWorkers: "allow" });

const allOf = (UsePrivilege: "canuse" | "Used") => ({
	PageNumber: 1,
	ItemsPerPage: 25,
	UsePrivilege,
});

test("kept for later, used at the counter, then found among the used ones", {
	tag: "@gate",
}, async ({ page, customer }) => {
	const person = { page, language: "th" } as const;
	const card = page.getByRole("article").filter({ hasText: latte.name.th });
	await signIn(page, customer);
	const isRedeeming = () =>
		page.evaluate(() => sessionStorage.getItem("redeem-modal-open") !== null);
	await openLatte(person);
	expect(await isRedeeming()).toBe(false);
	await button(person, "Get this privilege").click();
	await expect.poll(isRedeeming).toBe(true);
	await button(person, "Not now").click();
	await expect.poll(isRedeeming).toBe(false);
	await guardGone(page);
	await claim(person, "Use later");

	await test.step("the outcome says until when, and leads to the history", async () => {
		const outcome = page.getByRole("dialog", {
			name: say("th", "Kept in My coupons"),
		});
		await expect(outcome).toContainText(/25\d\d/);
		const kept = await customer.api.call(historyRedeem, allOf("canuse"));
		expect(kept.items).toHaveLength(1);
		expect(kept.items[0]?.countdown_datetime).toBeNull();
		await button(person, "My coupons").click();
		await expect(page).toHaveURL(/\/history\?state=history$/);
	});

	await test.step("use it: confirm, code with its clock, asked again, marked as used", async () => {
		await couponButton(person, "Use code").click();
		await button(person, "My turn, start the clock").click();
		await codeDialog(person);
		await button(person, "Scanned, mark as used").click();
		await button(person, "Confirm").click();
		await button(person, "It is right, send it now").click();
		await expect(
			page.getByRole("dialog", { name: say("th", "Privilege used") }),
		).toBeVisible();
		const used = await customer.api.call(historyRedeem, allOf("Used"));
		expect(used.items.map((item) => item.privilege_ref)).toEqual([
			latte.alt_reference,
		]);
	});

	await test.step("it left the available tab and stands under used, with nothing to press", async () => {
		await button(person, "Done").click();
		await expect(card).toBeHidden();
		await page.getByRole("tab", { name: say("th", "Used") }).click();
		await expect(card).toBeVisible();
		await expect(card.getByRole("button")).toHaveCount(0);
	});
});

test("kept, and the history left alone: its code comes to the phone by itself, and opens from a cold start with no network", async ({
	page,
	context,
	customer,
	door,
}) => {
	const person = { page, language: "th" } as const;
	await signIn(page, customer);
	await page.evaluate(() => navigator.serviceWorker.ready);
	const before = door.requests.length;
	await page.goto("/?modal-privilege=PV_1060");
	// The round of the start has seen an empty history.
	const walks = () =>
		door.requests
			.slice(before)
			.filter(({ body }) => body.includes('"RewardAltRef":""')).length;
	await expect.poll(walks).toBeGreaterThan(0);
	await claim(person, "Use later");
	const outcome = page.getByRole("dialog", {
		name: say("th", "Kept in My coupons"),
	});
	await outcome
		.getByRole("button", { name: say("th", "Close"), exact: true })
		.click();
	const { items } = await customer.api.call(historyRedeem, allOf("canuse"));
	const id = items[0]?.ext_transaction_id;
	await expect
		.poll(() => kept(page))
		.toContain(`code/${customer.api.sub}/${id}`);

	await loseNetwork(page);
	door.down();
	const cold = await context.newPage();
	await page.close();
	await cold.goto(`/history?state=history&open=${id}`);
	const dialog = await codeDialog({ page: cold, language: "th" });
	await expect(dialog.locator("canvas[data-drawn]")).toBeVisible();
	await expect(
		dialog.getByText(say("th", "Saved on this phone, opens offline")),
	).toBeVisible();
});
