// Reminders by Web Push: shows a notification, and opens its page of the app when it is pressed (docs/decisions/049).
import { isSignInAddress } from "../domain/app/link";
import { readPushMessage } from "../domain/notify/readPushMessage";
import {
	type ExtendableEvent,
	onExtendableEvent,
	scope,
	type WindowClient,
} from "./scope";

interface PushEvent extends ExtendableEvent {
	data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
	notification: Notification;
}
interface PushSubscriptionChangeEvent extends ExtendableEvent {
	oldSubscription?: PushSubscription | null;
	newSubscription?: PushSubscription | null;
}

/** How long a window may take to answer, in ms, because one that is starting does not listen yet. */
const answerTimeoutMs = 1000;
/** How many times a window with a sign-in in progress is asked, because it listens only after the sign-in. */
const signInTries = 10;

function readData({ data }: PushEvent): unknown {
	try {
		return data?.json();
	} catch {
		return null;
	}
}

async function show(event: PushEvent): Promise<void> {
	const { title, body, path, lang } = readPushMessage(readData(event));
	await scope.registration.showNotification(title, {
		body,
		lang,
		data: path,
		// A message that is sent twice, as after a lost reply, replaces its first notification.
		tag: `${title}\n${body}`,
		icon: "/icons/icon-192.png",
		badge: "/icons/monochrome-512.png",
	});
}

/** Returns the windows of the app, without frames. */
async function windows(): Promise<WindowClient[]> {
	const all = await scope.clients.matchAll({
		type: "window",
		includeUncontrolled: true,
	});
	return all.filter(({ frameType }) => frameType !== "nested");
}

/** Asks the page of a window to open the path without a reload; resolves to whether it does. */
function openInPage(window: WindowClient, path: string): Promise<boolean> {
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = () => resolve(true);
		setTimeout(() => resolve(false), answerTimeoutMs);
		window.postMessage({ type: "open-path", path }, [port2]);
	});
}

async function open(path: string): Promise<void> {
	const [window] = await windows();
	if (window) {
		await window.focus().catch(() => undefined);
		const tries = isSignInAddress(new URL(window.url)) ? signInTries : 1;
		for (let tried = 0; tried < tries; tried++)
			if (await openInPage(window, path)) return;
		// Fails if the window has closed or belongs to another worker.
		if (await window.navigate(path).catch(() => null)) return;
	}
	await scope.clients.openWindow(path);
}

/** Subscribes again if the browser has not, and asks open pages to tell the server; without a page the next start does it. */
async function renew(event: PushSubscriptionChangeEvent): Promise<void> {
	const { oldSubscription, newSubscription } = event;
	if (oldSubscription && !newSubscription)
		await scope.registration.pushManager
			.subscribe(oldSubscription.options)
			.catch(() => undefined);
	for (const window of await windows())
		window.postMessage({ type: "push-changed" });
}

/** Handles messages, presses on their notifications, and a subscription that the browser has renewed. */
export function listenForPush(): void {
	onExtendableEvent("push", show);
	onExtendableEvent(
		"notificationclick",
		({ notification }: NotificationEvent) => {
			notification.close();
			return open(String(notification.data));
		},
	);
	onExtendableEvent("pushsubscriptionchange", renew);
}
