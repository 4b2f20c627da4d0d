// Proves when codes are prefetched: after each claim, when the page is visible again, with a new token, and after an interruption (O02).

import { setImmediate } from "node:timers/promises";
import { noop, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import { nth } from "../../support/nth";
import { tokenOf } from "../support/token";
import {
	codeOf,
	codesAsked,
	giveCodes,
	historyHas,
	item,
	newPhone,
	roundOf,
	started,
} from "./prefetchCodesWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, onDisk } = phone;

let app: Awaited<ReturnType<typeof started>>;
let stop = () => {};

/** Advances the time in steps, so that work that waits for the disks continues in between. */
async function passing(ms: number) {
	const step = ms > 60_000 ? 1000 : 100;
	for (let gone = 0; gone < ms; gone += step) {
		await vi.advanceTimersByTimeAsync(step);
		await setImmediate();
	}
}
/** Starts prefetching as the app does, and waits for its first round. */
async function running() {
	stop = app.startPrefetch(new QueryClient());
	await passing(30_000);
}

const seen = () => document.dispatchEvent(new Event("visibilitychange"));

beforeEach(async () => {
	newPhone();
	app = await started();
});
afterEach(() => {
	stop();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("an app that was installed since asks the browser to keep its saved codes", async () => {
	historyHas([item("A")]);
	const persist = vi.fn(async () => true);
	Object.assign(navigator, { storage: { persist }, standalone: false });
	await roundOf(app);
	await roundOf(app);
	expect(persist).toHaveBeenCalledTimes(1);
	Object.assign(navigator, { standalone: true });
	await roundOf(app);
	await roundOf(app);
	expect(persist).toHaveBeenCalledTimes(2);
	for (const name of ["storage", "standalone"])
		Reflect.deleteProperty(navigator, name);
});

test("the code of a successful claim is saved automatically", async () => {
	historyHas([]);
	await running();
	const claim = await app.saveIntent({
		sub: "customer-1",
		reference: "PV_1",
		isUsed: false,
		card: bareCard("PV_1"),
	});
	historyHas([item("NEW")]);
	await passing(10_000);
	expect(await app.onPhone()).toEqual([]);
	await app.updateEntry(claim, { state: "settled", transaction_id: "NEW" });
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["NEW"]);
});

test("a return after a while saves codes that were claimed elsewhere; a quick return sends no request", async () => {
	historyHas([]);
	await running();
	historyHas([item("ELSEWHERE")]);
	seen();
	await passing(10_000);
	expect(await app.onPhone()).toEqual([]);
	await passing(300_000);
	seen();
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["ELSEWHERE"]);
});

test.each([
	[["history", "list", "canuse", ""], true],
	[["history", "list", "Used", ""], false],
	[["history", "count"], false],
	[["history", "count", "canuse"], false],
	[["privilege", "list", "canuse"], false],
])("a screen that loads %j begins a round: %s", async (queryKey, begins) => {
	historyHas([]);
	const client = new QueryClient();
	stop = app.startPrefetch(client);
	await passing(30_000);
	historyHas([item("NEW")]);
	await client.query({ queryKey, queryFn: () => ({ pages: [] }) });
	await passing(10_000);
	expect(await app.onPhone()).toEqual(begins ? ["NEW"] : []);
});

test("a hidden page sends no requests, and continues later", async () => {
	historyHas([item("A"), item("B")]);
	const visibility = vi.spyOn(document, "visibilityState", "get");
	api("CouponCodeDetail", ({ CPC_Transaction_Id }) => {
		if (CPC_Transaction_Id === "A") visibility.mockReturnValue("hidden");
		return codeOf(CPC_Transaction_Id);
	});
	await running();
	expect(await app.onPhone()).toEqual(["A"]);
	visibility.mockRestore();
	seen();
	await passing(5000);
	expect(await app.onPhone()).toEqual(["A", "B"]);
});

test("a page that is hidden during a round does not keep another tab from saving codes", async () => {
	historyHas([item("A"), item("B")]);
	const visibility = vi.spyOn(document, "visibilityState", "get");
	api("CouponCodeDetail", ({ CPC_Transaction_Id }) => {
		visibility.mockReturnValue("hidden");
		return codeOf(CPC_Transaction_Id);
	});
	await running();
	expect(await app.onPhone()).toEqual(["A"]);
	const { withLock } = await import("../../../src/platform/browser/locks");
	const otherTab = vi.fn(async () => {});
	void withLock("prefetch-codes/customer-1", otherTab);
	await passing(1000);
	expect(otherTab).toHaveBeenCalledWith(false);
});

test("a round that became due on a hidden page begins when the page is visible, also after a claim", async () => {
	historyHas([item("A")]);
	const visibility = vi.spyOn(document, "visibilityState", "get");
	visibility.mockReturnValue("hidden");
	await running();
	expect(calls).toEqual([]);
	visibility.mockReturnValue("visible");
	seen();
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["A"]);

	visibility.mockReturnValue("hidden");
	historyHas([item("A"), item("NEW")]);
	app.adoptToken(tokenOf("customer-1"));
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["A"]);
	visibility.mockReturnValue("visible");
	seen();
	// Hidden again before the round begins, so it is still due.
	visibility.mockReturnValue("hidden");
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["A"]);
	visibility.mockReturnValue("visible");
	seen();
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["A", "NEW"]);
	const asked = calls.length;
	seen();
	await passing(10_000);
	expect(calls).toHaveLength(asked);
});

