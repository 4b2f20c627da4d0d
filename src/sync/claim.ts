// A claim from press to result: journal, signed request, and the history after a lost reply. Only a press resends the same bytes (O07).
import type { QueryClient } from "@tanstack/react-query";
import { failureCode } from "../contract/failureCode";
import { hasGlobalStatus } from "../domain/app/failure";
import { isPressExpired, isUseNow } from "../domain/claim/claimEntry";
import {
	isRefusedForGood,
	isTimestampAccepted,
} from "../domain/claim/claimWindow";
import { mayBeClaimOf } from "../domain/claim/findClaim";
import { withLastingLock } from "../platform/browser/locks";
import { isOnline } from "../platform/browser/online";
import { startStopwatch } from "../platform/browser/stopwatch";
import { ApiFailure, mayHaveTakenEffect } from "../platform/http/apiFailure";
import { serverNow, serverTimeUpdateCount } from "../platform/http/clock";
import type { SignedRequest } from "../platform/http/signedRequest";
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
import { listCodes } from "../platform/storage/wallet";
import { cachedClaims } from "../queries/cachedClaims";
import {
	canResend,
	isHistoryUnreachable,
	redeem,
	signClaim,
} from "./claimRequest";
import { markSent, type Press, requestTimes, withPress } from "./claimTimes";
import {
	claimLock,
	lookUpClaim,
	markUnconfirmed,
	reconcile,
	settleClaim,
	withTimes,
} from "./reconcileClaim";

/** Returns the transaction ids of the privilege's claims that this phone knows, from the journal, the wallet and the loaded history: one that appears after a request may be that request's (O07). */
async function knownClaims(
	client: QueryClient,
	privilege: Pick<ClaimIntent, "sub" | "reference" | "names">,
): Promise<string[]> {
	const [entries, saved] = await Promise.all([
		readEntries(privilege.sub),
		listCodes(privilege.sub),
	]);
	const ids = [
		...entries
			.filter(({ reference }) =>
				mayBeClaimOf({ privilege_ref: reference }, privilege),
			)
			.flatMap(({ transaction_id }) => transaction_id ?? []),
		...saved
			.filter((code) => mayBeClaimOf(code, privilege))
			.map(({ transaction_id }) => transaction_id),
		...cachedClaims(client)
			.filter((item) => mayBeClaimOf(item, privilege))
			.map(({ ext_transaction_id }) => ext_transaction_id),
	];
	return [...new Set(ids)];
}

/** What all steps of one claim share. */
interface ClaimRun extends Press {
	client: QueryClient;
	/** Called when the result is unknown and the history is being read. */
	onUnknown?: (entry: ClaimEntry) => void;
}
export type ClaimRequest = ClaimIntent & Pick<ClaimRun, "onUnknown">;
/** `isOfOtherPress`: another press settled it, whose tab may start its countdown. */
export type ClaimResult = ClaimEntry & { isOfOtherPress?: boolean };

/** Whether the press is too old to send anything for it, because it waited behind another claim or its page was frozen. */
const isPressOld = ({ sincePress }: ClaimRun) => isPressExpired(sincePress());

/** An earlier request for the same privilege with an unknown result. */
async function findUnresolved({ sub, reference }: ClaimIntent) {
	return (await readEntries(sub)).findLast(
		(entry) => entry.reference === reference && isClaimOpen(entry),
	);
}

const isSameCode = (earlier: ClaimEntry, { delivery }: ClaimIntent) =>
	earlier.delivery?.TransactionId === delivery?.TransactionId &&
	earlier.delivery?.OTP === delivery?.OTP;

/** Claims a privilege, one tab at a time: a press during the same claim in another tab gets that result, and an earlier request without a result is looked up before it is sent again. Resolves to a settled, an unconfirmed or an absent entry (the claim did not happen); throws a refusal. */
export async function claimPrivilege(
	client: QueryClient,
	request: ClaimRequest,
): Promise<ClaimResult> {
	const { onUnknown, ...intent } = request;
	const { isUsed } = intent;
	const sincePress = startStopwatch();
	const run: ClaimRun = { client, sincePress, isUsed, onUnknown };
	const before = await readEntries(intent.sub);
	return withUpdateLock(() =>
		withLastingLock(claimLock(intent), async (waited) => {
			const isSettledSince = (entry: ClaimEntry) => {
				const earlier = before.find(({ id }) => id === entry.id);
				return earlier ? earlier.state !== "settled" : waited;
			};
			// A claim of the same privilege counts, whatever use or one-time code was chosen.
			const settledMeanwhile = (await readEntries(intent.sub)).find(
				(entry) =>
					entry.state === "settled" &&
					entry.reference === intent.reference &&
					isSettledSince(entry),
			);
			if (settledMeanwhile)
				return { ...settledMeanwhile, isOfOtherPress: true };
			assertOnline();
			const earlier = await findUnresolved(intent);
			if (!earlier) return startNew(run, intent);
			if (!isSameCode(earlier, intent))
				return settleEarlierOrder(run, earlier, intent);
			// It is the same request, but with the current choice of use.
			return resend(run, withPress(earlier, run));
		}),
	);
}

