// Home in its states, installing the app in each kind of browser, and the update prompt.
import { successFault } from "../../tests/e2e/support/faultProxy";
import { goOffline } from "../../tests/e2e/support/journey";
import { button, codeDialog } from "../../tests/e2e/support/person";
import { readBuilt } from "../../tests/support/bundle";
import { deals } from "./deals";
import {
	asCustomer,
	expect,
	expectVisible,
	type ShotContext,
	type ShotSteps,
	shotsOf,
} from "./shot";
import {
	buttonWith,
	iphone,
	openCode,
	openHome,
	openPage,
	openPageLoading,
	press,
	setUserAgent,
} from "./steps";

async function withCodes(shot: ShotContext, references: string[]) {
	for (const reference of references) await openCode(shot, reference);
	await openHome(shot);
}

export const homeShots = shotsOf("1-home", {
	"not-signed-in": {
		signedIn: false,
		steps: openPage("/", ({ page }) => page.getByRole("heading").first()),
	},
	skeleton: openPageLoading("/Banner/", "/"),
	home: openHome,
	"home-whole": { fullPage: true, steps: openHome },
	plus: asCustomer("plus", openHome),
	standard: asCustomer("standard", openHome),
	"one-code-ready": (shot) => withCodes(shot, [deals.hero]),
	"codes-ready": (shot) => withCodes(shot, [deals.hero, "1003"]),
	"saved-copy-offline": {
		offline: true,
		steps: async (shot) => {
			await openHome(shot);
			await goOffline(shot.page);
			await press(shot, "Close");
		},
	},
	"no-privileges": async (shot) => {
		for (const [call, data] of [
			["GetSetBanner", []],
			["getParentCategoryList", []],
			["getPrivilegeListV3", { items: [], totalpages: 0 }],
		] as const)
			shot.faultProxy.inject(call, successFault(data));
		await openPage("/", "No deals right now")(shot);
	},
	failed: async (shot) => {
		for (const path of ["/Banner/", "/Privilege/"])
			shot.faultProxy.inject(path, { kind: "dropBefore" });
		await openPage("/", (it) => buttonWith(it, "Try again"))(shot);
	},
});

/** Closes a code in a browser with this user agent; null for one with its own install prompt. */
const afterCode =
	(userAgent: string | null): ShotSteps =>
	async (stage) => {
		const { page } = stage;
		if (userAgent) await setUserAgent(page, userAgent);
		await openHome(stage);
		await openCode(stage, deals.hero);
		if (!userAgent)
			await page.evaluate(() =>
				dispatchEvent(new Event("beforeinstallprompt")),
			);
		const code = await codeDialog(stage);
		await page.keyboard.press("Escape");
		await expect(code).toBeHidden();
		await expectVisible(page.getByRole("dialog"));
	};

export const homeScreenShots = shotsOf("9-home-screen", {
	"install-prompt": afterCode(null),
	"install-ios": afterCode(iphone("Version/18.5 Mobile/15E148 Safari/604.1")),
	"install-ios-chrome": afterCode(
		iphone("CriOS/148.0.0.0 Mobile/15E148 Safari/604.1"),
	),
	"install-line": afterCode(iphone("Mobile/15E148 Safari Line/15.6.0")),
	"install-in-app": afterCode(iphone("Mobile/22F76 [FBAN/FBIOS;FBAV/520.0]")),
	update: {
		// The update prompt needs the service worker.
		offline: true,
		steps: async (stage) => {
			const { page, faultProxy } = stage;
			await openHome(stage);
			await page.evaluate(() => navigator.serviceWorker.ready);
			faultProxy.inject("/sw.js", {
				kind: "reply",
				status: 200,
				type: "text/javascript",
				body: `${readBuilt("sw.js")}\n// The next release.`,
			});
			await page.evaluate(async () =>
				(await navigator.serviceWorker.ready).update(),
			);
			await expectVisible(button(stage, "Update"));
		},
	},
});
