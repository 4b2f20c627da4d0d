// Proves how prefetching stops and continues when a code, the host or its pages fail (O02).
import { QueryClient, QueryObserver } from "@tanstack/react-query";
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
	start,
	started,
} from "./prefetchCodesWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, databases, setNetwork } = phone;

let app: Awaited<ReturnType<typeof started>>;
const round = (client?: QueryClient) => roundOf(app, client);

beforeEach(async () => {
	newPhone();
	app = await started();
});
afterEach(() => {
	vi.useRealTimers();
});

/** Gives every code, but fails for ids that begin with BAD. */
const giveAllBut = (fail: () => never) =>
	api("CouponCodeDetail", ({ CPC_Transaction_Id: id }) =>
		String(id).startsWith("BAD") ? fail() : codeOf(id),
	);

test.each([
	["a failure of the host", () => app.fail(500), undefined],
	["not found", () => app.fail(404), "refused"],
	["an unreadable reply", () => app.failShape(), undefined],
])(
	"a code that fails with %s does not block the others or later steps, and is retried until it is saved",
	async (_name, fail, error) => {
		historyHas([item("OLD")]);
		await round();
		await vi.advanceTimersByTimeAsync(1000);
		historyHas(
			[item("BAD"), item("A")],
			[item("B"), item("CLOCK", { reserve_timeout: 15 })],
		);
		giveAllBut(fail);
		expect(await round()).toBe(false);
		const { saveErrorOf } = await import(
			"../../../src/platform/storage/saveErrors"
		);
		// Without this error its card would say "being saved" forever.
		expect(saveErrorOf("BAD")).toBe(error);
		expect(await app.onPhone()).toEqual(["A", "B", "OLD"]);
		expect(await app.over()).toEqual({ OLD: "used" });
		const { local, storageKeys } = await import(
			"../../../src/platform/storage/storage"
		);
		expect(local.get(storageKeys.unsaved("customer-1"))).toContain("CLOCK");
		giveCodes();
		expect(await round()).toBe(true);
		expect(await app.onPhone()).toEqual(["A", "B", "BAD", "OLD"]);
	},
);

const idsAsked = () =>
	codesAsked().map((it) => "CPC_Transaction_Id" in it && it.CPC_Transaction_Id);

test.each([404, 500])(
	"the third code that fails with %d ends the round, and the next round requests the failed codes last",
	async (status) => {
		const bad = ["BAD1", "BAD2", "BAD3", "BAD4"].map((id) => item(id));
		historyHas([...bad, item("A")], [item("B")]);
		giveAllBut(() => app.fail(status));
		expect(await round()).toBe(false);
		expect(codesAsked()).toHaveLength(3);
		expect(await round()).toBe(false);
		expect(await app.onPhone()).toEqual(["A", "B"]);
		expect(idsAsked()).toEqual([
			"BAD1",
			"BAD2",
			"BAD3",
			"BAD4",
			"A",
			"B",
			"BAD1",
			"BAD2",
		]);
		giveCodes();
		expect(await round()).toBe(true);
		expect(idsAsked()[8]).toBe("BAD3");
		expect(await app.onPhone()).toHaveLength(6);
	},
);

// The bug: the ids of the former customer's failed codes stayed in memory.
test("a code that failed for the former customer is fetched in normal order for the next one", async () => {
	historyHas([item("BAD"), item("A")]);
	giveAllBut(() => app.fail(404));
	await round();
	calls.length = 0;
	app.adoptToken(tokenOf("customer-2"));
	giveCodes();
	await round();
	expect(idsAsked()).toEqual(["BAD", "A"]);
});

// The bug: the host was read again when the reply arrived.
test("a code is saved with the API host that it was requested from", async () => {
	const host = "https://two.example";
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", host);
	historyHas([item("A")]);
	api("CouponCodeDetail", ({ CPC_Transaction_Id: id }) => {
		localStorage.setItem("api-host", host);
		return codeOf(id);
	});
	await round();
	expect(await app.listCodes("customer-1")).toMatchObject([{ host: "" }]);
	vi.unstubAllEnvs();
});

// The bug: the saved codes were treated as those of the new host, which could even mark them as used.
test("a change of the API host in another tab ends the round before it changes a saved code", async () => {
	const host = "https://two.example";
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", host);
	historyHas([item("A")]);
	await round();
	api("Redeem", () => {
		localStorage.setItem("api-host", host);
		return { items: [item("A")], totalpages: 1 };
	});
	await round();
	expect(await app.listCodes("customer-1")).toMatchObject([{ host: "" }]);
	vi.unstubAllEnvs();
});

test("a failed lookup of one saved coupon does not keep another from being marked as over", async () => {
	// The newest is looked up first.
	historyHas([item("OVER"), item("BAD", { privilege_ref: "PV_9" })]);
	await round();
	await vi.advanceTimersByTimeAsync(1000);
	api("Redeem", ({ PageNumber, RewardAltRef }) => {
		if (RewardAltRef === "PV_9") app.fail(500);
		const items = [item(PageNumber === 1 ? "A" : "B")];
		return { items: RewardAltRef ? [] : items, totalpages: 2 };
	});
	expect(await round()).toBe(false);
	expect(await app.over()).toEqual({ OVER: "used" });
});

