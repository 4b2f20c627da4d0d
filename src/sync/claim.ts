// A claim from press to result: journal, signed request, and the history after a lost reply. Only a press resends the same bytes (O07).
import type { QueryClient } from "@tanstack/react-query";
import { submitRedeemPhysicalV2 } from "../contract/delivery";
import { failureCode } from "../contract/failureCode";
import { countRedeem } from "../contract/history";
import { submitRedeemCouponCodeV2 } from "../contract/privilege";
import { isShownGlobally } from "../domain/app/failure";
import { isUseNow } from "../domain/claim/claimEntry";
import {
	isRefusedForGood,
	isTimestampAccepted,
	windowStart,
} from "../domain/claim/claimWindow";
import { withLastingLock } from "../platform/browser/locks";
import { isOnline } from "../platform/browser/online";
import { ApiFailure, isReplyLost } from "../platform/http/apiFailure";
import {
	isServerTimeKnown,
	serverNow,
	serverTimeUpdateCount,
} from "../platform/http/clock";
import { call } from "../platform/http/http";
import {
	isForCurrentHost,
	type SignedRequest,
	signRequest,
} from "../platform/http/signedRequest";
import { withUpdateLock } from "../platform/pwa/updateLock";
import {
	type ClaimEntry,
	type ClaimIntent,
	isClaimOpen,
	readEntries,
	readEntry,
	saveIntent,
	updateEntry,
} from "../platform/storage/claimJournal";
import { knownClaims } from "./knownClaims";
import {
	claimLock,
	lookUpClaim,
	markFirstSeen,
	markUnconfirmed,
	reconcile,
	settleClaim,
	withWindow,
} from "./reconcileClaim";

/** What all steps of one claim share. */
interface ClaimRun {
	client: QueryClient;
	/** Called when the result is unknown and the history is being read. */
	onUnknown?: (entry: ClaimEntry) => void;
}
export type ClaimRequest = ClaimIntent & Pick<ClaimRun, "onUnknown">;

/** An "absent" of a release that wrote it after 20 s is looked up again for this long, in ms. */
const oldAbsentMs = 86_400_000;

const isOldAbsent = ({ state, windowFrom, at }: ClaimEntry) =>
	state === "absent" && windowFrom === null && at > serverNow() - oldAbsentMs;

const isUnresolved = (entry: ClaimEntry) =>
	isClaimOpen(entry) || isOldAbsent(entry);

/** An earlier request for the same privilege with an unknown result. */
async function findUnresolved({ sub, reference }: ClaimIntent) {
	return (await readEntries(sub)).findLast(
		(entry) => entry.reference === reference && isUnresolved(entry),
	);
}

const isSameCode = (earlier: ClaimEntry, { delivery }: ClaimIntent) =>
	earlier.delivery?.TransactionId === delivery?.TransactionId &&
	earlier.delivery?.OTP === delivery?.OTP;

/** Claims a privilege, one claim at a time over all tabs; a press during the same claim in another tab gets that result. An unresolved earlier request is looked up first and then sent again. Returns the settled entry, or a sent one that is unconfirmed; throws a refusal. */
export async function claimPrivilege(
	client: QueryClient,
	request: ClaimRequest,
): Promise<ClaimEntry> {
	const { onUnknown, ...intent } = request;
	const run: ClaimRun = { client, onUnknown };
	const pressedAt = serverNow();
	const before = await readEntries(intent.sub);
	return withUpdateLock(() =>
		withLastingLock(claimLock(intent), async (waited) => {
			const isSettledSince = (entry: ClaimEntry) => {
				const earlier = before.find(({ id }) => id === entry.id);
				return earlier ? earlier.state !== "settled" : waited;
			};
			// The same privilege, whatever use or one-time code was chosen.
			const settledMeanwhile = (await readEntries(intent.sub)).find(
				(entry) =>
					entry.state === "settled" &&
					entry.reference === intent.reference &&
					isSettledSince(entry),
			);
			if (settledMeanwhile) return settledMeanwhile;
			assertOnline();
			const earlier = await findUnresolved(intent);
			const counterAt = intent.isUsed ? pressedAt : null;
			if (!earlier) {
				// It may have waited behind another tab's claim: who has left the counter keeps the code for later.
				const { reserve_timeout = 0 } = intent;
				const isUsed = isUseNow({ counterAt, reserve_timeout }, serverNow());
				return startNew(run, { ...intent, isUsed });
			}
			if (!isSameCode(earlier, intent))
				return settleEarlierOrder(run, earlier, intent);
			// The same request with the current choice of use.
			return resend(run, { ...earlier, counterAt });
		}),
	);
}

