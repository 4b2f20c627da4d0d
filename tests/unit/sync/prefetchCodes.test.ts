// Proves that codes are prefetched slowly, without being opened, and again after a loss (O02).

import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyRedeem, rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { nth } from "../../support/nth";
import { tokenOf } from "../support/token";
import {
	codeOf,
	codesAsked,
	historyHas,
	item,
	newPhone,
	roundOf,
	start,
	started,
} from "./prefetchCodesWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, fillDisks, setNetwork, wipeDisks } = phone;

let app: Awaited<ReturnType<typeof started>>;
const stops: (() => void)[] = [];

const round = () => roundOf(app);

beforeEach(async () => {
	newPhone();
	app = await started();
});
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	vi.useRealTimers();
});

test("the codes of all pages are saved with bars and card; none is opened, and codes with a countdown are skipped", async () => {
	historyHas([item("A"), item("B", { reserve_timeout: 15 })], [item("C")]);
	await round();
	expect(codesAsked()).toEqual(
		["A", "C"].map((CPC_Transaction_Id) => ({
			CPC_Transaction_Id,
			Start_Countdown: false,
		})),
	);
	expect(await app.onPhone()).toEqual(["A", "C"]);
	const [saved] = await app.listCodes("customer-1");
	expect(saved).toMatchObject({ reward_name: "กาแฟ", proven: true });
	expect(saved?.bars).toMatch(/^\d{40,}$/);
});

test("coupons with a countdown are saved with their end, the next one first, until it is started", async () => {
	const clock = { reserve_timeout: 15 };
	historyHas([
		item("late", clock),
		item("saved"),
		item("over", { ...clock, expiration_datetime: "2026-11-20T16:59:59Z" }),
		item("soon", { ...clock, expiration_datetime: "2026-11-22T16:59:59Z" }),
	]);
	await round();
	const { unsavedCoupons } = await import(
		"../../../src/platform/storage/unsavedCoupons"
	);
	const noted = async () =>
		unsavedCoupons("customer-1", await app.listCodes("customer-1")).map(
			({ transaction_id, expiration_datetime }) => [
				transaction_id,
				expiration_datetime,
			],
		);
	const late = ["late", "2030-12-31T16:59:59Z"];
	expect(await noted()).toEqual([["soon", "2026-11-22T16:59:59Z"], late]);
	await app.saveCode({
		...v.parse(rewardCode, {
			code: "CODE-soon",
			privilegetype: 4,
			transaction_id: "soon",
			privilege_id: "P1",
		}),
		...bareCard("P1"),
		sub: "customer-1",
		saved_at: start,
	});
	expect(await noted()).toEqual([late]);
	historyHas([]);
	await round();
	expect(await noted()).toEqual([]);
});

test("saved codes are not requested again; lost ones are", async () => {
	historyHas([item("A"), item("B")]);
	await round();
	await round();
	expect(codesAsked()).toHaveLength(2);
	wipeDisks();
	app = await started();
	await round();
	expect(await app.onPhone()).toEqual(["A", "B"]);
});

test("a code saved without its reward and brand gets them, and keeps its countdown", async () => {
	const running = "2026-11-21T05:10:00Z";
	await app.saveCode({
		...v.parse(rewardCode, {
			code: "CODE-A",
			privilegetype: 4,
			transaction_id: "A",
			privilege_id: "P1",
			countdown_time: running,
		}),
		...bareCard("P1"),
		sub: "customer-1",
		saved_at: start,
	});
	historyHas([item("A", { reserve_timeout: 15, brand_name_th: "ปลั๊กดี" })]);
	await round();
	expect(await app.listCodes("customer-1")).toMatchObject([
		{ reward_name: "กาแฟ", brand_name_th: "ปลั๊กดี", countdown_time: running },
	]);
	expect(codesAsked()).toEqual([]);
});

test("requests are at least half a second apart, and none is sent in the first seconds of the app", async () => {
	historyHas([item("A"), item("B"), item("C")]);
	const at: number[] = [];
	const answer = { ...item("A") };
	api("CouponCodeDetail", ({ CPC_Transaction_Id }) => {
		at.push(Date.now() - start);
		return v.parse(rewardCode, {
			code: answer.reward_name && "AB-12",
			privilegetype: 4,
			transaction_id: CPC_Transaction_Id,
			privilege_id: "P1",
		});
	});
	stops.push(app.startPrefetch(new QueryClient()));
	await vi.advanceTimersByTimeAsync(2900);
	expect(calls).toEqual([]);
	for (let step = 0; step < 100; step++) await vi.advanceTimersByTimeAsync(100);
	expect(at).toHaveLength(3);
	for (const [index, moment] of at.entries())
		expect(moment - (at[index - 1] ?? 0)).toBeGreaterThanOrEqual(500);
});

