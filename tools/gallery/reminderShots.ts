// The notification page with the switch for reminders, in its states.
import type { Page } from "@playwright/test";
import {
	fakePushService,
	givePushKey,
} from "../../tests/e2e/support/pushService";
import { translate } from "../../tests/support/catalogue";
import {
	expect,
	expectVisible,
	type ShotSteps,
	type Stage,
	shotsOf,
} from "./shot";
import { buttonWith, iphone, openPage, reply, setUserAgent } from "./steps";

const reminders = ({ page, language }: Stage) =>
	page.getByRole("switch", {
		name: translate(language, "Remind me before my coupons end"),
	});

/** Opens the page of a server that sends reminders, and waits for this part of it. */
async function openReminders(stage: Stage, part = reminders) {
	givePushKey(stage.faultProxy);
	await openPage("/notification", part)(stage);
	await expectVisible(
		stage.page.getByRole("main").getByRole("listitem").first(),
	);
}

/** A private window, as the gallery's, denies notifications whatever it is granted. */
const setPermission = (page: Page, value: NotificationPermission) =>
	page.addInitScript((it) => {
		Object.defineProperty(Notification, "permission", { value: it });
		Notification.requestPermission = async () => it;
	}, value);

/** The same in a browser that allows them, once it has the worker that subscriptions belong to. */
async function openAllowed(stage: Stage) {
	const { page, context } = stage;
	await setPermission(page, "granted");
	await fakePushService(context);
	await openReminders(stage);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await expect(reminders(stage)).not.toBeChecked();
}

const turnOn: ShotSteps = async (stage) => {
	await openAllowed(stage);
	await reminders(stage).click();
	await expect(reminders(stage)).toBeChecked();
};

const turnOnFailing: ShotSteps = async (stage) => {
	await openAllowed(stage);
	stage.faultProxy.inject("Push/Subscribe", reply(500, {}));
	await reminders(stage).click();
	await expectVisible(buttonWith(stage, "Try again"));
};

const denied: ShotSteps = async (stage) => {
	await setPermission(stage.page, "denied");
	await openReminders(stage);
	await expect(reminders(stage)).toBeDisabled();
};

/** Safari has reminders in the installed app alone. */
const install: ShotSteps = async (stage) => {
	const { page } = stage;
	await setUserAgent(page, iphone("Version/18.5 Mobile/15E148 Safari/604.1"));
	await page.addInitScript(() =>
		Reflect.deleteProperty(globalThis, "PushManager"),
	);
	await openReminders(stage, (it) => buttonWith(it, "Show me how"));
};

export const reminderShots = shotsOf("9-notifications", {
	"reminders-off": { offline: true, steps: openAllowed },
	"reminders-on": { offline: true, steps: turnOn },
	"reminders-failed": { offline: true, steps: turnOnFailing },
	"reminders-denied": denied,
	"reminders-install": install,
});
