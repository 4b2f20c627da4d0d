// Proves that another API host's history decides nothing about a claim sent to the former one (1 §2), and that hosts may page, order and date their history differently from the reference API (O07).
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type HistoryItem, historyItem } from "../../../src/contract/history";
import { storageKeys } from "../../../src/platform/storage/storage";
import type { ClaimRequest } from "../../../src/sync/claim";
import {
	arrivesFor,
	bodies,
	historyHolds,
	intent,
	made,
	newPhone,
	redeem,
	start,
	started,
	sub,
	unconfirmed,
} from "./claimWorld";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock(
	"../../../src/platform/http/signature",
	() => import("./librarySignature"),
);
const { api, hostSends } = phone;

const otherHost = "https://other.example";
const switchHost = (host: string) =>
	localStorage.setItem(storageKeys.apiHost, host);
const day = 86_400_000;

beforeEach(() => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", otherHost);
	newPhone();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

/** An unconfirmed claim at the build's own host, after the app moved to another host. */
async function moved(given: Partial<ClaimRequest> = {}) {
	const app = await unconfirmed(given);
	switchHost(otherHost);
	return { ...app, looks: made("Redeem").length };
}

// The bug: the new host's history was read, and a claim that the former host may have made was called absent.
test("a claim of another host is neither called absent nor settled by a claim of this host", async () => {
	const { lookUpAgain, watchClaim, client, entry, looks, ...app } =
		await moved();
	historyHolds(["other host's", 1]);
	expect(await lookUpAgain(entry)).toBe(entry);
	const watched = watchClaim(client, entry);
	await vi.advanceTimersByTimeAsync(2 * arrivesFor);
	expect(await app.openClaims(sub)).toMatchObject([{ id: entry.id }]);
	expect(made("Redeem")).toHaveLength(looks);
	// Back at its own host.
	localStorage.removeItem(storageKeys.apiHost);
	historyHolds(["T1", 1]);
	await vi.advanceTimersByTimeAsync(120_000);
	expect(await watched).toMatchObject({ transaction_id: "T1" });
});

test("a claim that an earlier start left open is unconfirmed after 20 s", async () => {
	const first = await started();
	api(redeem, () => new Promise(() => undefined));
	void first.claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(0);
	switchHost(otherHost);
	const { resumeClaims, client } = await started();
	const resumed = resumeClaims(client, sub);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await resumed).toMatchObject([
		{ state: "sent", unconfirmedAt: start + 20_000 },
	]);
	expect(made("Redeem")).toEqual([]);
});

test("a press at the other host sends nothing for a day, and then a new claim", async () => {
	const { claimPrivilege, retryClaim, entry } = await moved();
	api(redeem, () => ({ transaction_id: "T2" }));
	expect(await claimPrivilege(intent)).toMatchObject({ id: entry.id });
	await vi.advanceTimersByTimeAsync(day - 60_000);
	expect(await retryClaim(entry)).toMatchObject({ state: "sent" });
	expect(made(redeem)).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await claimPrivilege(intent)).toMatchObject({
		...{ id: entry.id, state: "settled", transaction_id: "T2" },
	});
	const [first, second] = made(redeem).map(({ options }) => options.signed);
	expect(first?.address).not.toContain(otherHost);
	expect(second?.address).toContain(otherHost);
	expect(new Set(bodies(redeem)).size).toBe(2);
});

test("a press with another code at the other host orders nothing for a day", async () => {
	const order = "SubmitRedeemPhysicalV2";
	const delivery = (OTP: string) => ({
		...{ MobileNo: "0812345678", OTP, TransactionId: `of ${OTP}` },
	});
	const { claimPrivilege } = await moved({ delivery: delivery("111111") });
	api(order, () => ({ transaction_id: "T2" }));
	const again = { ...intent, delivery: delivery("222222") };
	expect(await claimPrivilege(again)).toMatchObject({ state: "sent" });
	expect(made(order)).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(day);
	expect(await claimPrivilege(again)).toMatchObject({ transaction_id: "T2" });
	expect(made(order)).toHaveLength(2);
});

