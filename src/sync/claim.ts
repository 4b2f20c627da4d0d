// A claim from a press to its end: journal, signed request, and where the reply is lost, the history; the very same bytes again only on a press (O07).
import type { QueryClient } from "@tanstack/react-query";
import { submitRedeemPhysicalV2 } from "../contract/delivery";
import { failureCode } from "../contract/failureCode";
import { countRedeem } from "../contract/history";
import { submitRedeemCouponCodeV2 } from "../contract/privilege";
import { isSaidElsewhere } from "../domain/app/failure";
import { isForNow } from "../domain/claim/claimFlow";
import { isAccepted, isRefusedForGood } from "../domain/claim/claimWindow";
import { withLock } from "../platform/browser/locks";
import { isOnline } from "../platform/browser/online";
import { ApiFailure, isReplyLost } from "../platform/http/apiFailure";
import {
	isServerTimeKnown,
	serverNow,
	serverTimeUpdates,
} from "../platform/http/clock";
import { call } from "../platform/http/http";
import { isForCurrentHost, signRequest } from "../platform/http/signedRequest";
import { withUpdateLock } from "../platform/pwa/updateLock";
import { assertSignedIn } from "../platform/session/session";
import {
	type ClaimEntry,
	type ClaimIntent,
	isOpen,
	openClaims,
	readEntries,
	readEntry,
	startClaim,
} from "../platform/storage/claimJournal";
import { knownClaims } from "./knownClaims";
import {
	claimLock,
	lookUpClaim,
	markUnconfirmed,
	reconcile,
	recordSending,
	settleClaim,
	updateClaim,
	withWindow,
} from "./reconcileClaim";

export type ClaimRequest = ClaimIntent & {
	/** Called when nobody knows yet what became of the request, and the history is being asked. */
	onUnknown?: OnUnknown;
};
type OnUnknown = (entry: ClaimEntry) => void;

/** An "absent" that a former release wrote after 20 s says nothing; for so long, in ms, it is looked up once more. */
const oldAbsentFor = 86_400_000;

const isOldAbsent = ({ state, windowFrom, at }: ClaimEntry) =>
	state === "absent" && windowFrom === null && at > serverNow() - oldAbsentFor;

/** An earlier request for the same privilege of which nobody knows yet what became of it. */
async function unfinished({ sub, reference }: ClaimIntent) {
	return (await readEntries(sub)).findLast(
		(entry) =>
			entry.reference === reference && (isOpen(entry) || isOldAbsent(entry)),
	);
}

/** Whether both go with the same one-time code; coupons have none. */
const isSameCode = (before: ClaimEntry, { delivery }: ClaimIntent) =>
	before.delivery?.TransactionId === delivery?.TransactionId &&
	before.delivery?.OTP === delivery?.OTP;

/**
 * One claim of a privilege at a time over all tabs. While nobody knows what
 * became of an earlier request, a press is that one again: a look into the
 * history, then the very same bytes. A press while the same claim is under way,
 * in another tab say, gets that one's end. Gives the entry as settled, or as
 * sent where it is not confirmed yet; throws what the server refused.
 */
export async function claimPrivilege(
	client: QueryClient,
	request: ClaimRequest,
): Promise<ClaimEntry> {
	const { onUnknown, ...intent } = request;
	const pressedAt = serverNow();
	const underWay = (await openClaims(intent.sub)).map(({ id }) => id);
	return withUpdateLock(() =>
		withLock(claimLock(intent), async (waited) => {
			// Whichever use was chosen and whichever one-time code was typed: it is the same privilege.
			const same = (await readEntries(intent.sub)).find(
				(entry) =>
					entry.state === "settled" &&
					entry.reference === intent.reference &&
					(underWay.includes(entry.id) || (waited && entry.at >= pressedAt)),
			);
			if (same) return same;
			refuseOffline();
			const before = await unfinished(intent);
			if (!before) return begin(client, intent, onUnknown);
			if (!isSameCode(before, intent))
				return afterEarlierOrder(client, before, intent, onUnknown);
			// The same request, which ends as the person wants it now.
			const counterAt = intent.isUsed ? pressedAt : null;
			return sendAgain(client, { ...before, counterAt }, onUnknown);
		}),
	);
}

/** Sends a claim again because the person asked to: the same bytes while they may still arrive, a new request when it is certain that they did nothing. */
export function retryClaim(
	client: QueryClient,
	entry: ClaimEntry,
	onUnknown?: OnUnknown,
): Promise<ClaimEntry> {
	return withUpdateLock(() =>
		withLock(claimLock(entry), async () => {
			refuseOffline();
			const now = (await readEntry(entry)) ?? entry;
			// A closed order has forgotten its one-time code: it takes a new one.
			const isSpent = now.delivery?.OTP === "";
			if (now.state === "settled" || isSpent) return now;
			return sendAgain(client, now, onUnknown);
		}),
	);
}

