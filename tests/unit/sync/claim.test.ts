// Proves that a claim with a lost reply is reconciled, never blindly sent twice, and finished after a restart (O07).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { historyItem, rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import { privilegeKeys } from "../../../src/queries/privilegeKeys";
import { tokenOf } from "../support/token";
import { watchedLists } from "../support/watchedLists";
import {
	arrivesFor,
	historyHolds,
	intent,
	killedMidClaim,
	made,
	newPhone,
	redeem,
	start,
	started,
} from "./claimWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
// Subtle crypto answers from its own thread, which a fake clock does not wait for.
vi.mock(
	"../../../src/platform/http/signature",
	() => import("./librarySignature"),
);
const { api, calls, onDisk, setNetwork } = phone;

beforeEach(newPhone);
afterEach(() => vi.useRealTimers());

const claimed = (ext_transaction_id: string, privilege_ref = "PV_1") =>
	v.parse(historyItem, { ext_transaction_id, privilege_ref });

test("the intent is saved before the request is sent, and settled by its reply", async () => {
	const { claimPrivilege, openClaims } = await started();
	const { isUpdateLockedHere } = await import(
		"../../../src/platform/pwa/updateLock"
	);
	let written = "";
	api(redeem, () => {
		written = onDisk();
		// An update must not reload the page during a claim (O08).
		expect(isUpdateLockedHere()).toBe(true);
		return { transaction_id: "T1" };
	});
	const entry = await claimPrivilege(intent);
	expect(isUpdateLockedHere()).toBe(false);
	expect(written).toContain(entry.id);
	expect(entry).toMatchObject({ state: "settled", transaction_id: "T1" });
	expect(made(redeem)[0]?.request).toEqual({
		Reference: "PV_1",
		Amount: 1,
		IsUsed: true,
	});
	expect(await openClaims("customer-1")).toEqual([]);
});

test("every request of a claim, also for the time and the history, belongs to its customer", async () => {
	const { claimPrivilege, fail, lookUpAgain } = await started();
	// The phone's clock jumped ahead, so the claim first requests the time.
	vi.setSystemTime(start + 600_000);
	api("CountRedeem", () => ({ count: 0 }));
	api(redeem, fail({ reason: "timeout", status: 0 }));
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	await lookUpAgain(await claiming);
	const names = new Set(calls.map(({ name }) => name));
	expect([...names].sort()).toEqual(["CountRedeem", "Redeem", redeem]);
	for (const { name, options } of calls)
		expect([name, options.sub]).toEqual([name, "customer-1"]);
});

test.each([
	["a code", undefined],
	["a prize", { MobileNo: "0812345678", OTP: "123456", TransactionId: "1" }],
])("the request for %s survives a closed page", async (_name, delivery) => {
	const { claimPrivilege } = await started();
	const name = delivery ? "SubmitRedeemPhysicalV2" : redeem;
	api(name, () => ({ transaction_id: "T1" }));
	await claimPrivilege({ ...intent, delivery });
	expect(made(name)[0]?.options).toMatchObject({ keepalive: true });
});

test.each([
	[400, "refused", null],
	[404, "refused", 10018],
	// The page of a proxy, not a message of the host.
	[404, "sent", null],
	// Refused before any work: an earlier copy that the browser sent may still arrive.
	[401, "sent", 40100],
	[403, "sent", 40300],
	[423, "sent", 42300],
	[429, "sent", 42900],
])(
	"a rejection with status %d is thrown, without another request: %s",
	async (status, state, code) => {
		const { claimPrivilege, fail, readEntries } = await started();
		api(redeem, fail({ status, code }));
		await expect(claimPrivilege(intent)).rejects.toMatchObject({ status });
		expect(await readEntries("customer-1")).toMatchObject([{ state }]);
		expect(calls).toHaveLength(1);
	},
);

test.each([
	{ reason: "network" },
	{ reason: "timeout" },
	{ reason: "shape", status: 200 },
	{ reason: "status", status: 500 },
] as const)("after %j the history decides what happened", async (failure) => {
	const { claimPrivilege, fail } = await started();
	api(redeem, fail(failure));
	historyHolds(["T9", 1]);
	const onUnknown = vi.fn();
	const entry = await claimPrivilege({ ...intent, onUnknown });
	expect(entry).toMatchObject({ state: "settled", transaction_id: "T9" });
	expect(onUnknown).toHaveBeenCalledOnce();
	expect(made(redeem)).toHaveLength(1);
	expect(made("Redeem")[0]?.request).toMatchObject({ RewardAltRef: "PV_1" });
});

test("a claim that appears late in the history is found, and is sent once", async () => {
	const { claimPrivilege, fail } = await started();
	api(redeem, fail({ reason: "timeout" }));
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(19_000);
	historyHolds(["T9", 18]);
	await vi.advanceTimersByTimeAsync(1000);
	expect(await claiming).toMatchObject({ transaction_id: "T9" });
	expect(made(redeem)).toHaveLength(1);
});

