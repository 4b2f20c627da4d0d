// The number of unread notifications: of the saved list at once, then of the loaded one (O08, O09).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshUnread } from "../../../src/app/refreshUnread";
import { getNotifyList } from "../../../src/contract/notify";
import { atomStore } from "../../../src/platform/atomStore";
import { queryClient } from "../../../src/platform/query/queryClient";
import { endSession } from "../../../src/platform/session/session";
import {
	setUnread,
	unreadAtom,
} from "../../../src/platform/storage/unreadCount";
import { notifyQueries } from "../../../src/queries/notify";
import { fail, freshPhone } from "../features/freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api } = phone;

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

test("a start without a network has the number of the saved list", async () => {
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

test("after the session nothing is unread", async () => {
	setUnread(3);
	endSession();
	await refreshUnread();
	expect(atomStore.get(unreadAtom)).toBe(0);
});
