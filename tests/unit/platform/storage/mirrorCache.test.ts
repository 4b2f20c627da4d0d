// Proves that the second copy, in Cache Storage, contains every saved code and restores what the database has lost (O01).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { mirrorCache } from "../../../../src/platform/storage/mirrorCache";
import {
	createWallet,
	type WalletCode,
} from "../../../../src/platform/storage/wallet";
import { copyOver } from "../../../support/copyOver";
import { fakeCaches } from "../../support/fakeCaches";

vi.mock("../../../../src/platform/storage/databases", () => ({
	databases: [],
}));

const code = (id: string, sub = "me/1"): WalletCode => ({
	...bareCard("PV_1"),
	code: `CODE-${id}`,
	link: "",
	is_url: false,
	countdown_time: null,
	display_type: null,
	privilegetype: 4,
	transaction_id: id,
	privilege_id: "P1",
	barcode_format: "CODE128",
	sub,
	saved_at: 1,
});

let phone = fakeCaches();
const disk = new Map<string, unknown>();
const first = copyOver(disk);
/** The wallet after a new start of the app. */
const wallet = () => createWallet([first, mirrorCache]);
const ids = async () =>
	(await wallet().listCodes("me/1")).map((it) => it.transaction_id).sort();
const mirrored = () => phone.caches.get("galaxy-gift-mirror-code");

beforeEach(() => {
	phone = fakeCaches();
	disk.clear();
	vi.stubGlobal("caches", phone.storage);
});
afterEach(() => vi.unstubAllGlobals());

test("with an empty database the codes are read from the mirror, and restored to the database", async () => {
	for (const id of ["T/1", "T 2"]) await wallet().writeCode(code(id));
	const before = new Map(disk);
	disk.clear();
	expect(await ids()).toEqual(["T 2", "T/1"]);
	expect(await wallet().readCode("me/1", "T/1")).toEqual(code("T/1"));
	expect(disk).toEqual(before);
});

test("with all caches deleted the codes are read from the database, and restored to the mirror", async () => {
	await wallet().writeCode(code("T1"));
	phone.caches.clear();
	expect(await ids()).toEqual(["T1"]);
	expect(mirrored()?.size).toBe(0);
	await wallet().readCode("me/1", "T1");
	expect(mirrored()?.size).toBe(1);
	disk.clear();
	expect(await ids()).toEqual(["T1"]);
});

test("after the loss of a database one call lists its many codes without reading each", async () => {
	const all = Array.from({ length: 100 }, (_, at) => `T${at}`).sort();
	for (const id of all) await wallet().writeCode(code(id));
	disk.clear();
	const reads = vi.spyOn(first, "get");
	expect(await ids()).toEqual(all);
	expect(reads).not.toHaveBeenCalled();
	reads.mockRestore();
	expect(disk.size).toBe(0);
});

test("codes lost from a truncated database are listed together with those that it still has", async () => {
	for (const id of ["T1", "T2", "T3"]) await wallet().writeCode(code(id));
	disk.delete([...disk.keys()].at(-1) ?? "");
	expect(await ids()).toEqual(["T1", "T2", "T3"]);
	expect(disk.size).toBe(3);
});

test.each([
	["no JSON", "{"],
	["JSON of another kind", "5"],
	["another code's entry", ""],
])(
	"a mirror entry that is %s affects no other code and is repaired",
	async (_, text) => {
		for (const id of ["T1", "T2"]) await wallet().writeCode(code(id));
		const [one = "", other = ""] = [...(mirrored()?.keys() ?? [])];
		const good = mirrored()?.get(one)?.bytes;
		const given =
			text || new TextDecoder().decode(mirrored()?.get(other)?.bytes);
		phone.place("galaxy-gift-mirror-code", one, given);
		expect(await ids()).toEqual(["T1", "T2"]);
		expect(mirrored()?.get(one)?.bytes).not.toEqual(good);
		expect(await wallet().readCode("me/1", "T1")).toEqual(code("T1"));
		expect(mirrored()?.get(one)?.bytes).toEqual(good);
	},
);

test("another customer's sign-in and the deletion of 'my data' leave nothing in the mirror", async () => {
	await wallet().writeCode(code("T1"));
	await wallet().writeCode(code("T2", "you"));
	await wallet().removeCodesOfOthers("me/1");
	expect([...(mirrored()?.keys() ?? [])].join()).not.toContain("you");
	await wallet().removeCodesOf("me/1");
	expect(mirrored()?.size).toBe(0);
	expect(disk.size).toBe(0);
});

test("with Cache Storage full or missing a code is saved only in the database", async () => {
	phone.fill(true);
	expect(await wallet().writeCode(code("T1"))).toBe(true);
	vi.stubGlobal("caches", undefined);
	expect(await wallet().writeCode(code("T2"))).toBe(true);
	expect(await ids()).toEqual(["T1", "T2"]);
});

test("after all caches were deleted under an open page, the next code is mirrored again", async () => {
	const open = wallet();
	await open.writeCode(code("T1"));
	phone.caches.clear();
	await open.writeCode(code("T2"));
	disk.clear();
	expect(await ids()).toEqual(["T2"]);
});

test("a value removed by another tab does not return from this tab's memory", async () => {
	const [one, other] = [wallet(), wallet()];
	await one.writeCode(code("T1"));
	await other.removeCodesOf("me/1");
	expect(await one.readCode("me/1", "T1")).toBeNull();
	expect(await one.listCodes("me/1")).toEqual([]);
});

test("the same address in another cache, such as the worker's, is ignored", async () => {
	await wallet().writeCode(code("T1"));
	const key = [...disk.keys()][0] ?? "";
	const [address = ""] = [...(mirrored()?.keys() ?? [])];
	phone.caches.clear();
	phone.place("pictures", address, JSON.stringify([key, disk.get(key)]));
	expect(await mirrorCache.get(key)).toBeUndefined();
});

test("an unknown address in the mirror affects no code", async () => {
	await wallet().writeCode(code("T1"));
	phone.place("galaxy-gift-mirror-code", "/elsewhere", "{}");
	disk.clear();
	expect(await mirrorCache.keys("code/")).toHaveLength(1);
	expect(await ids()).toEqual(["T1"]);
});
