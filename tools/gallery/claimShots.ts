// A privilege in its states, and every step of a claim.
import { runningCoupon } from "../../tests/e2e/support/coupon";
import { goOffline } from "../../tests/e2e/support/journey";
import { button, claim, pressLocked } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import { expect, type Shot, type Stage } from "./shot";

const privilege = { group: "3-privilege" };
const claiming = { group: "4-claim" };

async function openDeal({ page }: Stage, reference: string) {
	await page.goto(`/?modal-privilege=${reference}`);
	await expect(page.getByRole("dialog").getByRole("tab").first()).toBeVisible();
}

const states: [string, string][] = [
	["ready", deals.hero],
	["sold-out", deals.soldOut],
	["delivery", deals.physical],
	["store-closed", deals.closed],
	["other-device", deals.otherDevice],
	["large", deals.large],
	["activity", deals.activity],
];

/** What the main button says when it is pressed, by alert type. */
const alerts: [string, string, (stage: Stage) => Promise<void>][] = [
	["full", deals.soldOut, pressLocked],
	[
		"over-time",
		deals.notStarted,
		(stage) => button(stage, "Get this privilege").click(),
	],
	[
		"received",
		deals.onceEach,
		async (stage) => {
			await runningCoupon(stage.customer.api, deals.onceEach);
			await stage.page.reload();
			await pressLocked(stage);
		},
	],
	["custom", deals.otherDevice, pressLocked],
];

const siam = { latitude: 13.7456, longitude: 100.5341 };

async function openBranches(stage: Stage) {
	await openDeal(stage, deals.hero);
	await stage.page.getByRole("dialog").getByRole("tab").nth(2).click();
	await expect(button(stage, "Branches near me")).toBeVisible();
}

async function beginClaim(stage: Stage, use: "Use now" | "Use later") {
	await openDeal(stage, deals.hero);
	await claim(stage, use);
}

export const claimShots: Shot[] = [
	...states.map(([name, reference]) => ({
		...privilege,
		name,
		go: (stage: Stage) => openDeal(stage, reference),
	})),
	{
		...privilege,
		name: "claimed-once",
		go: async (stage) => {
			await runningCoupon(stage.customer.api, deals.onceEach);
			await openDeal(stage, deals.onceEach);
		},
	},
	{
		...privilege,
		name: "conditions",
		go: async (stage) => {
			await openDeal(stage, deals.hero);
			await stage.page.getByRole("dialog").getByRole("tab").nth(1).click();
		},
	},
	{
		...privilege,
		name: "share",
		go: async (stage) => {
			await openDeal(stage, deals.hero);
			await button(stage, "Share").click();
			await expect(button(stage, "Copy link")).toBeVisible();
		},
	},
	{
		...privilege,
		name: "branches",
		go: (stage) => openBranches(stage),
	},
	{
		...privilege,
		name: "branches-failed",
		go: async (stage) => {
			stage.faultProxy.inject("GetBranchTab", { kind: "dropBefore" });
			await openDeal(stage, deals.hero);
			await stage.page.getByRole("dialog").getByRole("tab").nth(2).click();
			await expect(
				stage.page.getByRole("dialog", {
					name: translate(stage.language, "Unable to open and view"),
				}),
			).toBeVisible();
		},
	},
	{
		...privilege,
		name: "branches-near",
		go: async (stage) => {
			await stage.context.grantPermissions(["geolocation"]);
			await stage.context.setGeolocation(siam);
			await openBranches(stage);
			await button(stage, "Branches near me").click();
			await expect(
				stage.page.getByRole("dialog").last().getByRole("listitem").first(),
			).toBeVisible();
		},
	},
	{
		...privilege,
		name: "branches-near-refused",
		go: async (stage) => {
			await openBranches(stage);
			await button(stage, "Branches near me").click();
			await expect(button(stage, "Try again")).toBeVisible();
		},
	},
	...alerts.map(([name, reference, press]) => ({
		...privilege,
		name: `alert-${name}`,
		go: async (stage: Stage) => {
			await openDeal(stage, reference);
			await press(stage);
			await expect(button(stage, "Close").last()).toBeVisible();
		},
	})),
	{
		...privilege,
		name: "skeleton",
		go: async ({ page, faultProxy }) => {
			const detail = faultProxy.inject("/Detail", { kind: "hold" });
			await page.goto(`/?modal-privilege=${deals.hero}`);
			await detail.met;
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		...claiming,
		name: "1-choice",
		go: async (stage) => {
			await openDeal(stage, deals.hero);
			await button(stage, "Get this privilege").click();
			await expect(stage.page.getByRole("radio").first()).toBeVisible();
		},
	},
	{
		...claiming,
		name: "1-activity",
		go: async (stage) => {
			await openDeal(stage, deals.activity);
			// The activity has a word of its own on the main button.
			await stage.page.getByRole("dialog").getByRole("button").last().click();
			await expect(button(stage, "Later")).toBeVisible();
		},
	},
	{
		...claiming,
		name: "2-counter",
		go: async (stage) => {
			await beginClaim(stage, "Use now");
			await expect(button(stage, "My turn, start the clock")).toBeVisible();
		},
	},
	{
		...claiming,
		name: "2-counter-offline",
		offline: true,
		go: async (stage) => {
			const { page, language } = stage;
			await beginClaim(stage, "Use now");
			await expect(button(stage, "My turn, start the clock")).toBeVisible();
			await goOffline(page);
			await page
				.getByRole("dialog", {
					name: translate(language, "No Internet connection"),
				})
				.getByRole("button", {
					name: translate(language, "Close"),
					exact: true,
				})
				.click();
			await expect(button(stage, "My turn, start the clock")).toBeDisabled();
		},
	},
	{
		...claiming,
		name: "2-counter-no-room",
		go: async (stage) => {
			await stage.page.addInitScript(() => {
				const full = new DOMException("full", "QuotaExceededError");
				IDBObjectStore.prototype.put = () => {
					throw full;
				};
				Cache.prototype.put = () => Promise.reject(full);
			});
			await beginClaim(stage, "Use now");
			await button(stage, "My turn, start the clock").click();
			await expect(
				stage.page.getByText(
					translate(
						stage.language,
						"This phone could not save the code, so the clock is not started. Free up some space and try again.",
					),
				),
			).toBeVisible();
		},
	},
	{
		...claiming,
		name: "3-checking",
		go: async (stage) => {
			stage.faultProxy.inject("SubmitRedeem", { kind: "cutReply" });
			const history = stage.faultProxy.inject("History/Redeem", {
				kind: "hold",
			});
			await beginClaim(stage, "Use later");
			await history.met;
		},
	},
	{
		...claiming,
		name: "4-kept-for-later",
		go: async (stage) => {
			await beginClaim(stage, "Use later");
			await expect(button(stage, "My coupons")).toBeVisible();
		},
	},
	{
		...claiming,
		name: "5-refused",
		go: async (stage) => {
			stage.faultProxy.inject("SubmitRedeem", {
				kind: "reply",
				status: 400,
				body: JSON.stringify({
					status: "error",
					error: { code: 40009 },
					messageth: "สิทธิ์ของวันนี้เต็มแล้ว กรุณากลับมาใหม่พรุ่งนี้",
					messageen:
						"Today's privileges are all claimed. Please come back tomorrow.",
				}),
			});
			await beginClaim(stage, "Use later");
			await expect(button(stage, "Close").last()).toBeVisible();
		},
	},
];
