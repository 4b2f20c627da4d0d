// Proves that a saved value survives damage to either copy, and counts as saved only after it was read back (O01).

import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { setServerTime } from "../../../../src/platform/http/clock";
import {
	mirroredStore,
	type StorageBackend,
} from "../../../../src/platform/storage/mirroredStore";
import { copyOver } from "../../../support/copyOver";
import { nth } from "../../../support/nth";
import { waitFor } from "../../../support/waitFor";

const value = v.object({ code: v.string() });
const saved = { code: "AB-12" };
let stores: [Map<string, unknown>, Map<string, unknown>];

/** The store after a new start of the app, with empty memory. */
const restarted = (
	first: Partial<StorageBackend> = {},
	second: Partial<StorageBackend> = {},
) =>
	mirroredStore(
		[copyOver(stores[0], first), copyOver(stores[1], second)],
		value,
	);
const broken: StorageBackend = {
	get: () => Promise.reject(new Error("broken")),
	set: () => Promise.reject(new Error("broken")),
	remove: () => Promise.reject(new Error("broken")),
	keys: () => Promise.reject(new Error("broken")),
	entries: () => Promise.reject(new Error("broken")),
};

beforeEach(() => {
	stores = [new Map(), new Map()];
});

test("a value is saved in both copies and read after a restart", async () => {
	expect(await restarted().save("a/1", saved)).toBe(true);
	expect(stores[0].get("a/1")).toEqual(stores[1].get("a/1"));
	expect(await restarted().read("a/1")).toEqual(saved);
	expect(await restarted().read("a/2")).toBeNull();
});

test.each([
	["missing", () => undefined],
	["no record at all", () => "AB-12"],
	[
		"changed under its old sum",
		(sum: string) => ({ json: '{"code":"X"}', sum }),
	],
	["cut off", (sum: string) => ({ json: '{"code":"AB-', sum })],
	["without its sum", () => ({ json: '{"code":"AB-12"}' })],
])(
	"a copy that is %s is repaired from the other one",
	async (_title, damage) => {
		for (const hurt of [0, 1]) {
			await restarted().save("a/1", saved);
			const good = nth(stores, 1 - hurt).get("a/1");
			const { sum } = v.parse(v.object({ sum: v.string() }), good);
			nth(stores, hurt).set("a/1", damage(sum));
			expect(await restarted().read("a/1")).toEqual(saved);
			expect(nth(stores, hurt).get("a/1")).toEqual(good);
		}
	},
);

test("a read while a key is being removed does not bring it back", async () => {
	await restarted().save("a/1", saved);
	let finish = () => {};
	const held = new Promise<void>((resolve) => {
		finish = resolve;
	});
	const remove = async (key: string) => {
		await held;
		stores[1].delete(key);
	};
	const store = restarted({}, { remove });
	const removal = store.removeWhere(() => true);
	await waitFor(() => expect(stores[0].has("a/1")).toBe(false));
	const read = store.read("a/1");
	finish();
	await Promise.all([removal, read]);
	expect([...stores[0].keys(), ...stores[1].keys()]).toEqual([]);
});

test("with both copies damaged the value is missing, not wrong", async () => {
	await restarted().save("a/1", saved);
	for (const store of stores) store.set("a/1", { json: "{}", sum: "no" });
	expect(await restarted().read("a/1")).toBeNull();
});

test("a record copied under another customer's key does not count", async () => {
	await restarted().save("mine/1", saved);
	for (const store of stores) store.set("yours/1", store.get("mine/1"));
	expect(await restarted().read("yours/1")).toBeNull();
});

test("one working copy is enough to save and to read", async () => {
	expect(await restarted(broken).save("a/1", saved)).toBe(true);
	expect(await restarted(broken).read("a/1")).toEqual(saved);
	expect(await restarted({}, broken).save("a/2", saved)).toBe(true);
	expect(await restarted({}, broken).read("a/2")).toEqual(saved);
});

test("if both copies fail, saving reports it and keeps the value in memory", async () => {
	const store = restarted(broken, broken);
	expect(await store.save("a/1", saved)).toBe(false);
	expect(await store.read("a/1")).toEqual(saved);
	expect(await store.list("a/")).toEqual([saved]);
});

test("a copy that does not return a written value has not saved it", async () => {
	const forgetful = { set: async () => undefined };
	expect(await restarted(forgetful, forgetful).save("a/1", saved)).toBe(false);
});

test("after an interrupted write the first copy counts as the newer one", async () => {
	await restarted().save("a/1", { code: "old" });
	await restarted({}, broken).save("a/1", { code: "new" });
	expect(await restarted().read("a/1")).toEqual({ code: "new" });
});

test("a list contains the keys of both copies once, and only under its prefix", async () => {
	await restarted({}, broken).save("a/1", { code: "1" });
	await restarted(broken).save("a/2", { code: "2" });
	await restarted().save("a/3", { code: "3" });
	await restarted().save("b/4", { code: "4" });
	const codes = (await restarted().list("a/")).map(({ code }) => code);
	expect(codes.sort()).toEqual(["1", "2", "3"]);
});

