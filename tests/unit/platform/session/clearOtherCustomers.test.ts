// Proves that another customer's sign-in removes all data of the former one from the phone before it ends (O05).
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import {
	isCustomerPicture,
	pictureCaches,
} from "../../../../src/domain/app/pictureCaches";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { saveScanMode } from "../../../../src/features/reward/counter/savedScanMode";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	queueUse,
	usedIdsAtom,
} from "../../../../src/platform/outbox/couponUseQueue";
import { favouriteQueue } from "../../../../src/platform/outbox/favouriteQueue";
import {
	queriesToSave,
	serializeQueries,
} from "../../../../src/platform/query/queryPersistence";
import {
	clearOtherCustomers,
	clearOtherCustomersOnDisk,
} from "../../../../src/platform/session/clearOtherCustomers";
import { personal } from "../../../../src/platform/session/personalKeys";
import { adoptToken } from "../../../../src/platform/session/session";
import { saveIntent } from "../../../../src/platform/storage/claimJournal";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import {
	saveErrorsAtom,
	setSaveError,
} from "../../../../src/platform/storage/saveErrors";
import {
	local,
	personalKeys,
	storageKeys,
} from "../../../../src/platform/storage/storage";
import {
	setUnread,
	unreadAtom,
} from "../../../../src/platform/storage/unreadCount";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);

/** The keys that a visit leaves in its tab. */
const inThisTab = [
	storageKeys.sessionId,
	storageKeys.refreshCount,
	storageKeys.backPath,
	storageKeys.consentModal,
	"delivery_opener",
];

/** The worker's cached pictures, by cache and address. */
const pictures = new Map<string, Set<string>>();
vi.stubGlobal("caches", {
	delete: async (name: string) => pictures.delete(name),
	has: async (name: string) => pictures.has(name),
	open: async (name: string) => ({
		delete: async (address: string) => pictures.get(name)?.delete(address),
	}),
});
/** Caches a picture as the worker does. */
function keepPicture(address: string) {
	const { shown, ofCustomers } = pictureCaches;
	const name = isCustomerPicture(new URL(address).pathname)
		? ofCustomers
		: shown;
	pictures.set(name, new Set([...(pictures.get(name) ?? []), address]));
}
const keptPictures = () => [...pictures.values()].flatMap((kept) => [...kept]);

/** Saves data of this customer in every store, marked by the name. */
async function leave(sub: string) {
	adoptToken(tokenOf(sub));
	const card = bareCard("PV_1");
	await saveCode({
		...card,
		...v.parse(rewardCode, {
			code: `CODE-${sub}`,
			privilegetype: 4,
			transaction_id: "T1",
			privilege_id: "P1",
		}),
		sub,
		saved_at: 1,
	});
	await saveIntent({ sub, reference: "PV_1", isUsed: false, card });
	const event = { session_id: sub, name: "Home", type: "View", path: "/" };
	const waiting = {
		sub,
		event: { ...event, ref1: null, ref2: null, ref3: null },
	};
	const queue = JSON.parse(localStorage.getItem(storageKeys.events) ?? "[]");
	local.write(storageKeys.events, [...queue, waiting]);
	saveScanMode({ ...card, brand_id: `brand of ${sub}` }, "qr");
	keepPicture(`https://gift.example/content/profile/${sub}.webp`);
	await queueUse({ sub, transaction_id: "T1", at: 1, card });
	local.write(storageKeys.unsaved(sub), [`coupon of ${sub}`]);
	await favouriteQueue.add(sub, [{ reference: `PV-${sub}`, wanted: true }]);
	localStorage.setItem(storageKeys.queries(sub), `queries of ${sub}`);
	localStorage.setItem(storageKeys.draft(sub, "address"), `draft of ${sub}`);
	for (const key of personalKeys) localStorage.setItem(key, `typed by ${sub}`);
	for (const key of inThisTab) sessionStorage.setItem(key, `left by ${sub}`);
}
const everything = () =>
	phone.onDisk() +
	[localStorage, sessionStorage].map((area) =>
		JSON.stringify(Object.entries(area)),
	) +
	JSON.stringify(keptPictures());

test("the tab's memory forgets which coupons were used, unread or not saved", async () => {
	await leave("former");
	setSaveError("T1", "storageFull");
	setUnread(3);
	expect(atomStore.get(usedIdsAtom)).toEqual(["T1"]);
	await clearOtherCustomers("newcomer");
	expect(atomStore.get(usedIdsAtom)).toEqual([]);
	expect(atomStore.get(saveErrorsAtom)).toEqual({});
	expect(atomStore.get(unreadAtom)).toBe(0);
});

