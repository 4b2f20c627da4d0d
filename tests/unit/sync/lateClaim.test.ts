// Proves that a late request never makes a second claim: the same bytes are sent while it may still arrive, and only afterwards the claim is absent (contract: a lost reply).

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeKeys } from "../../../src/queries/privilegeKeys";
import { nth } from "../../support/nth";
import { watchedLists } from "../support/watchedLists";
import {
	arrivesFor,
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
	unconfirmed,
} from "./claimWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock(
	"../../../src/platform/http/signature",
	() => import("./librarySignature"),
);
const { api, hostSends, onDisk, onReply } = phone;

beforeEach(newPhone);
afterEach(() => vi.useRealTimers());

const signed = () => made(redeem).map(({ options }) => options.signed);

test("a retry within five minutes sends the same bytes; nothing is sent automatically", async () => {
	const { retryClaim, claimPrivilege, entry, fail } = await unconfirmed();
	await vi.advanceTimersByTimeAsync(2 * minute);
	expect(made(redeem)).toHaveLength(1);
	api(redeem, fail({ reason: "network", status: 0 }));
	const retried = retryClaim(entry);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await retried).toMatchObject({ id: entry.id, state: "sent" });
	api(redeem, () => ({ transaction_id: "T1" }));
	expect(await claimPrivilege(intent)).toMatchObject({
		...{ id: entry.id, state: "settled", transaction_id: "T1" },
	});
	const [first, ...again] = signed();
	expect(again).toEqual([first, first]);
	expect(first).toMatchObject({
		...{ tx_timestamp: start, address: expect.stringContaining(redeem) },
		body: JSON.stringify({
			...{ Reference: "PV_1", Amount: 1, IsUsed: true, tx_timestamp: start },
		}),
	});
});

test("a claim's bytes are in both copies while it may arrive, and erased when it has ended", async () => {
	const { retryClaim, entry } = await unconfirmed();
	expect(onDisk().split(signed()[0]?.signature ?? "-")).toHaveLength(3);
	api(redeem, () => ({ transaction_id: "T1" }));
	await retryClaim(entry);
	expect(onDisk()).not.toContain(signed()[0]?.signature);
	expect(onDisk()).not.toContain("tx_timestamp");
});

test("a claim that arrives late is found in the background, and nothing is sent for it", async () => {
	const { watchClaim, entry } = await unconfirmed();
	const { client, reloaded } = watchedLists();
	const { favourites } = privilegeKeys;
	const card = { alt_reference: "PV_1", display_redeem_badge: false };
	client.setQueryData(favourites, [card]);
	const watched = watchClaim(client, entry);
	await vi.advanceTimersByTimeAsync(3 * minute);
	expect(reloaded()).toEqual([]);
	expect(client.getQueryData(favourites)).toEqual([card]);
	historyHolds(["T1", 190]);
	await vi.advanceTimersByTimeAsync(minute);
	expect(client.getQueryData(favourites)).toEqual([
		{ ...card, display_redeem_badge: true },
	]);
	expect(await watched).toMatchObject({
		...{ state: "settled", transaction_id: "T1" },
	});
	expect(reloaded()).toEqual([
		...["coupons", "saved", "detail", "stock", "limits"],
		...["rewards", "article", "brands"],
	]);
	expect(made(redeem)).toHaveLength(1);
});

// The bug: the late reply removed the badge.
test("a late claim is shown in a list that was requested before it was found and arrives later", async () => {
	const { watchClaim, entry } = await unconfirmed();
	const { client } = watchedLists();
	const { favourites: queryKey } = privilegeKeys;
	const card = { alt_reference: "PV_1", display_redeem_badge: false };
	historyHolds(["T1", 1]);
	const watched = watchClaim(client, entry);
	let answer = () => {};
	const answered = new Promise<void>((done) => (answer = done));
	const loaded = client.query({
		queryKey,
		queryFn: () => answered.then(() => [card]),
	});
	await vi.advanceTimersByTimeAsync(minute);
	expect(await watched).toMatchObject({ state: "settled" });
	answer();
	await loaded;
	await vi.advanceTimersByTimeAsync(0);
	expect(client.getQueryData(queryKey)).toEqual([
		{ ...card, display_redeem_badge: true },
	]);
});