test("a page that is hidden before the lists load loads them when it becomes visible", async () => {
	historyHas([]);
	const visibility = vi.spyOn(document, "visibilityState", "get");
	const used = () =>
		calls.filter(
			({ request }) => Reflect.get(request, "UsePrivilege") === "Used",
		);
	api("Redeem", () => {
		if (used().length === 0) visibility.mockReturnValue("hidden");
		return { items: [], totalpages: 1 };
	});
	await running();
	expect(used()).toEqual([]);
	historyHas([]);
	visibility.mockReturnValue("visible");
	seen();
	await passing(10_000);
	expect(used()).toHaveLength(1);
});

test("rounds that become due during a round cause only one more round after it", async () => {
	historyHas(["A", "B", "C", "D", "E", "F", "G", "H"].map((id) => item(id)));
	api("CouponCodeDetail", ({ CPC_Transaction_Id }) => {
		if (CPC_Transaction_Id === "A") app.adoptToken(tokenOf("customer-1"));
		return codeOf(CPC_Transaction_Id);
	});
	await running();
	const read = () =>
		calls.filter(
			({ request }) => Reflect.get(request, "UsePrivilege") === "canuse",
		).length;
	expect(read()).toBe(2);
	await passing(30_000);
	expect(read()).toBe(2);
});

test("after stopping, no visit starts a round", async () => {
	historyHas([]);
	await running();
	stop();
	historyHas([item("LATER")]);
	await passing(400_000);
	document.dispatchEvent(new Event("visibilitychange"));
	await passing(10_000);
	expect(await app.onPhone()).toEqual([]);
});

test.each([
	["too many requests", 429],
	["a host that is down", 500],
	["no reply", 0],
])(
	"after %s prefetching retries with growing delays until the code is saved",
	async (_name, status) => {
		historyHas([item("A")]);
		const at: number[] = [];
		api("CouponCodeDetail", () => {
			at.push(Date.now());
			return app.fail(status);
		});
		await running();
		await passing(1_800_000);
		const pauses = at.slice(1).map((moment, index) => moment - nth(at, index));
		expect(pauses[0]).toBeGreaterThanOrEqual(15_000);
		expect(pauses[0]).toBeLessThan(25_000);
		expect(Math.max(...pauses)).toBeLessThan(310_000);
		expect(at.length).toBeLessThan(12);
		giveCodes();
		await passing(310_000);
		expect(await app.onPhone()).toEqual(["A"]);
		const asked = calls.length;
		await passing(1_800_000);
		expect(calls).toHaveLength(asked);
	},
);

