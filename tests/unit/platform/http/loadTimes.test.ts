// Proves that the age of saved data is counted by the server's time, whatever the phone's clock was and is (O03).
import { beforeEach, expect, test, vi } from "vitest";
import { waitUntil } from "../../../support/waitFor";
import { tokenOf } from "../../support/token";

const start = Date.parse("2026-11-21T05:00:00Z");
const hour = 3_600_000;

/** Starts the app on a phone that shows this time. */
async function startedAt(phone: number) {
	vi.resetModules();
	vi.useFakeTimers({ now: phone, toFake: ["Date", "performance"] });
	const { setServerTime } = await import("../../../../src/platform/http/clock");
	const { adoptToken } = await import(
		"../../../../src/platform/session/session"
	);
	const { serverTimeOfLoad } = await import(
		"../../../../src/platform/http/loadTimes"
	);
	const { queryClient } = await import(
		"../../../../src/platform/query/queryClient"
	);
	const { restoreQueries } = await import(
		"../../../../src/platform/query/restoreQueries"
	);
	adoptToken(tokenOf("customer-1"));
	restoreQueries();
	const age = () =>
		serverTimeOfLoad(queryClient.getQueryState(["deals"])?.dataUpdatedAt ?? 0);
	/** Loads the list, whose reply has the server's time. */
	const load = (server: number) =>
		queryClient.query({
			queryKey: ["deals"],
			queryFn: async () => {
				setServerTime(server);
				return "deals";
			},
			meta: { persist: true },
		});
	const saved = () =>
		waitUntil(() =>
			localStorage.getItem("customer/customer-1/queries")?.includes("deals"),
		);
	return { age, load, saved };
}

beforeEach(() => localStorage.clear());

test("on a phone three hours fast data have the server's time", async () => {
	const { age, load } = await startedAt(start + 3 * hour);
	await load(start);
	expect(age()).toBe(start);
});

test.each([
	["set right", 0],
	["set back a day", -24 * hour],
	["set ahead a year", 8760 * hour],
])(
	"on a phone three hours slow, then %s, data keep the right time of their load",
	async (_name, now) => {
		const first = await startedAt(start - 3 * hour);
		await first.load(start);
		await first.saved();
		const { age } = await startedAt(start + now);
		expect(age()).toBe(start);
	},
);

test("data of an older release get a load time by the current clock offset, but never in the future", async () => {
	const first = await startedAt(start - 3 * hour);
	await first.load(start);
	await first.saved();
	const { checksum } = await import("../../../../src/domain/app/storedRecord");
	const key = "customer/customer-1/queries";
	const older = (localStorage.getItem(key) ?? "")
		.slice(8)
		.replace(/,?"loadedAt":\d+/, "");
	localStorage.setItem(key, checksum(older) + older);
	expect((await startedAt(start - 3 * hour + 60_000)).age()).toBe(start);
	const later = await startedAt(start - 24 * hour);
	expect(later.age()).toBeLessThanOrEqual(start);
});

test("a clock that ticks while it is read does not change a load time", async () => {
	await startedAt(start + hour);
	const { serverTimeOfLoad } = await import(
		"../../../../src/platform/http/loadTimes"
	);
	let now = start + hour;
	vi.spyOn(Date, "now").mockImplementation(() => ++now);
	expect(serverTimeOfLoad(start)).toBe(start);
});

test("without loaded data there is no load time", async () => {
	expect((await startedAt(start)).age()).toBe(0);
});
