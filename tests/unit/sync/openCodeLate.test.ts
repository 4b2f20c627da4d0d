// Proves that a late or abandoned code does not reach another customer or the network (O05), that a code with a late card stays on the screen, that one used elsewhere is not saved as usable, and that the search for its card ends.
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { usedCodeDescription } from "../../../src/contract/claimed";
import {
	type HistoryPart,
	historyItem,
	rewardCode,
} from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { queueUse } from "../../../src/platform/outbox/couponUseQueue";
import { isWorkInFlight } from "../../../src/platform/pwa/updateLock";
import { adoptToken } from "../../../src/platform/session/session";
import { readCode } from "../../../src/platform/storage/wallet";
import { historyQueries } from "../../../src/queries/history";
import { historyKeys } from "../../../src/queries/historyKeys";
import { codeMutations, codeQueries } from "../../../src/sync/codeQueries";
import type { OpenedCode } from "../../../src/sync/openCode";
import { waitFor } from "../../support/waitFor";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, call, calls, emptyPhone } = phone;

/** The query of a code with a pending reply, in its own cache. */
async function opening() {
	const cache = new QueryClient();
	let reply = () => {};
	api("CouponCodeDetail", () => {
		const code = v.parse(rewardCode, { code: "AB-12", privilegetype: 4 });
		return new Promise((resolve) => (reply = () => resolve(code)));
	});
	const query = codeQueries.opened("T1", bareCard("PV_1"));
	const opened = cache.query({ ...query, retry: false });
	opened.catch(() => undefined);
	await waitFor(() => expect(call).toHaveBeenCalledOnce());
	return { cache, opened, reply: () => reply() };
}

const lastSignal = () =>
	v.parse(
		v.object({ signal: v.instance(AbortSignal) }),
		call.mock.lastCall?.[2],
	).signal;

let me = "";
let customers = 0;
/** Another customer for each test, without known searches. */
function nextCustomer() {
	customers++;
	me = `me-${customers}`;
	adoptToken(tokenOf(me));
}

beforeEach(() => {
	emptyPhone();
	call.mockClear();
	nextCustomer();
});

test("a code that arrives after another customer's sign-in is not shown", async () => {
	const { cache, opened, reply } = await opening();
	adoptToken(tokenOf("customer-2"));
	const shown = vi.spyOn(cache, "setQueryData");
	reply();
	await expect(opened).rejects.toThrow("signed in");
	expect(shown).not.toHaveBeenCalled();
	expect(cache.getQueryData(historyKeys.code("T1"))).toBeUndefined();
});

// The bug: the host was read again when the reply arrived.
test("a code that arrives after another tab changed the API host is saved for the former host", async () => {
	const host = "https://two.example";
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", host);
	const { opened, reply } = await opening();
	localStorage.setItem("api-host", host);
	reply();
	expect(await opened).toMatchObject({ host: "" });
	expect(await readCode(me, "T1")).toMatchObject({ host: "" });
	vi.unstubAllEnvs();
	localStorage.removeItem("api-host");
});

test("a code whose page is left is no longer requested", async () => {
	const { cache } = await opening();
	const signal = lastSignal();
	await cache.cancelQueries({ queryKey: historyKeys.code("T1") });
	expect(signal.aborted).toBe(true);
});

// The bug: when the name arrived, the bars disappeared for a moment, and the buttons below moved twice.
test("a code opened by its address stays drawn and saved when its name arrives", async () => {
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, { code: "AB-12", privilegetype: 4 }),
	);
	const named = { ext_transaction_id: "T1", reward_name: "กาแฟ" };
	api("Redeem", () => ({
		items: [v.parse(historyItem, { ...named, privilege_ref: "PV_1" })],
		totalpages: 1,
	}));
	const cache = new QueryClient();
	const shown: (OpenedCode | undefined)[] = [];
	cache.getQueryCache().subscribe(() => {
		shown.push(cache.getQueryData<OpenedCode>(historyKeys.code("T1")));
	});
	await cache.query(codeQueries.opened("T1"));
	const drawn = shown.slice(shown.findIndex((it) => it?.saved));
	expect(drawn.at(-1)).toMatchObject({ reward_name: "กาแฟ" });
	for (const code of drawn)
		expect(code).toMatchObject({ saved: true, bars: drawn[0]?.bars });
});

const itemOf = (id: string, text: keyof typeof usedCodeDescription | "new") =>
	v.parse(historyItem, {
		ext_transaction_id: id,
		privilege_ref: "PV_1",
		reward_name: "กาแฟ",
		is_used_code: true,
		is_used_code_desc: text === "new" ? "ใหม่" : usedCodeDescription[text],
	});

