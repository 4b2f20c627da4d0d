// The dialogs of failures: by status, without a network, for an unknown privilege.
import { failureBody } from "../../src/contract/failureBody";
import {
	type Fault,
	replyFault,
	successFault,
} from "../../tests/e2e/support/faultProxy";
import { goOffline } from "../../tests/e2e/support/journey";
import { button } from "../../tests/e2e/support/person";
import {
	expect,
	expectVisible,
	type ShotContext,
	type ShotSteps,
	shotsOf,
} from "./shot";
import { dialog, openHome, openPage } from "./steps";

/** Loads home with one of its calls answered by this status. */
const failing =
	(status: number, code: number | string, th = "", en = ""): ShotSteps =>
	async (shot) => {
		const body = failureBody(status, code, { th, en });
		shot.faultProxy.inject("getPrivilegeListV3", replyFault(status, body));
		await openPage("/", dialog)(shot);
	};

async function offline(shot: ShotContext) {
	await openHome(shot);
	await goOffline(shot.page);
	await expectVisible(dialog(shot));
}

/** Ends the session, then signs in from its dialog with this fault in the call. */
const signInFailing =
	(fault: Fault): ShotSteps =>
	async (shot) => {
		shot.faultProxy.inject("GenerateAppTokenV2", fault);
		await failing(403, 20000, "หมดเวลา", "Time is over.")(shot);
		const before = await dialog(shot).innerText();
		await dialog(shot).getByRole("button").first().click();
		await expect(dialog(shot)).not.toHaveText(before);
		await expect(dialog(shot).getByRole("button")).toBeEnabled();
	};

export const dialogShots = shotsOf("7-dialogs", {
	"401-unauthorized": failing(401, 20000),
	"400-refused": failing(
		400,
		20000,
		"หมดเขตรับสิทธิ์นี้แล้ว",
		"The time to claim this privilege is over.",
	),
	"400-code-as-word": failing(400, "E1001"),
	"403-session": failing(
		403,
		20000,
		"หมดเวลาการใช้งาน กรุณาเข้าสู่แอปอีกครั้ง",
		"Your session has ended. Please sign in again.",
	),
	"423-locked": failing(
		423,
		20000,
		"บัญชีนี้ถูกระงับชั่วคราว",
		"This account is locked for now.",
	),
	"429-queue": failing(
		429,
		42900,
		"มีผู้ใช้งานจำนวนมาก โปรดรอสักครู่",
		"Many people are here right now. Please wait a moment.",
	),
	"500-error": failing(500, 30000),
	offline: { offline: true, steps: offline },
	"offline-banner": {
		offline: true,
		steps: async (shot) => {
			await offline(shot);
			await shot.page.keyboard.press("Escape");
			await expect(dialog(shot)).toHaveCount(0);
		},
	},
	"session-refused": signInFailing(successFault({})),
	"session-unreached": signInFailing({ kind: "dropBefore" }),
	"unknown-privilege": openPage("/?modal-privilege=PV_0000", (shot) =>
		button(shot, "Back to home"),
	),
});