/** A host whose search does not know the privilege name of its own coupons. */
const withoutSearch = (...pages: ReturnType<typeof item>[][]) =>
	api("Redeem", ({ PageNumber, RewardAltRef }) =>
		RewardAltRef
			? { items: [], totalpages: 0 }
			: { items: pages[Number(PageNumber) - 1], totalpages: pages.length },
	);
const foreign = (id: string) => item(id, { privilege_ref: "77" });
const pagesAsked = () => calls.filter(({ name }) => name === "Redeem").length;

test("a page that the host repeats in place of another marks no coupon as used", async () => {
	withoutSearch([foreign("A")], [foreign("B")]);
	await round();
	await vi.advanceTimersByTimeAsync(10_000);
	withoutSearch([foreign("A")], [foreign("A")]);
	await round();
	expect(await app.over()).toEqual({});
	withoutSearch([foreign("N"), foreign("A")], [foreign("B")]);
	await round();
	expect(await app.over()).toEqual({});
});

// The bug: the search by name found nothing, so the missed coupon was permanently marked as used.
test("a coupon missed because pages moved is not marked as used where the host cannot search by its name", async () => {
	withoutSearch([foreign("A")], [foreign("B")]);
	await round();
	await vi.advanceTimersByTimeAsync(10_000);
	let walks = 0;
	api("Redeem", ({ PageNumber, RewardAltRef }) => {
		if (RewardAltRef) return { items: [], totalpages: 0 };
		if (PageNumber === 1) walks++;
		const moved = PageNumber === 1 ? "A" : walks === 1 ? "A" : "B";
		return { items: [foreign(moved)], totalpages: 2 };
	});
	await round();
	expect(walks).toBe(2);
	expect(await app.over()).toEqual({});
});

test.each([
	["names its privilege as the search does", item],
	["has another name for its privilege", foreign],
])(
	"a coupon marked as used that is listed again is usable at once where the host %s",
	async (_what, one) => {
		withoutSearch([one("A")], [one("B"), one("C")]);
		await round();
		await vi.advanceTimersByTimeAsync(10_000);
		withoutSearch([one("A")], [one("C")]);
		await round();
		expect(await app.over()).toEqual({ B: "used" });
		withoutSearch([one("N"), one("A")], [one("B"), one("C")]);
		const before = pagesAsked();
		await round();
		expect(await app.over()).toEqual({});
		expect(pagesAsked() - before).toBe(2);
	},
);

test("a use that is sent during a round stays used, although the round has listed its coupon", async () => {
	historyHas([item("A")]);
	await round();
	const other = await started();
	const use = { sub: "customer-1", transaction_id: "A", at: start };
	await other.queueUse({ ...use, card: bareCard("PV_1") });
	await other.markCodeOver("customer-1", "A", "used");
	const { dequeueUse, usedIdsAtom } = await import(
		"../../../src/platform/outbox/couponUseQueue"
	);
	const { atomStore } = await import("../../../src/platform/atomStore");
	historyHas([item("A"), item("NEW")]);
	api("CouponCodeDetail", async ({ CPC_Transaction_Id }) => {
		await dequeueUse({ ...use, card: bareCard("PV_1") });
		atomStore.set(usedIdsAtom, []);
		return codeOf(CPC_Transaction_Id);
	});
	await round();
	expect(await app.over()).toEqual({ A: "used" });
});

test("with several pages one more request finds a coupon that was used elsewhere", async () => {
	historyHas([item("A"), item("B")], [item("C")]);
	await round();
	await vi.advanceTimersByTimeAsync(1000);
	const used = item("B", { is_used_code_desc: "ใช้แล้ว" });
	api("Redeem", ({ PageNumber, RewardAltRef, UsePrivilege }) => {
		if (UsePrivilege === "Used") return { items: [used], totalpages: 1 };
		if (RewardAltRef) return { items: [item("A"), item("C")], totalpages: 1 };
		return { items: [item(PageNumber === 1 ? "A" : "C")], totalpages: 2 };
	});
	const before = pagesAsked();
	await round();
	expect(await app.over()).toEqual({ B: "used" });
	expect(pagesAsked() - before).toBe(3);
});

test("the whole history is read again once, however many coupons are missing", async () => {
	const ids = ["A", "B", "C"];
	withoutSearch(ids.map(foreign), [foreign("D")]);
	await round();
	await vi.advanceTimersByTimeAsync(10_000);
	withoutSearch([foreign("E")], [foreign("D")]);
	let wholeReads = 0;
	const before = calls.length;
	await round();
	for (const { name, request } of calls.slice(before))
		if (name === "Redeem" && Reflect.get(request, "RewardAltRef") === "")
			wholeReads++;
	expect(wholeReads).toBe(4);
	expect(await app.over()).toEqual({ A: "used", B: "used", C: "used" });
});

