// Reminders by Web Push: turned on and off by a press; the server's copy of the subscription follows language, browser and key (X08).
import type { QueryClient } from "@tanstack/react-query";
import { removePushSubscription, savePushSubscription } from "../contract/push";
import { atomStore } from "../platform/atomStore";
import { combineStops } from "../platform/browser/listen";
import { serviceWorkers } from "../platform/browser/serviceWorkers";
import { serverNow } from "../platform/http/clock";
import { chosenHost, isOtherHost } from "../platform/http/host";
import { call } from "../platform/http/http";
import { localeAtom } from "../platform/i18n/locale";
import { onRetry } from "../platform/outbox/outbox";
import {
	browserSubscription,
	changeSubscription,
	dropPushRecord,
	pushPermission,
	readPushRecord,
	savePushRecord,
	subscribeBrowser,
	unsubscribeBrowser,
} from "../platform/pwa/pushSubscription";
import { assertSignedIn, currentSession } from "../platform/session/session";
import { pushQueries } from "../queries/push";

/** After this the subscription is sent again, in ms: the server may have lost it with a restored backup, or replaced it by another phone's. */
const repeatMs = 86_400_000;

/** Saves the subscription at the server, in the language of the app. */
async function sendSubscription(
	sub: string,
	key: string,
	subscription: PushSubscription,
): Promise<void> {
	const locale = atomStore.get(localeAtom);
	const { endpoint } = subscription;
	const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
	const request = { endpoint, p256dh, auth, locale };
	// Read before the call: another tab may change it meanwhile.
	const host = chosenHost();
	await call(savePushSubscription, request, { sub });
	// Another customer may have signed in meanwhile (O05).
	assertSignedIn(sub);
	const at = serverNow();
	savePushRecord(sub, { endpoint, key, locale, at, host });
}

/** Asks for permission, calls `onGranted` and subscribes; does nothing where the person refuses. Rejects where the browser or the server fails. */
export async function turnOnReminders(
	key: string,
	onGranted?: () => void,
): Promise<void> {
	const sub = currentSession()?.sub;
	if (sub === undefined) return;
	// Asked first, since Safari ignores the press after a wait.
	if ((await Notification.requestPermission()) !== "granted") return;
	onGranted?.();
	await changeSubscription(async () => {
		const subscription = await subscribeBrowser(key);
		try {
			await sendSubscription(sub, key, subscription);
		} catch (failure) {
			await subscription.unsubscribe().catch(() => undefined);
			throw failure;
		}
	});
}

/** Ends the subscription and tries to tell the server, which otherwise learns it from the push service. */
export async function turnOffReminders(): Promise<void> {
	const sub = currentSession()?.sub;
	if (sub === undefined) return;
	// Waits for an update that is being sent, which would save the record again.
	const saved = await changeSubscription(async () => {
		const last = readPushRecord(sub);
		dropPushRecord(sub);
		if (last) await unsubscribeBrowser().catch(() => undefined);
		return last;
	});
	if (!saved) return;
	const { endpoint } = saved;
	await call(removePushSubscription, { endpoint }, { sub }).catch(
		() => undefined,
	);
}

/** Sends the subscription where it, the language or the API host has changed, and once a day; ends one that this customer did not turn on. */
async function updateSubscription(client: QueryClient): Promise<void> {
	const sub = currentSession()?.sub ?? "";
	const saved = readPushRecord(sub);
	if (!saved) return unsubscribeBrowser();
	if (pushPermission() !== "granted") return;
	const isMoved = isOtherHost(saved.host);
	// Ended even if the new host has no push calls, since the former one would go on sending.
	if (isMoved) await unsubscribeBrowser();
	const current = await browserSubscription();
	const isSame =
		!isMoved &&
		current?.endpoint === saved.endpoint &&
		atomStore.get(localeAtom) === saved.locale;
	if (isSame && Math.abs(serverNow() - saved.at) < repeatMs) return;
	const newKey = await client.query(pushQueries.key()).catch(() => "");
	// The former host's key is not valid at this one.
	if (isMoved && !newKey) return;
	const key = newKey || saved.key;
	// The person may have turned them off meanwhile.
	if (!readPushRecord(sub)) return;
	const subscription =
		current && key === saved.key ? current : await subscribeBrowser(key);
	await sendSubscription(sub, key, subscription);
}

/** Updates the server's copy now, on each change and on each visit, which also retries after a failure. Returns a stop function. */
export function startReminderUpkeep(client: QueryClient): () => void {
	const update = () =>
		void changeSubscription(() => updateSubscription(client)).catch(
			() => undefined,
		);
	const onMessage = ({ data }: MessageEvent) => {
		if (data?.type === "push-changed") update();
	};
	const workers = serviceWorkers();
	workers?.addEventListener("message", onMessage);
	return combineStops(
		atomStore.sub(localeAtom, update),
		// Also on a visit: a permission that was withdrawn and given again has ended the subscription.
		onRetry(update),
		() => workers?.removeEventListener("message", onMessage),
	);
}
