// The switch for reminders: what it says if the browser has none, if the person refused, without a network and after a failure (X08).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showFailure } from "../../../../src/app/showFailure";
import { ReminderCard } from "../../../../src/features/notifications/ReminderCard";
import {
	onFailure,
	queryClient,
} from "../../../../src/platform/query/queryClient";
import { pushQueries } from "../../../../src/queries/push";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { fakePush } from "../../support/fakePush";
import { lateReply } from "../../support/lateReply";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api, calls, setNetwork } = phone;

let browser: ReturnType<typeof fakePush>;
const name = "Remind me before my coupons expire";

async function open() {
	api("PublicKey", () => ({ public_key: "key" }));
	const page = await draw(<ReminderCard />);
	await until(() => calls.some((it) => it.name === "PublicKey"));
	return page;
}
const theSwitch = (page: HTMLElement) =>
	page.querySelector<HTMLInputElement>("[role='switch']");
async function turn(page: HTMLElement) {
	await act(async () => theSwitch(page)?.click());
}
const isOn = (page: HTMLElement) => theSwitch(page)?.checked;
const isBusy = (page: HTMLElement) =>
	theSwitch(page)?.hasAttribute("aria-busy");
const untilIs = (page: HTMLElement, on: boolean) =>
	until(() => !isBusy(page) && isOn(page) === on);

beforeEach(() => {
	freshPhone();
	browser = fakePush();
	api("Subscribe", () => ({ status: "success" }));
	api("Unsubscribe", () => ({ status: "success" }));
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
	Reflect.deleteProperty(navigator, "serviceWorker");
});

test("no switch is offered if the server sends no messages", async () => {
	const cache = newCache();
	api("PublicKey", () => ({ public_key: "" }));
	const page = await draw(<ReminderCard />, cache);
	await until(
		() => cache.getQueryState(pushQueries.key().queryKey)?.status === "success",
	);
	expect(page.textContent).toBe("");
});

test.each([401, 403, 404])(
	"no switch is offered and no session ended if another host lacks the call and answers it with %i",
	async (status) => {
		onFailure(showFailure);
		api("PublicKey", fail({ status }));
		const page = await draw(<ReminderCard />, queryClient);
		const { queryKey } = pushQueries.key();
		await until(() => queryClient.getQueryState(queryKey)?.status === "error");
		expect(page.textContent).toBe("");
		expect(dialog()).toBeNull();
		queryClient.clear();
	},
);

test("the permission is not asked before the press; it turns reminders on, and another press off", async () => {
	const page = await open();
	await until(() => theSwitch(page));
	expect(page.querySelector("label")?.textContent).toBe(name);
	expect(isOn(page)).toBe(false);
	expect(browser.questions).toBe(0);
	await turn(page);
	await untilIs(page, true);
	expect(browser.questions).toBe(1);
	await turn(page);
	await untilIs(page, false);
	expect(browser.subscription).toBeNull();
});

test("the switch follows another tab that turns reminders off", async () => {
	const page = await open();
	await until(() => theSwitch(page));
	await turn(page);
	await untilIs(page, true);
	const [key = ""] = Object.keys(localStorage).filter((it) =>
		it.endsWith("/push"),
	);
	localStorage.removeItem(key);
	await act(async () => {
		dispatchEvent(Object.assign(new Event("storage"), { key }));
	});
	expect(isOn(page)).toBe(false);
});

test("the switch is off, without a failure, if the person closes the browser's question", async () => {
	browser.answer = "default";
	const page = await open();
	await until(() => theSwitch(page));
	await turn(page);
	await until(() => !isBusy(page));
	expect(isOn(page)).toBe(false);
	expect(page.textContent).not.toContain("Try again");
});

test("after a refusal the card says where to allow reminders, and turns on once they are allowed", async () => {
	browser.answer = "denied";
	const page = await open();
	await until(() => theSwitch(page));
	await turn(page);
	await until(() => page.textContent?.includes("Notifications are blocked"));
	expect(theSwitch(page)?.disabled).toBe(true);
	const why = theSwitch(page)?.getAttribute("aria-describedby") ?? "";
	expect(document.getElementById(why)).toBe(
		page.querySelector("[role=status]"),
	);
	browser.permission = "granted";
	await act(async () => document.dispatchEvent(new Event("visibilitychange")));
	expect(theSwitch(page)?.disabled).toBe(false);
});

test("if the permission was withdrawn the switch is off, and a press asks again", async () => {
	const page = await open();
	await until(() => theSwitch(page));
	await turn(page);
	await untilIs(page, true);
	browser.permission = "default";
	await act(async () => document.dispatchEvent(new Event("visibilitychange")));
	expect(isOn(page)).toBe(false);
	await turn(page);
	await untilIs(page, true);
	expect(browser.questions).toBe(2);
});

test("a switch that is being turned off is shown as off at once", async () => {
	const page = await open();
	await until(() => theSwitch(page));
	await turn(page);
	await untilIs(page, true);
	api("Unsubscribe", () => new Promise(() => undefined));
	await turn(page);
	await until(() => isBusy(page));
	expect(isOn(page)).toBe(false);
});

