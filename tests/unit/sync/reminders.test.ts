// Reminders belong to their customer, language and browser subscription, and end with the account on the phone (X08, O05).
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atomStore } from "../../../src/platform/atomStore";
import { withLock } from "../../../src/platform/browser/locks";
import { localeAtom } from "../../../src/platform/i18n/locale";
import {
	readPushRecord,
	savePushRecord,
} from "../../../src/platform/pwa/pushSubscription";
import { changeAccount } from "../../../src/platform/session/account";
import { clearOtherCustomersOnDisk } from "../../../src/platform/session/clearOtherCustomers";
import {
	adoptToken,
	currentSession,
	readToken,
} from "../../../src/platform/session/session";
import { whenWritesDone } from "../../../src/platform/storage/pendingWrites";
import {
	readSavedData,
	wipeSavedData,
} from "../../../src/platform/storage/savedData";
import { storageKeys } from "../../../src/platform/storage/storage";
import {
	startReminderUpkeep,
	turnOffReminders,
	turnOnReminders,
} from "../../../src/sync/reminders";
import { signOut } from "../../../src/sync/signIn";
import { waitFor } from "../../support/waitFor";
import { fail, freshPhone } from "../features/freshPhone";
import { fakePush } from "../support/fakePush";
import { fillStorage } from "../support/fillStorage";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("../../../src/platform/pwa/chunkRecovery", async (original) => ({
	...(await original<object>()),
	loadPage: async () => true,
}));
const openQuestion = vi.hoisted(() => vi.fn());
vi.mock("../../../src/platform/browser/dialogs", async (original) => ({
	...(await original<object>()),
	openQuestion,
}));
const { api, calls } = phone;

let browser: ReturnType<typeof fakePush>;
const subscribed = () => calls.filter(({ name }) => name === "Subscribe");
const removed = () => calls.filter(({ name }) => name === "Unsubscribe");
const session = (sub: string) => {
	const read = readToken(tokenOf(sub));
	if (!read) throw new Error("A broken token");
	return read;
};
let stop = () => {};
afterEach(() => stop());
/** Starts the app and its work for the reminders. */
async function start() {
	stop();
	stop = startReminderUpkeep(new QueryClient());
	// Changes run one at a time, so this one waits for the start's work.
	await withLock("push-subscription", async () => undefined);
}

/** The subscription was sent so many days ago; a negative number comes from a clock that was ahead. */
function told(daysAgo: number) {
	const saved = readPushRecord("customer-1");
	if (!saved) return;
	const at = saved.at - daysAgo * 86_400_000;
	savePushRecord("customer-1", { ...saved, at });
}

beforeEach(() => {
	freshPhone();
	browser = fakePush();
	atomStore.set(localeAtom, "th");
	api("Subscribe", () => ({ status: "success" }));
	api("Unsubscribe", () => ({ status: "success" }));
	api("PublicKey", () => ({ public_key: "key" }));
});

test("a press asks for permission, subscribes with the server's key, and saves the subscription at the server", async () => {
	await turnOnReminders("key");
	expect(browser.questions).toBe(1);
	const endpoint = browser.subscription?.endpoint;
	expect(browser.subscription?.key).toBe("key");
	expect(subscribed()).toMatchObject([
		{
			request: { endpoint, p256dh: "public", auth: "secret", locale: "th" },
			options: { sub: "customer-1" },
		},
	]);
	expect(readPushRecord("customer-1")).toMatchObject({
		endpoint,
		key: "key",
		locale: "th",
	});
});

test("reminders turned on while saved lists fill the phone are on at the next start, since the lists make room", async () => {
	const lists = storageKeys.queries("customer-1");
	localStorage.setItem(lists, "saved");
	fillStorage((area) => area.getItem(lists) !== null);
	await turnOnReminders("key");
	vi.unstubAllGlobals();
	expect(localStorage.getItem(storageKeys.push("customer-1"))).not.toBeNull();
});

// The bug: the host was read again when the reply arrived, so the new host never got the subscription.
test("a subscription is saved with the API host that got it", async () => {
	const host = "https://two.example";
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", host);
	api("Subscribe", () => {
		localStorage.setItem(storageKeys.apiHost, host);
		return { status: "success" };
	});
	await turnOnReminders("key");
	expect(readPushRecord("customer-1")).toMatchObject({ host: "" });
	vi.unstubAllEnvs();
});