async function begin(
	client: QueryClient,
	intent: ClaimIntent,
	onUnknown?: OnUnknown,
): Promise<ClaimEntry> {
	const known = await knownClaims(client, intent);
	return send(await startClaim(intent, known), onUnknown);
}

/** The same bytes, or where nothing can come of them any more a new request, told from all that is known by now, with the wish of now. */
async function sendAgain(
	client: QueryClient,
	entry: ClaimEntry,
	onUnknown?: OnUnknown,
): Promise<ClaimEntry> {
	// Noted before the look: a claim that comes to be known only after it would be no other's but this one's.
	const noted = await knownClaims(client, entry);
	const { entry: now, seen } = await pursue(entry, onUnknown);
	if (now.state !== "absent") return now;
	const known = [...new Set([...noted, ...seen])];
	// Kept for later is claimed as such: the history would else call it used (2 §4).
	const isUsed = isForNow(entry, serverNow());
	const at = serverNow();
	return send({ ...entry, at, known, isUsed }, onUnknown);
}

/**
 * Another one-time code would be another order, and the earlier one may still
 * arrive: that one is settled first, by its own bytes. The new code is used
 * only where the earlier order was refused, or certainly did not happen.
 */
async function afterEarlierOrder(
	client: QueryClient,
	before: ClaimEntry,
	intent: ClaimIntent,
	onUnknown?: OnUnknown,
): Promise<ClaimEntry> {
	const { entry } = await pursue(before, onUnknown).catch(async (failure) => {
		const now = await readEntry(before);
		if (now?.state !== "refused") throw failure;
		return { entry: now };
	});
	if (entry.state === "settled" || isOpen(entry)) return entry;
	if (entry.state === "absent") await updateClaim(before, { state: "absent" });
	return begin(client, intent, onUnknown);
}

/** Whether the very same request can be sent once more. */
const canResend = ({ request, delivery }: ClaimEntry): boolean =>
	request !== null &&
	isForCurrentHost(
		delivery ? submitRedeemPhysicalV2 : submitRedeemCouponCodeV2,
		request,
	) &&
	isAccepted(request.tx_timestamp, serverNow());

/** Looks once more into the history, then sends the very same bytes while they may still arrive anyway. Gives a state of absent, which is not written down yet, where they can no longer. */
async function pursue(
	entry: ClaimEntry,
	onUnknown?: OnUnknown,
): Promise<{ entry: ClaimEntry; seen: string[] }> {
	const look = await lookUpClaim(entry).catch(unlessSaidElsewhere);
	if (!look)
		return { entry: await stayUnconfirmed(entry, onUnknown), seen: [] };
	const { found, seen, isLast } = look;
	if (found) return { entry: await settleClaim(entry, found), seen };
	const mayArrive = !isLast && (isOpen(entry) || isOldAbsent(entry));
	if (!mayArrive) return { entry: { ...entry, state: "absent" }, seen };
	const open = withWindow(entry, look);
	if (canResend(open)) {
		const again = { ...open, unconfirmedAt: null, turnedAwayAt: null };
		const sent = await updateClaim(again, { state: "sent" });
		return { entry: await deliver(sent, "again", onUnknown), seen };
	}
	return { entry: await stayUnconfirmed(open, onUnknown), seen };
}

/** A look that could not be made; what the table's own dialog says is thrown on. */
function unlessSaidElsewhere(failure: unknown): null {
	if (!(failure instanceof ApiFailure) || isSaidElsewhere(failure))
		throw failure;
	return null;
}

async function stayUnconfirmed(
	entry: ClaimEntry,
	onUnknown?: OnUnknown,
): Promise<ClaimEntry> {
	const open = await markUnconfirmed(entry);
	onUnknown?.(open);
	return open;
}

/** With no network nothing leaves the phone: it fails at once and says so. */
function refuseOffline() {
	if (!isOnline()) throw new ApiFailure({ reason: "network" });
}

/** Any reply tells the time that a claim is to be signed with; nobody waits long for it. */
const timeTimeoutMs = 5000;