test("only a lookup after its window finds a claim absent; the next press is a new request", async () => {
	const { watchClaim, claimPrivilege, client, entry, readEntries } =
		await unconfirmed();
	const watched = watchClaim(client, entry);
	await vi.advanceTimersByTimeAsync(arrivesFor - 20_000 - 1000);
	expect(await readEntries(sub)).toMatchObject([{ state: "sent" }]);
	await vi.advanceTimersByTimeAsync(11_000);
	expect(await watched).toMatchObject({ state: "absent", request: null });
	expect(onDisk()).not.toContain("tx_timestamp");
	api(redeem, () => ({ transaction_id: "T2" }));
	const next = await claimPrivilege(intent);
	expect(next).toMatchObject({ state: "settled", transaction_id: "T2" });
	expect(next.id).not.toBe(entry.id);
	expect(timestamps()).toEqual([start, Date.now()]);
});

test("a lookup that began within the window does not decide yet", async () => {
	const { entry, lookUpAgain } = await unconfirmed();
	await vi.advanceTimersByTimeAsync(arrivesFor - 20_000 - 1000);
	api("Redeem", async () => {
		await new Promise((go) => setTimeout(go, 5000));
		return { totalpages: 1, items: [] };
	});
	const look = lookUpAgain(entry);
	await vi.advanceTimersByTimeAsync(5000);
	expect(await look).toMatchObject({ state: "sent" });
	const last = lookUpAgain(entry);
	await vi.advanceTimersByTimeAsync(5000);
	expect(await last).toMatchObject({ state: "absent" });
});

test("a restart keeps timestamp and bytes, and an unconfirmed claim is only looked up", async () => {
	await unconfirmed();
	const [before] = signed();
	const app = await started();
	const onReconcile = vi.fn();
	expect(await app.resumeClaims(app.client, sub, { onReconcile })).toEqual([]);
	expect(onReconcile).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(minute);
	api(redeem, () => ({ transaction_id: "T1" }));
	await app.claimPrivilege(intent);
	expect(signed()).toEqual([before, before]);
});

test("after the app was closed for longer than the window, the first lookup finds a claim absent", async () => {
	await unconfirmed();
	await vi.advanceTimersByTimeAsync(10 * minute);
	const { watchClaim, client, openClaims } = await started();
	const entry = nth(await openClaims(sub));
	const watched = watchClaim(client, entry);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await watched).toMatchObject({ state: "absent" });
});

test("only one tab at a time follows up a claim; the others read the result from the journal", async () => {
	const { watchClaim, client, entry } = await unconfirmed();
	const both = Promise.all([
		watchClaim(client, entry),
		watchClaim(client, entry),
	]);
	historyHolds(["T1", 30]);
	const looks = made("Redeem").length;
	await vi.advanceTimersByTimeAsync(31_000);
	expect(await both).toMatchObject([{ transaction_id: "T1" }, null]);
	expect(made("Redeem").length - looks).toBe(2);
});

test("a phone clock set an hour ahead does not end a claim early, since the lookup's reply gives the time", async () => {
	const { entry, lookUpAgain, setServerTime } = await unconfirmed();
	const hour = 60 * minute;
	vi.setSystemTime(Date.now() + hour);
	onReply(() => setServerTime(Date.now() - hour));
	expect(await lookUpAgain(entry)).toMatchObject({ state: "sent" });
});

test("without a reply's time a clock set ahead does not end a claim, since the monotonic clock has to agree", async () => {
	const { entry, lookUpAgain } = await unconfirmed();
	onReply(() => {});
	vi.setSystemTime(Date.now() + 60 * minute);
	expect(await lookUpAgain(entry)).toMatchObject({ state: "sent" });
	await vi.advanceTimersByTimeAsync(10 * minute);
	expect(await lookUpAgain(entry)).toMatchObject({ state: "sent" });
	await vi.advanceTimersByTimeAsync(minute);
	expect(await lookUpAgain(entry)).toMatchObject({ state: "absent" });
});

