// Proves how the second database of an older release ends: deleted once everything in it is in Cache Storage, kept otherwise, and never in the way of a tab that still uses it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeRecord } from "../../../../src/domain/app/storedRecord";
import type { StorageBackends } from "../../../../src/platform/storage/mirroredStore";
import { copyOver } from "../../../support/copyOver";
import { waitFor } from "../../../support/waitFor";
import { fakeDatabases } from "../../support/fakeDatabases";

const name = "galaxy-gift-copy";
const key = "code/me/T1";
const record = makeRecord(key, '{"code":"A"}', 1);
let phone = fakeDatabases();
let mirror = new Map<string, unknown>();
let isMirrorFull = false;
const copies = (): StorageBackends => [
	copyOver(new Map()),
	copyOver(mirror, {
		set: async (at, value) => {
			if (isMirrorFull) throw new DOMException("No room", "QuotaExceededError");
			mirror.set(at, value);
		},
	}),
];

/** The code of a new start of the app. */
async function started() {
	vi.resetModules();
	return import("../../../../src/platform/storage/formerCopy");
}
/** What the database answers once it has gone. */
async function expectEmpty({
	formerCopy,
}: Awaited<ReturnType<typeof started>>) {
	expect(await formerCopy.get(key)).toBeUndefined();
	expect(await formerCopy.keys()).toEqual([]);
	expect(await formerCopy.entries()).toEqual([]);
	await formerCopy.remove(key);
}

beforeEach(() => {
	phone = fakeDatabases();
	mirror = new Map();
	isMirrorFull = false;
	phone.place(name, new Map([[key, record]]));
	vi.stubGlobal("indexedDB", phone.factory);
});
afterEach(() => vi.unstubAllGlobals());

test("what it holds moves to the mirror, and it is deleted; this page goes on without it", async () => {
	const app = await started();
	await app.moveFormerCopy(copies());
	expect(mirror).toEqual(new Map([[key, record]]));
	expect(phone.disk.has(name)).toBe(false);
	await expectEmpty(app);
	// Nothing of that has created it again.
	expect(phone.disk.has(name)).toBe(false);
});

test("moved twice at once, as by two pages, it is moved once", async () => {
	const app = await started();
	await Promise.all([
		app.moveFormerCopy(copies()),
		app.moveFormerCopy(copies()),
	]);
	expect(mirror.get(key)).toEqual(record);
	expect(phone.disk.has(name)).toBe(false);
});

test("with a mirror that takes nothing it stays, is read, and moves at the next start", async () => {
	isMirrorFull = true;
	const app = await started();
	await app.moveFormerCopy(copies());
	expect(await app.formerCopy.get(key)).toEqual(record);
	expect(await app.formerCopy.keys()).toEqual([key]);
	isMirrorFull = false;
	await (await started()).moveFormerCopy(copies());
	expect(mirror.get(key)).toEqual(record);
});

test("while a tab of the older release has it open nothing waits; it goes when that tab closes", async () => {
	const tab = phone.openElsewhere(name);
	const app = await started();
	await app.moveFormerCopy(copies());
	expect(phone.disk.has(name)).toBe(true);
	await expectEmpty(app);
	tab.close();
	expect(phone.disk.has(name)).toBe(false);
});

test("a tab that has it open gives it up when another one deletes it, and finds it empty then", async () => {
	const [one, other] = [await started(), await started()];
	expect(await one.formerCopy.get(key)).toEqual(record);
	await other.moveFormerCopy(copies());
	expect(phone.disk.has(name)).toBe(false);
	await expectEmpty(one);
});

test("a disk that refuses the deletion holds nothing up", async () => {
	const app = await started();
	const { deleteDatabase } = phone.factory;
	phone.factory.deleteDatabase = (of) => {
		phone.trouble = "refuses";
		return deleteDatabase(of);
	};
	await app.moveFormerCopy(copies());
	expect(mirror.get(key)).toEqual(record);
	expect(phone.disk.has(name)).toBe(true);
});

test("a phone that never had it gets none, and its mirror stays as it is", async () => {
	phone.disk.clear();
	const app = await started();
	await app.moveFormerCopy(copies());
	await expectEmpty(app);
	expect(phone.disk.size).toBe(0);
	expect(mirror.size).toBe(0);
});

test("a database of this name without the app's values counts as none, and is not held open", async () => {
	phone.place(name, new Map(), "something else");
	await expectEmpty(await started());
	phone.factory.deleteDatabase(name);
	await waitFor(() => expect(phone.disk.has(name)).toBe(false));
});

test("one that does not open moves nothing, and is asked again at the next read", async () => {
	const app = await started();
	phone.trouble = "refuses";
	await app.moveFormerCopy(copies());
	await expect(app.formerCopy.get(key)).rejects.toThrow();
	expect(mirror.size).toBe(0);
	phone.trouble = null;
	expect(await app.formerCopy.get(key)).toEqual(record);
});

test("it is opened once, whatever is read, and what is removed from it is gone", async () => {
	const { formerCopy } = await started();
	expect(await formerCopy.entries()).toEqual([[key, record]]);
	await formerCopy.remove(key);
	expect(await formerCopy.keys()).toEqual([]);
	expect(phone.opened).toEqual([name]);
});

test("nothing is ever written to it", async () => {
	const { formerCopy } = await started();
	await formerCopy.set("code/me/T2", record);
	expect(await formerCopy.keys()).toEqual([key]);
});
