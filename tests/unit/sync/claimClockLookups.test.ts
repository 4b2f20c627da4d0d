// Proves that neither an unconfirmed clock nor a page that sleeps during a lookup makes a second claim, takes another claim or undoes a result (O07).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimStateOf } from "../../../src/domain/claim/claimEntry";
import { nth } from "../../support/nth";
import {
	historyHolds,
	historyOf,
	intent,
	killedMidClaim,
	made,
	minute,
	newPhone,
	redeem,
	start,
	started,
	sub,
	timestamps,
	unconfirmed,
} from "./claimWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock(
	"../../../src/platform/http/signature",
	() => import("./librarySignature"),
);
const { api, calls, databases, onReply } = phone;

beforeEach(newPhone);
afterEach(() => vi.useRealTimers());

/** A use now of a code with a countdown. */
const counter = { ...intent, reserve_timeout: 15 };
const hour = 60 * minute;

// The bug: by the wrong clock's timestamp the window of the request was over at once, so the next press claimed again.
test.each([7, 60])(
	"a request by a clock %d minutes behind may arrive for minutes at a host that checks no timestamp",
	async (minutes) => {
		const aheadMs = -minutes * minute;
		vi.setSystemTime(start + aheadMs);
		const app = await started({ aheadMs, isTimeKnown: false });
		api("CountRedeem", app.fail({ reason: "timeout" }));
		api(redeem, app.fail({ reason: "timeout" }));
		const claiming = app.claimPrivilege(intent);
		await vi.advanceTimersByTimeAsync(5000);
		expect(await app.readEntries(sub)).toMatchObject([
			{ state: "sent", windowFrom: start },
		]);
		const again = app.claimPrivilege(intent);
		historyHolds(["T1", 5]);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(await claiming).toMatchObject({ transaction_id: "T1" });
		expect(await again).toMatchObject({ transaction_id: "T1" });
		expect(made(redeem)).toHaveLength(1);
	},
);

/** The app at a host that sends no time; claims and the reads before them get no reply. */
async function timelessHost() {
	const app = await started({ isTimeKnown: false });
	const { acceptPhoneTime } = await import("../../../src/platform/http/clock");
	onReply(acceptPhoneTime);
	api("CountRedeem", app.fail({ reason: "timeout" }));
	api(redeem, app.fail({ reason: "timeout" }));
	return { ...app, acceptPhoneTime };
}

// The bug: any coupon of the customer was taken for the claim, even one made days before on another phone.
test.each([
	["has had no reply before", 0],
	["has slept for eight hours since a reply", 8],
])(
	"at a host that sends no time an older claim is not taken for one whose phone %s",
	async (_what, hours) => {
		const app = await timelessHost();
		if (hours > 0) app.acceptPhoneTime();
		vi.setSystemTime(start + hours * hour);
		historyHolds(["other phone's", hours * 3600 - 600]);
		const claiming = app.claimPrivilege(intent);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(await claiming).toMatchObject({ state: "sent" });
		historyHolds(["T1", hours * 3600 - 240]);
		expect(await app.lookUpAgain(await claiming)).toMatchObject({
			...{ state: "settled", transaction_id: "T1" },
		});
	},
);

test("after a host has sent its time, the phone's clock no longer counts", async () => {
	const app = await timelessHost();
	const { isPhoneTimeAccepted } = await import(
		"../../../src/platform/http/clock"
	);
	expect(isPhoneTimeAccepted()).toBe(false);
	app.acceptPhoneTime();
	expect(isPhoneTimeAccepted()).toBe(true);
	app.setServerTime(start);
	expect(isPhoneTimeAccepted()).toBe(false);
	vi.setSystemTime(start + hour);
	expect(isPhoneTimeAccepted()).toBe(false);
});

// The bug: the second press kept the wrong clock's time because the first request knew the time, so the code was kept for later.
test("a second press for use now by a clock that was set an hour ahead since starts its countdown", async () => {
	const app = await started();
	api(redeem, app.fail({ reason: "timeout" }));
	api("Redeem", app.fail({ reason: "network" }));
	const first = app.claimPrivilege(counter);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await first).toMatchObject({ state: "sent", earliest: null });
	vi.setSystemTime(Date.now() + hour);
	onReply(() => app.setServerTime(Date.now() - hour));
	await vi.advanceTimersByTimeAsync(3 * minute);
	const pressedAt = Date.now() - hour;
	const entry = await app.claimPrivilege(counter);
	expect(entry).toMatchObject({ state: "sent" });
	await vi.advanceTimersByTimeAsync(minute);
	historyHolds();
	const timed = await app.lookUpAgain(entry);
	expect(timed).toMatchObject({ state: "sent", counterAt: pressedAt });
	// The clocks of a phone differ by some ms, which must not correct the time.
	vi.setSystemTime(Date.now() - 5);
	expect(await app.lookUpAgain(timed)).toBe(timed);
	historyHolds(["T1", 0]);
	const found = await app.lookUpAgain(timed);
	expect(found).toMatchObject({ counterAt: pressedAt });
	expect(claimStateOf(found, Date.now() - hour)).toMatchObject({
		step: "code",
	});
	expect(claimStateOf(found, Date.now())).toMatchObject({
		step: "keptForLater",
	});
});

