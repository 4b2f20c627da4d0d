// A use in two tabs: only the tab that can undo it sends it, and the other tab shows the result.
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { storageKeys } from "../../../src/platform/storage/storage";
import { waitFor } from "../../support/waitFor";
import { slowList } from "../support/slowList";
import { tokenOf } from "../support/token";
import { webLocks } from "../support/webLocks";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;

const sub = "customer-1";
const card = { ...bareCard("PV_1"), reward_name: "กาแฟ" };
const useOf = (at: number) => ({ sub, transaction_id: "T1", at, card });
const sent = () =>
	calls.filter(({ name }) => name === "UpdateUsedPrivilege").length;

const stops: (() => void)[] = [];
const fakeTimers = () =>
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

/** Each set of modules represents a tab. */
async function newTab() {
	vi.resetModules();
	const uses = await import("../../../src/sync/couponUses");
	const queue = await import("../../../src/platform/outbox/couponUseQueue");
	const undo = await import("../../../src/platform/outbox/undoableUse");
	const { atomStore } = await import("../../../src/platform/atomStore");
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	const { countUnsent } = await import(
		"../../../src/platform/storage/savedData"
	);
	const { saveCode } = await import("../../../src/platform/storage/saveCode");
	const client = new QueryClient();
	return {
		...uses,
		...{ client, saveCode, countUnsent, ApiFailure },
		usedIds: () => atomStore.get(queue.usedIdsAtom),
		waiting: () => queue.pendingUses(sub),
		/** The browser ends the tab: its locks are released, and nothing was sent. */
		kill: () => atomStore.set(undo.undoableUseAtom, null),
		start: () => stops.push(uses.startUseResend(client, () => undefined)),
	};
}

beforeEach(async () => {
	wipeDisks();
	forgetApi();
	vi.stubGlobal("navigator", { ...navigator, onLine: true, locks: webLocks() });
	setNetwork(true);
	localStorage.setItem(storageKeys.token, tokenOf(sub));
	api("UpdateUsedPrivilege", () => ({ success: true }));
	const { saveCode } = await newTab();
	await saveCode({
		...v.parse(rewardCode, { code: "AB-12", transaction_id: "T1" }),
		...card,
		sub,
		saved_at: 1,
	});
});
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("another tab does not end an undo that is held for longer than eight seconds", async () => {
	const tab = await newTab();
	await tab.confirmUse(tab.client, useOf(Date.now() - 9000), null);
	const other = await newTab();
	fakeTimers();
	other.start();
	await waitFor(() => expect(other.usedIds()).toEqual(["T1"]));
	await vi.advanceTimersByTimeAsync(3000);
	expect(sent()).toBe(0);
	expect(await tab.undoUse(tab.client)).toBe("undone");
	await vi.advanceTimersByTimeAsync(1000);
	await waitFor(() => expect(other.usedIds()).toEqual([]));
	expect(sent()).toBe(0);
});

test("when a tab closes with its undo open, another tab sends the use", async () => {
	const tab = await newTab();
	await tab.confirmUse(tab.client, useOf(Date.now() - 9000), null);
	const other = await newTab();
	fakeTimers();
	other.start();
	await waitFor(() => expect(other.usedIds()).toEqual(["T1"]));
	tab.kill();
	await vi.advanceTimersByTimeAsync(1000);
	await waitFor(() => expect(sent()).toBe(1));
	await waitFor(async () => expect(await other.waiting()).toEqual([]));
	expect(other.usedIds()).toEqual(["T1"]);
});

test("a use that is refused in another tab is usable again in this tab too", async () => {
	const tab = await newTab();
	await tab.confirmUse(tab.client, useOf(Date.now() - 9000), null);
	let refuse = () => {};
	api(
		"UpdateUsedPrivilege",
		() =>
			new Promise((_, reject) => {
				const refusal = { reason: "status", status: 400 } as const;
				refuse = () => reject(new tab.ApiFailure(refusal));
			}),
	);
	api("Redeem", () => ({ items: [], totalpages: 1 }));
	tab.sendUndoableUse(tab.client);
	await waitFor(() => expect(sent()).toBe(1));
	const other = await newTab();
	other.start();
	await waitFor(() => expect(other.usedIds()).toEqual(["T1"]));
	const list = slowList(other.client, ["history", "list"]);
	refuse();
	await waitFor(() => expect(other.usedIds()).toEqual([]));
	// A first load from before the refusal is begun anew.
	await waitFor(() => expect(list.first()).toBe("after"));
	expect(sent()).toBe(1);
});

test("a use stays marked when a retry runs while this tab sends it", async () => {
	const tab = await newTab();
	await tab.confirmUse(tab.client, useOf(Date.now() - 9000), null);
	let reply = () => {};
	api(
		"UpdateUsedPrivilege",
		() =>
			new Promise((resolve) => {
				reply = () => resolve({ success: true });
			}),
	);
	tab.sendUndoableUse(tab.client);
	await waitFor(() => expect(sent()).toBe(1));
	tab.start();
	await new Promise((tick) => setTimeout(tick, 20));
	reply();
	await waitFor(async () => expect(await tab.waiting()).toEqual([]));
	await new Promise((tick) => setTimeout(tick, 20));
	expect(tab.usedIds()).toEqual(["T1"]);
	expect(sent()).toBe(1);
});

test("counting waiting uses marks none, since its own tab may still undo it", async () => {
	const tab = await newTab();
	await tab.confirmUse(tab.client, useOf(Date.now()), null);
	const other = await newTab();
	expect(await other.countUnsent(sub)).toEqual({ claims: 0, others: 1 });
	expect(other.usedIds()).toEqual([]);
	await tab.undoUse(tab.client);
});

test("uses that closed tabs left are sent when their undo times are over", async () => {
	const closed = await newTab();
	await closed.confirmUse(closed.client, useOf(Date.now() - 9000), null);
	closed.kill();
	const later = { ...useOf(Date.now()), transaction_id: "T2" };
	await closed.confirmUse(closed.client, later, null);
	closed.kill();
	const tab = await newTab();
	vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
	tab.start();
	await waitFor(async () => expect(await tab.waiting()).toMatchObject([later]));
	await vi.advanceTimersByTimeAsync(6000);
	expect(sent()).toBe(1);
	await vi.advanceTimersByTimeAsync(3000);
	await waitFor(async () => expect(await tab.waiting()).toEqual([]));
	expect(sent()).toBe(2);
});
