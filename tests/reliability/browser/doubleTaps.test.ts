// Double taps at random gaps on all dialogs and sheets: content that just appeared is never confirmed, started, sent or closed.
import type { Locator, Page } from "@playwright/test";
import { claimForLater, runningCoupon } from "../../e2e/support/coupon";
import { expect, test } from "../../e2e/support/fixtures";
import { signIn } from "../../e2e/support/journey";
import {
	button,
	centreOf,
	couponButton,
	tapTwice,
} from "../../e2e/support/person";
import { translate } from "../../support/catalogue";
import { reportBrowserTrials } from "../browserTrials";
import { seededRandom, trials } from "../trials";

interface ShotContext {
	page: Page;
	/** A coupon whose countdown of an hour has started. */
	running: string;
}
type Spot = { x: number; y: number };

interface Scene {
	name: string;
	/** Opens the screen and returns what is tapped. */
	begin(shot: ShotContext): Promise<Locator | Spot>;
	/** What must be on the screen after a double tap, as after a single one. */
	left(shot: ShotContext): Locator;
	/** A part of the address or body of a call that a single tap does not make. */
	unsent: string;
	/** Undoes the effect of a single tap. */
	end?(shot: ShotContext): Promise<unknown>;
}

const person = (page: Page) => ({ page, language: "th" }) as const;
const dialog = (page: Page, title: string) =>
	page.getByRole("dialog", { name: translate("th", title) });

/** Opens the code of the started coupon. */
async function openCode({ page, running }: ShotContext) {
	await page.goto(`/history?state=history&open=${running}`);
	await expect(button(person(page), "Scanned, mark as used")).toBeVisible();
}
async function openPrivilege({ page }: ShotContext) {
	await page.goto("/?modal-privilege=1001");
	const main = button(person(page), "Get this privilege");
	await expect(main).toBeEnabled();
	return main;
}
async function chooseNow(shot: ShotContext) {
	await (await openPrivilege(shot)).click();
	const { page } = shot;
	await page.getByRole("radio", { name: translate("th", "Use now") }).check();
	return button(person(page), "Use now");
}

const scenes: Scene[] = [
	{
		name: "a privilege's main button",
		begin: openPrivilege,
		left: ({ page }) => dialog(page, "When will you use it?"),
		unsent: "SubmitRedeem",
	},
	{
		name: "use now",
		begin: chooseNow,
		left: ({ page }) => dialog(page, "Are you at the counter?"),
		unsent: "SubmitRedeem",
	},
	{
		name: "the scrim of the choice, over the privilege's close button",
		async begin(shot) {
			const main = await openPrivilege(shot);
			const spot = await centreOf(
				shot.page
					.getByRole("dialog")
					.getByRole("button", { name: translate("th", "Close"), exact: true }),
			);
			await main.click();
			await expect(dialog(shot.page, "When will you use it?")).toBeVisible();
			return spot;
		},
		left: ({ page }) => button(person(page), "Get this privilege"),
		unsent: "SubmitRedeem",
	},
	{
		name: "the share button of a privilege",
		async begin(shot) {
			await openPrivilege(shot);
			return button(person(shot.page), "Share");
		},
		left: ({ page }) => page.getByRole("dialog").nth(1),
		unsent: "SubmitRedeem",
	},
	{
		name: "a kept coupon's use",
		async begin({ page }) {
			await page.goto("/history?state=history");
			return couponButton(person(page), "Use code").first();
		},
		left: ({ page }) => dialog(page, "Are you at the counter?"),
		unsent: '"Start_Countdown":true',
	},
	{
		name: "the shop has scanned it",
		async begin(shot) {
			await openCode(shot);
			return button(person(shot.page), "Scanned, mark as used");
		},
		left: ({ page }) => dialog(page, "Has the shop accepted it?"),
		unsent: "UpdateUsed",
	},
	{
		name: "the confirm of a use",
		async begin(shot) {
			await openCode(shot);
			await button(person(shot.page), "Scanned, mark as used").click();
			return button(person(shot.page), "Confirm");
		},
		left: ({ page }) =>
			page.getByRole("button", { name: translate("th", "Undo") }),
		unsent: "UpdateUsed",
		async end({ page }) {
			await page.getByRole("button", { name: translate("th", "Undo") }).click();
			// The code returns when the use is no longer queued.
			await expect(button(person(page), "Scanned, mark as used")).toBeVisible();
		},
	},
	{
		name: "the full screen of a code",
		async begin(shot) {
			await openCode(shot);
			return button(person(shot.page), "Full screen");
		},
		left: ({ page }) => dialog(page, "Code on the full screen"),
		unsent: "UpdateUsed",
	},
	{
		name: "an edit of the profile",
		async begin({ page }) {
			await page.goto("/profile/edit");
			await page.getByLabel(translate("th", "First name")).fill("พิมพ์มาดา");
			return button(person(page), "Confirm");
		},
		left: ({ page }) => dialog(page, "Save these changes?"),
		unsent: "Customer/EditProfile",
	},
	{
		name: "wiping what is saved",
		async begin({ page }) {
			await page.goto("/profile/data");
			return button(person(page), "Wipe what is saved");
		},
		left: ({ page }) => dialog(page, "Wipe what is saved on this phone?"),
		unsent: "nothing is sent by it",
	},
	{
		name: "a tour's next",
		async begin({ page }) {
			await page.goto("/profile?showTour=true&tourId=2");
			return button(person(page), "Next");
		},
		left: ({ page }) =>
			page.getByRole("dialog").getByText("2/2", { exact: true }),
		unsent: "CompleteTutorial",
	},
];

