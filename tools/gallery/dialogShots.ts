// The dialogs of failures: by status, without a network, for an unknown privilege.
import { failureBody } from "../../src/contract/failureBody";
import type { Fault } from "../../tests/e2e/support/faultProxy";
import { goOffline } from "../../tests/e2e/support/journey";
import { button } from "../../tests/e2e/support/person";
import {
	expect,
	expectVisible,
	type ShotSteps,
	type Stage,
	shotsOf,
} from "./shot";
import { dialog, openHome, openPage, reply } from "./steps";

/** Loads home with one of its calls answered by this status. */
const failing =
	(status: number, code: number | string, th = "", en = ""): ShotSteps =>
	async (stage) => {
		const body = failureBody(status, code, { th, en });
		stage.faultProxy.inject("getPrivilegeListV3", reply(status, body));
		await openPage("/", dialog)(stage);
	};

async function offline(stage: Stage) {
	await openHome(stage);
	await goOffline(stage.page);
	await expectVisible(dialog(stage));
}

/** The session has ended, and the sign-in that its dialog offers meets this fault. */
const signInFailing =
	(fault: Fault): ShotSteps =>
	async (stage) => {
		stage.faultProxy.inject("GenerateAppTokenV2", fault);
		await failing(403, 20000, "หมดเวลา", "Time is over.")(stage);
		const before = await dialog(stage).innerText();
		await dialog(stage).getByRole("button").first().click();
		await expect(dialog(stage)).not.toHaveText(before);
		await expect(dialog(stage).getByRole("button")).toBeEnabled();
	};

export const dialogShots = shotsOf("7-dialogs", {
	"401-unauthorized": failing(401, 20000),
	"400-refused": failing(
		400,
		20000,
		"หมดช่วงเวลารับสิทธิ์นี้แล้ว",
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
		steps: async (stage) => {
			await offline(stage);
			await stage.page.keyboard.press("Escape");
			await expect(dialog(stage)).toHaveCount(0);
		},
	},
	"session-refused": signInFailing(reply(200, { status: "success", data: {} })),
	"session-unreached": signInFailing({ kind: "dropBefore" }),
	"unknown-privilege": openPage("/?modal-privilege=PV_0000", (stage) =>
		button(stage, "Back to home"),
	),
});
