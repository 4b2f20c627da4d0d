// Proves that "my data" shows how much is saved and since when, counts only typed data as typed, and that wiping removes everything except unsent data.
import { dehydrate, QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { serverNow } from "../../../../src/platform/http/clock";
import { queueUse } from "../../../../src/platform/outbox/couponUseQueue";
import { favouriteQueue } from "../../../../src/platform/outbox/favouriteQueue";
import { readQueue } from "../../../../src/platform/outbox/readQueue";
import { queryClient } from "../../../../src/platform/query/queryClient";
import { serializeQueries } from "../../../../src/platform/query/queryPersistence";
import { restoreQueries } from "../../../../src/platform/query/restoreQueries";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	saveIntent,
	updateEntry,
} from "../../../../src/platform/storage/claimJournal";
import {
	countUnsent,
	readSavedData,
	wipeSavedData,
} from "../../../../src/platform/storage/savedData";
import {
	customerKeyPrefix,
	local,
	storageKeys,
} from "../../../../src/platform/storage/storage";
import {
	listCodes,
	type WalletCode,
	writeCode,
} from "../../../../src/platform/storage/wallet";
import { fakeCaches } from "../../support/fakeCaches";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);

/** Each test has its own customer, since the queues stay in memory. */
let sub = "";
let customers = 0;
const card = bareCard("PV_1");
const codeOf = (transaction_id: string, saved_at: number): WalletCode => ({
	...card,
	...v.parse(rewardCode, {
		code: "กาแฟ",
		privilegetype: 4,
		transaction_id,
		privilege_id: "P1",
	}),
	sub,
	saved_at,
});
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

beforeEach(() => {
	sub = `customer-${++customers}`;
	phone.wipeDisks();
	localStorage.clear();
	adoptToken(tokenOf(sub));
});
afterEach(() => vi.unstubAllGlobals());

test("a phone without saved data shows that there are none", async () => {
	vi.stubGlobal("navigator", { ...navigator, storage: undefined });
	expect(await readSavedData(sub)).toEqual({
		codes: { count: 0, bytes: 0, at: null },
		lists: { count: 0, bytes: 0, at: null },
		typed: { count: 0, bytes: 0 },
		pictures: null,
		waiting: 0,
		total: null,
	});
});

test("codes are counted, with their bytes in both copies and the time of the newest", async () => {
	const codes = [codeOf("T1", 5), codeOf("T2", 9), codeOf("T3", 7)];
	for (const code of codes) await writeCode(code);
	expect((await readSavedData(sub)).codes).toEqual({
		count: 3,
		bytes: 2 * bytesOf(codes.map((code) => JSON.stringify(code)).join("")),
		at: 9,
	});
});

test("lists are counted, with the time of the newest load", async () => {
	const now = serverNow();
	const client = new QueryClient();
	client.setQueryData(["a"], "กาแฟ", { updatedAt: now - 2000 });
	client.setQueryData(["b"], "b", { updatedAt: now - 1000 });
	const text = serializeQueries({
		buster: "",
		queries: dehydrate(client).queries,
	});
	local.set(storageKeys.queries(sub), text);
	const { lists, typed } = await readSavedData(sub);
	expect(lists).toEqual({ count: 2, bytes: bytesOf(text), at: now - 1000 });
	expect(typed.count).toBe(0);
});

test("typed data are this customer's drafts and searches, but no values that the app saved itself", async () => {
	const draft = storageKeys.draft(sub, "address");
	local.set(draft, '"กาแฟ"');
	local.set("search-keyword-list", "[]");
	for (const key of [
		...[storageKeys.endingSoon(sub), storageKeys.unsaved(sub)],
		storageKeys.homeStart(sub),
		...[storageKeys.rejectedPictures(sub), storageKeys.seenNews(sub)],
		...[storageKeys.reads(sub), storageKeys.draft("somebody", "address")],
		...[storageKeys.locale],
	])
		local.set(key, "[]");
	expect((await readSavedData(sub)).typed).toEqual({
		count: 2,
		bytes: bytesOf('"กาแฟ"[]'),
	});
});

