// Today's code opens a browser profile of release 6bbdce3: formerProfile.json contains what that release stored.
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import former from "./formerProfile.json";

const backends = vi.hoisted(() => {
	const backend = () => {
		const entries = new Map<string, unknown>();
		return {
			entries,
			backend: {
				get: async (key: string) => entries.get(key),
				set: async (key: string, value: unknown) =>
					void entries.set(key, value),
				remove: async (key: string) => void entries.delete(key),
				keys: async () => [...entries.keys()],
				entries: async () => [...entries.entries()],
			},
		};
	};
	return { first: backend(), mirror: backend() };
});
const { first, mirror } = backends;
vi.mock("../../../../src/platform/storage/databases", () => ({
	databases: [first.backend, mirror.backend],
}));

const sub = "customer-1";
const now = Date.parse("2026-11-20T05:10:00Z");

/** Starts today's app on a phone with that profile. */
async function open() {
	vi.resetModules();
	localStorage.clear();
	for (const { entries } of [first, mirror]) entries.clear();
	for (const [key, value] of Object.entries(former.localStorage))
		localStorage.setItem(key, value);
	for (const [key, value] of Object.entries(former.database))
		first.entries.set(key, value);
}
const platform = {
	session: () => import("../../../../src/platform/session/session"),
	wallet: () => import("../../../../src/platform/storage/wallet"),
	journal: () => import("../../../../src/platform/storage/claimJournal"),
	favourites: () => import("../../../../src/platform/outbox/favouriteQueue"),
	uses: () => import("../../../../src/platform/outbox/couponUseQueue"),
	reads: () => import("../../../../src/platform/outbox/readQueue"),
	events: () => import("../../../../src/platform/outbox/eventLog"),
	delivery: () => import("../../../../src/platform/storage/deliveryDraft"),
	oneTimeCode: () => import("../../../../src/platform/storage/oneTimeCode"),
	drafts: () => import("../../../../src/platform/storage/draft"),
	unsaved: () => import("../../../../src/platform/storage/unsavedCoupons"),
	clock: () => import("../../../../src/platform/http/clock"),
	locale: () => import("../../../../src/platform/i18n/locale"),
	store: () => import("../../../../src/platform/atomStore"),
	storage: () => import("../../../../src/platform/storage/storage"),
	searches: () => import("../../../../src/features/search/recentSearches"),
	references: () => import("../../../../src/features/browse/referenceList"),
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date", "performance"], now: now - 600_000 });
	return () => vi.useRealTimers();
});

test("codes, claims, favourites and uses are read", async () => {
	await open();
	const { listCodes, readCode } = await platform.wallet();
	const codes = await listCodes(sub);
	expect(
		codes.map((code) => [code.transaction_id, code.code, code.over]),
	).toEqual(
		expect.arrayContaining([
			["T1", "AB-12", undefined],
			["T2", "OVER-2", "used"],
		]),
	);
	expect(await readCode(sub, "T1")).toMatchObject({
		...{ sub, reward_name: "กาแฟเย็น", barcode_format: "CODE128" },
		...{ proven: true, bars: "1011", privilege_ref: "PV_1001" },
		countdown_time: "2026-11-20T05:25:00.000Z",
	});
	const { openClaims, readEntries } = await platform.journal();
	expect(await openClaims(sub)).toMatchObject([
		{
			...{ reference: "PV_1002", state: "sent", isUsed: true, known: ["T0"] },
			...{ request: null, windowFrom: null, unconfirmedAt: null },
		},
	]);
	const settled = (await readEntries(sub)).find(
		({ state }) => state === "settled",
	);
	expect(settled).toMatchObject({
		reference: "PV_1001",
		transaction_id: "T1",
	});
	const { favouriteQueue } = await platform.favourites();
	expect(await favouriteQueue.pending(sub)).toEqual([
		{ reference: "PV_1", wanted: true },
		{ reference: "PV_2", wanted: false },
	]);
	const { pendingUses } = await platform.uses();
	expect(await pendingUses(sub)).toMatchObject([
		{ sub, transaction_id: "T2", card: { reward_name: "กาแฟเย็น" } },
	]);
});

test("values read from the database are written to the mirror", async () => {
	await open();
	const { readCode } = await platform.wallet();
	await readCode(sub, "T1");
	expect(mirror.entries.get("code/customer-1/T1")).toMatchObject({
		json: former.database["code/customer-1/T1"].json,
	});
});

test("the session, the language, the clock and the queues are read", async () => {
	await open();
	const { currentSession, profileStateAtom } = await platform.session();
	expect(currentSession()?.sub).toBe(sub);
	const { atomStore } = await platform.store();
	expect(atomStore.get(profileStateAtom)).toMatchObject({
		...{ isAuth: true, tier: "Gold", deviceName: "Galaxy S25 Ultra" },
	});
	const { localeAtom } = await platform.locale();
	expect(atomStore.get(localeAtom)).toBe("en-US");
	const { serverNow } = await platform.clock();
	expect(serverNow()).toBe(now);
	const { readQueue } = await platform.reads();
	expect(readQueue.cached(sub)).toEqual(["C1"]);
	const { eventQueue } = await platform.events();
	expect(eventQueue.cached(sub)).toMatchObject([{ event: { name: "open" } }]);
});

test("a started delivery continues with its sent code and typed data", async () => {
	await open();
	const delivery = await platform.delivery();
	expect(delivery.deliveryReference()).toBe("PV_1073");
	const oneTimeCode = await platform.oneTimeCode();
	expect(oneTimeCode.readSentCode("0812345678", "PV_1073")).toMatchObject({
		...{ otp_reference: "REF1", transactionid: "OTP1" },
	});
	expect(oneTimeCode.readTypedCode("OTP1")).toEqual(["1", "2", "", "", "", ""]);
	const { draftOf } = await platform.drafts();
	expect(draftOf("address", v.object({ first: v.string() })).read()).toEqual({
		first: "Kanda",
	});
});

test("searches, the see-all list, coupons without codes and postponed questions are read", async () => {
	await open();
	const { recentSearches } = await platform.searches();
	expect(recentSearches()).toEqual(["coffee", "กาแฟ"]);
	const { readReferenceList } = await platform.references();
	expect(readReferenceList()).toEqual(["PV_1", "PV_2"]);
	const { unsavedCoupons } = await platform.unsaved();
	expect(unsavedCoupons(sub, [])).toMatchObject([
		{ transaction_id: "T3", is_used_code: true, reserve_timeout: 0 },
	]);
	const { local, storageKeys } = await platform.storage();
	for (const key of [storageKeys.installRefused, storageKeys.updateLater])
		expect(local.read(key, v.number())).toBe(now - 600_000);
	expect(local.get(storageKeys.endingSoon(sub))).toBe("1795152300000");
	expect(local.get(storageKeys.persistAsked)).toBe("1");
});
