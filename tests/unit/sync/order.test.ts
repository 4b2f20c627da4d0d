// Proves that a prize whose reply is lost is ordered once, and its one-time code spent once (O07, 2 §4 Delivery flow).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem } from "../../../src/contract/history";
import type { Failure } from "../../../src/domain/app/failure";
import { bareCard } from "../../../src/domain/code/codeCard";
import type { ClaimRequest } from "../../../src/sync/claim";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock(
	"../../../src/platform/http/signature",
	() => import("./librarySignature"),
);
const { api, calls, forgetApi, onDisk, onReply, setNetwork, wipeDisks } = phone;

const start = Date.parse("2026-11-21T05:00:00Z");
const submit = "SubmitRedeemPhysicalV2";
const code = { MobileNo: "0812345678", OTP: "482915", TransactionId: "OTP1" };
const intent = {
	sub: "customer-1",
	reference: "PV_9",
	isUsed: false,
	card: bareCard("PV_9"),
	delivery: code,
};
const sent = () => calls.filter(({ name }) => name === submit);

/** The modules of a fresh start of the app, on the same phone. */
async function started() {
	vi.resetModules();
	const claim = await import("../../../src/sync/claim");
	const delivery = await import("../../../src/platform/storage/deliveryDraft");
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	const { adoptToken } = await import("../../../src/platform/session/session");
	adoptToken(tokenOf("customer-1"));
	const { setServerTime } = await import("../../../src/platform/http/clock");
	setServerTime(Date.now());
	onReply(() => setServerTime(Date.now()));
	const fail = (failure: Partial<Failure>) => () => {
		throw new ApiFailure({ reason: "status", ...failure });
	};
	const claimPrivilege = (request: ClaimRequest) =>
		claim.claimPrivilege(new QueryClient(), request);
	return { ...delivery, claimPrivilege, fail };
}

/** The history holds the order from now on, or nothing. */
function historyHolds(...ids: string[]) {
	api("Redeem", ({ UsePrivilege }) => ({
		totalpages: 1,
		items:
			UsePrivilege !== "canuse"
				? []
				: ids.map((ext_transaction_id) =>
						v.parse(historyItem, {
							ext_transaction_id,
							privilege_ref: "PV_9",
							redeem_datetime: new Date(start).toISOString(),
							reward_type: 1,
						}),
					),
	}));
}

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	localStorage.clear();
	wipeDisks();
	forgetApi();
	setNetwork(true);
	historyHolds();
});
afterEach(() => vi.useRealTimers());

test("the one-time code is sent only with the order, and erased once used", async () => {
	const { claimPrivilege, beginDelivery, deliveryReference } = await started();
	beginDelivery("PV_9");
	api(submit, () => ({ transaction_id: "T9" }));
	const entry = await claimPrivilege(intent);
	expect(entry).toMatchObject({ state: "settled", transaction_id: "T9" });
	expect(calls.map(({ name }) => name)).toEqual([submit]);
	expect(sent()[0]?.request).toEqual({ ...code, Reference: "PV_9" });
	expect(onDisk()).not.toContain(code.OTP);
	expect(deliveryReference()).toBe("");
});

test("a lost reply is found in the history: ordered once", async () => {
	const { claimPrivilege, fail } = await started();
	api(submit, () => {
		historyHolds("T9");
		return fail({ reason: "network", status: 0 })();
	});
	expect(await claimPrivilege(intent)).toMatchObject({
		state: "settled",
		transaction_id: "T9",
	});
	expect(sent()).toHaveLength(1);
});

test("a retry of an unconfirmed order continues it after another lookup", async () => {
	const { claimPrivilege, fail } = await started();
	api(submit, fail({ reason: "network", status: 0 }));
	const first = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await first).toMatchObject({ state: "sent" });
	historyHolds("T9");
	expect(await claimPrivilege(intent)).toMatchObject({
		id: (await first).id,
		state: "settled",
		transaction_id: "T9",
	});
	expect(sent()).toHaveLength(1);
});

test("with another code after a lost order, that order is looked up first", async () => {
	const { claimPrivilege, fail } = await started();
	api(submit, fail({ reason: "network", status: 0 }));
	const first = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	await first;
	historyHolds("T9");
	const other = { ...intent, delivery: { ...code, TransactionId: "OTP2" } };
	expect(await claimPrivilege(other)).toMatchObject({ transaction_id: "T9" });
	expect(sent()).toHaveLength(1);
});