/** The request of an entry as signed bytes (2 §7): a coupon, or a prize against its one-time code. */
async function sign({ reference, isUsed, delivery }: ClaimEntry) {
	// A timestamp ahead of the server's time would stay acceptable for longer than five minutes.
	if (!isServerTimeKnown())
		await call(countRedeem, {}, { timeoutMs: timeTimeoutMs }).catch(() => null);
	return delivery
		? signRequest(submitRedeemPhysicalV2, { ...delivery, Reference: reference })
		: signRequest(submitRedeemCouponCodeV2, {
				...{ Reference: reference, Amount: 1, IsUsed: isUsed },
			});
}

/** Signs a new request, writes its bytes down and sends them. */
async function send(
	entry: ClaimEntry,
	onUnknown?: OnUnknown,
	isSecond = false,
): Promise<ClaimEntry> {
	const request = await sign(entry);
	const windowFrom = request.tx_timestamp;
	const times = { windowFrom, unconfirmedAt: null, turnedAwayAt: null };
	const signed = { ...entry, request, ...times };
	const sent = await updateClaim(signed, { state: "sent" });
	recordSending(sent);
	return deliver(sent, isSecond ? "second" : "first", onUnknown);
}

/** Sends the entry's bytes. */
function redeem({
	sub,
	reference,
	isUsed,
	delivery,
	request,
}: ClaimEntry): Promise<{ transaction_id: string }> {
	const options = { keepalive: true, signed: request ?? undefined };
	// Nobody else's token goes with them.
	assertSignedIn(sub);
	return delivery
		? call(
				submitRedeemPhysicalV2,
				{ ...delivery, Reference: reference },
				options,
			)
		: call(
				submitRedeemCouponCodeV2,
				{ Reference: reference, Amount: 1, IsUsed: isUsed },
				options,
			);
}

/** first and second are requests of their own, again is one that was sent before. */
type Sending = "first" | "second" | "again";

async function deliver(
	sent: ClaimEntry,
	sending: Sending,
	onUnknown?: OnUnknown,
): Promise<ClaimEntry> {
	const lessons = serverTimeUpdates();
	try {
		const { transaction_id } = await redeem(sent);
		return await settleClaim(sent, transaction_id);
	} catch (failure) {
		if (!(failure instanceof ApiFailure)) throw failure;
		if (isReplyLost(failure)) {
			onUnknown?.(sent);
			return reconcile(sent);
		}
		if (sending === "again") return refusedAgain(sent, failure, onUnknown);
		if (wasStale(sent, failure, lessons)) {
			const { request } = sent;
			const isOver =
				request !== null && isRefusedForGood(request.tx_timestamp, serverNow());
			// The server's refusal is final for bytes that no copy of can be accepted later: a phone with a wrong clock claims with the time that this reply has told.
			if (isOver && sending === "first") return send(sent, onUnknown, true);
			if (!isOver) {
				// A copy of them may be accepted in a while: these bytes stay the claim.
				onUnknown?.(sent);
				return reconcile(sent);
			}
		}
		if (failure.status === 400) await updateClaim(sent, { state: "refused" });
		// Session and crowd say nothing of a copy that the browser had sent before: the next press sends the same bytes.
		else await markUnconfirmed({ ...sent, turnedAwayAt: serverNow() });
		throw failure;
	}
}

/** Whether a request was refused for its timestamp, by the time that the refusal itself has told. */
const wasStale = (
	{ request }: ClaimEntry,
	{ status, code }: ApiFailure,
	lessons: number,
): boolean =>
	status === 400 &&
	code === failureCode.malformed &&
	request !== null &&
	serverTimeUpdates() > lessons &&
	!isAccepted(request.tx_timestamp, serverNow());

/** Whether the server has judged the claim itself: session, crowd and timestamp are refused before any work, and say nothing of a request sent earlier. */
const isVerdict = ({ status, code, message }: ApiFailure): boolean =>
	status === 400 &&
	code !== failureCode.malformed &&
	(code !== null || message.th !== "" || message.en !== "");

/** The same bytes were sent again and refused: that closes the claim only if the server has judged it, and the history has none. */
async function refusedAgain(
	sent: ClaimEntry,
	refusal: ApiFailure,
	onUnknown?: OnUnknown,
): Promise<ClaimEntry> {
	if (isVerdict(refusal)) {
		// A host without the rule of the same bytes may refuse because the first request went through.
		const look = await lookUpClaim(sent).catch(() => null);
		if (look?.found) return settleClaim(sent, look.found);
		if (look) {
			await updateClaim(sent, { state: "refused" });
			throw refusal;
		}
	}
	if (refusal.code === failureCode.malformed)
		return stayUnconfirmed(sent, onUnknown);
	await markUnconfirmed(sent);
	throw refusal;
}
