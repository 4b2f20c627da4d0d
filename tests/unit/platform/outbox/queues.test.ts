// Every queue sends with the token of the customer whose items it holds, or not at all (O05).
import { beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { atomStore } from "../../../../src/platform/atomStore";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import {
	dequeueUse,
	pendingUses,
	queueUse,
	removeUsedId,
	usedIdsAtom,
} from "../../../../src/platform/outbox/couponUseQueue";
import {
	eventQueue,
	startEventLog,
} from "../../../../src/platform/outbox/eventLog";
import { favouriteQueue } from "../../../../src/platform/outbox/favouriteQueue";
import { onRetry } from "../../../../src/platform/outbox/outbox";
import { readQueue } from "../../../../src/platform/outbox/readQueue";
import { adoptToken } from "../../../../src/platform/session/session";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("../../../../src/platform/storage/databases", () => phone);

const event = {
	...{ session_id: "1", name: "a", type: "b", path: "/" },
	...{ ref1: null, ref2: null, ref3: null },
};

beforeEach(() => {
	localStorage.clear();
	phone.wipeDisks();
	phone.forgetApi();
	adoptToken(tokenOf("me"));
});

test("read marks, events and favourites belong to their customer", async () => {
	for (const name of [
		"ReadNotify",
		"CreateEventLog",
		"AddOrRemoveAllFavoritePrivilege",
	])
		phone.api(name, () => ({}));
	await readQueue.add("me", ["C1"]);
	await eventQueue.add("me", [{ sub: "me", event }]);
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: true }]);
	for (const queue of [readQueue, eventQueue, favouriteQueue])
		await queue.sendAll();
	expect(phone.calls).toHaveLength(3);
	for (const { name, options } of phone.calls)
		expect([name, options.sub]).toEqual([name, "me"]);
	// A request that is being sent survives the page.
	expect(
		phone.calls.filter(({ options }) => "keepalive" in options).length,
	).toBeGreaterThanOrEqual(2);
});

test("items queued for one API host are neither sent to another nor shown there, and wait for their own (1 §2)", async () => {
	const two = "https://two.example";
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", two);
	phone.api("ReadNotify", () => ({}));
	phone.api("CreateEventLog", () => ({}));
	phone.api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	const queues = [readQueue, eventQueue, favouriteQueue];
	const sendAll = async () => {
		for (const queue of queues) await queue.sendAll();
	};
	await readQueue.add("me", ["C1"]);
	await eventQueue.add("me", [{ sub: "me", event, host: "" }]);
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: true }]);
	localStorage.setItem("api-host", two);
	expect(readQueue.cached("me")).toEqual([]);
	expect(favouriteQueue.cached("me")).toEqual([]);
	await favouriteQueue.add("me", [{ reference: "PV_1", wanted: false }]);
	// Every start does this.
	for (const queue of [eventQueue, favouriteQueue])
		await queue.clearOthers("me");
	await sendAll();
	expect(phone.calls.map(({ request }) => request)).toMatchObject([
		{ Content_Ref: ["PV_1"], Is_Favorite: false },
	]);
	phone.calls.length = 0;
	localStorage.removeItem("api-host");
	await sendAll();
	expect(phone.calls.map(({ name, request }) => [name, request])).toMatchObject(
		[
			["ReadNotify", { CampaignId: "C1" }],
			["CreateEventLog", event],
			[
				"AddOrRemoveAllFavoritePrivilege",
				{ Content_Ref: ["PV_1"], Is_Favorite: true },
			],
		],
	);
	vi.unstubAllEnvs();
});

// The bug: the key was made again after the disk had answered, with the new host.
test("items queued before another tab changed the API host stay queued for their own, also on the disk", async () => {
	const two = "https://two.example";
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", two);
	const chooseHost = (host: string | null) =>
		host
			? localStorage.setItem("api-host", host)
			: localStorage.removeItem("api-host");
	const item = { reference: "PV_HOST", wanted: true };
	const adding = favouriteQueue.add("me", [item]);
	chooseHost(two);
	await adding;
	expect(phone.onDisk()).toContain("PV_HOST");
	chooseHost(null);
	const reading = favouriteQueue.pending("me");
	chooseHost(two);
	expect(await reading).toEqual([item]);
	expect(await favouriteQueue.pending("me")).toEqual([]);
	chooseHost(null);
	expect(await favouriteQueue.pending("me")).toEqual([item]);
	vi.unstubAllEnvs();
});

test("a notification read twice is sent once", async () => {
	phone.api("ReadNotify", () => ({}));
	await readQueue.add("me", ["C1"]);
	await readQueue.add("me", ["C1", "C2"]);
	await readQueue.sendAll();
	expect(phone.calls.map(({ request }) => request)).toEqual([
		{ CampaignId: "C1" },
		{ CampaignId: "C2" },
	]);
	for (const { options } of phone.calls)
		expect(options).toMatchObject({ keepalive: true });
});

test("a read mark that a host accepts without an envelope is sent once", async () => {
	phone.api("ReadNotify", () => {
		throw new ApiFailure({ status: 204, reason: "shape" });
	});
	await readQueue.add("me", ["C1", "C2"]);
	await readQueue.sendAll();
	await readQueue.sendAll();
	expect(phone.calls.map(({ request }) => request)).toEqual([
		{ CampaignId: "C1" },
		{ CampaignId: "C2" },
	]);
});