test("a wrong code is thrown, and the right one is a new request", async () => {
	const { claimPrivilege, beginDelivery, deliveryReference, fail } =
		await started();
	beginDelivery("PV_9");
	api(submit, fail({ status: 400, code: 40002 }));
	await expect(claimPrivilege(intent)).rejects.toMatchObject({ code: 40002 });
	expect(deliveryReference()).toBe("PV_9");
	api(submit, () => ({ transaction_id: "T9" }));
	const right = { ...intent, delivery: { ...code, OTP: "111111" } };
	expect(await claimPrivilege(right)).toMatchObject({ state: "settled" });
	expect(sent().map(({ request }) => request)).toMatchObject([
		{ OTP: code.OTP },
		{ OTP: "111111" },
	]);
});

/** An order that is not confirmed yet, 20 s after it was sent. */
async function unconfirmed() {
	const app = await started();
	api(submit, app.fail({ reason: "network", status: 0 }));
	const first = app.claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	return { ...app, entry: await first };
}
const other = {
	...intent,
	delivery: { ...code, OTP: "111111", TransactionId: "OTP2" },
};
const bodies = () => sent().map(({ options }) => options.signed?.body);

test("another code while the earlier order may still arrive: that order's own bytes go out again, and no other order", async () => {
	const { claimPrivilege, entry } = await unconfirmed();
	api(submit, () => ({ transaction_id: "T9" }));
	expect(await claimPrivilege(other)).toMatchObject({
		...{ id: entry.id, state: "settled", transaction_id: "T9" },
	});
	const [first, again, ...more] = bodies();
	expect(again).toBe(first);
	expect(first).toContain(code.OTP);
	expect(more).toEqual([]);
	expect(onDisk()).not.toContain(code.OTP);
});

test("lost again, it is still the earlier order that is being confirmed; the new code was not used", async () => {
	const { claimPrivilege, entry } = await unconfirmed();
	const onUnknown = vi.fn();
	const again = claimPrivilege({ ...other, onUnknown });
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await again).toMatchObject({ id: entry.id, state: "sent" });
	expect(onUnknown.mock.calls[0]?.[0]).toMatchObject({ id: entry.id });
	expect(new Set(bodies()).size).toBe(1);
});

test("the earlier order refused for good by the server: the new code makes its own", async () => {
	const { claimPrivilege, fail } = await unconfirmed();
	api(submit, ({ OTP }) => {
		if (OTP === code.OTP) return fail({ status: 400, code: 40003 })();
		return { transaction_id: "T9" };
	});
	expect(await claimPrivilege(other)).toMatchObject({ transaction_id: "T9" });
	expect(sent().map(({ request }) => request)).toMatchObject([
		{ OTP: code.OTP },
		{ OTP: code.OTP },
		{ OTP: "111111" },
	]);
});

test("the server turns away whoever asks: neither order is sent in the place of the other", async () => {
	const { claimPrivilege, fail } = await unconfirmed();
	api(submit, fail({ status: 429 }));
	await expect(claimPrivilege(other)).rejects.toMatchObject({ status: 429 });
	expect(new Set(bodies()).size).toBe(1);
});

test("once the earlier order can no longer arrive, the new code makes its own", async () => {
	const { claimPrivilege, entry } = await unconfirmed();
	await vi.advanceTimersByTimeAsync(360_000);
	api(submit, () => ({ transaction_id: "T9" }));
	const settled = await claimPrivilege(other);
	expect(settled).toMatchObject({ transaction_id: "T9" });
	expect(settled.id).not.toBe(entry.id);
	expect(onDisk()).not.toContain(code.OTP);
});

test("a second press behind an order that goes through is that order, though its code is forgotten by then", async () => {
	const { claimPrivilege } = await started();
	api(submit, async () => {
		await new Promise((go) => setTimeout(go, 3000));
		return { transaction_id: "T9" };
	});
	const both = Promise.all([claimPrivilege(intent), claimPrivilege(intent)]);
	await vi.advanceTimersByTimeAsync(10_000);
	const [one, two] = await both;
	expect(two.id).toBe(one.id);
	expect(sent()).toHaveLength(1);
});
