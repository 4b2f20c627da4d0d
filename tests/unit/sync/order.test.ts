// Proves that a prize with a lost reply is ordered once, and its one-time code used once (O07, 2 §4 Delivery flow).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../src/domain/code/codeCard";
import {
	bodies,
	historyHolds,
	made,
	newPhone,
	order,
	started,
	unconfirmed,
} from "./claimWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock(
	"../../../src/platform/http/signature",
	() => import("./librarySignature"),
);
const { api, calls, onDisk } = phone;

const code = { MobileNo: "0812345678", OTP: "482915", TransactionId: "OTP1" };
const intent = {
	sub: "customer-1",
	reference: "PV_9",
	isUsed: false,
	card: bareCard("PV_9"),
	delivery: code,
};
const deliveryDraft = () =>
	import("../../../src/platform/storage/deliveryDraft");
const sent = () => made(order);
/** From now on the history contains the order. */
const orderIsMade = () => historyHolds(["T9", 0, "PV_9"]);

beforeEach(newPhone);
afterEach(() => vi.useRealTimers());

test("the one-time code is sent only with the order, and erased once used", async () => {
	const { claimPrivilege } = await started();
	const { beginDelivery, deliveryReference } = await deliveryDraft();
	beginDelivery("PV_9");
	api(order, () => ({ transaction_id: "T9" }));
	const entry = await claimPrivilege(intent);
	expect(entry).toMatchObject({ state: "settled", transaction_id: "T9" });
	expect(calls.map(({ name }) => name)).toEqual([order]);
	expect(sent()[0]?.request).toEqual({ ...code, Reference: "PV_9" });
	expect(onDisk()).not.toContain(code.OTP);
	expect(deliveryReference()).toBe("");
});

test("an order with a lost reply is found in the history, and made once", async () => {
	const { claimPrivilege, fail } = await started();
	api(order, () => {
		orderIsMade();
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
	api(order, fail({ reason: "network", status: 0 }));
	const first = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await first).toMatchObject({ state: "sent" });
	orderIsMade();
	expect(await claimPrivilege(intent)).toMatchObject({
		id: (await first).id,
		state: "settled",
		transaction_id: "T9",
	});
	expect(sent()).toHaveLength(1);
});

test("a press with another code after a lost order first looks that order up", async () => {
	const { claimPrivilege, fail } = await started();
	api(order, fail({ reason: "network", status: 0 }));
	const first = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	await first;
	orderIsMade();
	const other = { ...intent, delivery: { ...code, TransactionId: "OTP2" } };
	expect(await claimPrivilege(other)).toMatchObject({ transaction_id: "T9" });
	expect(sent()).toHaveLength(1);
});

test("a wrong code is thrown, and the right one is a new request", async () => {
	const { claimPrivilege, fail } = await started();
	const { beginDelivery, deliveryReference } = await deliveryDraft();
	beginDelivery("PV_9");
	api(order, fail({ status: 400, code: 40002 }));
	await expect(claimPrivilege(intent)).rejects.toMatchObject({ code: 40002 });
	expect(deliveryReference()).toBe("PV_9");
	api(order, () => ({ transaction_id: "T9" }));
	const right = { ...intent, delivery: { ...code, OTP: "111111" } };
	expect(await claimPrivilege(right)).toMatchObject({ state: "settled" });
	expect(sent().map(({ request }) => request)).toMatchObject([
		{ OTP: code.OTP },
		{ OTP: "111111" },
	]);
});

const other = {
	...intent,
	delivery: { ...code, OTP: "111111", TransactionId: "OTP2" },
};

test("while the earlier order may arrive, a press with another code sends that order's bytes again", async () => {
	const { claimPrivilege, entry } = await unconfirmed(intent);
	api(order, () => ({ transaction_id: "T9" }));
	expect(await claimPrivilege(other)).toMatchObject({
		...{ id: entry.id, state: "settled", transaction_id: "T9" },
	});
	const [first, again, ...more] = bodies(order);
	expect(again).toBe(first);
	expect(first).toContain(code.OTP);
	expect(more).toEqual([]);
	expect(onDisk()).not.toContain(code.OTP);
});

test("an order that is lost again is still unconfirmed, and the new code is not used", async () => {
	const { claimPrivilege, entry } = await unconfirmed(intent);
	const onUnknown = vi.fn();
	const again = claimPrivilege({ ...other, onUnknown });
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await again).toMatchObject({ id: entry.id, state: "sent" });
	expect(onUnknown.mock.calls[0]?.[0]).toMatchObject({ id: entry.id });
	expect(new Set(bodies(order)).size).toBe(1);
});

