// Once a minute the history is reloaded if a countdown has ended; without a network, or if only the phone's clock says so, its pages stay (2 §9).
import type { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReloadOnExpiry } from "../../../../src/features/reward/history/useReloadOnExpiry";
import { setServerTime } from "../../../../src/platform/http/clock";
import { historyQueries } from "../../../../src/queries/history";
import { draw, newCache, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

const { queryKey } = historyQueries.list("canuse");
const countKey = historyQueries.count().queryKey;

beforeEach(() => {
	vi.useFakeTimers();
	phone.setNetwork(true);
	setServerTime(Date.now());
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

function List({ endsAt }: { endsAt: number }) {
	const countdown_datetime = new Date(endsAt).toISOString();
	useReloadOnExpiry(queryKey, [{ countdown_datetime }]);
	return null;
}

function loadPages(client: QueryClient) {
	const pages = [1, 2, 3].map(() => ({ items: [], totalpages: 3 }));
	client.setQueryData(queryKey, { pages, pageParams: [1, 2, 3] });
}

/** Shows a list of three pages with a coupon that ends in so many seconds. */
async function show(seconds: number) {
	const client = newCache();
	loadPages(client);
	client.setQueryData(countKey, 3);
	await draw(<List endsAt={Date.now() + seconds * 1000} />, client);
	const state = () => ({
		pages: client.getQueryData(queryKey)?.pages.length,
		isListOld: client.getQueryState(queryKey)?.isInvalidated,
		isCountOld: client.getQueryState(countKey)?.isInvalidated,
	});
	return Object.assign(state, { client });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const untouched = { pages: 3, isListOld: false, isCountOld: false };

test("after a countdown the first page and the number of coupons are loaded again", async () => {
	const state = await show(30);
	await pass(59_000);
	expect(state()).toEqual(untouched);
	await pass(1000);
	expect(state()).toEqual({ pages: 1, isListOld: true, isCountOld: true });
});

// The bug: a host with an outdated list made the history drop to its first page every minute.
test("a coupon that the host still lists after its end removes the further pages once; another end removes them again", async () => {
	const state = await show(30);
	await pass(60_000);
	expect(state().pages).toBe(1);
	loadPages(state.client);
	await pass(60_000);
	// The list is loaded again all the same: another coupon may have ended since.
	expect(state()).toMatchObject({ pages: 3, isListOld: true });
	loadPages(state.client);
	await draw(<List endsAt={Date.now() + 30_000} />, state.client);
	await pass(60_000);
	expect(state()).toMatchObject({ pages: 1, isListOld: true });
});

// The bug: the coupons below the first page were gone until the network was back.
test("without a network all pages stay", async () => {
	const state = await show(30);
	phone.setNetwork(false);
	await pass(60_000);
	expect(state()).toEqual(untouched);
});

// The bug: a wrong clock removed the coupons below the first page.
test("an end by the phone's clock alone reloads the list with all its pages", async () => {
	const state = await show(300);
	vi.setSystemTime(Date.now() + 600_000);
	await pass(60_000);
	expect(state()).toEqual({ ...untouched, isListOld: true });
});

test("a list that was left is not checked any more", async () => {
	const state = await show(30);
	wipe();
	await pass(60_000);
	expect(state()).toEqual(untouched);
});