/** Retries a claim on a press: the same bytes while they may still arrive, a new request when they certainly had no effect. */
export function retryClaim(client: QueryClient, entry: ClaimEntry) {
	const run: ClaimRun = { client, sincePress: startStopwatch() };
	return withUpdateLock(() =>
		withLastingLock(claimLock(entry), async () => {
			assertOnline();
			const now = (await readEntry(entry)) ?? entry;
			// A closed order has no one-time code left.
			const isSpent = now.delivery?.OTP === "";
			if (now.state === "settled" || isSpent) return now;
			return resend(run, now);
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
	const { entry: now, readIds } = await lookUpAndResend(run, entry);
	if (now.state !== "absent") return now;
	const known = [...new Set([...knownBefore, ...readIds])];
	// A code for later is claimed as unused, else the history would call it used (2 §4).
	const isUsed = isUseNow(now, serverNow());
	return sendNew(run, { ...now, known, isUsed });
}

/** Settles an earlier order first, with its own bytes, because it may still arrive. The new one-time code is used only where that order was refused or absent. */
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

/** Looks into the history, then resends the bytes while they may arrive and the press is recent. Returns the entry as absent, without saving that, where they can no longer arrive or its host has changed. */
async function lookUpAndResend(
	run: ClaimRun,
	entry: ClaimEntry,
): Promise<{ entry: ClaimEntry; readIds: string[] }> {
	if (isHistoryUnreachable(entry) && !isPressOld(run))
		return { entry: { ...entry, state: "absent" }, readIds: [] };
	const lookup = await lookUpClaim(entry).catch(rethrowIfShown);
	if (!lookup)
		return { entry: await reportUnconfirmed(run, entry), readIds: [] };
	const { transactionId, readIds, isConclusive } = lookup;
	// The lookup may have corrected the clock.
	const open = withPress(withTimes(entry, lookup), run);
	if (transactionId)
		return { entry: await settleClaim(open, transactionId), readIds };
	if (isConclusive || !isClaimOpen(entry))
		return { entry: { ...open, state: "absent" }, readIds };
	if (canResend(open) && !isPressOld(run)) {
		const again = { ...open, unconfirmedAt: null, turnedAwayAt: null };
		const sent = await updateEntry(again, { state: "sent" });
		return { entry: await sendSigned(run, sent, "again"), readIds };
	}
	return { entry: await reportUnconfirmed(run, open), readIds };
}

/** Returns null for a failed lookup, but rethrows a failure that has its own dialog. */
function rethrowIfShown(failure: unknown): null {
	if (!(failure instanceof ApiFailure) || hasGlobalStatus(failure))
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

/** Signs and sends a new request; where its press is too old by then, the entry is saved as absent instead, so that the person can press again. */
async function sendNew(
	run: ClaimRun,
	entry: ClaimEntry,
	attempt: "first" | "second" = "first",
): Promise<ClaimEntry> {
	const request = await signClaim(entry);
	const pressed = withPress(entry, run);
	// The page may have been frozen while the server's time was fetched.
	if (isPressOld(run)) return updateEntry(pressed, { state: "absent" });
	const signed = {
		...pressed,
		...requestTimes(request),
		request,
		unconfirmedAt: null,
		turnedAwayAt: null,
	};
	const sent = await updateEntry(signed, { state: "sent" });
	markSent(sent);
	return sendSigned(run, sent, attempt);
}

/** Sends the entry's signed bytes; `attempt`: `first` and `second` are new requests, `again` repeats one. */
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
		if (mayHaveTakenEffect(failure)) return reconcileUnknown(run, sent);
		if (attempt === "again")
			return settleAfterRefusedRepeat(run, sent, failure);
		if (wasStale(sent, failure, updatesBefore)) {
			// A copy of the request may still be accepted, so its bytes are kept.
			if (!isRefusedForGood(sent.request.tx_timestamp, serverNow()))
				return reconcileUnknown(run, sent);
			// No copy can be accepted any more, so the request is signed again with the corrected time.
			if (attempt === "first") return sendNew(run, sent, "second");
		}
		if (failure.status === 400 || isClaimRefusal(failure))
			await updateEntry(sent, { state: "refused" });
		// A refusal for session or rate limit says nothing of a copy sent before, so the next press resends the bytes.
		else await markUnconfirmed({ ...sent, turnedAwayAt: serverNow() });
		throw failure;
	}
}

/** Looks into the history for a claim whose result is unknown. */
function reconcileUnknown(run: ClaimRun, sent: ClaimEntry) {
	run.onUnknown?.(sent);
	return reconcile(sent);
}

/** Whether the server refused the timestamp, judged by the time that came with the refusal. */
const wasStale = (
	sent: ClaimEntry,
	{ status, code }: ApiFailure,
	updatesBefore: number,
): sent is ClaimEntry & { request: SignedRequest } =>
	status === 400 &&
	code === failureCode.malformed &&
	sent.request !== null &&
	serverTimeUpdateCount() > updatesBefore &&
	!isTimestampAccepted(sent.request.tx_timestamp, serverNow());

/** Statuses with which the server itself, not a proxy, may refuse a claim. */
const refusalStatuses = [400, 404, 410];

/** Whether the server judged the claim itself, instead of session, rate limit or timestamp. */
const isClaimRefusal = ({ status, code, message }: ApiFailure): boolean =>
	refusalStatuses.includes(status) &&
	code !== failureCode.malformed &&
	(code !== null || message.th !== "" || message.en !== "");

/** Handles a refused repetition: it closes the claim only if the server judged it and the whole history has no such claim, else the claim stays unconfirmed. */
async function settleAfterRefusedRepeat(
	run: ClaimRun,
	sent: ClaimEntry,
	refusal: ApiFailure,
): Promise<ClaimEntry> {
	if (isClaimRefusal(refusal)) {
		// A host without idempotency may refuse because the first request succeeded.
		const lookup = await lookUpClaim(sent).catch(() => null);
		if (lookup?.transactionId) return settleClaim(sent, lookup.transactionId);
		if (lookup?.isWhole) {
			await updateEntry(sent, { state: "refused" });
			throw refusal;
		}
	}
	// The claim is still open: the refusal is not its result, and is thrown only where it has its own dialog.
	if (!hasGlobalStatus(refusal)) return reportUnconfirmed(run, sent);
	await markUnconfirmed(sent);
	throw refusal;
}