// The bug: a browser question that nobody answered counted as a pending change, so no update was offered.
test("until the browser's question is answered no change is pending, and the question can be asked again", async () => {
	const cache = newCache();
	const answers: (() => void)[] = [];
	const ask = vi.fn(
		() =>
			new Promise<NotificationPermission>((resolve) => {
				answers.push(() => {
					browser.permission = "granted";
					resolve("granted");
				});
			}),
	);
	Notification.requestPermission = ask;
	api("PublicKey", () => ({ public_key: "key" }));
	const page = await draw(<ReminderCard />, cache);
	await until(() => theSwitch(page));
	await turn(page);
	await turn(page);
	expect(ask).toHaveBeenCalledTimes(2);
	expect(cache.isMutating()).toBe(0);
	expect([isBusy(page), isOn(page)]).toEqual([false, false]);
	const { reply, come } = lateReply(() => ({ status: "success" }));
	api("Subscribe", reply);
	await act(async () => answers[1]?.());
	await until(() => isBusy(page));
	expect(cache.isMutating()).toBe(1);
	await until(() => calls.some((it) => it.name === "Subscribe"));
	await come();
	await untilIs(page, true);
	expect(cache.isMutating()).toBe(0);
});

test("a browser that fails to ask is a failure too", async () => {
	Notification.requestPermission = () => Promise.reject(new Error("broken"));
	const page = await open();
	await until(() => theSwitch(page));
	await turn(page);
	await until(() => page.textContent?.includes("could not be turned on"));
});

test("the first time, the switch is shown as on as soon as the browser's question is answered", async () => {
	const { reply, come } = lateReply(() => ({ status: "success" }));
	api("Subscribe", reply);
	const page = await open();
	await until(() => theSwitch(page));
	await turn(page);
	await until(() => isOn(page));
	expect(isBusy(page)).toBe(true);
	await come();
	await until(() => !isBusy(page));
	expect(isOn(page)).toBe(true);
});

test("a failure says so, and a retry succeeds", async () => {
	api("Subscribe", fail({ status: 503 }));
	const page = await open();
	await until(() => theSwitch(page));
	await turn(page);
	await until(() => page.textContent?.includes("could not be turned on"));
	expect(isOn(page)).toBe(false);
	api("Subscribe", () => ({ status: "success" }));
	await press(page, "Try again");
	await untilIs(page, true);
	expect(page.textContent).not.toContain("could not be turned on");
	// The failure does not return once reminders are turned off.
	await turn(page);
	await untilIs(page, false);
	expect(page.textContent).not.toContain("could not be turned on");
});

test.each([
	[403, "sessionTimeout"],
	[423, "confirmation"],
	[429, "confirmation"],
])(
	"a press that is answered with %i opens the app's dialog, and is not blamed on the connection",
	async (status, name) => {
		onFailure(showFailure);
		api("PublicKey", () => ({ public_key: "key" }));
		api("Subscribe", fail({ status }));
		const page = await draw(<ReminderCard />, queryClient);
		await until(() => theSwitch(page));
		await turn(page);
		await until(() => dialog());
		expect(dialog()).toMatchObject({ name });
		expect(isOn(page)).toBe(false);
		expect(page.textContent).not.toContain("could not be turned on");
		queryClient.clear();
	},
);

test("a retry keeps its button and the focus while it runs, and reports a failure again", async () => {
	api("Subscribe", fail({ status: 503 }));
	const page = await open();
	await until(() => theSwitch(page));
	await turn(page);
	await until(() => page.textContent?.includes("could not be turned on"));
	const said = () => page.querySelector("[role=status]")?.firstChild;
	const before = said();
	const { reply, come } = lateReply(fail({ status: 503 }));
	api("Subscribe", reply);
	const retry = [...page.querySelectorAll("button")].find(
		(button) => button.textContent === "Try again",
	);
	retry?.focus();
	await press(page, "Try again");
	expect(document.activeElement).toBe(retry);
	expect(retry?.getAttribute("aria-busy")).toBe("true");
	await come();
	await until(() => !retry?.hasAttribute("aria-busy"));
	expect(document.activeElement).toBe(retry);
	expect(said()?.textContent).toContain("could not be turned on");
	expect(said()).not.toBe(before);
});

test("without a network reminders can only be turned off", async () => {
	const page = await open();
	await until(() => theSwitch(page));
	await act(async () => setNetwork(false));
	expect(page.textContent).toContain("Connect to the internet");
	expect(theSwitch(page)?.disabled).toBe(true);
	await act(async () => setNetwork(true));
	await turn(page);
	await untilIs(page, true);
	await act(async () => setNetwork(false));
	expect(theSwitch(page)?.disabled).toBe(false);
	await act(async () => setNetwork(true));
});

test("a browser without push messages says so", async () => {
	Reflect.deleteProperty(globalThis, "PushManager");
	const page = await open();
	await until(() => page.textContent?.includes("cannot show reminders"));
	expect(theSwitch(page)).toBeNull();
	// The bug: the text was the label of a switch that was not shown.
	expect(page.querySelector("label")).toBeNull();
});

test("a browser tab on an iPhone links to the installation", async () => {
	Reflect.deleteProperty(globalThis, "PushManager");
	vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
	);
	const page = await open();
	await until(() => page.textContent?.includes("home screen"));
	await press(page, "Show me how");
	expect(dialog()).toMatchObject({ name: "install", card: "shareBelow" });
});
