// Proves the session-timeout dialog: the advice after each failure, the call center if nothing else helps, and that it closes once another tab has renewed the session (1 §4, 1 §8).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SessionTimeoutDialog from "../../../src/app/dialogs/SessionTimeoutDialog";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { setNavigate } from "../../../src/platform/browser/openLink";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { setServerTime } from "../../../src/platform/http/clock";
import { tokenNotFound } from "../../../src/platform/session/renewal";
import {
	adoptToken,
	currentSession,
	endSession,
} from "../../../src/platform/session/session";
import { syncSession } from "../../../src/platform/session/syncSession";
import { saveCode } from "../../../src/platform/storage/saveCode";
import { local } from "../../../src/platform/storage/storage";
import { waitUntil } from "../../support/waitFor";
import { announced } from "../support/announced";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../support/drawn";
import { lateReply } from "../support/lateReply";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("../../../src/platform/storage/databases", () => phone);
const { api, calls, forgetApi } = phone;

const seconds = () => Math.floor(Date.now() / 1000);
const days = 86_400;
const onClose = vi.fn();
const request = {
	name: "sessionTimeout",
	message: { th: "หมดเวลา", en: "Your session has ended" },
} as const;
const show = (client = newCache(), open = true) =>
	draw(
		<SessionTimeoutDialog
			request={request}
			open={open}
			onClose={onClose}
			onClosed={() => undefined}
		/>,
		client,
	);
const refused = (
	status: number,
	more: Partial<ConstructorParameters<typeof ApiFailure>[0]> = {},
) =>
	api("GenerateAppTokenV2", () => {
		throw new ApiFailure({ reason: "status", status, ...more });
	});
const hasButton = (page: HTMLElement) =>
	[...page.querySelectorAll("button")].some(
		(button) => button.textContent === "Reactivate",
	);
const callLink = (page: HTMLElement) => page.querySelector("a[href^='tel:']");

fastForward();
beforeEach(() => {
	forgetApi();
	onClose.mockClear();
	setServerTime(Date.now());
	adoptToken(tokenOf("customer-1", { exp: seconds() - 60 }));
});
afterEach(() => {
	wipe();
	endSession();
});

test("the dialog has the server's words, the hourglass and one button, and no way to close it (1 §8)", async () => {
	const page = await show();
	expect(page.querySelector("h2")?.textContent).toBe("Your session has ended");
	expect(page.querySelector(".lucide-hourglass")).not.toBeNull();
	const buttons = [...page.querySelectorAll("button")];
	expect(buttons.map((it) => it.textContent)).toEqual(["Reactivate"]);
	const frame = page.querySelector("dialog");
	await act(async () => {
		frame?.dispatchEvent(new Event("cancel", { cancelable: true }));
		frame?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
		frame?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	});
	expect(onClose).not.toHaveBeenCalled();
});

test.each([
	[429, "Too many requests right now. Please wait a moment and try again."],
	[
		500,
		"Our service could not renew your session right now. Please try again in a few minutes.",
	],
	[
		503,
		"Our service could not renew your session right now. Please try again in a few minutes.",
	],
])(
	"after a %i the dialog gives the right advice, and again after another try",
	async (status, said) => {
		refused(status);
		const page = await show();
		await press(page, "Reactivate");
		const first = await announced(page, said);
		expect(page.textContent).not.toContain("connection");
		await press(page, "Reactivate");
		await announced(page, said, first);
		const tries = calls.filter((it) => it.name === "GenerateAppTokenV2");
		expect(tries).toHaveLength(2);
	},
);

test.each([
	["too many requests", 429, "The queue is long"],
	["a lock", 423, "Locked until noon"],
])(
	"after %s the dialog shows the server's message, if there is one (1 §8)",
	async (_, status, en) => {
		refused(status, { message: { th: "รอสักครู่", en } });
		const page = await show();
		await press(page, "Reactivate");
		await until(() => page.textContent?.includes(en));
	},
);

test("the lines of a Thai advice break between phrases", async () => {
	const thai = "ขณะนี้มีผู้ใช้จำนวนมาก กรุณาลองอีกครั้งในอีกสักครู่";
	refused(429, { message: { th: thai, en: thai } });
	const page = await show();
	await press(page, "Reactivate");
	await until(() => page.querySelector("[role=status] wbr"));
	expect(page.querySelector("[role=status]")?.textContent).toBe(thai);
});

test.each([401, 403])(
	"after a %i no renewal is possible: the call center replaces the button",
	async (status) => {
		const en = "Sign in again";
		refused(status, { message: { th: en, en } });
		const page = await show();
		expect(callLink(page)).toBeNull();
		await press(page, "Reactivate");
		await until(() => callLink(page));
		expect(hasButton(page)).toBe(false);
		expect(page.textContent).toContain("can no longer be renewed");
		// The server's message of other calls does not help here.
		expect(page.textContent).not.toContain(en);
	},
);