test.each([
	["no network", () => app.fail(0)],
	["too many requests", () => app.fail(429)],
	["an ended session", () => app.fail(403)],
	["a host that is down", () => app.fail(503)],
])(
	"%s ends the round, and the next round continues from there",
	async (_name, answer) => {
		historyHas([item("A"), item("B")]);
		let asked = 0;
		const given = ({ CPC_Transaction_Id }: Record<string, unknown>) =>
			v.parse(rewardCode, {
				code: "AB-12",
				privilegetype: 4,
				transaction_id: CPC_Transaction_Id,
				privilege_id: "P1",
			});
		api("CouponCodeDetail", (request) =>
			++asked === 2 ? answer() : given(request),
		);
		await round();
		expect(await app.onPhone()).toEqual(["A"]);
		await round();
		expect(await app.onPhone()).toEqual(["A", "B"]);
		expect(asked).toBe(3);
	},
);

test("a rejected code does not stop the others, and its reason is saved", async () => {
	historyHas([item("A"), item("B"), item("C")]);
	api("CouponCodeDetail", ({ CPC_Transaction_Id: id }) =>
		id === "A"
			? app.fail(400, 20000)
			: id === "B"
				? app.fail(400, 10018)
				: v.parse(rewardCode, {
						code: "AB-12",
						privilegetype: 4,
						transaction_id: "C",
						privilege_id: "P1",
					}),
	);
	await round();
	expect(await app.onPhone()).toEqual(["C"]);
	expect(["A", "B", "C"].map(app.saveErrorOf)).toEqual([
		"atCounter",
		"refused",
		undefined,
	]);
});

test("on a full phone no code counts as saved; with free storage it is saved", async () => {
	const { openCode } = await import("../../../src/sync/openCode");
	const client = new QueryClient();
	const opened = () => openCode(client, { transactionId: "A", start: false });
	historyHas([item("A")]);
	fillDisks();
	await round();
	expect(await app.onPhone()).toEqual([]);
	expect(app.saveErrorOf("A")).toBe("storageFull");
	for (let time = 0; time < 2; time++) {
		expect(await opened()).toMatchObject({ code: "CODE-A", saved: false });
		expect(await app.onPhone()).toEqual([]);
	}
	api("CouponCodeDetail", () => app.fail(0));
	expect(await opened()).toMatchObject({ code: "CODE-A", saved: false });
	fillDisks(false);
	await round();
	expect(await app.onPhone()).toEqual(["A"]);
});

test("offline nothing is requested, and a code saved by an earlier build is still verified", async () => {
	setNetwork(false);
	await app.saveCode({
		...v.parse(rewardCode, {
			code: "AB-12",
			privilegetype: 4,
			transaction_id: "A",
			privilege_id: "P1",
		}),
		...item("A"),
		sub: "customer-1",
		saved_at: start,
	});
	expect(await app.onPhone()).toEqual([]);
	await round();
	expect(await app.onPhone()).toEqual(["A"]);
	expect(calls).toEqual([]);
});

const over = () => app.over();

test("a code used on another phone is marked as over, also beyond the cached pages; one that returns is not", async () => {
	historyHas([item("A"), item("B")], [item("C"), item("D")]);
	await round();
	const past = "2026-11-21T04:00:00Z";
	const d = nth(await app.listCodes("customer-1"));
	await app.saveCode({ ...d, transaction_id: "D", expiration_datetime: past });
	await vi.advanceTimersByTimeAsync(1000);
	historyHas([item("A")], [item("B")]);
	await round();
	expect(await over()).toEqual({ C: "used", D: "ended" });
	historyHas([item("A"), item("B")], [item("C")]);
	await round();
	expect(await over()).toEqual({ D: "ended" });
});

test("a coupon missed because pages moved, or because the round was interrupted, is not marked as over", async () => {
	historyHas([item("A"), item("B")], [item("C")]);
	await round();
	await vi.advanceTimersByTimeAsync(1000);
	api("Redeem", ({ PageNumber, RewardAltRef }) => ({
		// A was used after the first page was read, so C moved from the second page to the first.
		items: RewardAltRef ? [item("B"), item("C")] : [item("A"), item("B")],
		totalpages: RewardAltRef || PageNumber === 2 ? 1 : 2,
	}));
	await round();
	expect(await over()).toEqual({});
	api("Redeem", ({ PageNumber }) =>
		PageNumber === 1 ? { items: [item("A")], totalpages: 2 } : app.fail(429),
	);
	await round();
	expect(await over()).toEqual({});
});

