// Proves that a press that waited for minutes behind an earlier claim or in a frozen page sends nothing: the person may have left, and a retry is always a press (O07).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	bodies,
	historyHolds,
	intent,
	made,
	minute,
	newPhone,
	redeem,
	start,
	started,
	sub,
} from "./claimWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock(
	"../../../src/platform/http/signature",
	() => import("./librarySignature"),
);
const { api, calls, setNetwork } = phone;

beforeEach(newPhone);
afterEach(() => vi.useRealTimers());

/** A claim without a reply, and a second press that waits behind it while the phone is offline for so long. */
async function waited(offlineMs: number) {
	const app = await started();
	api(redeem, app.fail({ reason: "network" }));
	const first = app.claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(1000);
	const onUnknown = vi.fn();
	const second = app.claimPrivilege({ ...intent, onUnknown });
	setNetwork(false);
	api("Redeem", app.fail({ reason: "network" }));
	await vi.advanceTimersByTimeAsync(offlineMs);
	api(redeem, () => ({ transaction_id: "T2" }));
	historyHolds();
	setNetwork(true);
	await vi.advanceTimersByTimeAsync(30_000);
	return { ...app, first, second, onUnknown };
}

// The bug: a new claim was made an hour after its press, when the claim before it had ended.
test("after an absent earlier claim an old press makes no claim and counts as not sent; the next press claims", async () => {
	const app = await waited(61 * minute);
	const first = await app.first;
	const second = await app.second;
	expect(first).toMatchObject({ state: "absent" });
	expect(second).toMatchObject({ state: "absent", transaction_id: null });
	expect(second.id).not.toBe(first.id);
	expect(made(redeem)).toHaveLength(1);
	expect(await app.openClaims(sub)).toEqual([]);
	const next = await app.retryClaim(second);
	expect(next).toMatchObject({ id: second.id, transaction_id: "T2" });
	expect(made(redeem)).toHaveLength(2);
});

/** A tab that the browser has frozen holds the claim's lock for so long. */
async function lockedFor(ms: number) {
	const app = await started();
	const { withLastingLock } = await import(
		"../../../src/platform/browser/locks"
	);
	const { claimLock } = await import("../../../src/sync/reconcileClaim");
	void withLastingLock(
		claimLock(intent),
		() => new Promise((free) => setTimeout(free, ms)),
	);
	return app;
}

test.each([
	["two minutes old is sent, and uses the code at once", 2, true, 1],
	["three minutes old is not sent; its retry starts no countdown", 3, false, 0],
])(
	"a press sends its claim only while it is recent: one that is %s",
	async (_what, minutes, IsUsed, requests) => {
		const { claimPrivilege, retryClaim } = await lockedFor(minutes * minute);
		api(redeem, () => ({ transaction_id: "T1" }));
		const pressed = claimPrivilege({ ...intent, reserve_timeout: 15 });
		await vi.advanceTimersByTimeAsync(minutes * minute);
		const entry = await pressed;
		expect(made(redeem)).toHaveLength(requests);
		expect(entry).toMatchObject({ counterAt: start });
		await retryClaim(entry);
		expect(made(redeem).map(({ request }) => request)).toMatchObject([
			{ IsUsed },
		]);
	},
);

test("a prize whose press is too old is not ordered, and its one-time code is not kept", async () => {
	const { claimPrivilege, readEntries } = await lockedFor(3 * minute);
	const delivery = {
		...{ MobileNo: "0812345678", OTP: "482915", TransactionId: "OTP1" },
	};
	const order = claimPrivilege({ ...intent, isUsed: false, delivery });
	await vi.advanceTimersByTimeAsync(3 * minute);
	expect(await order).toMatchObject({ state: "absent" });
	expect(calls).toEqual([]);
	expect(phone.onDisk()).not.toContain("482915");
	expect(await readEntries(sub)).toMatchObject([{ state: "absent" }]);
});

// The bug: the earlier claim's bytes were sent again minutes after the press.
test("for an old press an unconfirmed earlier claim is only looked up, and its bytes are not sent again", async () => {
	const app = await waited(3 * minute);
	const first = await app.first;
	expect(first).toMatchObject({ state: "sent" });
	expect(await app.second).toMatchObject({ id: first.id, state: "sent" });
	expect(app.onUnknown.mock.calls[0]?.[0]).toMatchObject({ id: first.id });
	expect(made(redeem)).toHaveLength(1);
});

test("an old press returns an earlier claim that succeeded", async () => {
	const app = await started();
	api(redeem, app.fail({ reason: "network" }));
	const first = app.claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(1000);
	const second = app.claimPrivilege(intent);
	setNetwork(false);
	api("Redeem", app.fail({ reason: "network" }));
	await vi.advanceTimersByTimeAsync(61 * minute);
	historyHolds(["T1", 0]);
	setNetwork(true);
	await vi.advanceTimersByTimeAsync(1000);
	expect(await first).toMatchObject({ transaction_id: "T1" });
	expect(await second).toMatchObject({ transaction_id: "T1" });
});

// The bug: a retry that waited behind another one sent a new request an hour later.
test("an old retry sends nothing and returns the known state; its claim can be retried", async () => {
	const app = await started();
	api(redeem, app.fail({ reason: "network" }));
	const claiming = app.claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	const entry = await claiming;
	const first = app.retryClaim(entry);
	await vi.advanceTimersByTimeAsync(1000);
	const second = app.retryClaim(entry);
	setNetwork(false);
	api("Redeem", app.fail({ reason: "network" }));
	await vi.advanceTimersByTimeAsync(61 * minute);
	api(redeem, () => ({ transaction_id: "T2" }));
	historyHolds();
	setNetwork(true);
	await vi.advanceTimersByTimeAsync(30_000);
	expect(await first).toMatchObject({ state: "absent" });
	expect(await second).toMatchObject({ id: entry.id, state: "absent" });
	expect(new Set(bodies(redeem)).size).toBe(1);
	expect(await app.retryClaim(entry)).toMatchObject({ transaction_id: "T2" });
});

// The bug: the age of the press was checked before the time was read, so the claim was sent when the page continued.
test("a page that is frozen while it reads the time sends nothing an hour later; the next press claims", async () => {
	const app = await started({ isTimeKnown: false });
	let go = () => {};
	const gone = new Promise<void>((done) => (go = done));
	api("CountRedeem", () => gone.then(app.fail({ reason: "timeout" })));
	api(redeem, () => ({ transaction_id: "T1" }));
	const pressed = app.claimPrivilege({ ...intent, reserve_timeout: 15 });
	await vi.advanceTimersByTimeAsync(100);
	vi.setSystemTime(start + 60 * minute);
	go();
	const entry = await pressed;
	expect(entry).toMatchObject({ state: "absent", request: null });
	expect(made(redeem)).toHaveLength(0);
	expect(await app.openClaims(sub)).toEqual([]);
	const next = await app.retryClaim(entry);
	expect(next).toMatchObject({ id: entry.id, transaction_id: "T1" });
});

test("a phone clock that a reply corrects by an hour does not make a press old", async () => {
	const app = await started();
	vi.setSystemTime(start + 60 * minute);
	api("CountRedeem", () => {
		app.setServerTime(Date.now() - 60 * minute);
		return { count: 0 };
	});
	api(redeem, () => {
		if (made(redeem).length > 1) return { transaction_id: "T1" };
		return app.fail({ status: 400, code: 40009 })();
	});
	const first = app.claimPrivilege(intent);
	const second = app.claimPrivilege(intent);
	await expect(first).rejects.toMatchObject({ code: 40009 });
	expect(await second).toMatchObject({ transaction_id: "T1" });
});
