// Proves that a code opens from the wallet at once and offline, and from the network when there is one (O01).

import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { historyItem, rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { codeCardOfItem } from "../../../src/domain/code/codeCardOf";
import { ApiFailure } from "../../../src/platform/http/apiFailure";
import { adoptToken, endSession } from "../../../src/platform/session/session";
import { markCodeOver, saveCode } from "../../../src/platform/storage/saveCode";
import {
	readCode,
	removeCodesOfOthers,
} from "../../../src/platform/storage/wallet";
import { historyQueries } from "../../../src/queries/history";
import { historyKeys } from "../../../src/queries/historyKeys";
import { codeMutations, codeQueries } from "../../../src/sync/codeQueries";
import { nth } from "../../support/nth";
import { waitFor, waitUntil } from "../../support/waitFor";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi, setNetwork } = phone;

const code = v.parse(rewardCode, {
	code: "AB-12",
	privilegetype: 4,
	transaction_id: "T1",
	privilege_id: "P1",
});
const card = { ...bareCard("PV_1"), reward_name: "กาแฟ" };
const fail = (failure: ConstructorParameters<typeof ApiFailure>[0]) => () => {
	throw new ApiFailure(failure);
};
const client = () =>
	new QueryClient({ defaultOptions: { queries: { retry: false } } });
/** Opens a code as a screen does, with an empty cache. */
const opened = () => client().query(codeQueries.opened("T1", card));

beforeEach(async () => {
	await removeCodesOfOthers("nobody");
	forgetApi();
	setNetwork(true);
	adoptToken(tokenOf("customer-1"));
	api("CouponCodeDetail", () => code);
});

test("a loaded code is saved in the wallet with its card", async () => {
	const shown = await opened();
	expect(shown).toMatchObject({
		...code,
		...card,
		from: "network",
		saved: true,
	});
	expect(calls[0]?.request).toEqual({
		CPC_Transaction_Id: "T1",
		Start_Countdown: false,
	});
	expect(await readCode("customer-1", "T1")).toMatchObject({ code: "AB-12" });
});

test.each(["network", "timeout", "shape"] as const)(
	"when the reply is lost by %s the wallet's code is shown",
	async (reason) => {
		await opened();
		api("CouponCodeDetail", fail({ reason }));
		expect(await opened()).toMatchObject({
			code: "AB-12",
			reward_name: "กาแฟ",
			from: "wallet",
			saved: true,
		});
	},
);

test("a loaded code is shown before a slow storage has saved it", async () => {
	const cache = client();
	const slow = vi.spyOn(nth(phone.databases, 0), "set");
	let write = () => {};
	slow.mockReturnValue(new Promise<void>((resolve) => (write = resolve)));
	const opening = cache.query(codeQueries.opened("T1", card));
	const shown = () => cache.getQueryData(historyKeys.code("T1"));
	await waitUntil(() => slow.mock.calls.length > 0);
	const early = shown();
	write();
	slow.mockRestore();
	expect(early).toMatchObject({ code: "AB-12", saved: false });
	expect(await opening).toMatchObject({ saved: true });
});

test("a code that is read again keeps the time of its first save", async () => {
	await opened();
	const first = await readCode("customer-1", "T1");
	vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
	await opened();
	vi.mocked(Date.now).mockRestore();
	expect((await readCode("customer-1", "T1"))?.saved_at).toBe(first?.saved_at);
});

test("a rejection is thrown, and not hidden by the wallet", async () => {
	await opened();
	api("CouponCodeDetail", fail({ reason: "status", status: 400, code: 20000 }));
	await expect(opened()).rejects.toMatchObject({ code: 20000 });
});

test.each([401, 403, 404, 405, 423, 429])(
	"a bare %d does not concern the code, so the saved code is shown",
	async (status) => {
		await opened();
		api("CouponCodeDetail", fail({ reason: "status", status }));
		expect(await opened()).toMatchObject({ code: "AB-12", from: "wallet" });
	},
);

test("a code counts as saved only after it was read back with a symbol that fits its format", async () => {
	const cache = client();
	const shown: boolean[] = [];
	cache.getQueryCache().subscribe(({ query }) => {
		const data = query.state.data;
		if (data && typeof data === "object" && "saved" in data)
			shown.push(data.saved === true);
	});
	const done = await cache.query(codeQueries.opened("T1", card));
	expect(done).toMatchObject({ saved: true, proven: true });
	expect(shown[0]).toBe(false);
	expect(shown.at(-1)).toBe(true);
});

test("a code that does not fit its format is verified by its QR; one without text never counts as saved", async () => {
	api("CouponCodeDetail", () => ({ ...code, barcode_format: "EAN13" }));
	const odd = await opened();
	expect([odd.saved, odd.bars]).toEqual([true, undefined]);
	await removeCodesOfOthers("nobody");
	api("CouponCodeDetail", () => ({ ...code, code: "" }));
	expect(await opened()).toMatchObject({ saved: false });
});

