// What the app says when something is in the way: by status, without a network, for a privilege that is none.
import { expect, openHome, type Shot, type Stage } from "./shot";

const dialogs = { group: "7-dialogs" };

/** Loads home with one of its calls answered by this status. */
async function failWith(
	{ page, faultProxy }: Stage,
	status: number,
	code: number,
	th: string,
	en: string,
) {
	const spelled =
		status === 429
			? { Locale: { "th-TH": { Message: th }, "en-US": { Message: en } } }
			: { locale: { "th-th": { message: th }, "en-us": { message: en } } };
	faultProxy.inject("getPrivilegeListV3", {
		kind: "reply",
		status,
		body: JSON.stringify({ status: "error", error: { code, ...spelled } }),
	});
	await page.goto("/");
	await expect(page.getByRole("dialog")).toBeVisible();
}

const failures: [
	string,
	Parameters<typeof failWith> extends [Stage, ...infer Rest] ? Rest : never,
][] = [
	["401-unauthorized", [401, 20000, "", ""]],
	[
		"400-refused",
		[
			400,
			20000,
			"หมดช่วงเวลารับสิทธิ์นี้แล้ว",
			"The time to claim this privilege is over.",
		],
	],
	[
		"403-session",
		[
			403,
			20000,
			"หมดเวลาการใช้งาน กรุณาเข้าสู่แอปอีกครั้ง",
			"Your session has ended. Please sign in again.",
		],
	],
	[
		"423-locked",
		[423, 20000, "บัญชีนี้ถูกระงับชั่วคราว", "This account is locked for now."],
	],
	[
		"429-queue",
		[
			429,
			42900,
			"มีผู้ใช้งานจำนวนมาก โปรดรอสักครู่",
			"Many people are here right now. Please wait a moment.",
		],
	],
	["500-error", [500, 30000, "", ""]],
];

export const dialogShots: Shot[] = [
	...failures.map(([name, failure]) => ({
		...dialogs,
		name,
		go: (stage: Stage) => failWith(stage, ...failure),
	})),
	{
		...dialogs,
		name: "offline",
		offline: true,
		go: async (stage) => {
			const { page, context } = stage;
			await openHome(stage);
			await page.evaluate(() => navigator.serviceWorker.ready);
			await context.setOffline(true);
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	},
	{
		...dialogs,
		name: "offline-banner",
		offline: true,
		go: async (stage) => {
			const { page, context } = stage;
			await openHome(stage);
			await page.evaluate(() => navigator.serviceWorker.ready);
			await context.setOffline(true);
			await expect(page.getByRole("dialog")).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(page.getByRole("dialog")).toHaveCount(0);
		},
	},
	...(
		[
			[
				"session-refused",
				{ kind: "reply", status: 200, body: '{"status":"success","data":{}}' },
			],
			["session-unreached", { kind: "dropBefore" }],
		] as const
	).map(([name, fault]) => ({
		...dialogs,
		name,
		go: async (stage: Stage) => {
			const { page, faultProxy } = stage;
			faultProxy.inject("GenerateAppTokenV2", fault);
			await failWith(stage, 403, 20000, "หมดเวลา", "Time is over.");
			const [button] = await page.getByRole("dialog").getByRole("button").all();
			const before = await page.getByRole("dialog").innerText();
			await button?.click();
			await expect(page.getByRole("dialog")).not.toHaveText(before);
			await expect(page.getByRole("dialog").getByRole("button")).toBeEnabled();
		},
	})),
	{
		...dialogs,
		name: "unknown-privilege",
		go: async ({ page }) => {
			await page.goto("/?modal-privilege=PV_0000");
			await expect(
				page.getByRole("dialog").getByRole("button").first(),
			).toBeVisible();
		},
	},
];