test("a removed value is gone from both copies and from memory", async () => {
	const store = restarted();
	await store.save("a/1", saved);
	await store.save("b/1", saved);
	await store.removeWhere((key) => key.startsWith("a/"));
	expect(await store.read("a/1")).toBeNull();
	expect(stores.map((store) => [...store.keys()])).toEqual([["b/1"], ["b/1"]]);
});

test("an older value in a full copy is not returned", async () => {
	await restarted().save("a/1", { code: "old" });
	const full = { set: broken.set };
	expect(await restarted(full).save("a/1", { code: "new" })).toBe(true);
	expect(await restarted().list("a/")).toEqual([{ code: "new" }]);
	expect(await restarted().read("a/1")).toEqual({ code: "new" });
});

test("if no copy can be written, the earlier value stays", async () => {
	await restarted().save("a/1", { code: "old" });
	const full = { set: broken.set };
	expect(await restarted(full, full).save("a/1", { code: "new" })).toBe(false);
	expect(await restarted().read("a/1")).toEqual({ code: "old" });
});

test("a list includes values that are damaged or missing in one copy, and repairs the first copy", async () => {
	for (const key of ["a/1", "a/2", "a/3"]) await restarted().save(key, saved);
	stores[0].set("a/1", { json: "{}", sum: "no" });
	stores[0].delete("a/2");
	stores[1].delete("a/3");
	expect(await restarted().list("a/")).toEqual([saved, saved, saved]);
	for (const key of ["a/1", "a/2"])
		expect(stores[0].get(key)).toEqual(stores[1].get(key));
});

test("reading all values repairs older or missing ones of the second copy", async () => {
	await restarted().save("a/1", { code: "sent" });
	const [before] = [...stores[1].values()];
	await later();
	await restarted().save("a/1", saved);
	stores[1].set("a/1", before);
	await restarted().save("a/2", saved);
	stores[1].delete("a/2");
	await restarted().save("b/1", saved);
	expect(await restarted().readAll("a/")).toEqual([saved, saved]);
	stores[0].set("a/1", "damaged");
	stores[0].delete("a/2");
	expect(await restarted().readAll("a/")).toEqual([saved, saved]);
	expect(await restarted().list("a/")).toEqual([saved, saved]);
});

/** Waits for the moment that a disk needs for each write. */
const later = () => new Promise((tick) => setTimeout(tick, 2));
const mute = () => Promise.reject(new Error("no answer"));

test.each([0, 1])(
	"after copy %d did not answer during a write, the newer value is read and repairs it",
	async (hurt) => {
		await restarted().save("a/1", { code: "old" });
		await later();
		const silent = { set: mute, remove: mute, get: mute };
		const hung = hurt === 0 ? restarted(silent) : restarted({}, silent);
		expect(await hung.save("a/1", { code: "new" })).toBe(true);
		expect(stores[0].get("a/1")).not.toEqual(stores[1].get("a/1"));
		expect(await restarted().readAll("a/")).toEqual([{ code: "new" }]);
		expect(stores[0].get("a/1")).toEqual(stores[1].get("a/1"));
	},
);

test.each([0, 1])(
	"a value removed while copy %d did not answer does not return with that copy",
	async (hurt) => {
		await restarted().save("a/1", saved);
		await restarted().save("b/1", saved);
		const silent = { remove: mute };
		const hung = () => (hurt === 0 ? restarted(silent) : restarted({}, silent));
		await hung().removeWhere((key) => key === "a/1");
		expect(nth(stores, hurt).has("a/1")).toBe(true);
		expect(await hung().read("a/1")).toBeNull();
		expect(await hung().read("a/1")).toBeNull();
		// When the copy answers again, neither the value nor its tombstone is left.
		expect(await restarted().read("a/1")).toBeNull();
		expect(stores.map((store) => [...store.keys()])).toEqual([
			["b/1"],
			["b/1"],
		]);
	},
);

test.each([0, 1])(
	"with the clock set back while copy %d did not answer, the newer value is read and a removed one stays removed",
	async (hurt) => {
		const now = Date.now();
		setServerTime(now + 3_600_000);
		await restarted().save("a/1", { code: "old" });
		await restarted().save("a/2", { code: "old" });
		setServerTime(now);
		const silent = { set: mute, remove: mute };
		const hung = hurt === 0 ? restarted(silent) : restarted({}, silent);
		expect(await hung.readAll("a/")).toHaveLength(2);
		expect(await hung.save("a/1", { code: "new" })).toBe(true);
		await hung.remove(["a/2"]);
		expect(await hung.read("a/1")).toEqual({ code: "new" });
		expect(await hung.read("a/2")).toBeNull();
		expect(await restarted().readAll("a/")).toEqual([{ code: "new" }]);
	},
);