/** A host with the code T1 and a history of one item a page. */
function giveHistory(parts: Record<string, ReturnType<typeof itemOf>[]>) {
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, { code: "AB-12", privilegetype: 4 }),
	);
	api("Redeem", ({ UsePrivilege, PageNumber }) => {
		const items = parts[String(UsePrivilege)] ?? [];
		const page = Number(PageNumber) - 1;
		return { items: items.slice(page, page + 1), totalpages: items.length };
	});
}
const saved = () => readCode(me, "T1");

// The bug: opening the calendar's link to a coupon that was used elsewhere saved it as usable.
test.each([
	["used", "used"],
	["codeExpired", "ended"],
	["new", "used"],
] as const)(
	"a coupon opened by its address that the history lists as %s is shown at once, and saved as %s",
	async (text, over) => {
		giveHistory({
			canuse: [itemOf("T2", "viewCode")],
			Used: [itemOf("T3", "used"), itemOf("T1", text)],
		});
		const cache = new QueryClient();
		const opened = cache.query(codeQueries.opened("T1"));
		await waitFor(() => expect(calls).toHaveLength(3));
		expect(cache.getQueryData(historyKeys.code("T1"))).toMatchObject({
			code: "AB-12",
			saved: true,
		});
		expect(await opened).toMatchObject({ code: "AB-12", reward_name: "กาแฟ" });
		expect(await saved()).toMatchObject({ over, reward_name: "กาแฟ" });
	},
);

test("a coupon that a loaded list has as used is saved as used without another request", async () => {
	giveHistory({ Used: [itemOf("T1", "used")] });
	const cache = new QueryClient();
	await cache.infiniteQuery(historyQueries.list("Used"));
	await cache.query(codeQueries.opened("T1"));
	expect(await saved()).toMatchObject({ over: "used" });
	expect(calls).toHaveLength(2);
});

/** Saves the code T1 as usable and opens it with this list loaded. Returns its state, which is saved and shown. */
async function openSaved(part: HistoryPart, item: ReturnType<typeof itemOf>) {
	giveHistory({ [part]: [item] });
	await new QueryClient().query(codeQueries.opened("T1", bareCard("PV_1")));
	expect((await saved())?.over).toBeUndefined();
	const cache = new QueryClient();
	await cache.infiniteQuery(historyQueries.list(part));
	const screen = new QueryObserver(cache, historyQueries.savedCodes());
	const leave = screen.subscribe(() => undefined);
	await cache.query(codeQueries.opened("T1"));
	const shown = () => screen.getCurrentResult().data?.[0]?.over;
	const { over } = (await saved()) ?? {};
	await waitFor(() => expect(shown()).toBe(over));
	leave();
	return over;
}

// The bug: a code that was already saved stayed usable.
test.each([
	["Used", "used", "used"],
	["canuse", "codeExpired", "ended"],
	// An unknown text in the part of used coupons.
	["Used", "new", "used"],
	["Used", "viewCode", undefined],
	["canuse", "new", undefined],
] as const)(
	"a saved coupon that the loaded part %s lists as %s is saved and shown as %s",
	async (part, text, over) => {
		expect(await openSaved(part, itemOf("T1", text))).toBe(over);
	},
);

test("a code keeps the mark that this phone has given it", async () => {
	await openSaved("Used", itemOf("T1", "used"));
	giveHistory({ Used: [itemOf("T1", "codeExpired")] });
	const cache = new QueryClient();
	await cache.infiniteQuery(historyQueries.list("Used"));
	await cache.query(codeQueries.opened("T1"));
	expect((await saved())?.over).toBe("used");
});

test("a list does not mark a saved coupon whose use is not sent yet, since it may be undone", async () => {
	const use = { transaction_id: "T1", sub: me, at: 1 };
	await queueUse({ ...use, card: bareCard("PV_1") });
	await openSaved("Used", itemOf("T1", "used"));
	expect(await saved()).toMatchObject({ transaction_id: "T1" });
	expect((await saved())?.over).toBeUndefined();
});

test.each([
	["on a later page of the usable ones", ["T2", "T1"], "กาแฟ"],
	["missing everywhere", [], ""],
])(
	"a coupon that is %s is saved as usable",
	async (_where, ids, reward_name) => {
		const canuse = ids.map((id) => itemOf(id, "viewCode"));
		giveHistory({ canuse, Used: [itemOf("T3", "used")] });
		await new QueryClient().query(codeQueries.opened("T1"));
		expect(await saved()).toMatchObject({ reward_name });
		expect((await saved())?.over).toBeUndefined();
	},
);

test("a code whose countdown has just started is usable, whatever an older list says", async () => {
	giveHistory({ Used: [itemOf("T1", "codeExpired")] });
	const cache = new QueryClient();
	await cache.infiniteQuery(historyQueries.list("Used"));
	let hasNetworkForItself = false;
	api("CouponCodeDetail", () => {
		hasNetworkForItself = isWorkInFlight();
		return v.parse(rewardCode, { code: "AB-12", privilegetype: 4 });
	});
	await cache
		.getMutationCache()
		.build(cache, codeMutations.startCountdown())
		.execute({ transactionId: "T1" });
	expect(await saved()).toMatchObject({ transaction_id: "T1" });
	expect((await saved())?.over).toBeUndefined();
	expect(hasNetworkForItself).toBe(true);
	expect(isWorkInFlight()).toBe(false);
});