test("a press with a known time keeps it when the phone's clock is set an hour ahead afterwards", async () => {
	const app = await started();
	api(redeem, () => {
		vi.setSystemTime(start + hour);
		onReply(() => app.setServerTime(Date.now() - hour));
		historyHolds(["T1", 0]);
		return app.fail({ reason: "timeout" })();
	});
	const entry = await app.claimPrivilege(counter);
	expect(entry).toMatchObject({ transaction_id: "T1", counterAt: start });
});

/** From now on the history's replies, given by `read`, wait until the returned function is called. */
function slowHistory(read: ReturnType<typeof historyOf> = historyOf()) {
	let go = () => {};
	const gone = new Promise<void>((done) => (go = done));
	api("Redeem", async (request) => {
		await gone;
		return read(request);
	});
	return async () => {
		go();
		await vi.advanceTimersByTimeAsync(100);
	};
}

// The bug: the lookup counted as begun after the sleep, and called a recent claim absent.
test("a lookup during which the phone slept decides nothing about later events", async () => {
	const app = await started();
	api(redeem, app.fail({ reason: "timeout" }));
	const answer = slowHistory();
	void app.claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(1000);
	vi.setSystemTime(start + 10 * minute);
	app.setServerTime(start + 10 * minute);
	onReply(() => {});
	await answer();
	expect(await app.readEntries(sub)).toMatchObject([{ state: "sent" }]);
});

/** Another page finds the claim in the history, dated this many seconds after the start. */
async function settledElsewhere(seconds = 1) {
	const other = await started();
	historyHolds(["T1", seconds]);
	const settled = await other.lookUpAgain(nth(await other.openClaims(sub)));
	expect(settled).toMatchObject({ state: "settled" });
}
/** Checks that the claim stays settled on the phone. */
async function expectSettled() {
	const { readEntries } = await started();
	expect(await readEntries(sub)).toMatchObject([
		{ state: "settled", transaction_id: "T1", request: null },
	]);
}

// The bug: the page wrote back its older entry, so the claim was open again.
test.each([
	["found no claim yet", { windowFrom: null }, 0],
	["says that it did not happen", {}, 12],
])(
	"a lookup of a frozen page that %s does not reopen a claim that another page has settled",
	async (_what, change, minutes) => {
		const { entry, lookUpAgain } = await unconfirmed();
		await vi.advanceTimersByTimeAsync(minutes * minute);
		const answer = slowHistory();
		const look = lookUpAgain({ ...entry, ...change });
		await vi.advanceTimersByTimeAsync(100);
		await settledElsewhere();
		await answer();
		expect(await look).toMatchObject({ state: "settled" });
		await expectSettled();
	},
);

test.each([
	["fails", true],
	["finds no claim yet", false],
])(
	"a check of a frozen page that %s does not reopen a claim that another page has settled",
	async (_what, isFailing) => {
		await killedMidClaim();
		const app = await started();
		const fail = app.fail({ reason: "network" });
		const answer = slowHistory(isFailing ? fail : undefined);
		const resumed = app.resumeClaims(app.client, sub);
		await vi.advanceTimersByTimeAsync(21_000);
		await settledElsewhere();
		await answer();
		// The rest of the check reads the old history.
		historyHolds();
		await vi.advanceTimersByTimeAsync(20_000);
		expect(await resumed).toMatchObject([{ state: "settled" }]);
		await expectSettled();
	},
);

/** Another page finds the claim absent and sends it again, without a reply. */
async function sentAnewElsewhere() {
	const other = await started();
	historyHolds();
	api(redeem, other.fail({ reason: "timeout" }));
	const claiming = other.claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await claiming).toMatchObject({ state: "sent" });
	expect(made(redeem)).toHaveLength(2);
}
/** Checks that the claim still waits for that request. */
async function expectSentAnew() {
	const { readEntries } = await started();
	const [, sentAgain] = timestamps();
	expect(await readEntries(sub)).toMatchObject([
		{ state: "sent", request: { tx_timestamp: sentAgain } },
	]);
}