test("a new request of the same claim has its own window, also without a reply's time", async () => {
	const { entry, retryClaim, lookUpAgain, fail } = await unconfirmed();
	await vi.advanceTimersByTimeAsync(11 * minute);
	api(redeem, fail({ reason: "timeout" }));
	const retrying = retryClaim(entry);
	await vi.advanceTimersByTimeAsync(20_000);
	onReply(() => {});
	vi.setSystemTime(Date.now() + 60 * minute);
	expect(new Set(timestamps()).size).toBe(2);
	expect(await lookUpAgain(await retrying)).toMatchObject({ state: "sent" });
});

test("after five minutes the bytes are not sent again, and nothing else until the clock margin is over", async () => {
	const { retryClaim, entry } = await unconfirmed();
	await vi.advanceTimersByTimeAsync(5 * minute);
	expect(await retryClaim(entry)).toMatchObject({ state: "sent" });
	expect(made(redeem)).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(minute);
	api(redeem, () => ({ transaction_id: "T2" }));
	expect(await retryClaim(entry)).toMatchObject({ transaction_id: "T2" });
	expect(new Set(timestamps()).size).toBe(2);
});

test("without the history a claim is not sent again", async () => {
	const { retryClaim, entry, fail } = await unconfirmed();
	api("Redeem", fail({ status: 500 }));
	expect(await retryClaim(entry)).toMatchObject({ state: "sent" });
	api("Redeem", fail({ status: 429 }));
	await expect(retryClaim(entry)).rejects.toMatchObject({ status: 429 });
	expect(made(redeem)).toHaveLength(1);
});

test.each([401, 403, 423, 429])(
	"after a rejection with %d a press sends the same bytes, since a copy may still arrive",
	async (status) => {
		const { claimPrivilege, fail } = await started();
		api(redeem, fail({ status }));
		await expect(claimPrivilege(intent)).rejects.toMatchObject({ status });
		api(redeem, () => ({ transaction_id: "T1" }));
		expect(await claimPrivilege(intent)).toMatchObject({ state: "settled" });
		expect(new Set(bodies(redeem)).size).toBe(1);
	},
);

test.each([401, 403, 423, 429])(
	"repeated bytes rejected with %d leave the claim open, since the first request may still arrive",
	async (status) => {
		const { retryClaim, openClaims, entry, fail } = await unconfirmed();
		api(redeem, fail({ status }));
		await expect(retryClaim(entry)).rejects.toMatchObject({ status });
		expect(await openClaims(sub)).toMatchObject([{ id: entry.id }]);
		api(redeem, () => ({ transaction_id: "T1" }));
		await retryClaim(entry);
		const [first, ...again] = signed();
		expect(again).toEqual([first, first]);
	},
);

test("repeated bytes rejected by a rule close the claim", async () => {
	const { retryClaim, readEntries, entry, fail } = await unconfirmed();
	api(redeem, fail({ status: 400, code: 40009 }));
	await expect(retryClaim(entry)).rejects.toMatchObject({ code: 40009 });
	expect(await readEntries(sub)).toMatchObject([
		{ state: "refused", request: null },
	]);
});

test("repeated bytes refused as malformed leave the claim open, since the first request may still arrive", async () => {
	const { retryClaim, readEntries, entry, fail } = await unconfirmed();
	api(redeem, fail({ status: 400, code: 10000 }));
	expect(await retryClaim(entry)).toMatchObject({ state: "sent" });
	const { request } = entry;
	expect(await readEntries(sub)).toMatchObject([{ state: "sent", request }]);
});

// The bug: "Unable to receive this reward" was shown for an open claim.
test.each([
	["by a rule while the history cannot be read", 400, 40009],
	["without a code", 400, null],
	["by a proxy", 404, null],
])(
	"repeated bytes refused %s leave the claim unconfirmed",
	async (_what, status, code) => {
		const { claimPrivilege, entry, fail } = await unconfirmed();
		api(redeem, () => {
			api("Redeem", fail({ status: 500 }));
			return fail({ status, code })();
		});
		const onUnknown = vi.fn();
		const again = claimPrivilege({ ...intent, onUnknown });
		expect(await again).toMatchObject({ id: entry.id, state: "sent" });
		expect(onUnknown).toHaveBeenCalledOnce();
	},
);

