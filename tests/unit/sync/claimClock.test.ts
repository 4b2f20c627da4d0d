// Proves that a wrong phone clock neither hides a successful claim nor causes a second one.

import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimStateOf } from "../../../src/domain/claim/claimEntry";
import { tokenOf } from "../support/token";
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
	timestamps,
} from "./claimWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock(
	"../../../src/platform/http/signature",
	() => import("./librarySignature"),
);
const { api, onReply } = phone;

beforeEach(newPhone);
afterEach(() => vi.useRealTimers());

/** From now on the phone's clock is this much ahead of the server's, unknown to the app; `isLost`: claims get no reply. */
async function clockAhead(ms: number, isLost = false) {
	const app = await started();
	vi.setSystemTime(start + ms);
	const serverTime = () => Date.now() - ms;
	onReply(() => app.setServerTime(serverTime()));
	// The read before the claim, which would have given the time, is lost.
	api("CountRedeem", app.fail({ reason: "timeout" }));
	let claims = 0;
	api(redeem, () => {
		const [last] = timestamps().slice(-1);
		if (Math.abs(last - serverTime()) > 5 * minute)
			return app.fail({ status: 400, code: 10000 })();
		claims++;
		if (isLost) {
			historyHolds([`T${claims}`, (serverTime() - start) / 1000]);
			app.fail({ reason: "timeout" })();
		}
		return { transaction_id: `T${claims}` };
	});
	return app;
}

test.each([
	["an hour ahead until a read before the claim", 60, true],
	["half a minute ahead until a read before the claim", 0.5, true],
	["three minutes ahead until the first lookup", 3, false],
	["an hour ahead until the first request was refused", 60, false],
])(
	"after a lost reply a successful claim is found if the phone's clock was %s",
	async (_what, minutes, isRead) => {
		const app = await clockAhead(minutes * minute, true);
		if (isRead) api("CountRedeem", () => ({ count: 0 }));
		const { newTimestamp } = await import("../../../src/platform/http/clock");
		// An earlier request has the time of the wrong clock.
		newTimestamp();
		const claiming = app.claimPrivilege(intent);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(await claiming).toMatchObject({
			...{ state: "settled", transaction_id: "T1" },
		});
	},
);

test("two simultaneous presses with the phone's clock an hour ahead make one claim", async () => {
	const app = await clockAhead(60 * minute);
	api("CountRedeem", () => ({ count: 0 }));
	const both = await Promise.all([
		app.claimPrivilege(intent),
		app.claimPrivilege(intent),
	]);
	expect(both.map((it) => it.transaction_id)).toEqual(["T1", "T1"]);
});

test.each([
	["an hour ahead", 60],
	["a day ahead", 24 * 60],
	["sixteen minutes ahead", 16],
])(
	"with a phone clock wrong by %s a claim is repeated once with the reply's time",
	async (_what, minutes) => {
		const app = await clockAhead(minutes * minute);
		expect(await app.claimPrivilege(intent)).toMatchObject({
			...{ state: "settled", transaction_id: "T1" },
		});
		expect(await app.readEntries(sub)).toHaveLength(1);
		expect(timestamps()).toHaveLength(2);
	},
);

// The bug: the privilege could not be claimed again on this phone for as long as the clock had been ahead.
test.each([
	["an hour ahead", 60, "absent"],
	["a day ahead", 24 * 60, "absent"],
	["ten minutes ahead, which the host accepts later", 10, "sent"],
])(
	"twelve minutes after a lost request by a clock %s it is open only if a host could still accept it",
	async (_what, minutes, state) => {
		const app = await clockAhead(minutes * minute);
		api(redeem, app.fail({ reason: "timeout" }));
		const claiming = app.claimPrivilege(intent);
		await vi.advanceTimersByTimeAsync(20_000);
		const entry = await claiming;
		// The request may still arrive at a host that checks no timestamp.
		expect(entry).toMatchObject({ state: "sent" });
		void app.watchClaim(app.client, entry);
		await vi.advanceTimersByTimeAsync(12 * minute);
		expect(await app.readEntries(sub)).toMatchObject([{ state }]);
		expect(made(redeem)).toHaveLength(1);
	},
);

test("where each reply gives another time, a claim is signed twice and then refused", async () => {
	const app = await clockAhead(60 * minute);
	let hours = 0;
	onReply(() => app.setServerTime(Date.now() - ++hours * 60 * minute));
	const refuse = app.fail({ status: 400, code: 10000 });
	api(redeem, () =>
		made(redeem).length > 3 ? { transaction_id: "T1" } : refuse(),
	);
	await expect(app.claimPrivilege(intent)).rejects.toMatchObject({
		code: 10000,
	});
	expect(made(redeem)).toHaveLength(2);
	expect(await app.readEntries(sub)).toMatchObject([{ state: "refused" }]);
});

