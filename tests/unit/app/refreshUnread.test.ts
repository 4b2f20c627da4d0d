// The number of unread notifications: first from the saved list, then from the loaded one (O08, O09).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshUnread } from "../../../src/app/refreshUnread";
import { getNotifyList } from "../../../src/contract/notify";
import { atomStore } from "../../../src/platform/atomStore";
import { readQueue } from "../../../src/platform/outbox/readQueue";
import { queryClient } from "../../../src/platform/query/queryClient";
import { adoptToken, endSession } from "../../../src/platform/session/session";
import {
	setUnread,
	unreadAtom,
} from "../../../src/platform/storage/unreadCount";
import { notifyQueries } from "../../../src/queries/notify";
import { fail, freshPhone } from "../features/freshPhone";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls } = phone;

const listOf = (...unread: boolean[]) => {
	const items = unread.map((it, at) => ({
		campaign_id: `${at}`,
		is_read: !it,
	}));
	return v.parse(getNotifyList.reply, { notify_lists: items });
};

beforeEach(() => {
	freshPhone();
	queryClient.clear();
	setUnread(0);
});
afterEach(() => {
	vi.useRealTimers();
	queryClient.clear();
});

test("after a start without a network the number is that of the saved list", async () => {
	const { queryKey } = notifyQueries.list();
	const { notify_lists } = listOf(true, true, false);
	queryClient.setQueryData(queryKey, notify_lists, { updatedAt: 1000 });
	api("List", fail({ reason: "network", status: 0 }));
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const refreshed = refreshUnread();
	expect(atomStore.get(unreadAtom)).toBe(2);
	// The load is tried twice.
	await vi.advanceTimersByTimeAsync(1000);
	await refreshed;
	expect(atomStore.get(unreadAtom)).toBe(2);
});

test("the count of a loaded list replaces that of the saved one", async () => {
	const { queryKey } = notifyQueries.list();
	const { notify_lists } = listOf(true, true);
	queryClient.setQueryData(queryKey, notify_lists, { updatedAt: 1000 });
	api("List", () => listOf(true, false));
	await refreshUnread();
	expect(atomStore.get(unreadAtom)).toBe(1);
});

test("a read mark made offline is sent before the list is loaded", async () => {
	await readQueue.add("customer-1", ["0"]);
	api("ReadNotify", () => ({ status: "success" }));
	api("List", () => listOf(false));
	await refreshUnread();
	expect(calls.map(({ name }) => name)).toEqual(["ReadNotify", "List"]);
});

// The bug: when the network was back, the open list was loaded while the mark was sent, and its late reply showed the notification as unread.
test("a list that was requested before the mark was sent does not count", async () => {
	await readQueue.add("customer-1", ["0"]);
	let answer = () => {};
	const answered = new Promise<void>((done) => (answer = done));
	api("List", () => answered.then(() => listOf(true)));
	const options = notifyQueries.list();
	const ofPage = queryClient.query(options).catch(() => undefined);
	api("ReadNotify", () => {
		api("List", () => listOf(false));
	});
	const refreshed = refreshUnread();
	await vi.waitFor(() => expect(readQueue.cached("customer-1")).toEqual([]));
	answer();
	await Promise.all([refreshed, ofPage]);
	expect(atomStore.get(unreadAtom)).toBe(0);
	expect(queryClient.getQueryData(options.queryKey)?.[0]?.is_read).toBe(true);
});

test("a list that was loaded between two marks does not count", async () => {
	await readQueue.add("customer-1", ["0", "1"]);
	const options = notifyQueries.list();
	api("ReadNotify", async ({ CampaignId }) => {
		if (CampaignId === "0") return;
		api("List", () => listOf(true, true));
		await queryClient.query(options);
		api("List", () => listOf(false, false));
	});
	await refreshUnread();
	expect(atomStore.get(unreadAtom)).toBe(0);
});

test("the list of a customer who has signed out meanwhile does not count for the next one", async () => {
	api("List", () => {
		adoptToken(tokenOf("customer-2"));
		return listOf(true, true);
	});
	await refreshUnread();
	expect(atomStore.get(unreadAtom)).toBe(0);
});

test("nothing is unread after the session has ended", async () => {
	setUnread(3);
	endSession();
	await refreshUnread();
	expect(atomStore.get(unreadAtom)).toBe(0);
});
