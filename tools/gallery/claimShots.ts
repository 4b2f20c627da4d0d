// A privilege in its states, and every step of a claim.
import { runningCoupon } from "../../tests/e2e/support/coupon";
import { replyFault } from "../../tests/e2e/support/faultProxy";
import { goOffline } from "../../tests/e2e/support/journey";
import { button, claim, pressLocked } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import {
	expect,
	expectVisible,
	type ShotContext,
	type ShotSteps,
	shotsOf,
} from "./shot";
import {
	afterPress,
	allowLocation,
	dialog,
	firstRadio,
	openPage,
	openPageLoading,
	press,
	text,
} from "./steps";

const opensDeal = (reference: string) =>
	openPage(`/?modal-privilege=${reference}`, ({ page }) =>
		page.getByRole("dialog").getByRole("tab").first(),
	);

async function openHero(shot: ShotContext) {
	await opensDeal(deals.hero)(shot);
	await expect(button(shot, "Get this privilege")).toBeEnabled();
}

/** The alert that the main button of a deal opens. */
const opensAlert =
	(reference: string, pressMain: ShotSteps = pressLocked): ShotSteps =>
	async (shot) => {
		await opensDeal(reference)(shot);
		await pressMain(shot);
		await expectVisible(button(shot, "Close").last());
	};

async function openTab(shot: ShotContext, at: number) {
	await openHero(shot);
	await dialog(shot).getByRole("tab").nth(at).click();
}

async function openBranches(shot: ShotContext) {
	await openTab(shot, 2);
	await expectVisible(button(shot, "Branches near me"));
}

async function beginClaim(shot: ShotContext, use: "Use now" | "Use later") {
	await openHero(shot);
	await claim(shot, use);
}

async function openCounter(shot: ShotContext) {
	await beginClaim(shot, "Use now");
	await expectVisible(button(shot, "My turn, start the clock"));
}

const privilegeShots = shotsOf("3-privilege", {
	ready: openHero,
	"sold-out": opensDeal(deals.soldOut),
	delivery: opensDeal(deals.physical),
	"store-closed": opensDeal(deals.closed),
	"other-device": opensDeal(deals.otherDevice),
	large: opensDeal(deals.large),
	activity: opensDeal(deals.activity),
	"claimed-once": async (shot) => {
		await runningCoupon(shot.customer.api, deals.onceEach);
		await opensDeal(deals.onceEach)(shot);
	},
	conditions: (shot) => openTab(shot, 1),
	share: afterPress(openHero, ["Share"], "Copy link"),
	branches: openBranches,
	"branches-failed": async (shot) => {
		shot.faultProxy.inject("GetBranchTab", { kind: "dropBefore" });
		await openTab(shot, 2);
		await expectVisible(dialog(shot, "Unable to open and view"));
	},
	"branches-near": async (shot) => {
		await allowLocation(shot);
		await openBranches(shot);
		await press(shot, "Branches near me");
		await expectVisible(dialog(shot).last().getByRole("listitem").first());
	},
	"branches-near-refused": afterPress(
		openBranches,
		["Branches near me"],
		"Try again",
	),
	"alert-full": opensAlert(deals.soldOut),
	"alert-over-time": opensAlert(deals.notStarted, (shot) =>
		press(shot, "Get this privilege"),
	),
	"alert-received": opensAlert(deals.onceEach, async (shot) => {
		await runningCoupon(shot.customer.api, deals.onceEach);
		await shot.page.reload();
		await pressLocked(shot);
	}),
	"alert-custom": opensAlert(deals.otherDevice),
	skeleton: openPageLoading(
		"/Detail",
		`/?modal-privilege=${deals.hero}`,
		dialog,
	),
});

const claimingShots = shotsOf("4-claim", {
	"1-choice": afterPress(openHero, ["Get this privilege"], firstRadio),
	"1-activity": async (shot) => {
		await opensDeal(deals.activity)(shot);
		// The main button of an activity has another label.
		await dialog(shot).getByRole("button").last().click();
		await expectVisible(button(shot, "Later"));
	},
	"2-counter": openCounter,
	"2-counter-offline": {
		offline: true,
		steps: async (shot) => {
			await openCounter(shot);
			await goOffline(shot.page);
			await dialog(shot, "No Internet connection")
				.getByRole("button", {
					name: translate(shot.language, "Close"),
					exact: true,
				})
				.click();
			await expect(button(shot, "My turn, start the clock")).toBeDisabled();
		},
	},
	"2-counter-no-room": async (shot) => {
		await shot.page.addInitScript(() => {
			const full = new DOMException("full", "QuotaExceededError");
			IDBObjectStore.prototype.put = () => {
				throw full;
			};
			Cache.prototype.put = () => Promise.reject(full);
		});
		await beginClaim(shot, "Use now");
		await press(shot, "My turn, start the clock");
		await expectVisible(
			text(
				shot,
				"This phone could not save the code, so the clock is not started. Free up some space, or allow Galaxy Gift to save data in this browser’s settings, and try again.",
			),
		);
	},
	"3-checking": async (shot) => {
		shot.faultProxy.inject("SubmitRedeem", { kind: "cutReply" });
		const history = shot.faultProxy.inject("History/Redeem", {
			kind: "hold",
		});
		await beginClaim(shot, "Use later");
		await history.met;
	},
	"4-kept-for-later": async (shot) => {
		await beginClaim(shot, "Use later");
		await expectVisible(button(shot, "My coupons"));
	},
	"5-refused": async (shot) => {
		const refusal = {
			status: "error",
			error: { code: 40009 },
			messageth: "สิทธิ์ของวันนี้เต็มแล้ว กรุณากลับมาใหม่พรุ่งนี้",
			messageen:
				"Today’s privileges are all claimed. Please come back tomorrow.",
		};
		shot.faultProxy.inject("SubmitRedeem", replyFault(400, refusal));
		await beginClaim(shot, "Use later");
		const { messageth: th, messageen: en } = refusal;
		await expectVisible(
			shot.page.getByRole("dialog", {
				name: shot.language === "th" ? th : en,
			}),
		);
	},
});

export const claimShots = [...privilegeShots, ...claimingShots];
