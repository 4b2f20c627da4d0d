// Every queue sends with the token of the customer whose items it holds, or not at all (O05).
import { beforeEach, expect, test, vi } from "vitest";
import {
	eventQueue,
	startEventLog,
} from "../../../../src/platform/outbox/eventLog";
import { favouriteQueue } from "../../../../src/platform/outbox/favouriteQueue";
import { readQueue } from "../../../../src/platform/outbox/readQueue";
import { adoptToken } from "../../../../src/platform/session/session";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../sync/phone"));
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

test("read marks, events and favourites are bound to their customer", async () => {
	for (const name of [
		"ReadNotify",
		"EventLog",
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
});

test("read marks of one customer are not sent after another signed in", async () => {
	await readQueue.add("me", ["C1"]);
	adoptToken(tokenOf("other"));
	await readQueue.sendAll();
	await expect(readQueue.send("me", ["C1"])).rejects.toThrow("signed in");
	expect(phone.calls).toEqual([]);
	expect(await readQueue.pending("me")).toEqual(["C1"]);
});

test("read marks and events outlive the page that they leave from", async () => {
	for (const name of ["ReadNotify", "EventLog"]) phone.api(name, () => ({}));
	await readQueue.add("me", ["C1"]);
	await eventQueue.add("me", [{ sub: "me", event }]);
	for (const queue of [readQueue, eventQueue]) await queue.sendAll();
	expect(phone.calls).toHaveLength(2);
	for (const { name, options } of phone.calls)
		expect([name, options]).toEqual([name, { keepalive: true, sub: "me" }]);
});

test("a notification read twice is marked once, an event logged twice goes out twice", async () => {
	for (const mark of ["C1", "C2", "C1"]) await readQueue.add("me", [mark]);
	expect(await readQueue.pending("me")).toEqual(["C2", "C1"]);
	for (let again = 0; again < 2; again++)
		await eventQueue.add("me", [{ sub: "me", event }]);
	expect(await eventQueue.pending("me")).toHaveLength(2);
});

test("favourites set and unset wait together and go out as two states", async () => {
	const states: unknown[] = [];
	phone.api("AddOrRemoveAllFavoritePrivilege", (request) => {
		states.push([request.Content_Ref, request.Is_Favorite]);
	});
	await favouriteQueue.add("me", [
		{ reference: "A", wanted: true },
		{ reference: "B", wanted: false },
		{ reference: "C", wanted: true },
	]);
	expect(await favouriteQueue.sendAll()).toBe(true);
	expect(states).toEqual([
		[["A", "C"], true],
		[["B"], false],
	]);
	expect(await favouriteQueue.pending("me")).toEqual([]);
});

test("events that wait go out at the start and with the network, until it is stopped", async () => {
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
