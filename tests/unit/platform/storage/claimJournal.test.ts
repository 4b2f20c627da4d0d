// Proves that a claim's intent survives the page, per customer, and that closed entries are kept for a week (O07).

import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { atomStore } from "../../../../src/platform/atomStore";
import { serverNow, setServerTime } from "../../../../src/platform/http/clock";
import {
	type ClaimIntent,
	createJournal,
	isClaimOpen,
} from "../../../../src/platform/storage/claimJournal";
import { mirroredStore } from "../../../../src/platform/storage/mirroredStore";
import { copyOver } from "../../../support/copyOver";
import { nth } from "../../../support/nth";

const intent = (given: Partial<ClaimIntent> = {}): ClaimIntent => ({
	sub: "customer-1",
	reference: "PV_1",
	isUsed: true,
	card: bareCard("PV_1"),
	...given,
});

let stores: Map<string, unknown>[];
const copies = () => stores.map((store) => copyOver(store));
const journal = () => createJournal(copies());

beforeEach(() => {
	stores = [new Map(), new Map()];
});

test("an intent is saved before anything else happens", async () => {
	const entry = await journal().saveIntent(intent());
	expect(entry).toMatchObject({
		...intent(),
		state: "intended",
		transaction_id: null,
		known: [],
	});
	expect(Math.abs(entry.at - serverNow())).toBeLessThan(5000);
	expect(await journal().readEntries("customer-1")).toEqual([entry]);
});

test("the known claims are saved with the intent; an older entry without them is read too", async () => {
	const entry = await journal().saveIntent(intent(), ["T1", "T2"]);
	expect(entry.known).toEqual(["T1", "T2"]);
	const { known: _, ...old } = { ...entry, id: "old" };
	await mirroredStore(copies(), v.looseObject({})).save(
		"claim/customer-1/old",
		old,
	);
	expect(await journal().readEntries("customer-1")).toEqual([
		entry,
		{ ...entry, id: "old", known: [] },
	]);
});

test("two intents for one privilege are two entries", async () => {
	const kept = journal();
	const one = await kept.saveIntent(intent());
	const other = await kept.saveIntent(intent());
	expect(one.id).not.toBe(other.id);
	expect(await journal().readEntries("customer-1")).toHaveLength(2);
});

test("the result of a claim replaces its entry under the same key", async () => {
	const kept = journal();
	const entry = await kept.saveIntent(intent());
	const sent = await kept.updateEntry(entry, { state: "sent" });
	expect(isClaimOpen(sent)).toBe(true);
	await kept.updateEntry(sent, { state: "settled", transaction_id: "T1" });
	const entries = await journal().readEntries("customer-1");
	const after = nth(entries);
	expect(after).toEqual({ ...entry, state: "settled", transaction_id: "T1" });
	expect(isClaimOpen(after)).toBe(false);
	expect(entries).toHaveLength(1);
	expect(await journal().readEntry(entry)).toEqual(after);
});

test("the atom shows the customer's entries as they change", async () => {
	const kept = journal();
	const entry = await kept.saveIntent(intent());
	await kept.updateEntry(entry, { state: "absent" });
	expect(atomStore.get(kept.journalAtom)).toMatchObject([{ state: "absent" }]);
	await kept.saveIntent(intent({ sub: "customer-2" }));
	expect(atomStore.get(kept.journalAtom)).toMatchObject([
		{ sub: "customer-2" },
	]);
});

test("a journal starts empty; an entry removed by another tab is not shown", async () => {
	const kept = journal();
	expect(atomStore.get(kept.journalAtom)).toEqual([]);
	const entry = await journal().saveIntent(intent());
	await journal().clearClaimsOfOthers("customer-2");
	expect(await kept.readEntry(entry)).toBeNull();
	expect(atomStore.get(kept.journalAtom)).toEqual([]);
});

test("an entry changed by another tab is shown in its new state", async () => {
	const kept = journal();
	const entry = await kept.saveIntent(intent());
	const changed = { ...entry, state: "sent", at: entry.at + 1 };
	await mirroredStore(copies(), v.looseObject({})).save(
		`claim/customer-1/${entry.id}`,
		changed,
	);
	expect(await kept.readEntry(entry)).toEqual(changed);
	expect(atomStore.get(kept.journalAtom)).toEqual([changed]);
});

test("the customers with open claims are listed once each; closed claims do not count", async () => {
	const kept = journal();
	await kept.saveIntent(intent());
	await kept.saveIntent(intent());
	const closed = await kept.saveIntent(intent({ sub: "customer-2" }));
	await kept.updateEntry(closed, { state: "refused" });
	expect(await kept.openClaimOwners()).toEqual(["customer-1"]);
});

test("a closed entry is deleted after a week that a reply confirms; an open one never is", async () => {
	const kept = journal();
	const old = serverNow() - 8 * 86_400_000;
	const [open, closed, fresh] = [
		await kept.saveIntent(intent()),
		await kept.saveIntent(intent()),
		await kept.saveIntent(intent()),
	];
	await kept.updateEntry({ ...open, at: old }, { state: "sent" });
	await kept.updateEntry({ ...closed, at: old }, { state: "refused" });
	await kept.updateEntry(fresh, { state: "refused" });
	// No reply has given the time yet, and the phone's clock alone erases nothing.
	expect(await journal().readEntries("customer-1")).toHaveLength(3);
	setServerTime(serverNow());
	const left = await journal().readEntries("customer-1");
	expect(left.map(({ id }) => id)).toEqual([open.id, fresh.id]);
	expect(await journal().readEntries("customer-1")).toHaveLength(2);
	for (const copy of stores) expect(copy.size).toBe(2);
});