/** Retries a claim on a press: the same bytes while they may still arrive, a new request when they certainly had no effect. */
export function retryClaim(client: QueryClient, entry: ClaimEntry) {
	return withUpdateLock(() =>
		withLastingLock(claimLock(entry), async () => {
			assertOnline();
			const now = (await readEntry(entry)) ?? entry;
			// A closed order has no one-time code left.
			const isSpent = now.delivery?.OTP === "";
			if (now.state === "settled" || isSpent) return now;
			return resend({ client }, now);
		}),
	);
}

async function startNew(run: ClaimRun, intent: ClaimIntent) {
	const known = await knownClaims(run.client, intent);
	return sendNew(run, await saveIntent(intent, known));
}

/** Resends, or sends a new request with the current choice and all transaction ids known so far. */
async function resend(run: ClaimRun, entry: ClaimEntry) {
	// Read before the lookup: a claim that appears only afterwards can only be this one.
	const knownBefore = await knownClaims(run.client, entry);
	const { entry: now, seen } = await lookUpAndResend(run, entry);
	if (now.state !== "absent") return now;
	const known = [...new Set([...knownBefore, ...seen])];
	// A code for later is claimed as unused, else the history would call it used (2 §4).
	const isUsed = isUseNow(entry, serverNow());
	const at = serverNow();
	return sendNew(run, { ...entry, at, known, isUsed });
}

/** Settles an earlier order by its own bytes first, for it may still arrive; the new one-time code is used only where that order was refused or absent. */
async function settleEarlierOrder(
	run: ClaimRun,
	earlier: ClaimEntry,
	intent: ClaimIntent,
): Promise<ClaimEntry> {
	const { entry } = await lookUpAndResend(run, earlier).catch(
		async (failure) => {
			const now = await readEntry(earlier);
			if (now?.state !== "refused") throw failure;
			return { entry: now };
		},
	);
	if (entry.state === "settled" || isClaimOpen(entry)) return entry;
	if (entry.state === "absent") await updateEntry(earlier, { state: "absent" });
	return startNew(run, intent);
}

/** The entry's call (2 §7): a coupon, or a prize with its one-time code. */
const endpointOf = ({ delivery }: ClaimEntry) =>
	delivery ? submitRedeemPhysicalV2 : submitRedeemCouponCodeV2;
const requestOf = ({ reference, isUsed, delivery }: ClaimEntry) =>
	delivery
		? { ...delivery, Reference: reference }
		: { Reference: reference, Amount: 1 as const, IsUsed: isUsed };

const canResend = (entry: ClaimEntry): boolean =>
	entry.request !== null &&
	isForCurrentHost(endpointOf(entry), entry.request) &&
	isTimestampAccepted(entry.request.tx_timestamp, serverNow());

/** Looks into the history, then resends the bytes while they may arrive. Returns the state absent, not yet saved, where they no longer can. */
async function lookUpAndResend(
	run: ClaimRun,
	entry: ClaimEntry,
): Promise<{ entry: ClaimEntry; seen: string[] }> {
	const lookup = await lookUpClaim(entry).catch(rethrowIfShown);
	if (!lookup) return { entry: await reportUnconfirmed(run, entry), seen: [] };
	const { found, seen, isConclusive } = lookup;
	if (found) return { entry: await settleClaim(entry, found), seen };
	if (isConclusive || !isUnresolved(entry))
		return { entry: { ...entry, state: "absent" }, seen };
	const open = withWindow(entry, lookup);
	if (canResend(open)) {
		const again = { ...open, unconfirmedAt: null, turnedAwayAt: null };
		const sent = await updateEntry(again, { state: "sent" });
		return { entry: await sendSigned(run, sent, "again"), seen };
	}
	return { entry: await reportUnconfirmed(run, open), seen };
}

/** Null for a failed lookup; rethrows failures that have their own dialog. */
function rethrowIfShown(failure: unknown): null {
	if (!(failure instanceof ApiFailure) || isShownGlobally(failure))
		throw failure;
	return null;
}

async function reportUnconfirmed(run: ClaimRun, entry: ClaimEntry) {
	const open = await markUnconfirmed(entry);
	run.onUnknown?.(open);
	return open;
}

function assertOnline() {
	if (!isOnline()) throw new ApiFailure({ reason: "network" });
}

/** Time limit of a call that only fetches the server's time. */
const timeCallTimeoutMs = 5000;