test("if the phone's clock has jumped ahead, the dialog does not say that the session can no longer be renewed", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.setSystemTime(Date.now() + 31 * days * 1000);
	const page = await show();
	vi.useRealTimers();
	expect(hasButton(page)).toBe(true);
	expect(callLink(page)).toBeNull();
});

test("a token expired for more than 30 days shows the call center at once, without the button", async () => {
	adoptToken(tokenOf("customer-1", { exp: seconds() - 31 * days }));
	const page = await show();
	expect(hasButton(page)).toBe(false);
	expect(callLink(page)).not.toBeNull();
	expect(calls).toEqual([]);
});

test("after a reply without a token the button stays, beside the call center", async () => {
	api("GenerateAppTokenV2", () => {
		throw new ApiFailure({ status: 200, reason: "shape" }, tokenNotFound);
	});
	const page = await show();
	await press(page, "Reactivate");
	await until(() => callLink(page));
	expect(hasButton(page)).toBe(true);
	expect(page.textContent).toContain("from your phone’s menu");
});

test("the new token is stored, and the app loads again at the root (1 §4)", async () => {
	const replace = vi.spyOn(location, "replace").mockReturnValue();
	const token = tokenOf("customer-1", { exp: seconds() + 3600 });
	api("GenerateAppTokenV2", () => ({ token }));
	api("CreateEventSession", () => null);
	const page = await show();
	await press(page, "Reactivate");
	await until(() => replace.mock.calls.length > 0);
	expect(replace.mock.calls).toEqual([["/"]]);
	expect(localStorage.getItem("token")).toBe(token);
	replace.mockRestore();
});

test("if the new token cannot be stored, home opens without a reload, which would lose the token", async () => {
	const went: string[] = [];
	setNavigate((path) => went.push(path));
	const next = tokenOf("customer-1", { exp: seconds() + 3600 });
	api("GenerateAppTokenV2", () => ({ token: next }));
	api("CreateEventSession", () => null);
	const page = await show();
	const area = localStorage;
	vi.stubGlobal(
		"localStorage",
		new Proxy(area, {
			get: (_, name) => {
				if (name === "setItem") throw new DOMException("No room");
				return Reflect.get(area, name).bind(area);
			},
		}),
	);
	await press(page, "Reactivate");
	await until(() => onClose.mock.calls.length > 0);
	vi.stubGlobal("localStorage", area);
	expect(went).toEqual(["/"]);
	expect(currentSession()?.token).toBe(next);
});

test("the dialog closes once another tab has renewed the session, and failed queries are repeated", async () => {
	const client = newCache();
	let works = false;
	const queryFn = vi.fn(async () => {
		if (!works) throw new ApiFailure({ status: 403, reason: "status" });
		return "deals";
	});
	const { QueryObserver } = await import("@tanstack/react-query");
	const list = new QueryObserver(client, {
		...{ queryKey: ["deals"], queryFn, retry: false },
	});
	const stopList = list.subscribe(() => undefined);
	await waitUntil(() => list.getCurrentResult().isError);
	const stop = syncSession(vi.fn());
	await show(client);
	expect(onClose).not.toHaveBeenCalled();
	works = true;
	local.set("token", tokenOf("customer-1"));
	await act(async () => {
		dispatchEvent(new StorageEvent("storage", { key: "token" }));
	});
	expect(onClose).toHaveBeenCalledWith(true);
	await waitUntil(() => list.getCurrentResult().data === "deals");
	stopList();
	stop();
});

// The bug: the reload after the renewal closed the code that was open at the counter.
test("the dialog links to the saved codes, but not while the session is being renewed", async () => {
	const went = vi.fn();
	setNavigate(went);
	await saveCode({
		...bareCard("PV_1"),
		...v.parse(rewardCode, { code: "C1", transaction_id: "T1" }),
		...{ sub: "customer-1", saved_at: 1 },
	});
	const renewal = lateReply(() => {
		throw new ApiFailure({ reason: "status", status: 500 });
	});
	api("GenerateAppTokenV2", renewal.reply);
	const client = newCache();
	const page = await show(client);
	const codes = () =>
		[...page.querySelectorAll("button")].find(
			(it) => it.textContent === "Open saved codes",
		);
	await until(codes);
	await press(page, "Reactivate");
	expect(codes()?.disabled).toBe(true);
	await renewal.come();
	await until(() => codes()?.disabled === false);
	await press(page, "Open saved codes");
	expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
	await show(client, false);
	await until(() => went.mock.calls.length > 0);
	expect(went.mock.calls).toEqual([["/history?state=history"]]);
});
