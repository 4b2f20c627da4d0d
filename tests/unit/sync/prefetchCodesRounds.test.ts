// Proves when codes are saved ahead: after each claim, when the person comes back, with a new token, and again after what broke off (O02).

import { setImmediate } from "node:timers/promises";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import { nth } from "../../support/nth";
import { tokenOf } from "../support/token";
import {
	codesAsked,
	giveCodes,
	historyHas,
	item,
	newPhone,
	started,
} from "./prefetchCodesWorld";

const phone = await vi.hoisted(() => import("./phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls } = phone;

let app: Awaited<ReturnType<typeof started>>;
let stop = () => {};

/** Lets time go by in steps, so that what waits for the disks goes on between them. */
async function passing(ms: number) {
	const step = ms > 60_000 ? 1000 : 100;
	for (let gone = 0; gone < ms; gone += step) {
		await vi.advanceTimersByTimeAsync(step);
		await setImmediate();
	}
}
/** Saving ahead runs as it does beside the pages; its first round is over when this resolves. */
async function running() {
	stop = app.startPrefetch(new QueryClient());
	await passing(30_000);
}

beforeEach(async () => {
	newPhone();
	app = await started();
});
afterEach(() => {
	stop();
	vi.useRealTimers();
});

test("a claim that went through is saved by itself, with no history open", async () => {
	historyHas([]);
	await running();
	const claim = await app.startClaim({
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

test("who comes back after a while gets what was claimed elsewhere; who comes and goes asks for nothing", async () => {
	historyHas([]);
	await running();
	historyHas([item("ELSEWHERE")]);
	const seen = () => document.dispatchEvent(new Event("visibilitychange"));
	seen();
	await passing(10_000);
	expect(await app.onPhone()).toEqual([]);
	await passing(300_000);
	seen();
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["ELSEWHERE"]);
});

test.each([
	["too many requests", 429],
	["a host that is down", 500],
	["no reply", 0],
])(
	"after %s it goes on by itself, ever more gently, until the code is there",
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

test("an ended session is not asked again and again", async () => {
	historyHas([item("A")]);
	api("CouponCodeDetail", () => app.fail(403));
	await running();
	await passing(1_800_000);
	expect(codesAsked()).toHaveLength(1);
});

test("a session that ended is no end: the next token begins a round", async () => {
	historyHas([item("A")]);
	api("CouponCodeDetail", () => app.fail(403));
	await running();
	expect(await app.onPhone()).toEqual([]);
	giveCodes();
	app.adoptToken(tokenOf("customer-1"));
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["A"]);
});

test("a round rests while the page is hidden, and goes on when it is seen", async () => {
	historyHas([item("A")], [item("B")]);
	const seen = vi.spyOn(document, "visibilityState", "get");
	seen.mockReturnValue("hidden");
	await running();
	expect(codesAsked()).toEqual([]);
	seen.mockReturnValue("visible");
	await passing(10_000);
	expect(await app.onPhone()).toEqual(["A", "B"]);
	seen.mockRestore();
});

test("a stopped round's owner asks for nothing when the page is seen again", async () => {
	historyHas([]);
	await running();
	stop();
	const before = calls.length;
	await passing(400_000);
	document.dispatchEvent(new Event("visibilitychange"));
	await passing(10_000);
	expect(calls).toHaveLength(before);
});

test("only a loaded list of usable coupons begins a round: not the used ones, no other list, no failure", async () => {
	historyHas([]);
	const client = new QueryClient({
		defaultOptions: { queries: { retry: false } },
	});
	stop = app.startPrefetch(client);
	await passing(30_000);
	const rounds = () =>
		calls.filter(
			({ name, request }) =>
				name === "Redeem" && Reflect.get(request, "UsePrivilege") === "canuse",
		).length;
	const before = rounds();
	const load = (
		queryKey: string[],
		queryFn: () => Promise<unknown> = async () => 1,
	) => client.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
	await load(["history", "list", "Used", ""]);
	await load(["brand", "list", "canuse"]);
	await load(["history", "count", "canuse"]);
	await load(["history", "list", "canuse", "1"], () =>
		Promise.reject(new Error()),
	);
	await passing(10_000);
	expect(rounds()).toBe(before);
	await load(["history", "list", "canuse", "2"]);
	await passing(10_000);
	expect(rounds()).toBe(before + 1);
});
