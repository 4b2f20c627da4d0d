// Proves that a code in the wallet belongs to one customer and is restored completely, and that the list is newest first (O01, O05).

import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import {
	createWallet,
	type WalletCode,
} from "../../../../src/platform/storage/wallet";
import { copyOver } from "../../../support/copyOver";
import { nth } from "../../../support/nth";

const code = (given: Partial<WalletCode> = {}): WalletCode => ({
	code: "8850123456789",
	link: "",
	is_url: false,
	countdown_time: "2026-11-21T05:15:00Z",
	display_type: null,
	privilegetype: 4,
	transaction_id: "T/1",
	privilege_id: "P1",
	barcode_format: "EAN13",
	privilege_ref: "PV_1",
	brand_id: "1",
	brand_name_th: "กาแฟ",
	brand_name_en: "Kafe",
	brand_logo: "",
	image_url: "",
	reward_name: "กาแฟฟรี",
	reward_name_en: "Free coffee",
	sub_name: "",
	sub_name_en: "",
	expiration_datetime: null,
	footer_message_th: "",
	footer_message_en: "",
	extra_payload: [],
	sub: "customer-1",
	saved_at: 1,
	...given,
});

let stores: [Map<string, unknown>, Map<string, unknown>];
const copies = () => stores.map((store) => copyOver(store));

beforeEach(() => {
	stores = [new Map(), new Map()];
});

test("a saved code is restored completely after a restart, for its customer only", async () => {
	expect(await createWallet(copies()).writeCode(code())).toBe(true);
	const wallet = createWallet(copies());
	expect(await wallet.readCode("customer-1", "T/1")).toEqual(code());
	expect(await wallet.readCode("customer-2", "T/1")).toBeNull();
	expect(await wallet.readCode("customer-1/T", "1")).toBeNull();
});

test("the list has one customer's codes, newest first, also if another sub begins with theirs", async () => {
	const wallet = createWallet(copies());
	await wallet.writeCode(code({ transaction_id: "a", saved_at: 1 }));
	await wallet.writeCode(code({ transaction_id: "b", saved_at: 3 }));
	await wallet.writeCode(code({ transaction_id: "c", saved_at: 2 }));
	await wallet.writeCode(code({ sub: "customer-11" }));
	const listed = await wallet.listCodes("customer-1");
	expect(listed.map(({ transaction_id }) => transaction_id)).toEqual([
		"b",
		"c",
		"a",
	]);
});

test("erasing other customers leaves the customer's own codes and the claim journal", async () => {
	const wallet = createWallet(copies());
	await wallet.writeCode(code());
	await wallet.writeCode(code({ sub: "customer-2" }));
	for (const store of stores) store.set("claim/customer-2/1", "kept");
	await wallet.removeCodesOfOthers("customer-1");
	expect(await wallet.listCodes("customer-2")).toEqual([]);
	expect(await wallet.listCodes("customer-1")).toEqual([code()]);
	for (const store of stores) expect(store.size).toBe(2);
});

test("the customers with saved codes are listed once each", async () => {
	const wallet = createWallet(copies());
	for (const sub of ["customer-1", "customer-2"])
		for (const transaction_id of ["a", "b"])
			await wallet.writeCode(code({ sub, transaction_id }));
	expect((await createWallet(copies()).codeOwners()).sort()).toEqual([
		"customer-1",
		"customer-2",
	]);
});

test("erasing one customer's codes leaves the others'", async () => {
	const wallet = createWallet(copies());
	await wallet.writeCode(code());
	await wallet.writeCode(code({ sub: "customer-2" }));
	await wallet.removeCodesOf("customer-1");
	expect(await createWallet(copies()).codeOwners()).toEqual(["customer-2"]);
});

test("a record of an unknown shape counts as none", async () => {
	const wallet = createWallet(copies());
	await wallet.writeCode(code({ saved_at: Number.NaN }));
	expect(await createWallet(copies()).readCode("customer-1", "T/1")).toBeNull();
});

test("an unknown value of the host does not make a saved code unreadable", async () => {
	const wallet = createWallet(copies());
	await wallet.writeCode(
		code({ barcode_format: "none", privilegetype: Number.NaN }),
	);
	const kept = await createWallet(copies()).readCode("customer-1", "T/1");
	expect(kept).toEqual(code({ barcode_format: "none", privilegetype: 0 }));
});

/** Replaces a part of a copy's record. */
function damage(place: number, key: string, change: (text: string) => string) {
	const { json, sum, at } = v.parse(record, nth(stores, place).get(key));
	const text = change(json + sum + at);
	const sumEnd = json.length + sum.length;
	nth(stores, place).set(key, {
		json: text.slice(0, json.length),
		sum: text.slice(json.length, sumEnd),
		at: Number(text.slice(sumEnd)),
	});
}
const record = v.object({ json: v.string(), sum: v.string(), at: v.number() });