test("a missing coupon without a known card is searched in the whole history, since its reference may be a privilege id", async () => {
	await app.saveCode({
		...codeOf("BARE"),
		...bareCard("1234"),
		sub: "customer-1",
		saved_at: start - 1000,
	});
	let walks = 0;
	api("Redeem", ({ PageNumber, RewardAltRef }) => {
		if (PageNumber === 1 && !RewardAltRef) walks++;
		// The coupon's page moved during the first round.
		const second = RewardAltRef || walks === 1 ? [item("A")] : [item("BARE")];
		return { items: PageNumber === 1 ? [item("A")] : second, totalpages: 2 };
	});
	await round();
	expect(walks).toBe(2);
	expect(await over()).toEqual({});
});

test("a code that another tab marks as used during the round stays used", async () => {
	historyHas([item("A"), item("B")]);
	await round();
	const other = await started();
	await app.saveCode({
		...nth(await app.listCodes("customer-1")),
		transaction_id: "C",
	});
	historyHas([item("A"), item("B"), item("NEW")]);
	api("CouponCodeDetail", async () => {
		// A is only confirmed, and B is reported to the server.
		const use = { sub: "customer-1", transaction_id: "A", at: start };
		await other.queueUse({ ...use, card: bareCard("PV_1") });
		for (const id of ["A", "B"])
			await other.markCodeOver("customer-1", id, "used");
		historyHas([item("A"), item("NEW")]);
		return codeOf("NEW");
	});
	await round();
	expect(await over()).toMatchObject({ A: "used", B: "used" });
});

test("a use that the customer has confirmed stays used while the history does not know it", async () => {
	historyHas([item("A")]);
	await round();
	const card = bareCard("PV_1");
	const use = { sub: "customer-1", transaction_id: "A", at: start, card };
	await app.queueUse(use);
	await app.markCodeOver("customer-1", "A", "used");
	await round();
	expect(await over()).toEqual({ A: "used" });
});

test("a countdown that starts or a code that is saved during a round is kept", async () => {
	const countdown_time = "2026-11-21T05:10:00Z";
	const opened = (transaction_id: string) =>
		app.saveCode({
			...v.parse(rewardCode, {
				code: `CODE-${transaction_id}`,
				countdown_time,
				privilegetype: 4,
				transaction_id,
				privilege_id: "P1",
			}),
			...bareCard("P1"),
			sub: "customer-1",
			saved_at: Date.now(),
		});
	historyHas([item("A")]);
	api("CouponCodeDetail", async () => {
		await opened("A");
		await opened("NEW");
		return v.parse(rewardCode, {
			code: "CODE-A",
			privilegetype: 4,
			transaction_id: "A",
			privilege_id: "P1",
		});
	});
	await round();
	const codes = await app.listCodes("customer-1");
	expect(codes.map((code) => code.countdown_time)).toEqual([
		countdown_time,
		countdown_time,
	]);
	expect(await over()).toEqual({});
});

test("a customer who signs out during the round leaves no codes (O05)", async () => {
	historyHas([item("A"), item("B")]);
	const done = app.prefetchCodes(new QueryClient());
	await vi.advanceTimersByTimeAsync(900);
	app.adoptToken(tokenOf("customer-2"));
	await vi.advanceTimersByTimeAsync(5000);
	await done;
	expect(await app.listCodes("customer-2")).toEqual([]);
	expect(codesAsked().length).toBeLessThanOrEqual(1);
});

test("a list with an unreadable item marks no code as over", async () => {
	historyHas([item("A"), item("B")]);
	await round();
	const broken = { ...item("B"), ext_transaction_id: null };
	api("Redeem", ({ UsePrivilege }) =>
		v.parse(historyRedeem.reply, {
			items: UsePrivilege === "canuse" ? [item("A"), broken] : [],
			totalpages: 1,
		}),
	);
	await round();
	const saved = await app.listCodes("customer-1");
	expect(saved.map((it) => it.over)).toEqual([undefined, undefined]);
});

test("an endless page count ends with the first empty page", async () => {
	api("Redeem", ({ PageNumber }) => ({
		items: PageNumber === 1 ? [item("A")] : [],
		totalpages: 1e15,
	}));
	await round();
	expect(await app.onPhone()).toEqual(["A"]);
	expect(calls.filter(({ name }) => name === "Redeem")).toHaveLength(2);
});