test("a claim that was made at this host is found in its history", async () => {
	switchHost(otherHost);
	const { claimPrivilege, fail } = await started();
	api(redeem, fail({ reason: "timeout" }));
	historyHolds(["T1", 0]);
	expect(await claimPrivilege(intent)).toMatchObject({ transaction_id: "T1" });
});

const size = 25;

/** A claim made so many ms after the start, by the server's time. */
const claim = (
	ext_transaction_id: string,
	afterMs: number | null,
	privilege_ref = "PV_1",
) =>
	v.parse(historyItem, {
		ext_transaction_id,
		privilege_ref,
		redeem_datetime:
			afterMs === null ? null : new Date(start + afterMs).toISOString(),
	});
const claims = (count: number, dateOf: (index: number) => number | null) =>
	Array.from({ length: count }, (_, index) =>
		claim(`old ${index}`, dateOf(index), "PV_OTHER"),
	);
/** Old claims of other privileges, the newest first. */
const falling = (count: number) => claims(count, (index) => -day * (index + 1));
const rising = (count: number) => falling(count).reverse();

/** The usable part of the history has these claims, in pages; the host ignores the requested privilege. */
function historyOf(
	items: HistoryItem[],
	{ totalpages = Math.ceil(items.length / size) } = {},
) {
	api("Redeem", ({ UsePrivilege, PageNumber }) => {
		if (UsePrivilege !== "canuse") return { items: [], totalpages: 0 };
		const from = (Number(PageNumber) - 1) * size;
		return { items: items.slice(from, from + size), totalpages };
	});
}
/** The pages of the usable part that were requested since `from`. */
const pagesSince = (from: number) =>
	made("Redeem")
		.slice(from)
		.map(({ request }) => request)
		.flatMap((request) =>
			"UsePrivilege" in request &&
			request.UsePrivilege === "canuse" &&
			"PageNumber" in request
				? [request.PageNumber]
				: [],
		);

/** A lookup after the request's window, with the pages that it read. */
async function lookUpLate() {
	const { lookUpAgain, entry } = await unconfirmed();
	return async () => {
		await vi.advanceTimersByTimeAsync(arrivesFor);
		const from = made("Redeem").length;
		const after = await lookUpAgain(entry);
		return { after, pages: pagesSince(from) };
	};
}

