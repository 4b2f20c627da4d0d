// Reminders by Web Push: turned on and off by a press; the server's copy of the subscription follows language, browser and key (X08).
import type { QueryClient } from "@tanstack/react-query";
import { removePushSubscription, savePushSubscription } from "../contract/push";
import { combineStops } from "../platform/browser/listen";
import { withLock } from "../platform/browser/locks";
import { onNetworkChange } from "../platform/browser/online";
import { serviceWorkers } from "../platform/browser/serviceWorkers";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { localeAtom } from "../platform/i18n/locale";
import {
	browserSubscription,
	dropPushRecord,
	pushPermission,
	readPushRecord,
	savePushRecord,
	subscribeBrowser,
	unsubscribeBrowser,
	unsubscribeOthers,
} from "../platform/pwa/pushSubscription";
import { store } from "../platform/query/store";
import { assertSignedIn, currentSession } from "../platform/session/session";
import { pushQueries } from "../queries/push";

/** One change at a time, over all tabs. */
const inTurn = <Result>(work: () => Promise<Result>) =>
	withLock("push-subscription", work);

/** The server may have forgotten it: for another phone of the customer, or with a backup. A day in ms. */
const repeatMs = 86_400_000;

/** Saves the subscription at the server, in the language of the app. */
async function sendSubscription(
	sub: string,
	key: string,
	subscription: PushSubscription,
): Promise<void> {
	const locale = store.get(localeAtom);
	const { endpoint, keys: { p256dh = "", auth = "" } = {} } =
		subscription.toJSON();
	const request = { endpoint: endpoint ?? "", p256dh, auth, locale };
	await call(savePushSubscription, request, { sub });
	// Another customer may have signed in meanwhile (O05).
	assertSignedIn(sub);
	savePushRecord(sub, {
		endpoint: request.endpoint,
		key,
		locale,
		at: serverNow(),
	});
}

/** Asks the person where the browser has not yet, and subscribes; does nothing where they refuse. Rejects where the browser or the server fails. */
export async function turnOnReminders(key: string): Promise<void> {
	const sub = currentSession()?.sub;
	if (sub === undefined) return;
	// At once: after a wait Safari does not count the press.
	if ((await Notification.requestPermission()) !== "granted") return;
	await inTurn(async () => {
		const subscription = await subscribeBrowser(key);
		try {
			await sendSubscription(sub, key, subscription);
		} catch (failure) {
			await subscription.unsubscribe().catch(() => undefined);
			throw failure;
		}
	});
}

/** Ends the subscription. The server is told where it can be; else it learns it from the push service. */
export async function turnOffReminders(): Promise<void> {
	const sub = currentSession()?.sub;
	if (sub === undefined) return;
	// An update that is being sent would save it again.
	const saved = await inTurn(async () => {
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

/** Tells the server what has changed since it was last told, and once a day in any case; ends a subscription that nobody turned on. */
async function updateSubscription(client: QueryClient): Promise<void> {
	const sub = currentSession()?.sub ?? "";
	const saved = readPushRecord(sub);
	if (!saved) return unsubscribeOthers(sub);
	if (pushPermission() !== "granted") return;
	const current = await browserSubscription();
	const isSame =
		current?.endpoint === saved.endpoint &&
		store.get(localeAtom) === saved.locale;
	if (isSame && serverNow() - saved.at < repeatMs) return;
	const newKey = await client.fetchQuery(pushQueries.key()).catch(() => "");
	const key = newKey || saved.key;
	// Turned off meanwhile.
	if (!readPushRecord(sub)) return;
	const subscription =
		current && key === saved.key ? current : await subscribeBrowser(key);
	await sendSubscription(sub, key, subscription);
}

/** Keeps the server's copy up to date from this start on; a failure waits for the next occasion. Returns a stop function. */
export function startReminderUpkeep(client: QueryClient): () => void {
	const update = () =>
		void inTurn(() => updateSubscription(client)).catch(() => undefined);
	const onMessage = ({ data }: MessageEvent) => {
		if (data?.type === "push-changed") update();
	};
	const workers = serviceWorkers();
	workers?.addEventListener("message", onMessage);
	update();
	return combineStops(
		store.sub(localeAtom, update),
		onNetworkChange((online) => {
			if (online) update();
		}),
		() => workers?.removeEventListener("message", onMessage),
	);
}