test("added and removed favourites are sent in separate requests", async () => {
	phone.api("AddOrRemoveAllFavoritePrivilege", () => ({}));
	await favouriteQueue.add("me", [
		{ reference: "PV_1", wanted: true },
		{ reference: "PV_2", wanted: false },
		{ reference: "PV_3", wanted: true },
	]);
	await favouriteQueue.sendAll();
	expect(phone.calls).toHaveLength(2);
	// At the host's limit, removals make room for additions.
	expect(JSON.stringify(phone.calls[0]?.request)).toContain("PV_2");
	expect(JSON.stringify(phone.calls[1]?.request)).toMatch(/PV_1.*PV_3/);
});

test("a favourite that is pressed again while its request is on the way is sent again, and the other one is not", async () => {
	phone.api("AddOrRemoveAllFavoritePrivilege", async () => {
		const again = { reference: "PV_1", wanted: false };
		if (phone.calls.length === 1) await favouriteQueue.add("me", [again]);
		return {};
	});
	await favouriteQueue.add("me", [
		{ reference: "PV_1", wanted: true },
		{ reference: "PV_2", wanted: true },
	]);
	expect(await favouriteQueue.sendAll()).toBe(true);
	expect(await favouriteQueue.pending("me")).toMatchObject([
		{ reference: "PV_1", wanted: false },
	]);
	await favouriteQueue.sendAll();
	expect(await favouriteQueue.pending("me")).toEqual([]);
	expect(phone.calls.map(({ request }) => request)).toMatchObject([
		{ Content_Ref: ["PV_1", "PV_2"], Is_Favorite: true },
		{ Content_Ref: ["PV_1"], Is_Favorite: false },
	]);
});

test("queued work runs at once, when the network returns and when the page becomes visible, until it is stopped", () => {
	let runs = 0;
	const visibility = vi.spyOn(document, "visibilityState", "get");
	const turn = (state: DocumentVisibilityState) => {
		visibility.mockReturnValue(state);
		document.dispatchEvent(new Event("visibilitychange"));
	};
	const stop = onRetry(() => {
		runs++;
	});
	expect(runs).toBe(1);
	turn("hidden");
	expect(runs).toBe(1);
	turn("visible");
	expect(runs).toBe(2);
	stop();
	turn("visible");
	expect(runs).toBe(2);
	visibility.mockRestore();
});

test("a customer's uses are marked once, and unmarked one by one", async () => {
	const use = (transaction_id: string, sub = "me") => ({
		...{ sub, transaction_id, at: 1, card: bareCard("PV_1") },
	});
	atomStore.set(usedIdsAtom, []);
	await queueUse(use("T1"));
	await queueUse(use("T1"));
	await queueUse(use("T2"));
	await queueUse(use("X1", "other"));
	expect(atomStore.get(usedIdsAtom)).toEqual(["T1", "T2"]);
	removeUsedId(use("T1"));
	expect(atomStore.get(usedIdsAtom)).toEqual(["T2"]);
	await dequeueUse(use("T1"));
	expect((await pendingUses("me")).map((it) => it.transaction_id)).toEqual([
		"T2",
	]);
});

test("a customer's read marks are not sent after another customer has signed in", async () => {
	await readQueue.add("me", ["C1"]);
	adoptToken(tokenOf("other"));
	await readQueue.sendAll();
	await expect(readQueue.send("me", ["C1"])).rejects.toThrow("signed in");
	expect(phone.calls).toEqual([]);
	expect(await readQueue.pending("me")).toEqual(["C1"]);
});

test("an event that is logged twice is sent twice", async () => {
	for (let again = 0; again < 2; again++)
		await eventQueue.add("me", [{ sub: "me", event }]);
	expect(await eventQueue.pending("me")).toHaveLength(2);
});

test("waiting events are sent at the start and when the network returns, until it is stopped", async () => {
	vi.stubGlobal("location", new URL("https://gift.example/"));
	const send = vi.spyOn(eventQueue, "sendAll").mockResolvedValue(true);
	const stop = startEventLog();
	expect(send).toHaveBeenCalledTimes(1);
	phone.setNetwork(false);
	expect(send).toHaveBeenCalledTimes(1);
	phone.setNetwork(true);
	expect(send).toHaveBeenCalledTimes(2);
	const seen = vi.spyOn(document, "visibilityState", "get");
	for (const [state, times] of [
		["hidden", 2],
		["visible", 3],
	] as const) {
		seen.mockReturnValue(state);
		document.dispatchEvent(new Event("visibilitychange"));
		expect(send).toHaveBeenCalledTimes(times);
	}
	stop();
	document.dispatchEvent(new Event("visibilitychange"));
	phone.setNetwork(true);
	expect(send).toHaveBeenCalledTimes(3);
	vi.unstubAllGlobals();
});

test("an unreadable item does not remove others, in events and read marks", async () => {
	const tooLong = "x".repeat(201);
	const queued = { sub: "me", event };
	await eventQueue.add("me", [queued]);
	await eventQueue.add("me", [
		{ sub: "me", event: { ...event, ref2: tooLong } },
	]);
	await eventQueue.add("me", [queued]);
	expect(await eventQueue.pending("me")).toEqual([queued, queued]);
	await readQueue.add("me", ["C1"]);
	await readQueue.add("me", [tooLong]);
	await readQueue.add("me", ["C2"]);
	expect(readQueue.cached("me")).toEqual(["C1", "C2"]);
});

test("a read mark can have any campaign_id that the list has", async () => {
	const longest = "x".repeat(200);
	await readQueue.add("me", [longest]);
	expect(readQueue.cached("me")).toEqual([longest]);
});