test("another customer's first write does not bring back what the former one typed", () => {
	adoptToken(tokenOf("former"));
	personal.set(storageKeys.delivery, "PV_1");
	personal.set(storageKeys.references, "[]");
	adoptToken(tokenOf("newcomer"));
	personal.set(storageKeys.references, "[]");
	expect(personal.get(storageKeys.references)).toBe("[]");
	expect(personal.get(storageKeys.delivery)).toBeNull();
});

test("a pending write of the former customer leaves no data after another one signs in", async () => {
	await leave("former");
	for (const disk of phone.databases) {
		const { set } = disk;
		vi.spyOn(disk, "set").mockImplementation(async (key, value) => {
			await new Promise((done) => setTimeout(done, 20));
			return set(key, value);
		});
	}
	const sub = "former";
	const card = bareCard("PV_2");
	const code = v.parse(rewardCode, {
		code: "LATE-former",
		privilegetype: 4,
		transaction_id: "T2",
		privilege_id: "P1",
	});
	const writes = [
		saveCode({ ...card, ...code, sub, saved_at: 1 }),
		queueUse({ sub, transaction_id: "T2", at: 1, card }),
		saveIntent({ sub, reference: "PV_2", isUsed: false, card }),
		favouriteQueue.add(sub, [{ reference: "PV-former", wanted: true }]),
	];
	await new Promise((done) => setTimeout(done, 5));
	await clearOtherCustomers("newcomer");
	// Nobody is signed in during the wiping, so later writes save nothing either.
	await queueUse({ sub, transaction_id: "T3", at: 1, card });
	await saveCode({ ...card, ...code, sub, saved_at: 2 });
	await Promise.all(writes);
	vi.restoreAllMocks();
	expect(phone.onDisk()).not.toContain("former");
});

test("what a tab of the former customer wrote after the wiping is removed at the next start", async () => {
	await leave("newcomer");
	const own = phone.onDisk();
	await leave("former");
	await clearOtherCustomersOnDisk("newcomer");
	expect(phone.onDisk()).toBe(own);
	expect(localStorage.getItem(storageKeys.queries("former"))).toBeNull();
});

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	pictures.clear();
	phone.wipeDisks();
});

test("after the wiping nothing of the former customer is left, and all of the new customer's data are", async () => {
	await leave("newcomer");
	const own = phone.onDisk();
	await leave("former");
	// The disk needs a moment for each call.
	for (const disk of phone.databases) {
		const { remove } = disk;
		vi.spyOn(disk, "remove").mockImplementation(async (key) => {
			await new Promise((done) => setTimeout(done, 5));
			return remove(key);
		});
	}
	keepPicture("https://gift.example/content/deal-1.webp");
	for (const left of [
		"former.webp",
		"brand of former",
		'"session_id":"former"',
	])
		expect(everything().replaceAll("\\", "")).toContain(left);
	localStorage.setItem(storageKeys.toWipe, "1");
	const wiping = clearOtherCustomers("newcomer");
	// A start after an interrupted one begins the wiping again.
	expect(localStorage.getItem(storageKeys.toWipe)).not.toBeNull();
	await wiping;
	expect(localStorage.getItem(storageKeys.toWipe)).toBeNull();
	localStorage.removeItem(storageKeys.token);
	expect(everything()).not.toContain("former");
	expect(phone.onDisk()).toBe(own);
	expect(keptPictures()).toEqual(["https://gift.example/content/deal-1.webp"]);
	expect(localStorage.getItem(storageKeys.events)).toContain("newcomer");
	expect(localStorage.getItem(storageKeys.queries("newcomer"))).not.toBeNull();
});

test("a profile picture that a host stores beside its deals is removed with its customer too", async () => {
	const ofHost = (name: string) =>
		new URL(`/uploads/${name}.webp`, location.origin).href;
	for (const name of ["former", "newcomer", "deal"]) keepPicture(ofHost(name));
	for (const sub of ["former", "newcomer"]) {
		const from = new QueryClient();
		from.setQueryDefaults(["customer"], { meta: { persist: true } });
		const image_profile_url = ofHost(sub);
		from.setQueryData(["customer", "profile"], { image_profile_url });
		localStorage.setItem(
			storageKeys.queries(sub),
			serializeQueries({ buster: "build", queries: queriesToSave(from) }),
		);
	}
	await clearOtherCustomers("newcomer");
	expect(keptPictures()).toEqual([ofHost("newcomer"), ofHost("deal")]);
});