test("unsent data is counted by kind, without closed entries and other customers'", async () => {
	const intent = { sub, reference: "PV_1", isUsed: false, card };
	await saveIntent(intent);
	const closed = await saveIntent(intent);
	await updateEntry(closed, { state: "refused" });
	await queueUse({ sub, transaction_id: "T1", at: 1, card });
	await favouriteQueue.add(sub, [
		{ reference: "PV_1", wanted: true },
		{ reference: "PV_2", wanted: false },
	]);
	local.write(storageKeys.reads(sub), ["C1", "C2", "C3"]);
	// The bug: data that the server already had, or that only had to be looked up, were counted as lost with the account.
	await queueUse({ sub, transaction_id: "T2", at: 1, card, lost: true });
	const sent = { wanted: true, confirmed: true, unknownAt: serverNow() };
	await favouriteQueue.add(sub, [{ reference: "PV_3", ...sent }]);
	expect(await countUnsent(sub)).toEqual({ claims: 1, others: 6 });
	expect((await readSavedData(sub)).waiting).toBe(7);
	expect(await countUnsent("somebody")).toEqual({ claims: 0, others: 0 });
});

test("data not yet sent to another API host are counted as lost with the account too", async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	local.set(storageKeys.apiHost, "https://two.example");
	await favouriteQueue.add(sub, [{ reference: "PV_1", wanted: true }]);
	await readQueue.add(sub, ["C1"]);
	local.remove(storageKeys.apiHost);
	await favouriteQueue.add(sub, [{ reference: "PV_1", wanted: false }]);
	expect(await countUnsent(sub)).toEqual({ claims: 0, others: 3 });
	vi.unstubAllEnvs();
});

test.each([
	["says it", { estimate: async () => ({ usage: 5 }) }, 5],
	["does not say it", { estimate: async () => ({}) }, null],
	["fails", { estimate: () => Promise.reject(new Error("no")) }, null],
	["has no such call", {}, null],
])(
	"the total storage size is right where the browser %s",
	async (_, storage, total) => {
		vi.stubGlobal("navigator", { ...navigator, storage });
		expect((await readSavedData(sub)).total).toBe(total);
	},
);

test("all pictures are counted, and counting creates no cache", async () => {
	const { storage, caches, place } = fakeCaches();
	vi.stubGlobal("caches", storage);
	expect((await readSavedData(sub)).pictures).toBe(0);
	expect(caches.size).toBe(0);
	place("pictures", "/a.webp", "");
	place("pictures", "/b.webp", "");
	place("code-pictures", "/a.webp", "");
	place("profile-pictures", "/me.webp", "");
	place("something else", "/a.webp", "");
	expect((await readSavedData(sub)).pictures).toBe(4);
	await wipeSavedData(sub);
	expect([...caches.keys()]).toEqual(["something else"]);
});

test("a failing cache counts as empty, and does not prevent the deletion", async () => {
	const fail = () => Promise.reject(new Error("no"));
	vi.stubGlobal("caches", { has: fail, open: fail, delete: fail });
	await writeCode(codeOf("T1", 1));
	expect((await readSavedData(sub)).pictures).toBe(0);
	await wipeSavedData(sub);
	expect(await listCodes(sub)).toEqual([]);
});

test("the page that reloads after a deletion does not write the lists back", async () => {
	restoreQueries();
	queryClient.setQueryDefaults(["deals"], { meta: { persist: true } });
	queryClient.setQueryData(["deals"], []);
	await wipeSavedData(sub);
	vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
	document.dispatchEvent(new Event("visibilitychange"));
	vi.restoreAllMocks();
	// The delay of the last save.
	await new Promise((resolve) => setTimeout(resolve, 60));
	expect(localStorage.getItem(storageKeys.queries(sub))).toBeNull();
});

test("deletion removes codes, lists and typed data, but not unsent data, the sign-in and the language", async () => {
	await writeCode(codeOf("T1", 1));
	const claim = await saveIntent({
		...{ sub, reference: "PV_1", isUsed: false, card },
	});
	local.set(storageKeys.locale, "th");
	local.write(storageKeys.reads(sub), ["C1"]);
	// Unsent data for another API host wait for that host.
	const otherReads = `${storageKeys.reads(sub)}https://two.example`;
	local.write(otherReads, ["C1"]);
	for (const key of [
		...[storageKeys.endingSoon(sub), storageKeys.unsaved(sub)],
		storageKeys.homeStart(sub),
		...[storageKeys.draft(sub, "address"), storageKeys.queries(sub)],
		"search-keyword-list",
	])
		local.set(key, "[]");
	await wipeSavedData(sub);
	expect(await listCodes(sub)).toEqual([]);
	expect(await countUnsent(sub)).toEqual({ claims: 1, others: 2 });
	expect(phone.onDisk()).toContain(claim.id);
	const own = customerKeyPrefix(sub);
	expect(local.keys().filter((key) => key.startsWith(own))).toEqual([
		storageKeys.reads(sub),
		otherReads,
	]);
	expect(local.get("search-keyword-list")).toBeNull();
	expect(local.get(storageKeys.token)).not.toBeNull();
	expect(local.get(storageKeys.locale)).toBe("th");
});
