// Every queue sends with the token of the customer whose items it holds, or not at all (O05).
import { beforeEach, expect, test, vi } from "vitest";
import { eventQueue } from "../../../../src/platform/outbox/eventLog";
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