test("after 20 s of an empty history the claim is unconfirmed and open, never absent", async () => {
	const { claimPrivilege, fail, openClaims } = await started();
	api(redeem, fail({ reason: "network" }));
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(19_999);
	expect(await openClaims("customer-1")).toMatchObject([
		{ state: "sent", unconfirmedAt: null },
	]);
	await vi.advanceTimersByTimeAsync(1);
	expect(await claiming).toMatchObject({
		...{ state: "sent", unconfirmedAt: start + 20_000 },
	});
	expect(await openClaims("customer-1")).toHaveLength(1);
	expect(made(redeem)).toHaveLength(1);
});

test("time without a network does not count", async () => {
	const { claimPrivilege, fail, openClaims } = await started();
	api(redeem, fail({ reason: "network" }));
	api("Redeem", fail({ reason: "network" }));
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(0);
	expect(made(redeem)).toHaveLength(1);
	setNetwork(false);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(await openClaims("customer-1")).toHaveLength(1);
	historyHolds(["T9", 1]);
	setNetwork(true);
	await vi.advanceTimersByTimeAsync(5000);
	expect(await claiming).toMatchObject({ transaction_id: "T9" });
});

test("an older claim of the privilege or one of another intent is not taken for this claim", async () => {
	const { claimPrivilege, fail } = await started();
	api(redeem, () => ({ transaction_id: "T1" }));
	await claimPrivilege(intent);
	api(redeem, fail({ reason: "network" }));
	historyHolds(["T1", 0], ["T0", -120]);
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await claiming).toMatchObject({ state: "sent" });
});

test("a transaction of another intent is not taken for this one's", async () => {
	const { claimPrivilege, retryClaim, saveIntent, updateEntry, fail } =
		await started();
	api(redeem, fail({ reason: "network" }));
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	const unconfirmed = await claiming;
	const other = await saveIntent(intent);
	await updateEntry(other, { state: "settled", transaction_id: "T1" });
	historyHolds(["T1", 20]);
	api(redeem, () => ({ transaction_id: "T2" }));
	expect(await retryClaim(unconfirmed)).toMatchObject({ transaction_id: "T2" });
	expect(made(redeem)).toHaveLength(2);
});

test("the known claims of the privilege are saved before the request, and none is taken for this claim", async () => {
	const {
		claimPrivilege,
		saveIntent,
		updateEntry,
		readEntries,
		client,
		fail,
		...app
	} = await started();
	const noted = await saveIntent(intent);
	await updateEntry(noted, { state: "settled", transaction_id: "T1" });
	for (const [transaction_id, privilege_ref] of [
		["T2", "PV_1"],
		["T8", "PV_2"],
	] as const)
		await app.writeCode({
			...v.parse(rewardCode, {
				...{ transaction_id, privilege_id: "P1", privilegetype: 4 },
			}),
			...bareCard(privilege_ref),
			sub: "customer-1",
			saved_at: start,
		});
	client.setQueryData(["history", "list", "canuse", ""], {
		pages: [{ totalpages: 1, items: [claimed("T3"), claimed("T7", "PV_2")] }],
	});
	let written = "";
	api(redeem, () => {
		written = onDisk();
		return fail({ reason: "network" })();
	});
	historyHolds(["T1", 1], ["T2", 1], ["T3", 1]);
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(10_000);
	const known = ["T1", "T2", "T3"];
	expect((await readEntries("customer-1")).at(-1)).toMatchObject({ known });
	expect(written).toContain(JSON.stringify(JSON.stringify(known)).slice(1, -1));
	expect(await app.openClaims("customer-1")).toHaveLength(1);
	historyHolds(["T1", 1], ["T2", 1], ["T3", 1], ["T9", 9]);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await claiming).toMatchObject({ transaction_id: "T9" });
	expect(made(redeem)).toHaveLength(1);
});

test("a new request saves the known claims again, including those of the lookup before it", async () => {
	const { claimPrivilege, retryClaim, client, fail } = await started();
	api(redeem, fail({ reason: "network" }));
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	const unconfirmed = await claiming;
	expect(unconfirmed).toMatchObject({ state: "sent", known: [] });
	await vi.advanceTimersByTimeAsync(arrivesFor);
	// A claim older than the intent is never taken for this one.
	historyHolds(["T0", -90]);
	client.setQueryData(["history", "list", "canuse", ""], {
		pages: [{ totalpages: 1, items: [claimed("T5")] }],
	});
	const again = retryClaim(unconfirmed);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await again).toMatchObject({
		...{ id: unconfirmed.id, state: "sent", known: ["T5", "T0"] },
	});
	expect(made(redeem)).toHaveLength(2);
	historyHolds(["T0", 400], ["T9", 401]);
	expect(await retryClaim(unconfirmed)).toMatchObject({ transaction_id: "T9" });
	expect(made(redeem)).toHaveLength(2);
});

