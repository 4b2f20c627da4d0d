// An undo while an earlier use is being sent, or after another tab has sent the use; and what the loaded lists show afterwards.

import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usedCodeDescription } from "../../../src/contract/claimed";
import { historyItem, rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { atomStore } from "../../../src/platform/atomStore";
import { withLock } from "../../../src/platform/browser/locks";
import { serverNow } from "../../../src/platform/http/clock";
import {
	couponUseQueue,
	type PendingUse,
	queueUse,
	usedIdsAtom,
} from "../../../src/platform/outbox/couponUseQueue";
import { undoableUseAtom } from "../../../src/platform/outbox/undoableUse";
import { adoptToken } from "../../../src/platform/session/session";
import { markCodeOver, saveCode } from "../../../src/platform/storage/saveCode";
import { readCode } from "../../../src/platform/storage/wallet";
import { historyQueries } from "../../../src/queries/history";
import { privilegeKeys } from "../../../src/queries/privilegeKeys";
import {
	confirmUse,
	sendUndoableUse,
	startUseResend,
	undoUse,
} from "../../../src/sync/couponUses";
import { nth } from "../../support/nth";
import { waitFor } from "../../support/waitFor";
import { slowList } from "../support/slowList";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi, setNetwork, wipeDisks } = phone;

const sub = "customer-1";
const card = { ...bareCard("PV_1"), reward_name: "กาแฟ" };
let stop = () => {};

beforeEach(async () => {
	localStorage.clear();
	wipeDisks();
	forgetApi();
	setNetwork(true);
	adoptToken(tokenOf(sub));
	atomStore.set(usedIdsAtom, []);
	await saveCode({
		...v.parse(rewardCode, { code: "AB-12", transaction_id: "T2" }),
		...card,
		sub,
		saved_at: 1,
	});
});
afterEach(async () => {
	stop();
	vi.useRealTimers();
	await couponUseQueue.clearOthers("nobody");
});

test("a use undone during the history lookup of an earlier one is usable again", async () => {
	const client = new QueryClient();
	const at = serverNow() - 600_000;
	const earlier = { sub, transaction_id: "T1", at, card };
	await queueUse({ ...earlier, lost: true });
	const use = { sub, transaction_id: "T2", at: serverNow(), card };
	expect(await confirmUse(client, use, null)).toBe(true);
	let answer = (_page: object) => {};
	api("Redeem", () => new Promise((resolve) => (answer = resolve)));
	// As after a short network failure.
	stop = startUseResend(client, () => undefined);
	await waitFor(() => expect(calls).toHaveLength(1));
	expect(await undoUse(client)).toBe("undone");
	const none = { items: [], totalpages: 1 };
	api("Redeem", () => none);
	answer(none);
	await new Promise((tick) => setTimeout(tick, 20));
	const saved = await readCode(sub, "T2");
	expect(saved).toMatchObject({ transaction_id: "T2" });
	expect(saved?.over).toBeUndefined();
	expect(atomStore.get(usedIdsAtom)).toEqual([]);
});

test("a hanging storage does not shorten the eight seconds of the undo", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	const slow = vi.spyOn(nth(phone.databases, 0), "set");
	slow.mockImplementationOnce(
		() => new Promise((resolve) => setTimeout(resolve, 6000)),
	);
	const use = { sub, transaction_id: "T2", at: serverNow(), card };
	const confirmed = confirmUse(new QueryClient(), use, null);
	await vi.advanceTimersByTimeAsync(6000);
	expect(await confirmed).toBe(true);
	slow.mockRestore();
	const until = atomStore.get(undoableUseAtom)?.until ?? 0;
	expect(until - serverNow()).toBeGreaterThan(7900);
	await undoUse(new QueryClient());
});

/** Presses undo while another tab holds the use and changes it. */
async function undoneAfter(
	client: QueryClient,
	byOtherTab: (use: PendingUse) => Promise<unknown>,
) {
	const use = { sub, transaction_id: "T2", at: serverNow(), card };
	await confirmUse(client, use, null);
	await client.query(historyQueries.savedCodes());
	let undone: ReturnType<typeof undoUse> | undefined;
	await withLock(`use/${sub}/T2`, async () => {
		undone = undoUse(client);
		await byOtherTab(use);
	});
	return undone;
}