test("a reply without a code does not remove the saved one", async () => {
	await opened();
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, { code: null, is_url: "?", barcode_format: 9 }),
	);
	const expected = { code: "AB-12", barcode_format: "CODE128", saved: true };
	expect(await opened()).toMatchObject(expected);
	expect(await readCode("customer-1", "T1")).toMatchObject({ code: "AB-12" });
});

test("a code is saved under the requested claim, whatever id the reply has", async () => {
	api("CouponCodeDetail", () => ({
		...code,
		transaction_id: "",
		privilege_id: "",
	}));
	expect(await client().query(codeQueries.opened("T1"))).toMatchObject({
		code: "AB-12",
		saved: true,
	});
	expect(await readCode("customer-1", "T1")).toMatchObject({ code: "AB-12" });
});

test("a code of an unknown format is verified by its QR", async () => {
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, { ...code, barcode_format: "CODE39" }),
	);
	const shown = await opened();
	expect(shown).toMatchObject({ code: "AB-12", barcode_format: "none" });
	expect([shown.saved, shown.bars]).toEqual([true, undefined]);
});

test("a code that the wallet does not have fails without a network", async () => {
	api("CouponCodeDetail", fail({ reason: "network" }));
	await expect(opened()).rejects.toMatchObject({ reason: "network" });
});

test("the wallet's code is shown while the network request is pending", async () => {
	await opened();
	const cache = client();
	let reply: (value: typeof code) => void = () => undefined;
	api(
		"CouponCodeDetail",
		() =>
			new Promise((resolve) => {
				reply = resolve;
			}),
	);
	const { queryKey } = codeQueries.opened("T1");
	const loading = cache.query(codeQueries.opened("T1"));
	await waitFor(() =>
		expect(cache.getQueryData(queryKey)).toMatchObject({ from: "wallet" }),
	);
	expect(cache.getQueryState(queryKey)?.fetchStatus).toBe("fetching");
	reply({ ...code, code: "CD-34" });
	expect(await loading).toMatchObject({ code: "CD-34", from: "network" });
});

test("a use or a countdown that starts during the read is kept", async () => {
	await opened();
	let reply: (value: typeof code) => void = () => undefined;
	api("CouponCodeDetail", () => new Promise((resolve) => (reply = resolve)));
	const reading = opened();
	await waitFor(() => expect(calls).toHaveLength(2));
	const before = await readCode("customer-1", "T1");
	if (!before) throw new Error("It was not saved");
	const countdown_time = "2026-11-21T05:15:00Z";
	await saveCode({ ...before, countdown_time });
	await markCodeOver("customer-1", "T1", "used");
	reply(code);
	await reading;
	expect(await readCode("customer-1", "T1")).toMatchObject({
		over: "used",
		countdown_time,
	});
});

test.each([0, 1])(
	"a code that is saved and marked as used at once is used in either order: %i",
	async (first) => {
		await opened();
		const before = await readCode("customer-1", "T1");
		if (!before) throw new Error("It was not saved");
		const works = [
			() => saveCode(before),
			() => markCodeOver("customer-1", "T1", "used"),
		];
		const both = [nth(works, first)(), nth(works, 1 - first)()];
		expect(await Promise.all(both)).toEqual([true, true]);
		expect(await readCode("customer-1", "T1")).toMatchObject({ over: "used" });
		expect(await markCodeOver("customer-1", "T1", undefined)).toBe(true);
	},
);

test("another customer on the same phone does not get the code (O05)", async () => {
	await opened();
	adoptToken(tokenOf("customer-2"));
	api("CouponCodeDetail", fail({ reason: "network" }));
	await expect(opened()).rejects.toMatchObject({ reason: "network" });
	endSession();
	await expect(opened()).rejects.toMatchObject({ reason: "network" });
});

test("a saved code keeps its bars, but not those of another code", async () => {
	const kept = async () => (await readCode("customer-1", "T1"))?.bars;
	await opened();
	const bars = await kept();
	expect(bars).toMatch(/^\d{40,}$/);
	expect(await opened()).toMatchObject({ from: "network", bars });

	api("CouponCodeDetail", () => ({ ...code, code: "CD-34" }));
	const other = await opened();
	expect(other.bars).toMatch(/^\d{40,}$/);
	expect(other.bars).not.toBe(bars);
	expect(await kept()).toBe(other.bars);
});

test("without a card the one of the loaded history is shown, otherwise the saved one", async () => {
	const cache = client();
	const item = v.parse(historyItem, {
		ext_transaction_id: "T1",
		privilege_ref: "PV_1",
		reward_name: "ชา",
	});
	api("Redeem", () => ({ items: [item], totalpages: 1 }));
	await cache.infiniteQuery(historyQueries.list("canuse"));
	const fromHistory = await cache.query(codeQueries.opened("T1"));
	expect(fromHistory.reward_name).toBe("ชา");
	const kept = await client().query(codeQueries.opened("T1"));
	expect(kept.reward_name).toBe("ชา");
});

