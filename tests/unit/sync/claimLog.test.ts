// Each successful claim is logged once (2 §7), in whatever way and tab it was found.
import { MutationObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	historyHolds,
	intent,
	killedMidClaim,
	made,
	newPhone,
	redeem,
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
const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const { api } = phone;

beforeEach(() => {
	newPhone();
	logged.mockClear();
});
afterEach(() => vi.useRealTimers());

const success = ["Redeem Privilege", "success", "PV_1"];

test("each claim is logged when its reply arrives", async () => {
	const { claimPrivilege, fail } = await started();
	api(redeem, () => ({ transaction_id: `T${made(redeem).length}` }));
	await claimPrivilege(intent);
	expect(logged.mock.calls).toEqual([success]);
	await claimPrivilege(intent);
	expect(logged.mock.calls).toEqual([success, success]);
	api(redeem, fail({ status: 400, code: 40009 }));
	await expect(claimPrivilege(intent)).rejects.toThrow();
	expect(logged).toHaveBeenCalledTimes(2);
});

test("a claim found in the background is logged once", async () => {
	const { watchClaim, client, entry } = await unconfirmed();
	const watched = watchClaim(client, entry);
	expect(logged).not.toHaveBeenCalled();
	historyHolds(["T1", 19]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await watched).toMatchObject({ state: "settled" });
	expect(logged.mock.calls).toEqual([success]);
});

test("a claim found after a restart is logged once, also after further restarts", async () => {
	await killedMidClaim();
	historyHolds(["T1", 0]);
	for (const found of [1, 0]) {
		const { resumeClaims, client } = await started();
		expect(await resumeClaims(client, "customer-1")).toHaveLength(found);
		expect(logged.mock.calls).toEqual([success]);
	}
});

test("a retry that finds the claim logs it once, and another retry does not log it again", async () => {
	const { retryClaim, entry } = await unconfirmed();
	historyHolds(["T1", 19]);
	await retryClaim(entry);
	await retryClaim(entry);
	expect(logged.mock.calls).toEqual([success]);
});

test("a second tab's press on the same claim does not log it again", async () => {
	const { client } = await started();
	const { claimMutations } = await import("../../../src/sync/claimMutations");
	api(redeem, () => ({ transaction_id: "T1" }));
	const presses = [1, 2].map(() =>
		new MutationObserver(client, claimMutations.redeem()).mutate(intent),
	);
	for (const press of presses)
		expect(await press).toMatchObject({ transaction_id: "T1" });
	expect(made(redeem)).toHaveLength(1);
	expect(logged.mock.calls).toEqual([success]);
});

test("a page frozen during its lookup does not log a claim that another tab found meanwhile", async () => {
	const frozen = await unconfirmed();
	historyHolds(["T1", 19]);
	const lookUp = phone.call.getMockImplementation();
	let thaw = () => {};
	const thawed = new Promise<void>((resolve) => {
		thaw = resolve;
	});
	phone.call.mockImplementation(async (...request) => {
		const reply = await lookUp?.(...request);
		await thawed;
		return reply;
	});
	const late = frozen.lookUpAgain(frozen.entry);
	await vi.advanceTimersByTimeAsync(0);
	if (lookUp) phone.call.mockImplementation(lookUp);
	const other = await started();
	expect(await other.lookUpAgain(frozen.entry)).toMatchObject({
		state: "settled",
	});
	thaw();
	expect(await late).toMatchObject({ state: "settled", transaction_id: "T1" });
	expect(logged.mock.calls).toEqual([success]);
});