test.each([0, 1])(
	"with any damage to copy %d the other copy is used; with both damaged no code is shown, never a wrong one",
	async (place) => {
		await createWallet(copies()).writeCode(code());
		const key = nth(nth(stores, place).keys());
		const good = nth(stores, place).get(key);
		const { json, sum, at: number } = v.parse(record, good);
		const read = () => createWallet(copies()).readCode("customer-1", "T/1");
		const list = () => createWallet(copies()).listCodes("customer-1");
		const length = `${json}${sum}${number}`.length;
		// Every seventh byte, so that each bit is flipped in every part of the record.
		for (let at = place; at < length; at += 7)
			for (const change of [
				(text: string) =>
					text.slice(0, at) +
					String.fromCharCode(text.charCodeAt(at) ^ (1 << (at % 8))) +
					text.slice(at + 1),
				(text: string) => text.slice(0, at),
			]) {
				damage(place, key, change);
				expect(await list()).toEqual([code()]);
				nth(stores, place).set(key, good);
				damage(place, key, change);
				expect(await read()).toEqual(code());
				// Reading repaired the damaged copy, with the time from the other copy.
				expect(nth(stores, place).get(key)).toMatchObject({ json, sum });
				nth(stores, place).set(key, good);
			}
		for (let at = 0; at < json.length; at++) {
			for (const store of stores) {
				const flipped = json.charCodeAt(at) ^ 1;
				store.set(key, {
					json:
						json.slice(0, at) +
						String.fromCharCode(flipped) +
						json.slice(at + 1),
					sum,
					at: number,
				});
			}
			expect(await list()).toEqual([]);
			expect(await read()).toBeNull();
		}
	},
);

test("another customer's record under this key is ignored, and the other copy is used", async () => {
	await createWallet(copies()).writeCode(code());
	await createWallet(copies()).writeCode(
		code({ sub: "customer-2", code: "X" }),
	);
	const [mine = "", other = ""] = [...stores[0].keys()];
	for (const store of stores) {
		store.set(mine, store.get(other));
		const wallet = createWallet(copies());
		expect(await wallet.listCodes("customer-1")).toEqual([code()]);
		expect(await wallet.readCode("customer-1", "T/1")).toEqual(code());
		store.set(mine, store.get(other));
		expect(await wallet.readCode("customer-1", "T/1")).toEqual(code());
		expect(await wallet.listCodes("customer-1")).toEqual([code()]);
	}
});

test("a code is never deleted for its age, and is still listed years after its end", async () => {
	const ended = code({
		countdown_time: null,
		expiration_datetime: "2001-01-01T00:00:00Z",
		saved_at: 0,
	});
	await createWallet(copies()).writeCode(ended);
	expect(await createWallet(copies()).listCodes("customer-1")).toEqual([ended]);
});

test("on a full phone the oldest ended codes make room for a new one, and usable ones stay", async () => {
	const before = createWallet(copies());
	for (let at = 0; at < 30; at++)
		await before.writeCode(
			code({
				transaction_id: `T${at}`,
				saved_at: at,
				...(at % 2 === 1 && { over: "used" }),
			}),
		);
	const full = stores.map((store) =>
		copyOver(store, {
			set: async (key, value) => {
				if (!store.has(key) && store.size >= 30)
					throw new DOMException("No room", "QuotaExceededError");
				store.set(key, value);
			},
		}),
	);
	const wallet = createWallet(full);
	expect(await wallet.writeCode(code({ saved_at: 30 }))).toBe(true);
	const left = await createWallet(copies()).listCodes("customer-1");
	expect(left.map((it) => it.transaction_id)).toEqual(
		["T/1"].concat(
			[29, 28, 27, 26, 25, 24, 23, 22, 21, 20]
				.concat([18, 16, 14, 12, 10, 8, 6, 4, 2, 0])
				.map((at) => `T${at}`),
		),
	);
});

test("a full phone without ended codes accepts no new code, and keeps those it has", async () => {
	const refuse = async () => {
		throw new DOMException("No room", "QuotaExceededError");
	};
	let isFull = false;
	const wallet = createWallet(
		copies().map((copy) => ({
			...copy,
			set: (key, value) => (isFull ? refuse() : copy.set(key, value)),
		})),
	);
	await wallet.writeCode(code({ transaction_id: "usable" }));
	// Marked during this visit, so its use may still be undone.
	await wallet.writeCode(code({ transaction_id: "used", over: "used" }));
	isFull = true;
	expect(await wallet.writeCode(code({ transaction_id: "new" }))).toBe(false);
	for (const store of stores) expect(store.size).toBe(2);
});

test("ended codes stay where a copy fails for another reason", async () => {
	await createWallet(copies()).writeCode(code({ over: "used" }));
	const failing = copies().map((copy) => ({
		...copy,
		set: () => Promise.reject(new Error("broken")),
	}));
	await createWallet(failing).writeCode(code({ transaction_id: "new" }));
	for (const store of stores) expect(store.size).toBe(1);
});
