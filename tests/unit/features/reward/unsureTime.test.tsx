// After an offline change of the phone's clock no coupon ends before a reply confirms the time (architecture: Time).

import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem, rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { CodeCountdown } from "../../../../src/features/reward/code/CodeCountdown";
import { HistoryList } from "../../../../src/features/reward/history/HistoryList";
import RewardCodeDialog from "../../../../src/features/reward/RewardCodeDialog";
import { ExerciseDialog } from "../../../../src/features/reward/use/ExerciseDialog";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import {
	isServerTimeKnown,
	setServerTime,
} from "../../../../src/platform/http/clock";
import { undoableUseAtom } from "../../../../src/platform/outbox/undoableUse";
import { adoptToken } from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { draw, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { tokenOf } from "../../support/token";

const start = await vi.hoisted(() => {
	const now = Date.parse("2026-11-21T05:00:00Z");
	vi.useFakeTimers({ now });
	// The phone was 3 h slow and was corrected offline.
	localStorage.setItem("clock-offset", String(3 * 3_600_000));
	localStorage.setItem("server-time", String(now - 60_000));
	return now;
});
const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const loadPage = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/pwa/chunkRecovery", () => ({ loadPage }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useNavigate: () => () => undefined,
	useSearch: () => ({}),
}));
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;

const minutes = (count: number) => start + count * 60_000;
const atMinute = (count: number) => new Date(minutes(count)).toISOString();
const coupon = (id: string, countdown: number) =>
	v.parse(historyItem, {
		ext_transaction_id: id,
		privilege_ref: "PV_1",
		reward_name: id,
		reward_name_en: id,
		is_used_code: true,
		is_used_code_desc: "ดูโค้ด",
		countdown_datetime: atMinute(countdown),
	});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
	wipeDisks();
	forgetApi();
	setNetwork(true);
	adoptToken(tokenOf("customer-1"));
});
afterEach(wipe);

/** As in the app, an offline load fails at once. */
const cache = () =>
	new QueryClient({
		defaultOptions: { queries: { retry: false, networkMode: "always" } },
	});
/** A code whose countdown ends then. */
const codeUntil = (transaction_id: string, countdown: number) =>
	v.parse(rewardCode, {
		code: "AB-12",
		privilegetype: 4,
		transaction_id,
		privilege_id: "P1",
		countdown_time: atMinute(countdown),
	});
/** Saves it on the phone. */
const save = (transaction_id: string, countdown: number) =>
	saveCode({
		...bareCard("PV_1"),
		...codeUntil(transaction_id, countdown),
		sub: "customer-1",
		saved_at: start,
		proven: true,
	});

async function showList(...items: ReturnType<typeof coupon>[]) {
	api("Redeem", () => ({ items, totalpages: 1 }));
	api("CountRedeem", () => ({ count: items.length }));
	const page = await draw(
		<HistoryList mode="available" filter={{}} />,
		cache(),
	);
	await pass(50);
	return page;
}

test("the list shows the 14 minutes that a coupon has left, and its code can be viewed", async () => {
	const page = await showList(coupon("A", 14));
	expect(page.textContent).toMatch(/1[34]:\d\d\sleft/);
	expect(page.textContent).not.toContain("Code expired");
	expect(page.querySelector('[aria-label="View code: A"]')).not.toBeNull();
});

test("a coupon ended only by the phone's clock stays viewable, marked as unconfirmed; the list does not keep reloading", async () => {
	await save("A", -0.5);
	const page = await showList(coupon("A", -0.5));
	setNetwork(false);
	await pass(50);
	expect(page.textContent).toContain("Ends at 11:59");
	expect(page.textContent).toContain("Time not confirmed yet");
	expect(page.querySelector('[aria-label="View code: A"]')).not.toBeNull();
	const asked = calls.length;
	await pass(300_000);
	expect(calls).toHaveLength(asked);
});

test("a coupon that ended before the last reply has ended, whatever the phone's clock says", async () => {
	const page = await showList(coupon("A", -10));
	expect(page.textContent).toContain("Code expired");
});

test("a countdown uses the earlier time, and says that it is unconfirmed", async () => {
	const page = await draw(
		<CodeCountdown
			endsAt={minutes(40)}
			minutes={60}
			onExpired={() => undefined}
		/>,
	);
	const timer = page.querySelector("[role=timer]")?.textContent ?? "";
	const [, left] = /^Time left (\d+):/.exec(timer) ?? [];
	// By the saved offset it would have ended hours ago.
	expect(Number(left)).toBeGreaterThan(20);
	expect(page.textContent).toContain("Time not confirmed yet");
});