test("an ended session is not retried", async () => {
	historyHas([item("A")]);
	api("CouponCodeDetail", () => app.fail(403));
	await running();
	await passing(1_800_000);
	expect(codesAsked()).toHaveLength(1);
});

test("the next token after an ended session starts a round", async () => {
	historyHas([item("A")]);
	api("CouponCodeDetail", () => app.fail(403));
	await running();
	expect(await app.onPhone()).toEqual([]);
	giveCodes();
	app.adoptToken(tokenOf("customer-1"));
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["A"]);
});

test("a list that fails to load starts no round", async () => {
	historyHas([]);
	const client = new QueryClient({
		defaultOptions: { queries: { retry: false } },
	});
	stop = app.startPrefetch(client);
	await passing(30_000);
	const before = calls.length;
	await client
		.query({
			queryKey: ["history", "list", "canuse", ""],
			queryFn: () => Promise.reject(new Error()),
		})
		.catch(noop);
	await passing(10_000);
	expect(calls).toHaveLength(before);
});

test("a code saved with its campaign's end gets the coupon's own end, and keeps its bars", async () => {
	const expiration_datetime = "2026-11-20T16:59:59Z";
	const code = { ...codeOf("A"), bars: "1", proven: true };
	const card = { ...bareCard("PV_1"), reward_name: "กาแฟ" };
	await app.saveCode({
		...{ ...card, ...code, expiration_datetime },
		...{ sub: "customer-1", saved_at: Date.now() },
	});
	historyHas([item("A")]);
	await running();
	const saved = await app.listCodes("customer-1");
	expect(saved).toMatchObject([
		{ expiration_datetime: "2030-12-31T16:59:59Z", bars: "1", proven: true },
	]);
	expect(codesAsked()).toEqual([]);
});

test("a code that needs a running countdown is fetched when another phone has started it", async () => {
	historyHas([item("A")]);
	api("CouponCodeDetail", () => app.fail(400, 20000));
	await roundOf(app);
	expect(app.saveErrorOf("A")).toBe("atCounter");
	const countdown_datetime = "2026-11-21T05:15:00Z";
	historyHas([item("A", { is_used_code: true, countdown_datetime })]);
	giveCodes();
	await roundOf(app);
	expect(await app.onPhone()).toEqual(["A"]);
});

test("a saved code whose countdown was started elsewhere ends with that countdown, also offline", async () => {
	historyHas([item("A", { is_used_code: true })]);
	await roundOf(app);
	const countdown_datetime = "2026-11-21T05:15:00Z";
	historyHas([item("A", { is_used_code: true, countdown_datetime })]);
	await roundOf(app);
	expect(await app.listCodes("customer-1")).toMatchObject([
		{ countdown_time: countdown_datetime, code: "CODE-A", proven: true },
	]);
});

test("a coupon with only an English name or with none is written once", async () => {
	historyHas([
		item("A", { reward_name: "", reward_name_en: "Latte" }),
		item("B", { reward_name: "" }),
	]);
	await roundOf(app);
	expect(await app.onPhone()).toEqual(["A", "B"]);
	const before = onDisk();
	await roundOf(app);
	expect(onDisk()).toBe(before);
});

test("a coupon without a name gives a saved code its countdown, and leaves the code its name", async () => {
	historyHas([item("A", { is_used_code: true })]);
	await roundOf(app);
	const countdown_datetime = "2026-11-21T05:15:00Z";
	const unnamed = { reward_name: "", is_used_code: true, countdown_datetime };
	historyHas([item("A", unnamed)]);
	await roundOf(app);
	expect(await app.listCodes("customer-1")).toMatchObject([
		{ countdown_time: countdown_datetime, reward_name: "กาแฟ" },
	]);
});