test("without the person's permission nothing is subscribed", async () => {
	browser.answer = "denied";
	await turnOnReminders("key");
	expect(browser.subscription).toBeNull();
	expect(subscribed()).toEqual([]);
});

test("a subscription that the server did not save is removed from the browser", async () => {
	api("Subscribe", fail({ status: 503 }));
	await expect(turnOnReminders("key")).rejects.toThrow();
	expect(browser.subscription).toBeNull();
	expect(readPushRecord("customer-1")).toBeNull();
});

test("a customer who signs in meanwhile does not get the former one's reminders (O05)", async () => {
	api("Subscribe", () => {
		adoptToken(tokenOf("customer-2"));
		return { status: "success" };
	});
	await expect(turnOnReminders("key")).rejects.toThrow("signed in");
	expect(readPushRecord("customer-1")).toBeNull();
	expect(browser.subscription).toBeNull();
});

test("turning reminders off ends them in the browser and at the server, in the browser also without a network", async () => {
	for (const answer of [() => ({}), fail({ reason: "network", status: 0 })]) {
		api("Unsubscribe", answer);
		await turnOnReminders("key");
		const endpoint = browser.subscription?.endpoint;
		await turnOffReminders();
		expect(browser.subscription).toBeNull();
		expect(readPushRecord("customer-1")).toBeNull();
		expect(removed().at(-1)).toMatchObject({ request: { endpoint } });
	}
});

test("a start's pending clearing of other customers does not end reminders that are being turned on", async () => {
	let answer = () => {};
	api(
		"Subscribe",
		() =>
			new Promise((resolve) => {
				answer = () => resolve({});
			}),
	);
	const turnedOn = turnOnReminders("key");
	await waitFor(() => expect(subscribed()).toHaveLength(1));
	const endpoint = browser.subscription?.endpoint;
	const cleared = clearOtherCustomersOnDisk("customer-1");
	// It waits for nothing else.
	await whenWritesDone();
	await new Promise((resolve) => setTimeout(resolve, 20));
	answer();
	await Promise.all([turnedOn, cleared]);
	expect(browser.subscription?.endpoint).toBe(endpoint);
	expect(readPushRecord("customer-1")?.endpoint).toBe(endpoint);
});

test("reminders turned off while the subscription is being sent stay off", async () => {
	await turnOnReminders("key");
	const endpoint = browser.subscription?.endpoint;
	told(1);
	let reply = (_data: object) => {};
	api("Subscribe", () => new Promise((resolve) => (reply = resolve)));
	stop = startReminderUpkeep(new QueryClient());
	await waitFor(() => expect(subscribed()).toHaveLength(2));
	const turningOff = turnOffReminders();
	reply({ status: "success" });
	await turningOff;
	expect(readPushRecord("customer-1")).toBeNull();
	expect(browser.subscription).toBeNull();
	expect(removed()).toMatchObject([{ request: { endpoint } }]);
});

test("signing out ends the reminders while the customer's token is still valid for the server", async () => {
	let by: string | undefined;
	api("Unsubscribe", () => {
		by = currentSession()?.sub;
		return { status: "success" };
	});
	await turnOnReminders("key");
	const endpoint = browser.subscription?.endpoint;
	openQuestion.mockResolvedValue(true);
	expect(await signOut()).toBe(true);
	expect(by).toBe("customer-1");
	expect(browser.subscription).toBeNull();
	expect(removed()).toMatchObject([
		{ request: { endpoint }, options: { sub: "customer-1" } },
	]);
});

test.each([
	["another customer, as by a token in an address", "customer-2"],
	["nobody", null],
])("a change of account to %s ends the reminders", async (_, next) => {
	await turnOnReminders("key");
	browser.shown = ["A coupon ends", "Another one ends"];
	await changeAccount(next === null ? null : session(next));
	expect(browser.subscription).toBeNull();
	expect(browser.shown).toEqual([]);
	expect(localStorage.getItem(storageKeys.push("customer-1"))).toBeNull();
});

test("a subscription that could not be ended is ended by a later start, with or without a customer", async () => {
	for (const next of [session("customer-2"), null]) {
		adoptToken(tokenOf("customer-1"));
		await turnOnReminders("key");
		browser.isBroken = true;
		await changeAccount(next);
		expect(browser.subscription).not.toBeNull();
		browser.isBroken = false;
		await start();
		await waitFor(() => expect(browser.subscription).toBeNull());
	}
});

