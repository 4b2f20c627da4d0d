// The browser's push subscription, which belongs to one customer (X08, docs/decisions/049).
import * as v from "valibot";
import { withLock } from "../browser/locks";
import { serviceWorkers } from "../browser/serviceWorkers";
import { waitBriefly } from "../browser/waitBriefly";
import { local, setMakingRoom, storageKeys } from "../storage/storage";

/** What this browser last sent to the server. */
const pushRecord = v.object({
	endpoint: v.string(),
	/** The server's public key. */
	key: v.string(),
	locale: v.string(),
	/** When it was sent, server time in ms. */
	at: v.number(),
	/** The API host that it was sent to (platform/http/host); older releases saved none. */
	host: v.optional(v.string()),
});

export const readPushRecord = (sub: string) =>
	local.read(storageKeys.push(sub), pushRecord);

export const savePushRecord = (
	sub: string,
	record: v.InferOutput<typeof pushRecord>,
) => setMakingRoom(storageKeys.push(sub), JSON.stringify(record));

export const dropPushRecord = (sub: string) =>
	local.remove(storageKeys.push(sub));

/** Runs one change of the subscription at a time, across all tabs. */
export const changeSubscription = <Result>(work: () => Promise<Result>) =>
	withLock("push-subscription", work);

/** Whether the browser has Web Push; Safari on iOS has it in installed apps only. */
export const canPush = (): boolean =>
	"PushManager" in globalThis &&
	"Notification" in globalThis &&
	serviceWorkers() !== undefined;

export const pushPermission = (): NotificationPermission =>
	canPush() ? Notification.permission : "denied";

const findRegistration = async () =>
	canPush() ? await serviceWorkers()?.getRegistration() : undefined;

export async function browserSubscription(): Promise<PushSubscription | null> {
	const registration = await findRegistration();
	return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes with the server's key; rejects if the browser refuses. */
export async function subscribeBrowser(key: string): Promise<PushSubscription> {
	const registration = await findRegistration();
	if (!registration) throw new Error("There is no service worker yet");
	// The browser refuses another key while the former subscription exists.
	await (await browserSubscription())?.unsubscribe();
	return registration.pushManager.subscribe({
		userVisibleOnly: true,
		applicationServerKey: key,
	});
}

/** Ends the subscription and closes its notifications, also offline; the push service then refuses further messages. */
export async function unsubscribeBrowser(): Promise<void> {
	await (await browserSubscription())?.unsubscribe();
	const registration = await findRegistration();
	for (const notification of (await registration?.getNotifications()) ?? [])
		notification.close();
}

/** Ends a subscription that is not this customer's (O05); after a failure the next start tries again. */
export async function unsubscribeOthers(sub: string): Promise<void> {
	if (readPushRecord(sub)) return;
	// Checked again under the lock, because this customer may be turning the reminders on.
	const work = changeSubscription(async () => {
		if (!readPushRecord(sub)) await unsubscribeBrowser();
	});
	await waitBriefly(work.catch(() => undefined));
}