// The bug: an order was closed and made again with a new code, although the history had an unreadable item.
test("repeated bytes refused by a rule leave the claim unconfirmed while the history has an unreadable item", async () => {
	const { claimPrivilege, entry, fail } = await unconfirmed();
	hostSends("Redeem", () => ({ items: [{}], totalpages: 1 }));
	api(redeem, fail({ status: 400, code: 40009 }));
	const again = await claimPrivilege(intent);
	expect(again).toMatchObject({ id: entry.id, state: "sent" });
});

test("repeated bytes rejected by a rule because the first request succeeded give that claim", async () => {
	const { retryClaim, entry, fail } = await unconfirmed();
	api(redeem, () => {
		historyHolds(["T1", 21]);
		return fail({ status: 400, code: 40009 })();
	});
	expect(await retryClaim(entry)).toMatchObject({
		...{ state: "settled", transaction_id: "T1" },
	});
});

test.each([408, 500, 502, 503, 504])(
	"a reply of status %d counts as lost, since the claim may have succeeded",
	async (status) => {
		const { claimPrivilege, fail } = await started();
		api(redeem, fail({ status }));
		historyHolds(["T1", 1]);
		expect(await claimPrivilege(intent)).toMatchObject({
			...{ state: "settled", transaction_id: "T1" },
		});
	},
);

test.each([
	[{ status: 500 }, "sent"],
	[{ reason: "network", status: 0 }, "sent"],
	[{ status: 403 }, null],
] as const)(
	"a follow-up whose lookup fails with %j leaves the claim open, or throws an ended session",
	async (failure, state) => {
		const { entry, lookUpAgain, fail } = await unconfirmed();
		api("Redeem", fail(failure));
		const look = lookUpAgain(entry);
		if (state) expect(await look).toMatchObject({ state });
		else await expect(look).rejects.toMatchObject(failure);
	},
);

test("a claim that was interrupted before it was signed gets its window at its first lookup", async () => {
	const { entry, lookUpAgain } = await unconfirmed();
	const look = await lookUpAgain({ ...entry, windowFrom: null });
	expect(look).toMatchObject({ state: "sent", windowFrom: Date.now() });
	const same = { ...look };
	await vi.advanceTimersByTimeAsync(1000);
	expect(await lookUpAgain(same)).toBe(same);
});

const unreadable = {};
const anotherPrivilege = { ext_transaction_id: "T0", privilege_ref: "PV_2" };

test("an unreadable history item leaves a claim open with growing pauses until it can be read", async () => {
	const { watchClaim, retryClaim, client, entry, openClaims } =
		await unconfirmed();
	hostSends("Redeem", () => ({ items: [unreadable, anotherPrivilege] }));
	const watched = watchClaim(client, entry);
	await vi.advanceTimersByTimeAsync(arrivesFor + minute);
	expect(await openClaims(sub)).toHaveLength(1);
	expect(await retryClaim(entry)).toMatchObject({ state: "sent" });
	expect(made(redeem)).toHaveLength(1);
	const looks = made("Redeem").length;
	await vi.advanceTimersByTimeAsync(60 * minute);
	expect(made("Redeem").length - looks).toBeLessThan(65);
	historyHolds(["T1", 1]);
	await vi.advanceTimersByTimeAsync(10 * minute);
	expect(await watched).toMatchObject({ transaction_id: "T1" });
});

test.each([
	["beside another", [unreadable, anotherPrivilege]],
	["alone", [unreadable]],
])(
	"an item that stays unreadable, %s, blocks a new claim for at most a day",
	async (_title, items) => {
		const { claimPrivilege, watchClaim, client, fail } = await started();
		hostSends("Redeem", () => ({ items }));
		api(redeem, fail({ reason: "timeout", status: 0 }));
		const claiming = claimPrivilege(intent);
		await vi.advanceTimersByTimeAsync(20_000);
		const entry = await claiming;
		expect(entry).toMatchObject({ state: "sent", unconfirmedAt: Date.now() });
		await vi.advanceTimersByTimeAsync(24 * 60 * minute);
		const watched = watchClaim(client, entry);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await watched).toMatchObject({ state: "absent" });
	},
);