describe("a history of several pages", () => {
	// The bug: a claim that was not on the first page was called absent, so the next press claimed a second coupon.
	test.each([
		["the oldest first", [...rising(60), claim("OWN", 1000)]],
		["without dates", [...claims(60, () => null), claim("OWN", 1000)]],
		["of one day", [...claims(60, () => -day), claim("OWN", 1000)]],
	])("shows the claim on its last page: %s", async (_order, items) => {
		const look = await lookUpLate();
		historyOf(items);
		expect(await look()).toMatchObject({
			...{ after: { state: "settled", transaction_id: "OWN" } },
			pages: [1, 2, 3],
		});
	});

	test("with the oldest first lets a press during the window find the claim too", async () => {
		const { claimPrivilege } = await unconfirmed();
		historyOf([...rising(60), claim("OWN", 1000)]);
		expect(await claimPrivilege(intent)).toMatchObject({
			...{ state: "settled", transaction_id: "OWN" },
		});
		expect(made(redeem)).toHaveLength(1);
	});

	test("with the newest first shows on one page that the claim is absent", async () => {
		const look = await lookUpLate();
		historyOf(falling(60));
		expect(await look()).toMatchObject({
			...{ after: { state: "absent" }, pages: [1] },
		});
	});

	test("with the newest first is read through all pages with later claims", async () => {
		const since = claims(30, (index) => (90 - index) * 1000);
		const look = await lookUpLate();
		historyOf([...since, claim("OWN", 1000), ...falling(60)]);
		expect(await look()).toMatchObject({
			...{ after: { transaction_id: "OWN" }, pages: [1, 2] },
		});
	});

	test("with the oldest first shows that the claim is absent after every page was read", async () => {
		const look = await lookUpLate();
		historyOf(rising(60));
		expect(await look()).toMatchObject({
			...{ after: { state: "absent" }, pages: [1, 2, 3] },
		});
	});

	test("of a host without a page count is read further", async () => {
		const look = await lookUpLate();
		historyOf([...rising(30), claim("OWN", 1000)], { totalpages: 0 });
		expect(await look()).toMatchObject({
			...{ after: { transaction_id: "OWN" }, pages: [1, 2] },
		});
	});

	test.each([
		["has more pages than are read", () => historyOf(rising(25 * 21))],
		[
			"repeats its first page",
			() =>
				api("Redeem", ({ UsePrivilege }) => ({
					items: UsePrivilege === "canuse" ? rising(size) : [],
					totalpages: UsePrivilege === "canuse" ? 3 : 0,
				})),
		],
	])(
		"of a host that %s calls the claim absent only after a day",
		async (_what, hold) => {
			const look = await lookUpLate();
			hold();
			const { after, pages } = await look();
			expect(after).toMatchObject({ state: "sent" });
			expect(pages.length).toBeLessThanOrEqual(20);
			await vi.advanceTimersByTimeAsync(day);
			expect((await look()).after).toMatchObject({ state: "absent" });
		},
	);

	// The bug: the check of a claim, which should end after 20 s, read pages for minutes.
	test("of a slow host is read for at most 20 s", async () => {
		const { lookUpAgain, entry } = await unconfirmed();
		await vi.advanceTimersByTimeAsync(arrivesFor);
		const slow = () => new Promise((done) => setTimeout(done, 6000));
		const items = rising(size);
		api("Redeem", async ({ UsePrivilege }) => {
			if (UsePrivilege !== "canuse") return { items: [], totalpages: 0 };
			await slow();
			return { items: items.splice(0, 1), totalpages: 40 };
		});
		const from = made("Redeem").length;
		const looking = lookUpAgain(entry);
		await vi.advanceTimersByTimeAsync(25_000);
		expect(await looking).toMatchObject({ state: "sent" });
		expect(pagesSince(from)).toEqual([1, 2, 3, 4]);
	});

	test("whose second page fails leaves the claim open", async () => {
		const app = await unconfirmed();
		await vi.advanceTimersByTimeAsync(arrivesFor);
		api("Redeem", ({ UsePrivilege, PageNumber }) => {
			if (UsePrivilege !== "canuse") return { items: [], totalpages: 0 };
			if (PageNumber === 2) return app.fail({ status: 503 })();
			return { items: rising(size), totalpages: 2 };
		});
		const from = made("Redeem").length;
		expect(await app.lookUpAgain(app.entry)).toMatchObject({ state: "sent" });
		expect(pagesSince(from)).toEqual([1, 2]);
		historyOf([...rising(size), claim("OWN", 1000)]);
		expect(await app.lookUpAgain(app.entry)).toMatchObject({
			...{ state: "settled", transaction_id: "OWN" },
		});
	});

	test("in a single reply for every page counts as complete", async () => {
		const look = await lookUpLate();
		api("Redeem", ({ UsePrivilege }) => ({
			items: UsePrivilege === "canuse" ? rising(60) : [],
			totalpages: 0,
		}));
		expect(await look()).toMatchObject({
			...{ after: { state: "absent" }, pages: [1, 2] },
		});
	});
});

// The bug: a claim dated only by its day counted as made before the press.
test("a claim dated only by its day is found, and the next press does not claim again", async () => {
	const { claimPrivilege } = await unconfirmed();
	const own = { ...claim("OWN", 0), redeem_datetime: "2026-11-21" };
	hostSends("Redeem", () => ({ items: [own], totalpages: 1 }));
	expect(await claimPrivilege(intent)).toMatchObject({ transaction_id: "OWN" });
	expect(made(redeem)).toHaveLength(1);
});
