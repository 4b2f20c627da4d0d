// A privilege in its states, and every step of a claim.
import { runningCoupon } from "../../tests/e2e/support/coupon";
import { goOffline } from "../../tests/e2e/support/journey";
import { button, claim, pressLocked } from "../../tests/e2e/support/person";
import { translate } from "../../tests/support/catalogue";
import { deals } from "./deals";
import {
	expect,
	expectVisible,
	type ShotSteps,
	type Stage,
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
	reply,
	text,
} from "./steps";

const opensDeal = (reference: string) =>
	openPage(`/?modal-privilege=${reference}`, ({ page }) =>
		page.getByRole("dialog").getByRole("tab").first(),
	);

async function openHero(stage: Stage) {
	await opensDeal(deals.hero)(stage);
	await expect(button(stage, "Get this privilege")).toBeEnabled();
}

/** The alert that the main button of a deal opens. */
const opensAlert =
	(reference: string, pressMain: ShotSteps = pressLocked): ShotSteps =>
	async (stage) => {
		await opensDeal(reference)(stage);
		await pressMain(stage);
		await expectVisible(button(stage, "Close").last());
	};

async function openTab(stage: Stage, at: number) {
	await openHero(stage);
	await dialog(stage).getByRole("tab").nth(at).click();
}

async function openBranches(stage: Stage) {
	await openTab(stage, 2);
	await expectVisible(button(stage, "Branches near me"));
}

async function beginClaim(stage: Stage, use: "Use now" | "Use later") {
	await openHero(stage);
	await claim(stage, use);
}

async function openCounter(stage: Stage) {
	await beginClaim(stage, "Use now");
	await expectVisible(button(stage, "My turn, start the clock"));
}

const privilegeShots = shotsOf("3-privilege", {
	ready: openHero,
	"sold-out": opensDeal(deals.soldOut),
	delivery: opensDeal(deals.physical),
	"store-closed": opensDeal(deals.closed),
	"other-device": opensDeal(deals.otherDevice),
	large: opensDeal(deals.large),
	activity: opensDeal(deals.activity),
	"claimed-once": async (stage) => {
		await runningCoupon(stage.customer.api, deals.onceEach);
		await opensDeal(deals.onceEach)(stage);
	},
	conditions: (stage) => openTab(stage, 1),
	share: afterPress(openHero, ["Share"], "Copy link"),
	branches: openBranches,
	"branches-failed": async (stage) => {
		stage.faultProxy.inject("GetBranchTab", { kind: "dropBefore" });
		await openTab(stage, 2);
		await expectVisible(dialog(stage, "Unable to open and view"));
	},
	"branches-near": async (stage) => {
		await allowLocation(stage);
		await openBranches(stage);
		await press(stage, "Branches near me");
		await expectVisible(dialog(stage).last().getByRole("listitem").first());
	},
	"branches-near-refused": afterPress(
		openBranches,
		["Branches near me"],
		"Try again",
	),
	"alert-full": opensAlert(deals.soldOut),
	"alert-over-time": opensAlert(deals.notStarted, (stage) =>
		press(stage, "Get this privilege"),
	),
	"alert-received": opensAlert(deals.onceEach, async (stage) => {
		await runningCoupon(stage.customer.api, deals.onceEach);
		await stage.page.reload();
		await pressLocked(stage);
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
	"1-activity": async (stage) => {
		await opensDeal(deals.activity)(stage);
		// The activity has a word of its own on the main button.
		await dialog(stage).getByRole("button").last().click();
		await expectVisible(button(stage, "Later"));
	},
	"2-counter": openCounter,
	"2-counter-offline": {
		offline: true,
		steps: async (stage) => {
			await openCounter(stage);
			await goOffline(stage.page);
			await dialog(stage, "No Internet connection")
				.getByRole("button", {
					name: translate(stage.language, "Close"),
					exact: true,
				})
				.click();
			await expect(button(stage, "My turn, start the clock")).toBeDisabled();
		},
	},
	"2-counter-no-room": async (stage) => {
		await stage.page.addInitScript(() => {
			const full = new DOMException("full", "QuotaExceededError");
			IDBObjectStore.prototype.put = () => {
				throw full;
			};
			Cache.prototype.put = () => Promise.reject(full);
		});
		await beginClaim(stage, "Use now");
		await press(stage, "My turn, start the clock");
		await expectVisible(
			text(
				stage,
				"This phone could not save the code, so the clock is not started. Free up some space and try again.",
			),
		);
	},
	"3-checking": async (stage) => {
		stage.faultProxy.inject("SubmitRedeem", { kind: "cutReply" });
		const history = stage.faultProxy.inject("History/Redeem", {
			kind: "hold",
		});
		await beginClaim(stage, "Use later");
		await history.met;
	},
	"4-kept-for-later": async (stage) => {
		await beginClaim(stage, "Use later");
		await expectVisible(button(stage, "My coupons"));
	},
	"5-refused": async (stage) => {
		const refusal = {
			status: "error",
			error: { code: 40009 },
			messageth: "สิทธิ์ของวันนี้เต็มแล้ว กรุณากลับมาใหม่พรุ่งนี้",
			messageen:
				"Today’s privileges are all claimed. Please come back tomorrow.",
		};
		stage.faultProxy.inject("SubmitRedeem", reply(400, refusal));
		await beginClaim(stage, "Use later");
		const { messageth: th, messageen: en } = refusal;
		await expectVisible(
			stage.page.getByRole("dialog", {
				name: stage.language === "th" ? th : en,
			}),
		);
	},
});

export const claimShots = [...privilegeShots, ...claimingShots];
