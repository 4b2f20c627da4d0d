// The number on the app's icon: codes that end within 48 hours plus unread notifications, counted at the start, after each change and once a minute (O08, 3 §4).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { waitFor } from "../../support/waitFor";
import { wipeDisks } from "../support/phone";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const refreshUnread = vi.fn(async () => undefined);
const loadRefresh = vi.fn();

const start = Date.parse("2026-11-21T05:00:00Z");
const hour = 3_600_000;
const sub = "customer-1";
let shown: number | undefined;
const badge = () => shown;

/** Waits for the delay of a count and for the wallet. */
const settle = () => vi.advanceTimersByTimeAsync(400);

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	localStorage.clear();
	wipeDisks();
	refreshUnread.mockClear();
	shown = undefined;
	Object.assign(navigator, {
		setAppBadge: async (count: number) => {
			shown = count;
		},
	});
	loadRefresh.mockReset().mockReturnValue({ refreshUnread });
	// Once per test: if a file is mocked twice, either mock can win.
	vi.doMock("../../../src/app/refreshUnread", () => loadRefresh());
});
afterEach(() => {
	Reflect.deleteProperty(navigator, "setAppBadge");
	vi.useRealTimers();
});

/** Runs the app of a signed-in customer with codes that end in so many ms; null for never. */
async function started(...ends: (number | null)[]) {
	vi.resetModules();
	const { atomStore } = await import("../../../src/platform/atomStore");
	const { queryClient } = await import(
		"../../../src/platform/query/queryClient"
	);
	const { adoptToken, sessionAtom } = await import(
		"../../../src/platform/session/session"
	);
	const { setServerTime } = await import("../../../src/platform/http/clock");
	const { writeCode } = await import("../../../src/platform/storage/wallet");
	const { setUnread } = await import(
		"../../../src/platform/storage/unreadCount"
	);
	const { startAppBadge } = await import("../../../src/app/startAppBadge");
	adoptToken(tokenOf(sub));
	setServerTime(start);
	const save = (id: string, endsIn: number | null, more: object = {}) =>
		writeCode({
			...bareCard("PV_1"),
			...v.parse(rewardCode, { code: "AB-12", transaction_id: id }),
			expiration_datetime:
				endsIn === null ? null : new Date(start + endsIn).toISOString(),
			...{ sub, saved_at: start, proven: true, ...more },
		});
	for (const [at, endsIn] of ends.entries()) await save(`T${at}`, endsIn);
	startAppBadge();
	await settle();
	return {
		save,
		setUnread,
		leave: () => atomStore.set(sessionAtom, null),
		load: (area: string) => queryClient.setQueryData([area, "list"], {}),
		/** A load that fails. */
		fail: () =>
			queryClient
				.query({
					queryKey: ["history", "list"],
					queryFn: () => Promise.reject(new Error("No network")),
				})
				.catch(() => undefined),
	};
}

test("a code counts from 48 hours before its end until its end", async () => {
	const soon = 30_000;
	const nearly48 = 48 * hour + soon;
	await started(0, soon, nearly48, nearly48, 2 * nearly48, null);
	expect(badge()).toBe(1);
	await vi.advanceTimersByTimeAsync(61_000);
	expect(badge()).toBe(2);
});

test("a used code does not count, and unread notifications do", async () => {
	const { save, setUnread, load } = await started(hour);
	setUnread(2);
	await settle();
	expect(badge()).toBe(3);
	await save("T0", hour, { over: "used" });
	load("profile");
	await settle();
	expect(badge()).toBe(3);
	load("history");
	await settle();
	expect(badge()).toBe(2);
});

test("a coupon whose code is not saved counts too", async () => {
	const { load } = await started(hour);
	const { local, storageKeys } = await import(
		"../../../src/platform/storage/storage"
	);
	const coupon = {
		...{ ...bareCard("PV_1"), transaction_id: "CLOCK" },
		expiration_datetime: new Date(start + hour).toISOString(),
		...{ countdown_time: null, is_used_code: false, reserve_timeout: 15 },
	};
	local.write(storageKeys.unsaved(sub), [coupon]);
	load("history");
	await settle();
	expect(badge()).toBe(2);
});

test("a history load that starts and fails does not read the codes", async () => {
	const { fail, load } = await started(hour);
	const [database] = phone.databases;
	if (!database) throw new Error("There is no database");
	const readings = vi.spyOn(database, "entries");
	await fail();
	await settle();
	expect(readings).not.toHaveBeenCalled();
	load("history");
	await settle();
	expect(readings).toHaveBeenCalled();
});

test("after a sign-out no codes count; the notifications are checked at the start and after the sign-out", async () => {
	const { leave } = await started(hour);
	expect(badge()).toBe(1);
	expect(refreshUnread).toHaveBeenCalledTimes(1);
	leave();
	await settle();
	expect(badge()).toBe(0);
	expect(refreshUnread).toHaveBeenCalledTimes(2);
});

test("an app that stays open checks the notifications whenever the person or the network returns", async () => {
	await started();
	phone.setNetwork(false);
	refreshUnread.mockClear();
	phone.setNetwork(true);
	await settle();
	expect(refreshUnread).toHaveBeenCalled();
	refreshUnread.mockClear();
	document.dispatchEvent(new Event("visibilitychange"));
	await settle();
	expect(refreshUnread).toHaveBeenCalled();
});

test("a phone that cannot load the code that counts notifications still counts its codes", async () => {
	const unhandled = vi.fn();
	process.on("unhandledRejection", unhandled);
	loadRefresh.mockImplementation(() => {
		throw new Error("The file is not there");
	});
	await started(hour);
	expect(badge()).toBe(1);
	vi.useRealTimers();
	await waitFor(() => expect(loadRefresh).toHaveBeenCalled());
	await new Promise((done) => setTimeout(done, 10));
	expect(unhandled).not.toHaveBeenCalled();
	process.off("unhandledRejection", unhandled);
});

test("several simultaneous changes are counted once", async () => {
	const app = await started(hour);
	const counted = vi.fn(async () => undefined);
	Object.assign(navigator, { setAppBadge: counted });
	for (const unread of [1, 2, 3]) app.setUnread(unread);
	await settle();
	expect(counted.mock.calls).toEqual([[4]]);
});

test("the number is counted when the person returns to the app", async () => {
	const counted = vi.fn(async () => undefined);
	Object.assign(navigator, { setAppBadge: counted });
	/** How often it is counted then, including the starts of the other tests. */
	const comeBack = async () => {
		counted.mockClear();
		document.dispatchEvent(new Event("visibilitychange"));
		await settle();
		return counted.mock.calls.length;
	};
	const before = await comeBack();
	await started(hour);
	expect(await comeBack()).toBe(before + 1);
});