test("with a clock an hour behind before any reply, the refusal gives the time and the second request claims", async () => {
	await started();
	vi.resetModules();
	const claim = await import("../../../src/sync/claim");
	const { adoptToken } = await import("../../../src/platform/session/session");
	const { setServerTime, serverNow } = await import(
		"../../../src/platform/http/clock"
	);
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	adoptToken(tokenOf(sub));
	localStorage.clear();
	const serverTime = () => Date.now() + 60 * minute;
	onReply(() => setServerTime(serverTime()));
	expect(serverNow()).toBe(Date.now());
	// The read that would have found the claim is lost.
	api("CountRedeem", () => {
		throw new ApiFailure({ reason: "timeout" });
	});
	api(redeem, () => {
		if (made(redeem).length === 1)
			throw new ApiFailure({ reason: "status", status: 400, code: 10000 });
		return { transaction_id: "T1" };
	});
	expect(await claim.claimPrivilege(new QueryClient(), intent)).toMatchObject({
		state: "settled",
		transaction_id: "T1",
	});
	expect(timestamps()).toEqual([start, start + 60 * minute]);
});

test("bytes rejected for a timestamp slightly in the future are sent again unchanged when it is acceptable", async () => {
	const app = await clockAhead(7 * minute);
	const claiming = app.claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await claiming).toMatchObject({ state: "sent" });
	expect(made(redeem)).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(2 * minute);
	expect(await app.claimPrivilege(intent)).toMatchObject({
		...{ state: "settled", transaction_id: "T1" },
	});
	expect(new Set(bodies(redeem)).size).toBe(1);
});

test("a claim is signed with a confirmed time", async () => {
	const app = await started();
	vi.resetModules();
	const claim = await import("../../../src/sync/claim");
	const { adoptToken, currentSession } = await import(
		"../../../src/platform/session/session"
	);
	const { setServerTime } = await import("../../../src/platform/http/clock");
	adoptToken(currentSession()?.token ?? "");
	onReply(() => setServerTime(start + 60 * minute));
	api("CountRedeem", () => ({ count: 0 }));
	api(redeem, () => ({ transaction_id: "T1" }));
	await claim.claimPrivilege(app.client, intent);
	expect(timestamps()[0] - (start + 60 * minute)).toBeLessThan(5000);
	expect(timestamps()[0]).toBeGreaterThanOrEqual(start + 60 * minute);
	// The person at the counter has to wait for that read.
	const [read] = made("CountRedeem");
	expect(read?.options).toMatchObject({ timeoutMs: 5000 });
});

test("with the clock an hour behind, a claim that another phone made meanwhile is not taken for this one", async () => {
	await started();
	vi.resetModules();
	const claim = await import("../../../src/sync/claim");
	const { adoptToken } = await import("../../../src/platform/session/session");
	const { setServerTime } = await import("../../../src/platform/http/clock");
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	adoptToken(tokenOf(sub));
	localStorage.clear();
	onReply(() => setServerTime(Date.now() + 60 * minute));
	api("CountRedeem", () => ({ count: 0 }));
	// Half an hour ago, by the server's time.
	historyHolds(["other phone's", 30 * 60]);
	api(redeem, () => {
		throw new ApiFailure({ reason: "timeout" });
	});
	const claiming = claim.claimPrivilege(new QueryClient(), intent);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await claiming).toMatchObject({ state: "sent", transaction_id: null });
});

/** A host that checks no timestamp and makes each claim, unless `isLost`; claims and the reads before them get no reply. The phone's clock is this much ahead, or behind and never corrected by a reply. */
async function uncheckedHost(minutes: number, isLost = false) {
	const aheadMs = minutes * minute;
	if (minutes < 0) vi.setSystemTime(start + aheadMs);
	const app = await (minutes < 0
		? started({ aheadMs, isTimeKnown: false })
		: clockAhead(aheadMs));
	api("CountRedeem", app.fail({ reason: "timeout" }));
	const claims: Parameters<typeof historyHolds> = [];
	const seconds = () => (Date.now() - aheadMs - start) / 1000;
	api(redeem, () => {
		if (!isLost) claims.push([`T${claims.length + 1}`, seconds()]);
		historyHolds(...claims);
		return app.fail({ reason: "timeout" })();
	});
	/** The result of a press, 20 s later. */
	const pressed = async (change: Partial<typeof counter> = {}) => {
		const claiming = app.claimPrivilege({ ...counter, ...change });
		await vi.advanceTimersByTimeAsync(20_000);
		return claiming;
	};
	return { ...app, claims, aheadMs, seconds, pressed };
}
/** A use now of a code with a countdown. */
const counter = { ...intent, reserve_timeout: 15 };
const wrongClocks = [3, 7, 20, 60, 24 * 60, -7, -60];