async function signClaim(entry: ClaimEntry) {
	const { sub } = entry;
	// A timestamp ahead of the server's time would stay valid for more than five minutes.
	if (!isServerTimeKnown())
		await call(countRedeem, {}, { sub, timeoutMs: timeCallTimeoutMs }).catch(
			() => null,
		);
	return signRequest(endpointOf(entry), requestOf(entry));
}

/** The entry's time, not later than its claim: the clock may have been wrong at the press. */
const correctedTime = ({ at }: ClaimEntry, { tx_timestamp }: SignedRequest) =>
	isServerTimeKnown() ? serverNow() : Math.min(at, windowStart(tx_timestamp));

/** Signs a new request, saves its bytes and sends them. */
async function sendNew(
	run: ClaimRun,
	entry: ClaimEntry,
	attempt: "first" | "second" = "first",
): Promise<ClaimEntry> {
	const request = await signClaim(entry);
	const times = { unconfirmedAt: null, turnedAwayAt: null };
	const at = correctedTime(entry, request);
	const signed = { ...entry, at, request, windowFrom: request.tx_timestamp };
	const sent = await updateEntry({ ...signed, ...times }, { state: "sent" });
	markFirstSeen(sent);
	return sendSigned(run, sent, attempt);
}

function redeem(entry: ClaimEntry) {
	// Never with another customer's token.
	const { sub, request } = entry;
	const options = { sub, keepalive: true, signed: request ?? undefined };
	return call(endpointOf(entry), requestOf(entry), options);
}

/** `attempt`: first and second are new requests, again repeats one. */
async function sendSigned(
	run: ClaimRun,
	sent: ClaimEntry,
	attempt: "first" | "second" | "again",
): Promise<ClaimEntry> {
	const updatesBefore = serverTimeUpdateCount();
	try {
		const { transaction_id } = await redeem(sent);
		return await settleClaim(sent, transaction_id);
	} catch (failure) {
		if (!(failure instanceof ApiFailure)) throw failure;
		if (isReplyLost(failure)) {
			run.onUnknown?.(sent);
			return reconcile(sent);
		}
		if (attempt === "again") return handleRepeatRefusal(run, sent, failure);
		if (wasStale(sent, failure, updatesBefore)) {
			const { request } = sent;
			const isFinal =
				request !== null && isRefusedForGood(request.tx_timestamp, serverNow());
			// The refusal is final, since no copy can be accepted later: sign again with the corrected time.
			if (isFinal && attempt === "first")
				return sendNew(run, { ...sent, at: serverNow() }, "second");
			if (!isFinal) {
				// A copy may be accepted later: keep these bytes.
				run.onUnknown?.(sent);
				return reconcile(sent);
			}
		}
		if (failure.status === 400 || isClaimRejection(failure))
			await updateEntry(sent, { state: "refused" });
		// Session and rate limit do not concern a copy sent before: the next press resends the bytes.
		else await markUnconfirmed({ ...sent, turnedAwayAt: serverNow() });
		throw failure;
	}
}

/** Whether the timestamp was refused, by the time of the refusal itself. */
const wasStale = (
	{ request }: ClaimEntry,
	{ status, code }: ApiFailure,
	updatesBefore: number,
): boolean =>
	status === 400 &&
	code === failureCode.malformed &&
	request !== null &&
	serverTimeUpdateCount() > updatesBefore &&
	!isTimestampAccepted(request.tx_timestamp, serverNow());

/** With one of these the server, not a proxy, may say that there is no such privilege. */
const rejectionStatuses = [400, 404, 410];

/** Whether the server judged the claim itself, instead of session, rate limit or timestamp. */
const isClaimRejection = ({ status, code, message }: ApiFailure): boolean =>
	rejectionStatuses.includes(status) &&
	code !== failureCode.malformed &&
	(code !== null || message.th !== "" || message.en !== "");

/** A refused repetition closes the claim only if the server judged it and the history has none. */
async function handleRepeatRefusal(
	run: ClaimRun,
	sent: ClaimEntry,
	refusal: ApiFailure,
): Promise<ClaimEntry> {
	if (isClaimRejection(refusal)) {
		// A host without idempotency may refuse because the first request succeeded.
		const lookup = await lookUpClaim(sent).catch(() => null);
		if (lookup?.found) return settleClaim(sent, lookup.found);
		if (lookup) {
			await updateEntry(sent, { state: "refused" });
			throw refusal;
		}
	}
	if (refusal.code === failureCode.malformed)
		return reportUnconfirmed(run, sent);
	await markUnconfirmed(sent);
	throw refusal;
}
