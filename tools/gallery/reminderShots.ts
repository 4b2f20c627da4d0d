// The notification page with the switch for reminders, in its states.
import type { Page } from "@playwright/test";
import { replyFault } from "../../tests/e2e/support/faultProxy";
import {
	fakePushService,
	givePushKey,
} from "../../tests/e2e/support/pushService";
import { translate } from "../../tests/support/catalogue";
import {
	expect,
	expectVisible,
	type ShotContext,
	type ShotSteps,
	shotsOf,
} from "./shot";
import { buttonWith, firstItem, iphone, openPage, setUserAgent } from "./steps";

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

/** A private window, as the gallery's, denies notifications whatever it is granted. */
const setPermission = (page: Page, value: NotificationPermission) =>
	page.addInitScript((it) => {
		Object.defineProperty(Notification, "permission", { value: it });
		Notification.requestPermission = async () => it;
	}, value);

/** The same in a browser that allows them, once it has the worker that subscriptions belong to. */
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

/** Safari has reminders in the installed app alone. */
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