test.each([
	["another code", other.delivery],
	["the digits typed right", { ...code, OTP: "111111" }],
])(
	"after a final refusal of the earlier order %s makes a new order",
	async (_what, delivery) => {
		const { claimPrivilege, fail } = await unconfirmed(intent);
		api(order, ({ OTP }) => {
			if (OTP === code.OTP) return fail({ status: 400, code: 40003 })();
			return { transaction_id: "T9" };
		});
		expect(await claimPrivilege({ ...intent, delivery })).toMatchObject({
			transaction_id: "T9",
		});
		expect(sent().map(({ request }) => request)).toMatchObject([
			{ OTP: code.OTP },
			{ OTP: code.OTP },
			{ OTP: "111111" },
		]);
	},
);

// The bug: the refusal of the earlier order was thrown as that of the new code.
test.each([
	["its spent code", 40003],
	["a rule", 20000],
])(
	"an earlier order refused for %s while the history is unreadable stays unconfirmed, without using the new code",
	async (_what, code) => {
		const { claimPrivilege, entry, fail } = await unconfirmed(intent);
		api(order, () => {
			api("Redeem", fail({ status: 500 }));
			return fail({ status: 400, code })();
		});
		const onUnknown = vi.fn();
		const again = claimPrivilege({ ...other, onUnknown });
		expect(await again).toMatchObject({ id: entry.id, state: "sent" });
		expect(onUnknown.mock.calls[0]?.[0]).toMatchObject({ id: entry.id });
		expect(new Set(bodies(order)).size).toBe(1);
		orderIsMade();
		expect(await claimPrivilege(other)).toMatchObject({
			...{ id: entry.id, state: "settled", transaction_id: "T9" },
		});
	},
);

test("a server that refuses all requests does not get one order in place of the other", async () => {
	const { claimPrivilege, fail } = await unconfirmed(intent);
	api(order, fail({ status: 429 }));
	await expect(claimPrivilege(other)).rejects.toMatchObject({ status: 429 });
	expect(new Set(bodies(order)).size).toBe(1);
});

test("when the earlier order can no longer arrive, the new code makes a new order", async () => {
	const { claimPrivilege, entry } = await unconfirmed(intent);
	await vi.advanceTimersByTimeAsync(360_000);
	api(order, () => ({ transaction_id: "T9" }));
	const settled = await claimPrivilege(other);
	expect(settled).toMatchObject({ transaction_id: "T9" });
	expect(settled.id).not.toBe(entry.id);
	expect(onDisk()).not.toContain(code.OTP);
});

test("a second press behind a successful order returns that order, although its code is already erased", async () => {
	const { claimPrivilege } = await started();
	api(order, async () => {
		await new Promise((go) => setTimeout(go, 3000));
		return { transaction_id: "T9" };
	});
	const both = Promise.all([claimPrivilege(intent), claimPrivilege(intent)]);
	await vi.advanceTimersByTimeAsync(10_000);
	const [one, two] = await both;
	expect(two.id).toBe(one.id);
	expect(sent()).toHaveLength(1);
});

test("a refused order is not retried, and its one-time code is erased", async () => {
	const { claimPrivilege, retryClaim, entry, fail } = await unconfirmed(intent);
	api(order, fail({ status: 400, code: 40003 }));
	await expect(claimPrivilege(intent)).rejects.toMatchObject({ code: 40003 });
	expect(await retryClaim(entry)).toMatchObject({ state: "refused" });
	expect(new Set(bodies(order)).size).toBe(1);
});
