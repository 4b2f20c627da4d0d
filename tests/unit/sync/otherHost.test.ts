// Proves that the history of another API host decides nothing about a claim that was sent to the former one (1 §2, O07).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
const { api } = phone;

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

/** A claim that is not confirmed at the build's own host, and the app at another one since. */
async function moved(given: Partial<ClaimRequest> = {}) {
	const app = await unconfirmed(given);
	switchHost(otherHost);
	return { ...app, looks: made("Redeem").length };
}

// The bug: the new host's history was asked, and "nothing was used" was said of a claim that the former host may have made.
test("a claim of another host never ends as absent, nor by a claim that this host has", async () => {
	const { lookUpAgain, watchClaim, client, entry, looks, ...app } =
		await moved();
	historyHolds(["other host's", 1]);
	expect(await lookUpAgain(entry)).toBe(entry);
	const watched = watchClaim(client, entry);
	await vi.advanceTimersByTimeAsync(2 * arrivesFor);
	expect(await app.openClaims(sub)).toMatchObject([{ id: entry.id }]);
	expect(made("Redeem")).toHaveLength(looks);
	// Its own host again.
	localStorage.removeItem(storageKeys.apiHost);
	historyHolds(["T1", 1]);
	await vi.advanceTimersByTimeAsync(120_000);
	expect(await watched).toMatchObject({ transaction_id: "T1" });
});

test("left open by an earlier start, it is unconfirmed after 20 s", async () => {
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

test("a press at the other host sends nothing for a day, then a claim of its own", async () => {
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

test("so is an order: another code orders nothing for a day", async () => {
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

test("a claim that this host has made is found in its history", async () => {
	switchHost(otherHost);
	const { claimPrivilege, fail } = await started();
	api(redeem, fail({ reason: "timeout" }));
	historyHolds(["T1", 0]);
	expect(await claimPrivilege(intent)).toMatchObject({ transaction_id: "T1" });
});