test("a saved code gets the name that its host has for the privilege now", async () => {
	historyHas([item("A")]);
	await round();
	historyHas([foreign("A")]);
	await round();
	expect(await app.listCodes("customer-1")).toMatchObject([
		{ privilege_ref: "77" },
	]);
});

test.each([0, 401, 423, 429])(
	"a failure that does not concern a single code (%d) ends the round at once",
	async (status) => {
		historyHas([item("BAD"), item("A")]);
		giveAllBut(() => app.fail(status));
		expect(await round()).toBe(false);
		expect(codesAsked()).toHaveLength(1);
	},
);

test("a host that ignores the page number and sends no page count gets two page requests", async () => {
	const ids = Array.from({ length: 30 }, (_, at) => `T${at + 10}`);
	api("Redeem", () => ({
		items: ids.map((id) => item(id)),
		totalpages: 0,
	}));
	const client = new QueryClient();
	expect(await round(client)).toBe(true);
	expect(calls.filter(({ name }) => name === "Redeem")).toHaveLength(2);
	expect(codesAsked()).toHaveLength(30);
	expect(await app.onPhone()).toEqual(ids);
	expect(client.getQueryData(["history", "count"])).toBe(30);
});

test("the screens read the saved codes every five seconds and at the end, not after each code", async () => {
	const ids = Array.from({ length: 24 }, (_, at) => item(`T${at}`));
	historyHas(ids);
	const client = new QueryClient();
	let read = await app.listCodes("customer-1");
	const queryFn = vi.fn(async () => {
		read = await app.listCodes("customer-1");
		return read;
	});
	const stop = new QueryObserver(client, {
		queryKey: ["history", "saved"],
		queryFn,
	}).subscribe(() => undefined);
	await vi.advanceTimersByTimeAsync(0);
	queryFn.mockClear();
	await round(client);
	await vi.advanceTimersByTimeAsync(100);
	expect(codesAsked()).toHaveLength(24);
	expect(queryFn.mock.calls.length).toBeLessThan(8);
	expect(read).toHaveLength(24);
	stop();
});

test("a saved code is shown within five seconds, also while the round waits for the host", async () => {
	historyHas(["T0", "T1", "T2"].map((id) => item(id)));
	let answer = (_code: ReturnType<typeof codeOf>) => {};
	const late = new Promise((resolve) => {
		answer = resolve;
	});
	api("CouponCodeDetail", ({ CPC_Transaction_Id: id }) =>
		id === "T2" ? late : codeOf(id),
	);
	const client = new QueryClient();
	const told = vi.spyOn(client, "invalidateQueries");
	const done = app.prefetchCodes(client);
	while (codesAsked().length < 3) await vi.advanceTimersByTimeAsync(100);
	told.mockClear();
	await vi.advanceTimersByTimeAsync(5000);
	expect(told).toHaveBeenCalledWith({ queryKey: ["history", "saved"] });
	answer(codeOf("T2"));
	await done;
});

test("a start completes each copy of the saved codes from the other, also without a network (O01)", async () => {
	const kept = ["A", "B", "C"];
	historyHas(kept.map((id) => item(id)));
	await round();
	const [database, mirror] = [nth(databases), nth(databases, 1)];
	const keys = (await database.keys()).filter((it) => it.startsWith("code/"));
	const before = await Promise.all(keys.map((key) => database.get(key)));
	expect(before).toHaveLength(kept.length);
	await database.remove(nth(keys));
	await mirror.remove(nth(keys, 1));
	await mirror.set(nth(keys, 2), "damaged");
	const other = "code/you/A";
	await database.set(other, nth(before));
	setNetwork(false);
	app = await started();
	await round();
	for (const copy of [database, mirror])
		expect(await Promise.all(keys.map((key) => copy.get(key)))).toEqual(before);
	// Another customer's code is not copied.
	expect(await mirror.get(other)).toBeUndefined();
});

test.each([
	["database", 0],
	["mirror", 1],
])(
	"a start restores all codes to a %s that has lost them (O01)",
	async (_name, at) => {
		const ids = Array.from({ length: 30 }, (_, index) => `T${index}`);
		for (const id of ids)
			await app.saveCode({
				...codeOf(id),
				...bareCard("PV_1"),
				sub: "customer-1",
				saved_at: start,
				bars: "211",
				proven: true,
			});
		const [lost, other] = [nth(databases, at), nth(databases, 1 - at)];
		const keys = (await other.keys()).filter((it) => it.startsWith("code/"));
		expect(keys).toHaveLength(ids.length);
		for (const key of keys) await lost.remove(key);
		setNetwork(false);
		app = await started();
		await round();
		for (const key of keys)
			expect(await lost.get(key)).toEqual(await other.get(key));
	},
);