test("a value saved again after its removal stays", async () => {
	const store = restarted({ remove: mute });
	await store.save("a/1", { code: "old" });
	await store.removeWhere(() => true);
	await later();
	await store.save("a/1", { code: "new" });
	expect(await store.read("a/1")).toEqual({ code: "new" });
	expect(await restarted().list("a/")).toEqual([{ code: "new" }]);
});

/** A first copy that answers its first read late, with its value from then. */
function slowFirstRead() {
	let answer = () => {};
	let isFirst = true;
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const get = async (key: string) => {
		const found = stores[0].get(key);
		if (isFirst) {
			isFirst = false;
			await held;
		}
		return found;
	};
	return { get, answer: () => answer() };
}

test("a value saved again while a read finds its tombstone stays", async () => {
	await restarted().save("a/1", { code: "old" });
	await restarted({ remove: mute }).removeWhere(() => true);
	const { get, answer } = slowFirstRead();
	const store = restarted({ get });
	const read = store.read("a/1");
	expect(await store.save("a/1", saved)).toBe(true);
	answer();
	expect(await read).toEqual(saved);
	expect(await restarted().read("a/1")).toEqual(saved);
});

test("a value saved over its tombstone is read while the copies are still being written", async () => {
	await restarted().save("a/1", { code: "old" });
	await restarted({ remove: mute }).removeWhere(() => true);
	let write = () => {};
	const held = new Promise<void>((resolve) => {
		write = resolve;
	});
	const set = async (key: string, record: unknown) => {
		await held;
		stores[0].set(key, record);
	};
	const store = restarted({ set });
	const saving = store.save("a/1", saved);
	expect(await store.read("a/1")).toEqual(saved);
	write();
	expect(await saving).toBe(true);
	expect(stores[1].get("a/1")).toEqual(stores[0].get("a/1"));
	expect(await restarted().read("a/1")).toEqual(saved);
});

test("a value saved during a read that found nothing is returned", async () => {
	const { get, answer } = slowFirstRead();
	const store = restarted({ get });
	const read = store.read("a/1");
	await store.save("a/1", saved);
	answer();
	expect(await read).toEqual(saved);
});

test("a value read once stays readable in its newest form while the app runs, even if both copies fail", async () => {
	await restarted().save("a/1", { code: "old" });
	let isBroken = false;
	const get = (place: number) => async (key: string) => {
		if (isBroken) throw new Error("broken");
		return nth(stores, place).get(key);
	};
	const store = restarted({ get: get(0) }, { get: get(1) });
	expect(await store.read("a/1")).toEqual({ code: "old" });
	await later();
	await restarted().save("a/1", saved);
	expect(await store.read("a/1")).toEqual(saved);
	isBroken = true;
	expect(await store.read("a/1")).toEqual(saved);
});

test("a value that neither copy could save is not replaced by their older value", async () => {
	await restarted().save("a/1", { code: "old" });
	let isBroken = false;
	const get = (place: number) => async (key: string) => {
		if (isBroken) throw new Error("broken");
		return nth(stores, place).get(key);
	};
	const full = { set: broken.set };
	const store = restarted({ ...full, get: get(0) }, { ...full, get: get(1) });
	expect(await store.save("a/1", saved)).toBe(false);
	await store.read("a/1");
	isBroken = true;
	expect(await store.read("a/1")).toEqual(saved);
});

test("removing everything leaves tombstones only for values of a copy that does not answer", async () => {
	await restarted(broken).save("a/1", saved);
	await restarted({ keys: mute, remove: mute }).removeWhere(() => true);
	expect([...stores[0].keys()]).toEqual(["a/1"]);
	expect([...stores[1].keys()]).toEqual(["a/1"]);
	expect(await restarted().read("a/1")).toBeNull();
});

test("a read returns a value that is being written or could not be written, instead of the older one", async () => {
	await restarted().save("a/1", { code: "old" });
	await later();
	let write = () => {};
	const held = new Promise<void>((resolve) => {
		write = resolve;
	});
	const set = async () => {
		await held;
		throw new Error("full");
	};
	const store = restarted({ set }, { set });
	const saving = store.save("a/1", saved);
	expect(await store.read("a/1")).toEqual(saved);
	expect(await store.list("a/")).toEqual([saved]);
	write();
	expect(await saving).toBe(false);
	expect(await store.readAll("a/")).toEqual([saved]);
	// Later another tab can write.
	await later();
	await restarted().save("a/1", { code: "newer" });
	expect(await store.read("a/1")).toEqual({ code: "newer" });
	expect(await store.list("a/")).toEqual([{ code: "newer" }]);
});

test("a read that began before a save returns the saved value", async () => {
	await restarted().save("a/1", { code: "old" });
	await later();
	const { get, answer } = slowFirstRead();
	const store = restarted({ get });
	stores[1].clear();
	const read = store.read("a/1");
	await store.save("a/1", saved);
	answer();
	expect(await read).toEqual(saved);
});