/** Opens the code T1 by its address, as when the app is shown again. */
const openAgain = (cache: QueryClient) =>
	cache.query({ ...codeQueries.opened("T1"), retry: false });
const historyCalls = () => calls.filter(({ name }) => name === "Redeem");

// The bug: the whole history was read again each time the app was shown.
test("a coupon that is missing in the history is searched once, and again after a failed search", async () => {
	giveHistory({ Used: [itemOf("T3", "used")] });
	const cache = new QueryClient();
	api("Redeem", () => {
		throw new ApiFailure({ reason: "network" });
	});
	await openAgain(cache);
	expect(historyCalls()).toHaveLength(1);
	giveHistory({ Used: [itemOf("T3", "used")] });
	await openAgain(cache);
	expect(historyCalls()).toHaveLength(3);
	await openAgain(cache);
	expect(historyCalls()).toHaveLength(3);
	// The next customer's own search.
	nextCustomer();
	await openAgain(new QueryClient());
	expect(historyCalls()).toHaveLength(5);
});

test("the search ends after some pages of each part", async () => {
	vi.useFakeTimers();
	const many = Array.from({ length: 50 }, (_, at) => itemOf(`N${at}`, "used"));
	giveHistory({ canuse: many, Used: many });
	const opened = openAgain(new QueryClient());
	await vi.advanceTimersByTimeAsync(60_000);
	vi.useRealTimers();
	expect(await opened).toMatchObject({ code: "AB-12" });
	expect(historyCalls()).toHaveLength(20);
});

test("leaving a code during its search stops the requests and does not save it again", async () => {
	giveHistory({});
	const cache = new QueryClient();
	let reply = () => {};
	api("Redeem", () => {
		const page = { items: [itemOf("T1", "used")], totalpages: 1 };
		return new Promise((resolve) => (reply = () => resolve(page)));
	});
	openAgain(cache).catch(() => undefined);
	await waitFor(() => expect(historyCalls()).toHaveLength(1));
	const signal = lastSignal();
	await cache.cancelQueries({ queryKey: historyKeys.code("T1") });
	expect(signal.aborted).toBe(true);
	reply();
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(await saved()).toMatchObject({ reward_name: "" });
	expect((await saved())?.over).toBeUndefined();
	expect(historyCalls()).toHaveLength(1);
});

// The bug: a code whose countdown was started meanwhile lost its clock.
test("a countdown that is started during the search stays on the screen", async () => {
	giveHistory({});
	const cache = new QueryClient();
	let reply = () => {};
	api("Redeem", () => {
		const page = { items: [itemOf("T1", "viewCode")], totalpages: 1 };
		return new Promise((resolve) => (reply = () => resolve(page)));
	});
	const opened = openAgain(cache);
	await waitFor(() => expect(historyCalls()).toHaveLength(1));
	const countdown_time = "2026-11-21T05:15:00Z";
	cache.setQueryData<OpenedCode>(
		historyKeys.code("T1"),
		(shown) => shown && { ...shown, countdown_time },
	);
	reply();
	expect(await opened).toMatchObject({ countdown_time, reward_name: "กาแฟ" });
	expect(await saved()).toMatchObject({ countdown_time });
	// Later replies of the host count, also with an earlier end.
	const earlier = "2026-11-21T05:10:00Z";
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, { code: "AB-12", countdown_time: earlier }),
	);
	expect(await openAgain(cache)).toMatchObject({ countdown_time: earlier });
});

test("a code gets its own coupon's card from a loaded list of several", async () => {
	const other = { ...itemOf("T2", "used"), reward_name: "ชา" };
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, { code: "AB-12", privilegetype: 4 }),
	);
	api("Redeem", () => ({
		items: [other, itemOf("T1", "viewCode")],
		totalpages: 1,
	}));
	const cache = new QueryClient();
	await cache.infiniteQuery(historyQueries.list("canuse"));
	await openAgain(cache);
	expect(await saved()).toMatchObject({ reward_name: "กาแฟ" });
	expect((await saved())?.over).toBeUndefined();
});

test("a search of the usable coupons alone, for a started countdown, leaves the whole search to a later visit", async () => {
	giveHistory({ Used: [itemOf("T1", "used")] });
	const cache = new QueryClient();
	await cache
		.getMutationCache()
		.build(cache, codeMutations.startCountdown())
		.execute({ transactionId: "T1" });
	expect(historyCalls()).toHaveLength(1);
	expect(await saved()).toMatchObject({ reward_name: "" });
	await openAgain(cache);
	expect(await saved()).toMatchObject({ reward_name: "กาแฟ" });
});
