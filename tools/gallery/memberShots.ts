// The member's own pages: profile and what it leads to, terms, games, my data, notifications with the switch for reminders.

import type { Page } from "@playwright/test";
import { replyFault } from "../../tests/e2e/support/faultProxy";
import {
	fakePushService,
	givePushKey,
} from "../../tests/e2e/support/pushService";
import { translate } from "../../tests/support/catalogue";
import {
	asCustomer,
	expect,
	expectVisible,
	type ShotContext,
	type ShotSteps,
	shotsOf,
} from "./shot";
import {
	afterPress,
	buttonWith,
	dialog,
	field,
	firstItem,
	iphone,
	openHome,
	openPage,
	press,
	setUserAgent,
	text,
} from "./steps";

/** Opens a page and waits for a text that is exactly this one. */
const opensWith = (path: string, english: string) =>
	openPage(path, ({ page, language }) =>
		page.getByText(translate(language, english), { exact: true }).first(),
	);

const profile = opensWith("/profile", "Edit");
const edit = opensWith("/profile/edit", "First name");
const term = "/conditions/detail?articleId=TERMS_1&from=profile";

export const memberShots = shotsOf("9-member", {
	profile: { fullPage: true, steps: profile },
	"profile-plus": asCustomer("plus", profile),
	"profile-gold": asCustomer("gold", profile),
	"sign-out": afterPress(profile, ["Sign out"], dialog),
	"profile-failed": async (shot) => {
		shot.faultProxy.inject("Customer/Profile", replyFault(500));
		const problem = "This is on our side. Please try again in a moment.";
		await opensWith("/profile", problem)(shot);
		await expectVisible(dialog(shot));
	},
	edit,
	"edit-faults": async (shot) => {
		await edit(shot);
		for (const name of ["First name", "Last name"])
			await field(shot, name).fill("");
		await press(shot, "Confirm");
		await expectVisible(text(shot, "Please enter your last name"));
	},
	avatars: async ({ page }) => {
		await page.goto("/profile/avatar");
		await page.getByRole("radio", { name: "Nova" }).check();
	},
	crop: async ({ page }) => {
		await page.goto("/profile/avatar");
		await page
			.locator("input[type=file]")
			.setInputFiles("server/demo/pictures/banner-travel.webp");
		await expectVisible(page.getByRole("dialog").getByRole("slider").first());
	},
	language: opensWith("/language", "Confirm"),
	conditions: asCustomer("terms", opensWith("/conditions", "Updated")),
	condition: opensWith(term, "Cancel my agreement"),
	"condition-cancel": async (shot) => {
		await shot.page.goto(term);
		await buttonWith(shot, "Cancel my agreement").click();
		await expectVisible(dialog(shot));
	},
	ranking: opensWith("/game/v1/ranking", "You"),
	"ranking-none": asCustomer(
		"empty",
		opensWith("/game/v1/ranking", "Not yet ranked"),
	),
	"score-history": openPage("/game/v1/history", firstItem),
	games: openPage("/game/list", firstItem),
	"play-game-none": {
		signedIn: false,
		// The token cannot be read; without any token the signed-out home would be shown.
		steps: opensWith("/play-game?token=none", "The game is closed for now"),
	},
	"my-data": asCustomer("full", async (shot) => {
		await openHome(shot);
		await opensWith("/profile/data", "Coupon codes")(shot);
	}),
	"demo-game": openPage("/demo/game", ({ page }) =>
		page.getByRole("button").last(),
	),
});

const reminders = ({ page, language }: ShotContext) =>
	page.getByRole("switch", {
		name: translate(language, "Remind me before my coupons expire"),
	});

/** Opens the page of a server that sends reminders, and waits for this part of it. */
async function openReminders(shot: ShotContext, part = reminders) {
	givePushKey(shot.faultProxy);
	await openPage("/notification", part)(shot);
	await expectVisible(firstItem(shot));
}

/** Sets the permission by script, because a private window such as the gallery's denies notifications whatever it is granted. */
const setPermission = (page: Page, value: NotificationPermission) =>
	page.addInitScript((it) => {
		Object.defineProperty(Notification, "permission", { value: it });
		Notification.requestPermission = async () => it;
	}, value);

/** openReminders in a browser that allows notifications and has the worker that subscriptions belong to. */
async function openAllowed(shot: ShotContext) {
	const { page, context } = shot;
	await setPermission(page, "granted");
	await fakePushService(context);
	await openReminders(shot);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await expect(reminders(shot)).not.toBeChecked();
}

const turnOn: ShotSteps = async (shot) => {
	await openAllowed(shot);
	await reminders(shot).click();
	await expect(reminders(shot)).toBeChecked();
};

const turnOnFailing: ShotSteps = async (shot) => {
	await openAllowed(shot);
	shot.faultProxy.inject("Push/Subscribe", replyFault(500));
	await reminders(shot).click();
	await expectVisible(buttonWith(shot, "Try again"));
};

const denied: ShotSteps = async (shot) => {
	await setPermission(shot.page, "denied");
	await openReminders(shot);
	await expect(reminders(shot)).toBeDisabled();
};

/** Safari has reminders only in the installed app. */
const install: ShotSteps = async (shot) => {
	const { page } = shot;
	await setUserAgent(page, iphone("Version/18.5 Mobile/15E148 Safari/604.1"));
	await page.addInitScript(() =>
		Reflect.deleteProperty(globalThis, "PushManager"),
	);
	await openReminders(shot, (it) => buttonWith(it, "Show me how"));
};

export const reminderShots = shotsOf("9-notifications", {
	"reminders-off": { offline: true, steps: openAllowed },
	"reminders-on": { offline: true, steps: turnOn },
	"reminders-failed": { offline: true, steps: turnOnFailing },
	"reminders-denied": denied,
	"reminders-install": install,
});
