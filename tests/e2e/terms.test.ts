// Proves the terms: a badge on an updated one, an agreement cancelled that blocks a claim at once, kept at second thoughts, and given again (M07).
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { expect, test } from "./fixtures";
import { type Customer, newCustomer, signIn } from "./journey";

const required = "Galaxy Gift terms of service";
/** Whether the server lets this customer claim. */
const mayClaim = ({ api }: Customer) =>
	api
		.call(submitRedeemCouponCodeV2, {
			Reference: "PV_1003",
			Amount: 1,
			IsUsed: false,
		})
		.then(
			() => true,
			() => false,
		);

test("a cancelled agreement blocks claims at once, agreeing again opens them", async ({
	page,
	customer,
}) => {
	await signIn(page, customer, "en-US");
	await page.goto("/conditions");
	await page.getByRole("link", { name: new RegExp(required) }).click();
	const box = page.getByRole("checkbox");
	await expect(box).toBeChecked();
	await expect(box).toBeDisabled();
	const cancel = page.getByRole("button", { name: "Cancel my agreement" });
	const dialog = page.getByRole("dialog");

	await test.step("second thoughts keep it", async () => {
		await cancel.click();
		await dialog.getByRole("button", { name: "Keep agreement" }).click();
		await expect(dialog).toBeHidden();
		await expect(box).toBeChecked();
	});
	await cancel.click();
	await dialog.getByRole("button", { name: "Cancel agreement" }).click();
	await expect(page).toHaveURL((url) => url.pathname === "/");
	expect(await mayClaim(customer)).toBe(false);
	// Home asks for what is missing, and goes on to ask when it is opened again.
	const accept = page.getByRole("button", { name: "Agree and continue" });
	await expect(accept).toBeVisible();
	await page.goto("/");
	await expect(accept).toBeVisible();

	await page.goto("/conditions/detail?articleId=TERMS_1&from=profile");
	await expect(box).not.toBeChecked();
	await box.click();
	await expect(
		page.getByText("Thank you, your agreement is saved"),
	).toBeVisible();
	expect(await mayClaim(customer)).toBe(true);
});

test("an updated term has a badge until it is agreed to, an optional one goes both ways", async ({
	page,
	appAddress,
}) => {
	const customer = await newCustomer(appAddress, "terms");
	await page.addInitScript((token) => {
		if (localStorage.getItem("token") === null)
			localStorage.setItem("token", token);
		localStorage.setItem("locale", "en-US");
	}, customer.api.token);
	await page.goto("/conditions");
	const row = page.getByRole("link", { name: new RegExp(required) });
	await expect(row).toContainText("Updated");
	await row.click();
	await page.getByRole("checkbox").click();
	await expect(
		page.getByText("Thank you, your agreement is saved"),
	).toBeVisible();
	await expect(page).toHaveURL(/\/conditions$/);
	await expect(row).not.toContainText("Updated");
	await page.getByRole("link", { name: /News and new privileges/ }).click();
	const box = page.getByRole("checkbox");
	await box.click();
	await expect(page).toHaveURL(/\/conditions$/);
	await page.getByRole("link", { name: /News and new privileges/ }).click();
	await expect(box).toBeChecked();
	await box.click();
	await expect(box).not.toBeChecked();
});
