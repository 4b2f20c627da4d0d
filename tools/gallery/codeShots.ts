// The code in its forms, at the counter, and at its end.
import { claimForLater, runningCoupon } from "../../tests/e2e/support/coupon";
import { button, codeDialog } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import { expect, type Shot, type Stage } from "./shot";

const code = { group: "5-code" };

async function openCode(stage: Stage, reference: string) {
	const { page, customer } = stage;
	const id = await runningCoupon(customer.api, reference);
	await page.goto(`/history?state=history&open=${id}`);
	const code = page.getByRole("dialog");
	await expect(
		code.getByText(
			translate(stage.language, "Saved on this phone, opens offline"),
		),
	).toBeVisible();
	// What is drawn around it follows a code that its address opens.
	await expect(code.getByRole("heading").first()).toContainText(/./);
}

async function openForm(stage: Stage, form: "Code" | "Barcode" | "QR") {
	await openCode(stage, deals.hero);
	const dialog = await codeDialog(stage);
	await dialog
		.getByRole("tab", { name: translate(stage.language, form), exact: true })
		.click();
	if (form !== "Code")
		await expect(dialog.locator("canvas[data-drawn]")).toBeVisible();
}

async function openFullScreen(stage: Stage) {
	await openForm(stage, "Barcode");
	await button(stage, "Full screen").click();
	await expect(button(stage, "It didn't scan?")).toBeVisible();
}

export const codeShots: Shot[] = [
	{ ...code, name: "1-text", go: (stage) => openForm(stage, "Code") },
	{ ...code, name: "2-barcode", go: (stage) => openForm(stage, "Barcode") },
	{ ...code, name: "3-qr", go: (stage) => openForm(stage, "QR") },
	{ ...code, name: "4-full-screen", go: openFullScreen },
	{
		...code,
		name: "4-full-screen-sideways",
		go: async (stage) => {
			await openFullScreen(stage);
			await stage.page.setViewportSize({ width: 780, height: 360 });
		},
	},
	...["2-turned", "4-small", "5-qr", "6-digits"].map((name, index) => ({
		...code,
		name: `5-way-${name}`,
		go: async (stage: Stage) => {
			await openFullScreen(stage);
			const presses = [1, 3, 4, 5][index] ?? 0;
			for (let press = 0; press < presses; press++)
				await button(stage, "It didn't scan?").click();
		},
	})),
	{
		...code,
		name: "5-next-of-brand-sideways",
		go: async (stage) => {
			await openCode(stage, "1042");
			await openFullScreen(stage);
			await button(stage, "The next code").click();
			await stage.page.setViewportSize({ width: 780, height: 360 });
		},
	},
	{
		...code,
		name: "6-ask-again",
		go: async (stage) => {
			await openForm(stage, "Code");
			await button(stage, "Scanned, mark as used").click();
			await expect(button(stage, "Confirm")).toBeVisible();
		},
	},
	{
		...code,
		name: "7-used",
		go: async (stage) => {
			await openForm(stage, "Code");
			await button(stage, "Scanned, mark as used").click();
			await button(stage, "Confirm").click();
			await button(stage, "Keep it as used").click();
			await expect(button(stage, "Done")).toBeVisible();
		},
	},
	{
		...code,
		name: "7-undo",
		go: async (stage) => {
			await openForm(stage, "Code");
			await button(stage, "Scanned, mark as used").click();
			await button(stage, "Confirm").click();
			await expect(button(stage, "Keep it as used")).toBeVisible();
		},
	},
	{ ...code, name: "8-link", go: (stage) => openCode(stage, deals.link) },
	{
		...code,
		name: "8-link-button",
		go: (stage) => openCode(stage, deals.linkButton),
	},
	{ ...code, name: "8-online", go: (stage) => openCode(stage, deals.online) },
	...deals.formats.map(({ format, reference }) => ({
		...code,
		name: `9-${format}`,
		go: async (stage: Stage) => {
			await openCode(stage, reference);
			const dialog = await codeDialog(stage);
			await dialog
				.getByRole("tab", {
					name: translate(stage.language, "Barcode"),
					exact: true,
				})
				.click();
			await expect(dialog.locator("canvas[data-drawn]")).toBeVisible();
		},
	})),
	{
		...code,
		name: "failed",
		go: async ({ page, customer, faultProxy, language }) => {
			const id = await claimForLater(customer.api, deals.hero);
			faultProxy.inject("CouponCodeDetail", { kind: "dropBefore" });
			await page.goto(`/history?state=history&open=${id}`);
			await expect(
				page.getByText(translate(language, "Unable to receive the code")),
			).toBeVisible();
		},
	},
	{
		...code,
		name: "skeleton",
		go: async ({ page, customer, faultProxy }) => {
			const id = await runningCoupon(customer.api, deals.hero);
			const detail = faultProxy.inject("CouponCodeDetail", { kind: "hold" });
			await page.goto(`/history?state=history&open=${id}`);
			await detail.met;
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
];
