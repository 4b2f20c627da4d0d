// A fake browser with push messages: one subscription, a permission, and messages of its worker.
import { vi } from "vitest";

let made = 0;

class FakeSubscription {
	readonly endpoint = `https://push.example.com/${++made}`;
	constructor(
		private readonly browser: FakePush,
		readonly key: string,
	) {}
	toJSON() {
		const keys = { p256dh: "public", auth: "secret" };
		return { endpoint: this.endpoint, keys };
	}
	async unsubscribe() {
		if (this.browser.isBroken) throw new Error("The browser is broken");
		if (this.browser.subscription === this) this.browser.subscription = null;
		return true;
	}
}

interface FakePush {
	subscription: FakeSubscription | null;
	permission: NotificationPermission;
	/** The person's answer to the permission prompt. */
	answer: NotificationPermission;
	/** The titles of the notifications on the phone. */
	shown: string[];
	/** The number of permission prompts. */
	questions: number;
	isBroken: boolean;
	/** Sends a message of the worker to the page. */
	notify(data: object, ports?: MessagePort[]): void;
}

/** Gives this page a browser with push messages. */
export function fakePush(): FakePush {
	const workers = new EventTarget();
	const browser: FakePush = {
		...{ subscription: null, permission: "default", answer: "granted" },
		...{ questions: 0, isBroken: false, shown: [] },
		notify: (data, ports = []) =>
			void workers.dispatchEvent(
				Object.assign(new Event("message"), { data, ports }),
			),
	};
	const pushManager = {
		getSubscription: async () => browser.subscription,
		async subscribe(options: { applicationServerKey: string }) {
			if (browser.isBroken) throw new Error("The browser is broken");
			if (browser.subscription) throw new Error("There is one already");
			browser.subscription = new FakeSubscription(
				browser,
				options.applicationServerKey,
			);
			return browser.subscription;
		},
	};
	const getNotifications = async () =>
		browser.shown.map((title) => ({
			close: () => {
				browser.shown = browser.shown.filter((it) => it !== title);
			},
		}));
	const container = Object.assign(workers, {
		getRegistration: async () => ({ pushManager, getNotifications }),
	});
	Object.defineProperty(navigator, "serviceWorker", {
		value: container,
		configurable: true,
	});
	vi.stubGlobal("PushManager", class {});
	vi.stubGlobal("Notification", {
		get permission() {
			return browser.permission;
		},
		async requestPermission() {
			browser.questions++;
			browser.permission = browser.answer;
			return browser.permission;
		},
	});
	return browser;
}