// The bug: a claim dated long before the press by the wrong clock was never found, so the next press claimed again.
test.each(wrongClocks)(
	"a claim by a clock %d minutes ahead is found on a host without timestamp checks, also in a late history",
	async (minutes) => {
		const app = await uncheckedHost(minutes);
		expect(await app.pressed()).toMatchObject({ transaction_id: "T1" });
		api(redeem, () => {
			app.claims.push(["T2", app.seconds()]);
			api("Redeem", app.fail({ reason: "network" }));
			return app.fail({ reason: "timeout" })();
		});
		void app.watchClaim(app.client, await app.pressed());
		await vi.advanceTimersByTimeAsync(13 * minute);
		historyHolds(...app.claims);
		expect(await app.pressed()).toMatchObject({ transaction_id: "T2" });
		expect(made(redeem)).toHaveLength(2);
	},
);

test.each(wrongClocks)(
	"a lost claim by a clock %d minutes ahead ends as absent, and no older claim is taken for it",
	async (minutes) => {
		const app = await uncheckedHost(minutes, true);
		// Made on another phone a little before, by the server's time.
		app.claims.push(["other phone's", app.seconds() - 120]);
		void app.watchClaim(app.client, await app.pressed());
		await vi.advanceTimersByTimeAsync(30 * minute);
		expect(await app.readEntries(sub)).toMatchObject([{ state: "absent" }]);
		expect(made(redeem)).toHaveLength(1);
	},
);

test.each(wrongClocks)(
	"a claim by a clock %d minutes ahead is found after a restart, and starts no countdown",
	async (minutes) => {
		const app = await uncheckedHost(minutes);
		await vi.advanceTimersByTimeAsync(30 * minute);
		// With a clock behind it is unknown which of two claims is nearer to the press.
		if (minutes > 0)
			app.claims.push(["other phone's", app.seconds() - 10 * 60]);
		api(redeem, () => {
			app.claims.push(["T1", app.seconds()]);
			return new Promise(() => undefined);
		});
		void app.claimPrivilege(counter);
		await vi.advanceTimersByTimeAsync(Math.abs(minutes) * minute);
		const { aheadMs } = app;
		const next = await started({ aheadMs });
		historyHolds(...app.claims);
		const resumed = next.resumeClaims(next.client, sub);
		await vi.advanceTimersByTimeAsync(20_000);
		const [entry] = await resumed;
		expect(entry).toMatchObject({ transaction_id: "T1" });
		expect(entry && claimStateOf(entry, Date.now() - aheadMs)).toMatchObject({
			step: "keptForLater",
		});
	},
);

// The bug: the press kept the wrong clock's time, so the code was kept for later.
test.each(wrongClocks)(
	"a use now by a clock %d minutes ahead whose reply is lost starts its countdown",
	async (minutes) => {
		const app = await uncheckedHost(minutes);
		const entry = await app.pressed();
		expect(claimStateOf(entry, Date.now() - app.aheadMs)).toEqual({
			...{ step: "code", transactionId: "T1" },
		});
	},
);

test.each(wrongClocks)(
	"a press for use now after a lookup corrected a clock %d minutes ahead sends a request for use now",
	async (minutes) => {
		const app = await uncheckedHost(minutes, true);
		api("Redeem", app.fail({ reason: "network" }));
		api(redeem, app.fail({ reason: "timeout" }));
		const first = await app.pressed({ isUsed: false });
		expect(first).toMatchObject({ state: "sent" });
		await vi.advanceTimersByTimeAsync(30 * minute);
		historyHolds();
		api(redeem, () => ({ transaction_id: "T1" }));
		await app.pressed();
		expect(made(redeem).map(({ request }) => request)).toMatchObject([
			{ IsUsed: false },
			{ IsUsed: true },
		]);
	},
);

test("a press for use now after a restart that finds the earlier claim starts its countdown", async () => {
	const { aheadMs, pressed, fail } = await uncheckedHost(60, true);
	api("Redeem", fail({ reason: "network" }));
	api(redeem, fail({ reason: "timeout" }));
	expect(await pressed()).toMatchObject({ state: "sent" });
	await vi.advanceTimersByTimeAsync(3 * minute);
	const next = await started({ aheadMs, isTimeKnown: false });
	historyHolds(["T1", 1]);
	const claiming = next.claimPrivilege(counter);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(claimStateOf(await claiming, Date.now() - aheadMs)).toMatchObject({
		step: "code",
	});
});
