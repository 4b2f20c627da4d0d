// Proves the two copies of data that must not be lost: values of earlier starts are read, and a missing, full or hanging database affects only its copy (O01).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nth } from "../../../support/nth";
import { fakeCaches } from "../../support/fakeCaches";
import { fakeDatabases } from "../../support/fakeDatabases";

const path = "../../../../src/platform/storage/databases";
const key = "code/me/T1";
const value = { json: "1" };
let phone = fakeDatabases();
let caches = fakeCaches();

/** The two copies after a new start of the app. */
async function started() {
	vi.resetModules();
	const {
		databases,
	}: typeof import("../../../../src/platform/storage/databases") = await import(
		path
	);
	return databases;
}
const keptIn = (name: string) => phone.disk.get(name)?.get("kept");

beforeEach(() => {
	phone = fakeDatabases();
	caches = fakeCaches();
	vi.stubGlobal("indexedDB", phone.factory);
	vi.stubGlobal("caches", caches.storage);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("values of an earlier start are read, one by one and all at once", async () => {
	phone.place("galaxy-gift", new Map([[key, value]]));
	const [first] = await started();
	expect(await first.get(key)).toEqual(value);
	expect(await first.get("code/me/T2")).toBeUndefined();
	expect(await first.keys()).toEqual([key]);
	expect(await first.entries()).toEqual([[key, value]]);
});

test("on a new phone a value is saved and read by the next start; a removed one is gone", async () => {
	const [first] = await started();
	await first.set(key, value);
	expect(keptIn("galaxy-gift")).toEqual(new Map([[key, value]]));
	const [next] = await started();
	expect(await next.get(key)).toEqual(value);
	await next.remove(key);
	expect(keptIn("galaxy-gift")?.size).toBe(0);
});

test("the database is opened on demand, once", async () => {
	const [first] = await started();
	expect(phone.opened).toEqual([]);
	await first.set(key, value);
	await first.get(key);
	await first.keys();
	expect(phone.opened).toEqual(["galaxy-gift"]);
});

test("the second copy is in Cache Storage, where damage to the databases does not affect it", async () => {
	const [, mirror] = await started();
	await mirror.set(key, value);
	expect([...phone.disk.keys()]).toEqual([]);
	expect(caches.caches.get("galaxy-gift-mirror-code")?.size).toBe(1);
	expect(await (await started())[1].get(key)).toEqual(value);
});

test("without Cache Storage the second copy is a separate database", async () => {
	Reflect.deleteProperty(globalThis, "caches");
	const copies = await started();
	expect(copies).toHaveLength(2);
	for (const copy of copies) await copy.set(key, value);
	for (const name of ["galaxy-gift", "galaxy-gift-copy"])
		expect(keptIn(name)).toEqual(new Map([[key, value]]));
	for (const copy of await started())
		expect(await copy.get(key)).toEqual(value);
});

test("a full database reports that it is full and keeps its values", async () => {
	phone.place("galaxy-gift", new Map([[key, value]]));
	const [first] = await started();
	phone.trouble = "full";
	await expect(first.set("code/me/T2", value)).rejects.toThrow();
	expect(await first.entries()).toEqual([[key, value]]);
	phone.trouble = null;
	await first.set("code/me/T2", value);
	expect(await first.keys()).toHaveLength(2);
});

test.each([
	["the database", 0],
	["the mirror", 1],
])(
	"on a full phone the cached pictures are deleted to make room for %s",
	async (_, place) => {
		const copy = nth(await started(), place);
		const fill = (isFull: boolean) => {
			phone.trouble = isFull ? "full" : null;
			caches.fill(isFull);
		};
		const { delete: drop } = globalThis.caches;
		vi.spyOn(globalThis.caches, "delete").mockImplementation(async (name) => {
			fill(false);
			return drop(name);
		});
		caches.place("pictures", "/content/deal.webp", "picture");
		fill(true);
		await copy.set(key, value);
		expect(await copy.get(key)).toEqual(value);
		expect(caches.caches.has("pictures")).toBe(false);
	},
);

// The bug: the error of the caches replaced that of the full database, so nothing else made room.
test("a full database reports that it is full also where the caches cannot make room", async () => {
	const [first] = await started();
	phone.trouble = "full";
	vi.spyOn(globalThis.caches, "delete").mockRejectedValue(
		new DOMException("Not allowed", "SecurityError"),
	);
	await expect(first.set(key, value)).rejects.toThrow(
		expect.objectContaining({ name: "QuotaExceededError" }),
	);
});

test("a database that fails to open is tried again at the next call", async () => {
	phone.place("galaxy-gift", new Map([[key, value]]));
	const [first] = await started();
	phone.trouble = "refuses";
	await expect(first.get(key)).rejects.toThrow();
	phone.trouble = null;
	expect(await first.get(key)).toEqual(value);
});

test("a connection that the browser closed without saying so is opened again", async () => {
	phone.place("galaxy-gift", new Map([[key, value]]));
	const [first] = await started();
	await first.get(key);
	phone.closeAll("galaxy-gift");
	expect(await first.get(key)).toEqual(value);
	phone.closeAll("galaxy-gift");
	await first.set("code/me/T2", value);
	expect(await first.keys()).toHaveLength(2);
	expect(phone.opened).toHaveLength(3);
});

test("without IndexedDB the first copy fails at once, and the mirror is used", async () => {
	vi.stubGlobal("indexedDB", undefined);
	const [first, mirror] = await started();
	await expect(first.get(key)).rejects.toThrow();
	await mirror.set(key, value);
	expect(await mirror.get(key)).toEqual(value);
});

test.each([0, 1])("copy %d times out after three seconds", async (place) => {
	const never = () => new Promise(() => {});
	const copy = nth(await started(), place);
	phone.trouble = "hangs";
	vi.stubGlobal("caches", { ...caches.storage, match: never, open: never });
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	const read = copy.get(key).catch(String);
	await vi.advanceTimersByTimeAsync(2999);
	expect(await Promise.race([read, "waiting"])).toBe("waiting");
	await vi.advanceTimersByTimeAsync(1);
	expect(await read).toContain("does not answer");
});

test("reading all codes may take the mirror ten seconds, and the database three", async () => {
	const [first, mirror] = await started();
	phone.trouble = "hangs";
	vi.stubGlobal("caches", { open: () => new Promise(() => {}) });
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	const one = first.entries("code/").catch(String);
	const other = mirror.entries("code/").catch(String);
	await vi.advanceTimersByTimeAsync(3000);
	expect(await one).toContain("does not answer");
	await vi.advanceTimersByTimeAsync(6999);
	expect(await Promise.race([other, "waiting"])).toBe("waiting");
	await vi.advanceTimersByTimeAsync(1);
	expect(await other).toContain("does not answer");
});
