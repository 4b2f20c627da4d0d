// The setup of the claim tests: a scripted API, a history, and starts of the app on one phone.
import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { expect, vi } from "vitest";
import { historyItem } from "../../../src/contract/history";
import type { Failure } from "../../../src/domain/app/failure";
import { bareCard } from "../../../src/domain/code/codeCard";
import type { ClaimEntry } from "../../../src/platform/storage/claimJournal";
import type { ClaimRequest } from "../../../src/sync/claim";
import { api, calls, emptyPhone, onReply } from "../support/phone";
import { tokenOf } from "../support/token";
import { giveCodes } from "./prefetchCodesWorld";

export const start = Date.parse("2026-11-21T05:00:00Z");
export const intent = {
	sub: "customer-1",
	reference: "PV_1",
	isUsed: true,
	card: { ...bareCard("PV_1"), reward_name: "กาแฟ" },
};

export const { sub } = intent;
export const minute = 60_000;

/** Resets the phone before each test: empty, its clock at `start`, with an empty history; the API returns every code. */
export function newPhone(): void {
	vi.useFakeTimers({ now: start });
	emptyPhone();
	historyHolds();
	giveCodes();
}

/** Starts the app anew on the same phone, and returns its modules; `aheadMs` is how much the phone's clock is ahead, `isTimeKnown` whether a reply has brought the time. */
export async function started({ aheadMs = 0, isTimeKnown = true } = {}) {
	vi.resetModules();
	const claim = await import("../../../src/sync/claim");
	const resume = await import("../../../src/sync/resumeClaims");
	const { lookUpAgain } = await import("../../../src/sync/reconcileClaim");
	const { setServerTime } = await import("../../../src/platform/http/clock");
	// A page on which a claim is pressed has usually loaded a reply.
	if (isTimeKnown) setServerTime(Date.now() - aheadMs);
	onReply(() => setServerTime(Date.now() - aheadMs));
	const journal = await import("../../../src/platform/storage/claimJournal");
	const wallet = await import("../../../src/platform/storage/wallet");
	const { ApiFailure } = await import("../../../src/platform/http/apiFailure");
	const { adoptToken } = await import("../../../src/platform/session/session");
	adoptToken(tokenOf("customer-1"));
	const fail = (failure: Partial<Failure>) => () => {
		throw new ApiFailure({ reason: "status", ...failure });
	};
	const client = new QueryClient();
	return {
		...{
			...claim,
			...resume,
			lookUpAgain,
			setServerTime,
			...journal,
			...wallet,
			client,
			fail,
		},
		claimPrivilege: (request: ClaimRequest) =>
			claim.claimPrivilege(client, request),
		retryClaim: (entry: ClaimEntry) => claim.retryClaim(client, entry),
	};
}

/** Claims of a history: transaction id, seconds since `start`, reference of the privilege. */
type Claims = [id: string, seconds: number, privilege_ref?: string][];

/** The reply of a history with these claims. */
export const historyOf =
	(...claims: Claims) =>
	({ UsePrivilege }: Record<string, unknown>) => ({
		totalpages: 1,
		items:
			UsePrivilege !== "canuse"
				? []
				: claims.map(([ext_transaction_id, seconds, privilege_ref = "PV_1"]) =>
						v.parse(historyItem, {
							ext_transaction_id,
							privilege_ref,
							redeem_datetime: new Date(start + seconds * 1000).toISOString(),
						}),
					),
	});
export const historyHolds = (...claims: Claims) =>
	api("Redeem", historyOf(...claims));
export const made = (name: string) =>
	calls.filter((call) => call.name === name);
export const redeem = "SubmitRedeemCouponCodeV2";
export const order = "SubmitRedeemPhysicalV2";
/** The signed bodies that were sent to a call. */
export const bodies = (name: string) =>
	made(name).map(({ options }) => options.signed?.body);
/** The timestamps of the claims that were sent. */
export const timestamps = () =>
	bodies(redeem).map((body) => JSON.parse(body ?? "").tx_timestamp);
/** How long after its timestamp a request may still be accepted, including the clock margin, in ms. */
export const arrivesFor = 360_000;

/** Sends a claim that never gets a reply, as if the page were killed while waiting. */
export async function killedMidClaim() {
	const { claimPrivilege } = await started();
	api(redeem, () => new Promise(() => undefined));
	void claimPrivilege(intent);
	await vi.advanceTimersByTimeAsync(0);
	if (made(redeem).length !== 1) throw new Error("It was not sent");
}

/** Starts the app and makes a claim or an order that is still unconfirmed after 20 s. */
export async function unconfirmed(given: Partial<ClaimRequest> = {}) {
	const app = await started();
	for (const name of [redeem, order])
		api(name, app.fail({ reason: "timeout" }));
	const claiming = app.claimPrivilege({ ...intent, ...given });
	await vi.advanceTimersByTimeAsync(20_000);
	const entry = await claiming;
	expect(entry).toMatchObject({ state: "sent", unconfirmedAt: Date.now() });
	return { ...app, entry };
}