test("the coupon's own end counts instead of its campaign's", async () => {
	const cache = client();
	const item = v.parse(historyItem, {
		ext_transaction_id: "T1",
		privilege_ref: "PV_1",
		reward_name: "ชา",
		expiration_datetime: "2026-12-31T16:59:59Z",
	});
	api("Redeem", () => ({ items: [item], totalpages: 1 }));
	await cache.infiniteQuery(historyQueries.list("canuse"));
	const campaign = { ...card, expiration_datetime: "2026-11-20T16:59:59Z" };
	const shown = await cache.query(codeQueries.opened("T1", campaign));
	expect(shown.expiration_datetime).toBe("2026-12-31T16:59:59Z");
});

const named = v.parse(historyItem, {
	ext_transaction_id: "T1",
	privilege_ref: "PV_1",
	reward_name: "ชา",
	brand_logo: "/logo.svg",
});

test("a code opened by its address is saved at once, and named by the history's first page", async () => {
	api("Redeem", async () => {
		expect(await readCode("customer-1", "T1")).toMatchObject({
			code: "AB-12",
			reward_name: "",
		});
		return { items: [named], totalpages: 1 };
	});
	await client().query(codeQueries.opened("T1"));
	expect(await readCode("customer-1", "T1")).toMatchObject({
		code: "AB-12",
		reward_name: "ชา",
		brand_logo: "/logo.svg",
	});
});

test("a read that began without a name does not remove a name saved meanwhile", async () => {
	let reply: (value: typeof code) => void = () => undefined;
	api("CouponCodeDetail", () => new Promise((resolve) => (reply = resolve)));
	api("Redeem", fail({ reason: "network" }));
	const reading = client().query(codeQueries.opened("T1"));
	await waitFor(() => expect(calls).toHaveLength(1));
	await saveCode({
		...code,
		...codeCardOfItem(named),
		sub: "customer-1",
		saved_at: 1,
	});
	reply({ ...code, code: "CD-34" });
	await reading;
	expect(await readCode("customer-1", "T1")).toMatchObject({
		code: "CD-34",
		reward_name: "ชา",
		brand_logo: "/logo.svg",
	});
});

test("starting the countdown is a mutation whose code replaces the shown one", async () => {
	const cache = client();
	await cache.query(codeQueries.opened("T1", card));
	const countdown_time = "2026-11-21T05:15:00Z";
	api("CouponCodeDetail", () => ({ ...code, countdown_time }));
	await cache
		.getMutationCache()
		.build(cache, codeMutations.startCountdown())
		.execute({ transactionId: "T1", card });
	expect(calls.at(-1)?.request).toMatchObject({ Start_Countdown: true });
	expect(cache.getQueryData(codeQueries.opened("T1").queryKey)).toMatchObject({
		countdown_time,
	});
	expect(await readCode("customer-1", "T1")).toMatchObject({ countdown_time });
});

test.each([
	["lost", { reason: "network" }],
	["refused", { reason: "status", status: 400, code: 20000 }],
] as const)(
	"a countdown start whose reply was %s reloads the lists, since the clock may run or the code be over",
	async (_what, failure) => {
		const cache = client();
		const item = v.parse(historyItem, {
			ext_transaction_id: "T9",
			privilege_ref: "PV_1",
		});
		api("Redeem", () => ({ items: [item], totalpages: 1 }));
		const list = historyQueries.list("canuse");
		await cache.infiniteQuery(list);
		api("CouponCodeDetail", fail(failure));
		const start = cache
			.getMutationCache()
			.build(cache, codeMutations.startCountdown());
		await expect(start.execute({ transactionId: "T9" })).rejects.toThrow(
			ApiFailure,
		);
		expect(cache.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
	},
);

test("the phone's saved codes are listed without a request", async () => {
	await opened();
	const before = calls.length;
	const saved = await client().query(historyQueries.savedCodes());
	expect(saved).toMatchObject([{ transaction_id: "T1" }]);
	expect(calls).toHaveLength(before);
});

test("the first saved code asks the browser once to keep the storage", async () => {
	localStorage.clear();
	const persist = vi.fn(async () => true);
	vi.stubGlobal("navigator", { storage: { persist } });
	await opened();
	await opened();
	vi.unstubAllGlobals();
	expect(persist).toHaveBeenCalledOnce();
});

test("a customer who signs in during a read never gets the former customer's code", async () => {
	await opened();
	const cache = client();
	const reading = cache.query(codeQueries.opened("T1", card));
	adoptToken(tokenOf("other"));
	await expect(reading).rejects.toThrow("signed in");
	expect(cache.getQueryData(historyKeys.code("T1"))).toBeUndefined();
});