test.each([
	[
		"has sent it",
		(use: PendingUse) => couponUseQueue.remove(sub, [use]),
		"used",
		"used",
	],
	[
		"has sent it without a reply",
		(use: PendingUse) => queueUse({ ...use, lost: true }),
		"unknown",
		"used",
	],
	[
		"was refused it",
		async (use: PendingUse) => {
			await couponUseQueue.remove(sub, [use]);
			await markCodeOver(sub, "T2", undefined);
		},
		"undone",
		undefined,
	],
] as const)(
	"an undo pressed after another tab %s returns what that tab did",
	async (_what, byOtherTab, result, over) => {
		const client = new QueryClient();
		expect(await undoneAfter(client, byOtherTab)).toBe(result);
		// This tab has read the state, since the code is shown next.
		const { queryKey } = historyQueries.savedCodes();
		const [saved] = client.getQueryData(queryKey) ?? [];
		expect(saved).toMatchObject({ transaction_id: "T2" });
		expect(saved?.over).toBe(over);
		expect((await readCode(sub, "T2"))?.over).toBe(over);
		expect(atomStore.get(usedIdsAtom)).toEqual(over ? ["T2"] : []);
		expect(calls).toEqual([]);
	},
);

test("a list that was loading when an undo finds a refused use is loaded again", async () => {
	const client = new QueryClient();
	let list: ReturnType<typeof slowList> | undefined;
	await undoneAfter(client, async (use) => {
		list = slowList(client, ["history", "list"]);
		await couponUseQueue.remove(sub, [use]);
		await markCodeOver(sub, "T2", undefined);
	});
	await waitFor(() => expect(list?.first()).toBe("after"));
});

test("a used coupon is used in the phone's loaded lists, whatever can be loaded since", async () => {
	const client = new QueryClient();
	const { queryKey } = historyQueries.list("canuse");
	const item = (ext_transaction_id: string) => ({
		...v.parse(historyItem, { ext_transaction_id, is_used_code: true }),
		is_used_code_desc: usedCodeDescription.viewCode,
	});
	client.setQueryData(queryKey, {
		...{ pages: [{ items: [item("T1"), item("T3")], totalpages: 1 }] },
		pageParams: [1],
	});
	const detail = { ext_transaction_id: "T3", is_used_code_desc: "ดูโค้ด" };
	client.setQueryData(privilegeKeys.detail("PV_1"), detail);
	api("UpdateUsedPrivilege", () => ({ success: true }));
	const use = { sub, transaction_id: "T3", at: serverNow(), card };
	await confirmUse(client, use, null);
	sendUndoableUse(client);
	const states = () =>
		client
			.getQueryData(queryKey)
			?.pages.flatMap(({ items }) => items.map((it) => it.is_used_code_desc));
	const { used, viewCode } = usedCodeDescription;
	await waitFor(() => expect(states()).toEqual([viewCode, used]));
	expect(client.getQueryData(privilegeKeys.detail("PV_1"))).toEqual({
		...{ ...detail, is_used_code_desc: used },
	});
});

test("after an undo the saved codes are read again before the code is shown", async () => {
	const client = new QueryClient();
	const codes = historyQueries.savedCodes();
	const use = { sub, transaction_id: "T2", at: serverNow(), card };
	await confirmUse(client, use, null);
	expect(await client.query(codes)).toMatchObject([{ over: "used" }]);
	expect(await undoUse(client)).toBe("undone");
	const [code] = client.getQueryData(codes.queryKey) ?? [];
	expect(code).toMatchObject({ transaction_id: "T2" });
	expect(code?.over).toBeUndefined();
});

test("a use that another tab has ended refreshes this tab's lists", async () => {
	const client = new QueryClient();
	client.setQueryData(["history", "list"], {});
	const use = { sub, transaction_id: "T2", at: serverNow(), card };
	await confirmUse(client, use, null);
	await couponUseQueue.remove(sub, [use]);
	sendUndoableUse(client);
	await waitFor(() =>
		expect(client.getQueryState(["history", "list"])?.isInvalidated).toBe(true),
	);
	expect(calls).toEqual([]);
});

test("a use that another tab undoes is usable again in this one", async () => {
	const use = { sub, transaction_id: "T2", at: serverNow(), card };
	await couponUseQueue.add(sub, [use]);
	const client = new QueryClient();
	const reloaded = vi.spyOn(client, "invalidateQueries");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	stop = startUseResend(client, () => undefined);
	await waitFor(() => expect(atomStore.get(usedIdsAtom)).toEqual(["T2"]));
	for (const disk of phone.databases)
		for (const key of await disk.keys())
			if (key.startsWith("use/")) await disk.remove(key);
	await vi.advanceTimersByTimeAsync(8000);
	await waitFor(() => expect(atomStore.get(usedIdsAtom)).toEqual([]));
	expect(reloaded).toHaveBeenCalledWith({ queryKey: ["history"] });
	expect(calls).toEqual([]);
});