test("another customer sees none of this customer's entries, and erases none of the later ones", async () => {
	await journal().saveIntent(intent());
	const own = await journal().saveIntent(intent({ sub: "customer-2" }));
	expect(await journal().readEntries("customer-2")).toEqual([own]);
	await journal().clearClaimsOfOthers("customer-2");
	expect(await journal().readEntries("customer-1")).toEqual([]);
	expect(await journal().readEntries("customer-2")).toEqual([own]);
});

const bytes = {
	address: "https://api.example/api/v1/x",
	tx_timestamp: 1,
	body: '{"OTP":"482915"}',
	signature: "c2lnbmVk",
};
const delivery = { MobileNo: "0812345678", OTP: "482915", TransactionId: "O1" };
const onDisk = () => JSON.stringify(stores.map((kept) => [...kept.values()]));

test.each([
	{ state: "settled", transaction_id: "T1" },
	{ state: "refused" },
	{ state: "absent" },
] as const)(
	"closing an entry as %j erases its signed bytes and one-time code from both copies",
	async (change) => {
		const kept = journal();
		const entry = await kept.saveIntent(intent({ delivery }));
		const open = { ...entry, request: bytes, windowFrom: 1, unconfirmedAt: 2 };
		const sent = await kept.updateEntry(open, { state: "sent" });
		expect(onDisk().split(bytes.signature)).toHaveLength(3);
		expect(await journal().readEntry(sent)).toEqual(sent);
		const closed = await kept.updateEntry(sent, change);
		expect(closed).toMatchObject({
			...{ request: null, unconfirmedAt: null },
			delivery: { ...delivery, OTP: "" },
		});
		expect(onDisk()).not.toContain(bytes.signature);
		expect(onDisk()).not.toContain(delivery.OTP);
	},
);

test("closing an entry erases its one-time code also on a full disk", async () => {
	let full = false;
	const kept = createJournal(
		copies().map((copy) => ({
			...copy,
			set: async (key, value) => {
				if (full) throw new DOMException("No room", "QuotaExceededError");
				await copy.set(key, value);
			},
		})),
	);
	const entry = await kept.saveIntent(intent({ delivery }));
	const sent = await kept.updateEntry(
		{ ...entry, request: bytes },
		{ state: "sent" },
	);
	full = true;
	await kept.updateEntry(sent, { state: "settled", transaction_id: "T1" });
	expect(onDisk()).not.toContain(delivery.OTP);
	expect(await kept.readEntry(entry)).toMatchObject({ transaction_id: "T1" });
});

test("an entry of an older release without signed bytes is read as open", async () => {
	const { request, windowFrom, unconfirmedAt, turnedAwayAt, ...old } =
		await journal().saveIntent(intent());
	expect([request, windowFrom, unconfirmedAt, turnedAwayAt]).toEqual([
		...[null, null, null, null],
	]);
	const records = mirroredStore(copies(), v.looseObject({}));
	for (const state of ["intended", "sent", "absent"])
		await records.save(`claim/customer-1/${state}`, {
			...old,
			id: state,
			state,
		});
	const read = await journal().readEntries("customer-1");
	expect(read.slice(-3)).toMatchObject(
		["intended", "sent", "absent"].map((state) => ({
			...{ id: state, state, request: null, windowFrom: null },
		})),
	);
	expect(read.slice(-3).map(isClaimOpen)).toEqual([true, true, false]);
});

test.each(["while its result is written", "that began before its result"])(
	"a read of all entries %s does not show the entry as open again",
	async (when) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		let slow: (key: string, isWrite: boolean) => boolean = () => false;
		const kept = createJournal(
			copies().map((copy) => ({
				...copy,
				get: async (key) => {
					if (slow(key, false)) await held;
					return copy.get(key);
				},
				set: async (key, value) => {
					if (slow(key, true)) await held;
					await copy.set(key, value);
				},
			})),
		);
		const entry = await kept.saveIntent(intent());
		const other = await kept.saveIntent(intent({ reference: "PV_2" }));
		const settle = () =>
			kept.updateEntry(entry, { state: "settled", transaction_id: "T1" });
		if (when === "while its result is written") {
			slow = (key, isWrite) => isWrite && key.endsWith(entry.id);
			const settling = settle();
			await kept.readEntries("customer-1");
			release();
			await settling;
		} else {
			slow = (key, isWrite) => !isWrite && key.endsWith(other.id);
			const reading = kept.readEntries("customer-1");
			await new Promise((tick) => setTimeout(tick));
			await settle();
			release();
			expect(nth(await reading)).toMatchObject({ state: "settled" });
		}
		expect(atomStore.get(kept.journalAtom)).toMatchObject([
			{ id: entry.id, state: "settled" },
			{ id: other.id, state: "intended" },
		]);
	},
);
