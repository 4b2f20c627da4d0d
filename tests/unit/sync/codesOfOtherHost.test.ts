// Proves that saved codes belong to their API host: another host of the same customer neither ends nor replaces them (1 §2, O01).
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeCardOfItem } from "../../../src/domain/code/codeCardOf";
import {
	codeOf,
	historyHas,
	item,
	newPhone,
	roundOf,
	started,
} from "./prefetchCodesWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);

const two = "https://two.example";
const switchHost = (host: string) => localStorage.setItem("api-host", host);
const opened = async (start: boolean) => {
	const { openCode } = await import("../../../src/sync/openCode");
	return openCode(new QueryClient(), { transactionId: "A", start });
};

beforeEach(() => {
	newPhone();
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", two);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

// The bug: all codes counted as used, since the other host's history lacks them.
test("codes stay usable at another host, whose history lacks them", async () => {
	historyHas([item("A")]);
	await roundOf(await started());
	await vi.advanceTimersByTimeAsync(60_000);
	switchHost(two);
	historyHas([item("B")]);
	const app = await started();
	await roundOf(app);
	expect(await app.onPhone()).toEqual(["A", "B"]);
	expect(await app.over()).toEqual({});
	// Only the code's own host decides whether it is over.
	localStorage.removeItem("api-host");
	historyHas([]);
	const again = await started();
	await roundOf(again);
	expect(await again.over()).toEqual({ A: "used" });
});

test("an opened code stays usable at another host too, without a prefetch round", async () => {
	const app = await started();
	historyHas([]);
	await opened(false);
	await vi.advanceTimersByTimeAsync(60_000);
	switchHost(two);
	await roundOf(app);
	expect(await app.over()).toEqual({});
	localStorage.removeItem("api-host");
	await roundOf(app);
	expect(await app.over()).toEqual({ A: "used" });
});

test("a code of an older release belongs to the host whose history lists it", async () => {
	const app = await started();
	await app.saveCode({
		...{ ...codeCardOfItem(item("A")), ...codeOf("A"), sub: "customer-1" },
		...{ saved_at: 1, proven: true },
	});
	historyHas([item("A")]);
	await roundOf(app);
	switchHost(two);
	historyHas([]);
	const other = await started();
	await roundOf(other);
	expect(await other.over()).toEqual({});
});

test.each([
	["viewed", false],
	["started", true],
])(
	"a code that is %s at another host comes from the phone, without a request to that host",
	async (_, start) => {
		historyHas([item("A")]);
		await roundOf(await started());
		await started();
		switchHost(two);
		phone.calls.length = 0;
		expect(await opened(start)).toMatchObject({
			...{ code: "CODE-A", from: "wallet", saved: true },
		});
		expect(phone.calls).toEqual([]);
		localStorage.removeItem("api-host");
		expect(await opened(start)).toMatchObject({ from: "network" });
	},
);

// The bug: the other host's history was read as that of the coupon's own host.
test("a change of the API host in another tab during a lookup marks no code as used", async () => {
	const app = await started();
	historyHas([item("A")], [item("B")]);
	await roundOf(app);
	await vi.advanceTimersByTimeAsync(1000);
	phone.api("Redeem", ({ PageNumber, RewardAltRef }) => {
		if (RewardAltRef) switchHost(two);
		const items = [item(PageNumber === 1 ? "A" : "C")];
		return { items: RewardAltRef ? [] : items, totalpages: 2 };
	});
	await roundOf(app);
	expect(await app.over()).toEqual({});
});