/** The longest gap of a double tap, in ms. */
const longestGap = 450;

/** Presses Escape until no dialog is open, since new content ignores presses at first. */
const closeAll = (page: Page, says: string) =>
	expect(async () => {
		await page.keyboard.press("Escape");
		const isOpen = await page.evaluate(() => Boolean(history.state?.overlay));
		expect(isOpen, says).toBe(false);
	}).toPass({ timeout: 15_000 });

test("double taps", async ({ page, customer, faultProxy }, info) => {
	const random = seededRandom(20_261_121);
	const tries = trials(200, 20);
	const bad: string[] = [];
	const running = await runningCoupon(customer.api, "1003");
	await claimForLater(customer.api, "1002");
	const shot = { page, running };
	await page.addInitScript(() => {
		const taps: number[] = [];
		Object.assign(window, { taps });
		addEventListener("touchstart", (it) => taps.push(it.timeStamp), {
			capture: true,
			passive: true,
		});
	});
	await signIn(page, customer);
	let late = 0;
	for (let at = 0; at < tries; at++) {
		const scene = scenes[at % scenes.length];
		if (!scene) throw new Error("The list of scenes is empty");
		const gap = Math.round(80 + random() * 370);
		const target = await scene.begin(shot);
		const spot = "x" in target ? target : await centreOf(target);
		const before = faultProxy.requests.length;
		await tapTwice(page, spot, gap);
		const realGap = await page.evaluate(() => {
			const [first = 0, second = 0] = (
				Reflect.get(window, "taps") as number[]
			).slice(-2);
			return second - first;
		});
		const isLeft = await scene
			.left(shot)
			.first()
			.waitFor({ timeout: 5000 })
			.then(
				() => true,
				() => false,
			);
		const sent = faultProxy.requests
			.slice(before)
			.filter((it) => `${it.url} ${it.body}`.includes(scene.unsent));
		// On a busy machine the second tap may be too late for a double tap.
		if (realGap > longestGap) {
			late++;
			at--;
			if (late > tries)
				throw new Error("This machine is too busy to tap twice");
		} else if (!isLeft || sent.length > 0)
			bad.push(
				`${scene.name}, ${Math.round(realGap)} ms: ${isLeft ? "" : "the screen is not as after a single tap, "}${sent.length} requests were sent`,
			);
		if (isLeft) await scene.end?.(shot);
		await closeAll(page, `${scene.name}, ${gap} ms`);
	}
	reportBrowserTrials(info, tries, bad);
});
