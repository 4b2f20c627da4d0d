// Proves that data loaded with a phone clock ten years ahead are reloaded once the clock is right, at the start and when the page becomes visible.
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setServerTime } from "../../../../src/platform/http/clock";
import {
	recordLoadTime,
	serverTimeOfLoad,
} from "../../../../src/platform/http/loadTimes";
import { invalidateFutureData } from "../../../../src/platform/query/invalidateFutureData";

const now = Date.parse("2026-11-21T05:00:00Z");
const tenYears = 3650 * 86_400_000;
let client: QueryClient;
const load = (name: string) =>
	client.query({ queryKey: [name], queryFn: () => name });
const isStale = (name: string) =>
	client
		.getQueryCache()
		.find({ queryKey: [name] })
		?.isStaleByTime(60_000);

beforeEach(() => {
	vi.useFakeTimers({ now, toFake: ["Date"] });
	client = new QueryClient();
});
afterEach(() => {
	vi.useRealTimers();
});

test("future data are reloaded at the start and after the clock was corrected; shown data stay meanwhile", async () => {
	await load("today");
	vi.setSystemTime(now + tenYears);
	await load("ahead");
	vi.setSystemTime(now);
	expect(isStale("ahead")).toBe(false);
	invalidateFutureData(client);
	expect([isStale("today"), isStale("ahead")]).toEqual([false, true]);
	expect(client.getQueryData(["ahead"])).toBe("ahead");

	vi.setSystemTime(now + tenYears);
	await load("later");
	vi.setSystemTime(now);
	document.dispatchEvent(new Event("visibilitychange"));
	expect([isStale("today"), isStale("later")]).toEqual([false, true]);
});

test("future data get the real time of their load, so that later data count as newer; their shown age stays", async () => {
	vi.setSystemTime(now + tenYears);
	setServerTime(now);
	await load("ahead");
	recordLoadTime(now + tenYears);
	vi.setSystemTime(now + 60_000);
	setServerTime(now + 60_000);
	invalidateFutureData(client);
	const { dataUpdatedAt = 0 } = client.getQueryState(["ahead"]) ?? {};
	expect(dataUpdatedAt).toBe(now);
	expect(serverTimeOfLoad(dataUpdatedAt)).toBe(now);
	expect(isStale("ahead")).toBe(true);
});