test("offline a claim is neither sent nor saved", async () => {
	const { claimPrivilege, readEntries } = await started();
	setNetwork(false);
	await expect(claimPrivilege(intent)).rejects.toMatchObject({
		reason: "network",
	});
	expect(calls).toEqual([]);
	expect(await readEntries("customer-1")).toEqual([]);
});

test("a retry looks the claim up first, and sends it only if it is missing", async () => {
	const { claimPrivilege, retryClaim, fail } = await started();
	api(redeem, fail({ reason: "network" }));
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	const unconfirmed = await claiming;
	api(redeem, () => ({ transaction_id: "T2" }));
	const again = await retryClaim(unconfirmed);
	expect(again).toMatchObject({ id: unconfirmed.id, transaction_id: "T2" });
	expect(calls.map(({ name }) => name).slice(-3)).toEqual([
		...["Redeem", "Redeem"],
		redeem,
	]);
	// The claim is settled by now, so another lookup returns its result.
	expect(await retryClaim(unconfirmed)).toEqual(again);
	expect(made(redeem)).toHaveLength(2);
});

test("a retry of a claim that succeeded sends nothing", async () => {
	const { claimPrivilege, retryClaim, fail } = await started();
	api(redeem, fail({ reason: "network" }));
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	const unconfirmed = await claiming;
	historyHolds(["T9", 1]);
	expect(await retryClaim(unconfirmed)).toMatchObject({ transaction_id: "T9" });
	expect(made(redeem)).toHaveLength(1);
});

test("pressing the button again after an unconfirmed claim continues the same claim", async () => {
	const { claimPrivilege, fail } = await started();
	api(redeem, fail({ reason: "network" }));
	const claiming = claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	const unconfirmed = await claiming;
	api(redeem, () => ({ transaction_id: "T2" }));
	expect(await claimPrivilege(intent)).toMatchObject({
		id: unconfirmed.id,
		transaction_id: "T2",
	});
	expect(made(redeem)).toHaveLength(2);
	// That claim is settled, so the next press is a new claim.
	expect((await claimPrivilege(intent)).id).not.toBe(unconfirmed.id);
});

test("after a kill the next start finds the claim and saves its code in the wallet", async () => {
	await killedMidClaim();
	historyHolds(["T9", 1]);
	api("CouponCodeDetail", () =>
		v.parse(rewardCode, {
			code: "8850123456789",
			privilegetype: 4,
			transaction_id: "T9",
			privilege_id: "P1",
		}),
	);
	const { resumeClaims, readCode, openClaims } = await started();
	const { client, reloaded } = watchedLists();
	const { favourites } = privilegeKeys;
	const card = { alt_reference: "PV_1", display_redeem_badge: false };
	client.setQueryData(favourites, [card]);
	expect(await resumeClaims(client, "customer-1")).toMatchObject([
		{ state: "settled", transaction_id: "T9" },
	]);
	expect(client.getQueryData(favourites)).toEqual([
		{ ...card, display_redeem_badge: true },
	]);
	// The button and the limits may have been loaded before the claim arrived.
	expect(reloaded()).toEqual([
		...["coupons", "saved", "detail", "stock", "limits"],
		...["rewards", "article", "brands"],
	]);
	expect(await readCode("customer-1", "T9")).toMatchObject({
		code: "8850123456789",
		reward_name: "กาแฟ",
	});
	expect(made("CouponCodeDetail")[0]?.request).toMatchObject({
		Start_Countdown: false,
	});
	expect(await openClaims("customer-1")).toEqual([]);
	expect(made(redeem)).toHaveLength(1);
});

test("after a kill an ended session leaves the claim open for the next start", async () => {
	await killedMidClaim();
	const { resumeClaims, openClaims, fail } = await started();
	api("Redeem", fail({ status: 403 }));
	expect(await resumeClaims(new QueryClient(), "customer-1")).toEqual([]);
	expect(await openClaims("customer-1")).toMatchObject([{ state: "sent" }]);
});

test("another customer's open claims are not changed", async () => {
	await killedMidClaim();
	const { resumeClaims } = await started();
	const before = calls.length;
	const { client, reloaded } = watchedLists();
	expect(await resumeClaims(client, "customer-2")).toEqual([]);
	expect(calls).toHaveLength(before);
	expect(reloaded()).toEqual([]);
});

test("a reply that arrives after another customer signed in is not saved, and no request follows (O05)", async () => {
	const { claimPrivilege, readEntries } = await started();
	const { adoptToken } = await import("../../../src/platform/session/session");
	let reply = (_data: object) => {};
	api(redeem, () => new Promise((resolve) => (reply = resolve)));
	const late = claimPrivilege(intent);
	late.catch(() => undefined);
	await vi.advanceTimersByTimeAsync(0);
	const journal = await import("../../../src/platform/storage/claimJournal");
	adoptToken(tokenOf("customer-2"));
	await journal.clearClaimsOfOthers("customer-2");
	reply({ transaction_id: "T1" });
	await expect(late).rejects.toMatchObject({ name: "AbortError" });
	expect(await readEntries("customer-1")).toEqual([]);
	expect(calls).toHaveLength(1);
});