test.each([
	["has passed by the phone's clock alone", -0.5],
	["is yet to come", 20],
])(
	"an end that %s limits the undo of a use only if it is certain",
	async (_when, minute) => {
		const end = Date.now() + minute * 60_000;
		const reward = {
			...{ ...bareCard("PV_1"), sub: "customer-1", saved_at: start },
			...v.parse(rewardCode, {
				...{ code: "AB-12", transaction_id: "T1" },
				countdown_time: new Date(end).toISOString(),
			}),
		};
		const page = await draw(
			<ExerciseDialog
				reward={reward}
				refused={undefined}
				onUsed={() => undefined}
				open
				onClose={() => undefined}
			/>,
			cache(),
		);
		await press(page, "Confirm");
		await until(() => atomStore.get(undoableUseAtom));
		const endsAt = minute > 0 ? end : null;
		expect(atomStore.get(undoableUseAtom)).toMatchObject({ endsAt });
		atomStore.set(undoableUseAtom, null);
	},
);

test("a code that seems to have ended stays open until a reply confirms the time; then one message, and the page reloads", async () => {
	setNetwork(false);
	// Ended by both clocks, but not by the last reply.
	const passed = (Date.now() - start) / 60_000 - 0.5;
	await save("T1", passed);
	api("CouponCodeDetail", () => {
		throw new Error("No network");
	});
	const page = await draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "T1" }}
			open
			onClose={() => undefined}
			onClosed={() => undefined}
		/>,
		cache(),
	);
	await act(async () => {
		await vi.dynamicImportSettled();
		await vi.advanceTimersByTimeAsync(5000);
	});
	expect(page.textContent).toContain("AB-12");
	const time = page.querySelector("[role=timer]");
	expect(time?.textContent).toMatch(/^Ends at/);
	expect(time?.className).toContain("calm");
	expect(page.textContent).not.toContain("The code has expired");
	expect(atomStore.get(dialogAtom)).toBeNull();
	expect(isServerTimeKnown()).toBe(false);
	await act(async () => setServerTime(Date.now()));
	await pass(2000);
	expect(atomStore.get(dialogAtom)).toMatchObject({ name: "confirmation" });
	expect(loadPage).not.toHaveBeenCalled();
	closeDialog();
	handleDialogClosed();
	await pass(1000);
	expect(loadPage.mock.calls).toEqual([[undefined, expect.any(Function)]]);
});

// The bug: the end was reported a second time, which declined the first message unread and reloaded the page.
test("an end that is confirmed by the reply to its own question is reported once", async () => {
	closeDialog();
	handleDialogClosed();
	loadPage.mockClear();
	setNetwork(true);
	setServerTime(Date.now());
	const end = (Date.now() - start) / 60_000 + 5;
	await save("T1", end);
	const late = lateReply(() => {
		setServerTime(Date.now());
		return codeUntil("T1", end);
	});
	api("CouponCodeDetail", late.reply);
	// The phone's clock is set ahead past the end.
	vi.setSystemTime(Date.now() + 10 * 60_000);
	const page = await draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "T1" }}
			open
			onClose={() => undefined}
			onClosed={() => undefined}
		/>,
		cache(),
	);
	await pass(2000);
	expect(page.textContent).toContain("Ends at");
	expect(isServerTimeKnown()).toBe(false);
	expect(atomStore.get(dialogAtom)).toBeNull();
	await late.come();
	await pass(2000);
	expect(atomStore.get(dialogAtom)).toMatchObject({ name: "confirmation" });
	expect(loadPage).not.toHaveBeenCalled();
	closeDialog();
	handleDialogClosed();
	await pass(1000);
	expect(loadPage).toHaveBeenCalledTimes(1);
});

test("a code closed while its end was being confirmed opens no message later", async () => {
	closeDialog();
	setNetwork(true);
	setServerTime(Date.now());
	await save("T1", (Date.now() - start) / 60_000 + 0.1);
	let answer: () => void = () => undefined;
	const client = cache();
	const show = (open: boolean) =>
		draw(
			<RewardCodeDialog
				request={{ name: "rewardCode", transactionId: "T1" }}
				open={open}
				onClose={() => undefined}
				onClosed={() => undefined}
			/>,
			client,
		);
	api("CouponCodeDetail", () => {
		throw new Error("No reply");
	});
	const page = await show(true);
	await act(async () => {
		await vi.dynamicImportSettled();
		await vi.advanceTimersByTimeAsync(1000);
	});
	expect(page.textContent).toContain("AB-12");
	const asked = calls.length;
	api("CouponCodeDetail", async () => {
		await new Promise<void>((done) => {
			answer = done;
		});
		throw new Error("No reply");
	});
	await pass(8000);
	expect(calls.length).toBeGreaterThan(asked);
	await show(false);
	answer();
	await pass(5000);
	expect(atomStore.get(dialogAtom)).toBeNull();
});