// The bug: the claim was closed or got its old bytes back, while its new request could still arrive.
test.each([
	["says that it did not happen", {}],
	["brings its window", { windowFrom: null }],
])(
	"a lookup of a frozen page that %s does not change a request that another page has sent since",
	async (_what, change) => {
		const { entry, lookUpAgain } = await unconfirmed();
		await vi.advanceTimersByTimeAsync(12 * minute);
		const answer = slowHistory();
		const look = lookUpAgain({ ...entry, ...change });
		await vi.advanceTimersByTimeAsync(100);
		await sentAnewElsewhere();
		await answer();
		expect(await look).toMatchObject({ state: "sent" });
		await expectSentAnew();
	},
);

test.each([
	["fails", true],
	["says that it did not happen", false],
])(
	"a check of a frozen page that %s does not change a request that another page has sent since",
	async (_what, isFailing) => {
		await killedMidClaim();
		await vi.advanceTimersByTimeAsync(12 * minute);
		const app = await started();
		const fail = app.fail({ reason: "network" });
		const answer = slowHistory(isFailing ? fail : undefined);
		const resumed = app.resumeClaims(app.client, sub);
		await vi.advanceTimersByTimeAsync(100);
		await sentAnewElsewhere();
		await answer();
		await vi.advanceTimersByTimeAsync(20_000);
		expect(await resumed).toMatchObject([
			{ state: "sent", unconfirmedAt: expect.any(Number) },
		]);
		await expectSentAnew();
	},
);

// The bug: the slow lookup did not know the newer claim, and took it for the older one.
test("a slow lookup does not take a claim that another page has made meanwhile", async () => {
	const { entry, lookUpAgain } = await unconfirmed();
	const claimedAt = 7 * 60 + 21;
	const answer = slowHistory(historyOf(["T2", claimedAt]));
	const look = lookUpAgain(entry);
	await vi.advanceTimersByTimeAsync(7 * minute);
	const other = await started();
	historyHolds();
	const open = nth(await other.openClaims(sub));
	expect(await other.lookUpAgain(open)).toMatchObject({ state: "absent" });
	api(redeem, () => ({ transaction_id: "T2" }));
	await other.claimPrivilege(intent);
	await answer();
	await look;
	expect(await other.readEntries(sub)).toMatchObject([
		{ state: "absent", transaction_id: null },
		{ state: "settled", transaction_id: "T2" },
	]);
});

test("a slow lookup that finds such a claim does not call its own claim absent", async () => {
	const { entry, lookUpAgain } = await unconfirmed();
	await vi.advanceTimersByTimeAsync(12 * minute);
	const others = historyOf(["T2", 12 * 60, ""]);
	const own = historyOf(["T1", 1]);
	const answer = slowHistory((request) => ({
		...(request.PageNumber === 1 ? others : own)(request),
		totalpages: 2,
	}));
	const look = lookUpAgain(entry);
	await vi.advanceTimersByTimeAsync(100);
	const other = await started();
	api(redeem, () => ({ transaction_id: "T2" }));
	await other.claimPrivilege({ ...intent, reference: "PV_2" });
	await answer();
	expect(await look).toMatchObject({ state: "sent" });
	expect(await lookUpAgain(entry)).toMatchObject({ transaction_id: "T1" });
});

/** The page is killed after a request for use now was sent by an unconfirmed clock. */
async function killedWithoutTime() {
	await started();
	vi.setSystemTime(start + 3 * 24 * hour);
	const app = await started({ isTimeKnown: false });
	api("CountRedeem", app.fail({ reason: "timeout" }));
	api(redeem, () => new Promise(() => undefined));
	void app.claimPrivilege(counter);
	await vi.advanceTimersByTimeAsync(1000);
}

test("a check ends as soon as another page has settled the claim", async () => {
	await killedWithoutTime();
	const app = await started();
	const answer = slowHistory();
	const resumed = app.resumeClaims(app.client, sub);
	await vi.advanceTimersByTimeAsync(1000);
	await settledElsewhere(3 * 24 * 3600);
	await answer();
	expect(await resumed).toMatchObject([{ state: "settled" }]);
	await expectSettled();
});

test("after a restart a claim by an unconfirmed clock is not written again with each lookup", async () => {
	await killedWithoutTime();
	const next = await started();
	const save = vi.spyOn(nth(databases), "set");
	const resumed = next.resumeClaims(next.client, sub);
	await vi.advanceTimersByTimeAsync(20_000);
	void next.watchClaim(next.client, nth(await resumed));
	await vi.advanceTimersByTimeAsync(2 * minute);
	// Once with the time of the press, and once at the end of the check.
	expect(save).toHaveBeenCalledTimes(2);
	expect(calls.length).toBeGreaterThan(10);
});