test("a start of the same customer keeps the subscription, and sends nothing to the server", async () => {
	await turnOnReminders("key");
	await clearOtherCustomersOnDisk("customer-1");
	await start();
	expect(browser.subscription).not.toBeNull();
	expect(subscribed()).toHaveLength(1);
});

test("a change of the language is sent to the server", async () => {
	await turnOnReminders("key");
	await start();
	atomStore.set(localeAtom, "en-US");
	await waitFor(() => expect(subscribed()).toHaveLength(2));
	expect(subscribed()[1]).toMatchObject({
		request: {
			endpoint: browser.subscription?.endpoint,
			locale: "en-US",
		},
	});
});

test("a change of the language without a network is sent when the network returns", async () => {
	await turnOnReminders("key");
	await start();
	api("Subscribe", fail({ reason: "network", status: 0 }));
	atomStore.set(localeAtom, "en-US");
	await waitFor(() => expect(subscribed()).toHaveLength(2));
	api("Subscribe", () => ({ status: "success" }));
	dispatchEvent(new Event("online"));
	await waitFor(() =>
		expect(readPushRecord("customer-1")?.locale).toBe("en-US"),
	);
});

test("a subscription that the browser has renewed or lost is saved again", async () => {
	await turnOnReminders("key");
	await start();
	const former = browser.subscription?.endpoint;
	browser.subscription = null;
	browser.notify({ type: "push-changed" });
	await waitFor(() => expect(subscribed()).toHaveLength(2));
	expect(browser.subscription).not.toBeNull();
	const { endpoint } = readPushRecord("customer-1") ?? {};
	expect(endpoint).not.toBe(former);
});

test("a permission that was revoked and granted again in an open app is subscribed at the next visit", async () => {
	await turnOnReminders("key");
	await start();
	browser.subscription = null;
	document.dispatchEvent(new Event("visibilitychange"));
	await waitFor(() => expect(subscribed()).toHaveLength(2));
	const { endpoint } = readPushRecord("customer-1") ?? {};
	expect(browser.subscription).toMatchObject({ endpoint });
});

test.each([1, -30])(
	"a subscription is sent again once a day, since the server may have lost it: last sent %d days ago",
	async (daysAgo) => {
		await turnOnReminders("key");
		const endpoint = browser.subscription?.endpoint;
		told(daysAgo);
		for (let turn = 0; turn < 2; turn++) await start();
		expect(subscribed().map(({ request }) => request)).toMatchObject([
			{ endpoint },
			{ endpoint },
		]);
	},
);

test("a new key of the server needs a new subscription", async () => {
	await turnOnReminders("key");
	api("PublicKey", () => ({ public_key: "next" }));
	told(1);
	await start();
	await waitFor(() => expect(readPushRecord("customer-1")?.key).toBe("next"));
	expect(browser.subscription?.key).toBe("next");
});

test.each([
	["with its own key", () => ({ public_key: "other" }), "other"],
	["with the same key", () => ({ public_key: "key" }), "key"],
	["that sends none", () => ({ public_key: "" }), undefined],
	["without such calls", fail({ status: 404 }), undefined],
])(
	"a sign-in of the same customer at another API host %s replaces the former host's subscription (1 §2)",
	async (_, reply, key) => {
		await turnOnReminders("key");
		const former = browser.subscription?.endpoint;
		calls.length = 0;
		vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
		localStorage.setItem(storageKeys.apiHost, "https://two.example");
		api("PublicKey", reply);
		for (const _start of [1, 2]) {
			await start();
			expect(subscribed()).toHaveLength(key ? 1 : 0);
			expect(browser.subscription?.key).toBe(key);
			expect(browser.subscription?.endpoint).not.toBe(former);
		}
		vi.unstubAllEnvs();
	},
);

test("without the permission nothing is subscribed automatically", async () => {
	await turnOnReminders("key");
	browser.subscription = null;
	browser.permission = "denied";
	await start();
	expect(browser.subscription).toBeNull();
	expect(subscribed()).toHaveLength(1);
});

test("wiping the saved data keeps the reminders, and does not count them", async () => {
	await turnOnReminders("key");
	expect((await readSavedData("customer-1")).typed.count).toBe(0);
	await wipeSavedData("customer-1");
	expect(readPushRecord("customer-1")).not.toBeNull();
});

test("without a sign-in a press asks for no permission", async () => {
	await changeAccount(null);
	await turnOnReminders("key");
	expect(browser.questions).toBe(0);
	expect(subscribed()).toEqual([]);
});
