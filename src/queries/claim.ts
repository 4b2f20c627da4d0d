// A claim from intent to code: journal, request, and where the reply is lost, the history; never sent blindly twice (O07).
import type { QueryClient } from "@tanstack/react-query";
import { submitRedeemPhysicalV2 } from "../contract/delivery";
import { historyRedeem, usePrivilege } from "../contract/history";
import { submitRedeemCouponCodeV2 } from "../contract/privilege";
import { isForNow } from "../domain/claimFlow";
import { claimIn } from "../domain/claimSearch";
import { ApiFailure, isReplyLost } from "../platform/apiFailure";
import { holdingUpdates } from "../platform/busy";
import {
	type ClaimChange,
	type ClaimEntry,
	type ClaimIntent,
	entries,
	isOpen,
	pending,
	readEntry,
	settle,
	startClaim,
} from "../platform/claimJournal";
import { serverNow } from "../platform/clock";
import { deliveryReference, endDelivery } from "../platform/delivery";
import { call } from "../platform/http";
import { withLock } from "../platform/locks";
import { isOnline, untilOnline } from "../platform/online";
import { assertSignedIn } from "../platform/session";
import { historyKeys } from "./historyKeys";
import { knownClaims } from "./knownClaims";
import { openCode } from "./openCode";

export type ClaimRequest = ClaimIntent & {
	/** Called once when the reply was lost and the finding out begins. */
	onUnknown?: (entry: ClaimEntry) => void;
};

/** So long after the request has ended, in ms of network, what is not in the history by then did not happen. */
const findOutFor = 20_000;
/** Pauses between looks into the history, in ms; together as long as that. */
const pauses = [1, 2, 3, 5, 9].map((seconds) => seconds * 1000);
/** A look waits this long for its reply, in ms: a network that takes 30 s for each still tells in a minute. */
const lookPatience = 40_000;
/** The session has ended: nothing can be read before there is another. */
const sessionEnded = 403;
/** Statuses by which the host keeps the customer or the crowd out for a while. */
const keptOut = [401, 423, 429];
/** After a look that failed, in ms; in front of a closed door one waits longer. */
const failedPause = 5000;
const keptOutPause = 30_000;
const firstPage = { PageNumber: 1, ItemsPerPage: 25 };

const lockOf = ({ sub, reference }: ClaimIntent) => `claim/${sub}/${reference}`;

/** How long a request without a reply may still arrive somewhere, in ms: generously a day. */
const mayStillArrive = 86_400_000;

/** An earlier intent for the same of which the history has not told yet. */
async function unfinished({ sub, reference }: ClaimIntent) {
	return (await entries(sub)).findLast(
		(entry) =>
			entry.reference === reference &&
			(isOpen(entry) || entry.state === "absent") &&
			entry.at > serverNow() - mayStillArrive,
	);
}

/** The same wish: the same privilege, with the same one-time code. Whether the code is to be shown at once or kept may change on the way. */
const isSameWish = (entry: ClaimEntry, intent: ClaimIntent) =>
	entry.reference === intent.reference && isSameCode(entry, intent);

/**
 * One claim of a privilege at a time over all tabs; after one that did not go
 * through it is that one again, after one more look, and a press while the same
 * claim is under way, in another tab say, gets that one's end. Gives the entry
 * as settled or absent; throws what the server refused.
 */
export async function claimPrivilege(
	client: QueryClient,
	request: ClaimRequest,
): Promise<ClaimEntry> {
	const { onUnknown, ...intent } = request;
	const pressedAt = serverNow();
	const underWay = (await pending(intent.sub)).map(({ id }) => id);
	return holdingUpdates(() =>
		withLock(lockOf(intent), async (waited) => {
			const same = (await entries(intent.sub)).find(
				(entry) =>
					entry.state === "settled" &&
					isSameWish(entry, intent) &&
					(underWay.includes(entry.id) || (waited && entry.at >= pressedAt)),
			);
			if (same) return same;
			refuseOffline();
			const before = await unfinished(intent);
			if (before && isSameCode(before, intent)) {
				// The same intent, which says and ends as the person wants it now.
				const counterAt = intent.isUsed ? pressedAt : null;
				return sendAgain(client, { ...before, counterAt }, onUnknown);
			}
			// Another one-time code is another request; the one before it may have been taken in all the same.
			const look = before && (await lookUp(before));
			if (before && look?.found) return settleAs(before, look.found);
			if (before) await record(before, { state: "refused" });
			const known = await knownClaims(client, intent);
			return send(await startClaim(intent, known), onUnknown);
		}),
	);
}

/** Whether both go with the same one-time code; coupons have none. */
const isSameCode = (before: ClaimEntry, { delivery }: ClaimIntent) =>
	before.delivery?.TransactionId === delivery?.TransactionId &&
	before.delivery?.OTP === delivery?.OTP;

/** Looks once more into the history, and sends only what is not there: a new request, told from all that is known by now, with the wish of now. */
async function sendAgain(
	client: QueryClient,
	entry: ClaimEntry,
	onUnknown?: (entry: ClaimEntry) => void,
): Promise<ClaimEntry> {
	// Noted before the look: a claim that comes to be known only after it would be no other's but this one's.
	const noted = await knownClaims(client, entry);
	const { found, seen } = await lookUp(entry);
	if (found) return settleAs(entry, found);
	const known = [...new Set([...noted, ...seen])];
	// Kept for later is claimed as such: the history would else call it used (2 §4).
	const isUsed = isForNow(entry, serverNow());
	return send({ ...entry, known, isUsed }, onUnknown);
}

/** Sends an intent again because the person asked to, after one more look into the history. */
export function retryClaim(
	client: QueryClient,
	entry: ClaimEntry,
	onUnknown?: (entry: ClaimEntry) => void,
): Promise<ClaimEntry> {
	return holdingUpdates(() =>
		withLock(lockOf(entry), async () => {
			refuseOffline();
			const now = (await readEntry(entry)) ?? entry;
			return now.state === "settled" ? now : sendAgain(client, now, onUnknown);
		}),
	);
}

/** With no network nothing leaves the phone: it fails at once and says so. */
function refuseOffline() {
	if (!isOnline()) throw new ApiFailure({ reason: "network" });
}

/** Writes down what became of an entry, unless its customer has left this phone. */
async function record(
	entry: ClaimEntry,
	change: ClaimChange,
): Promise<ClaimEntry> {
	assertSignedIn(entry.sub);
	return settle(entry, change);
}

async function settleAs(
	entry: ClaimEntry,
	transaction_id: string,
): Promise<ClaimEntry> {
	const settled = await record(entry, { state: "settled", transaction_id });
	// However it was found out: an ordered prize is no longer on its way to be ordered.
	if (entry.delivery && deliveryReference() === entry.reference) endDelivery();
	return settled;
}

/** The request itself: a coupon, or a prize against its one-time code (2 §7). */
function redeem({
	reference,
	isUsed,
	delivery,
}: ClaimEntry): Promise<{ transaction_id: string }> {
	const options = { keepalive: true };
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

async function send(
	entry: ClaimEntry,
	onUnknown?: (entry: ClaimEntry) => void,
): Promise<ClaimEntry> {
	const sent = await record(entry, { state: "sent" });
	try {
		const { transaction_id } = await redeem(sent);
		return await settleAs(sent, transaction_id);
	} catch (failure) {
		if (!isReplyLost(failure)) {
			await record(sent, { state: "refused" });
			throw failure;
		}
		onUnknown?.(sent);
		return findOut(sent);
	}
}

/** The claim of this intent in the history, or null, and all that the history shows of the privilege. Throws where it cannot be read. */
async function lookUp(
	entry: ClaimEntry,
): Promise<{ found: string | null; seen: string[] }> {
	assertSignedIn(entry.sub);
	const others = await entries(entry.sub);
	const taken = others.flatMap(({ transaction_id }) => transaction_id ?? []);
	const pages = await Promise.all(
		usePrivilege.map((state) =>
			call(
				historyRedeem,
				{
					...firstPage,
					UsePrivilege: state,
					RewardAltRef: entry.reference,
				},
				{ patience: lookPatience },
			),
		),
	);
	const items = pages.flatMap((page) => page.items);
	return {
		found: claimIn(items, entry, taken),
		seen: items.map(({ ext_transaction_id }) => ext_transaction_id),
	};
}

const pause = (ms: number) =>
	new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until there is a network again; one that is there but fails, or a host that does not let us in, gets a pause. */
async function wayBack({ status }: ApiFailure): Promise<void> {
	if (!isOnline()) await untilOnline();
	else await pause(keptOut.includes(status) ? keptOutPause : failedPause);
}

/**
 * Finds out from the history what became of a sent claim: settled, or absent
 * by a look that began when 20 s were over, the earlier looks' own time
 * included. Time without a network, or with a server that cannot answer, does
 * not count. Throws only that the session has ended, or is another customer's.
 */
async function findOut(entry: ClaimEntry): Promise<ClaimEntry> {
	let spent = 0;
	for (let look = 0; ; ) {
		try {
			const begun = performance.now();
			const { found } = await lookUp(entry);
			if (found) return await settleAs(entry, found);
			if (spent >= findOutFor) return await record(entry, { state: "absent" });
			const took = Math.ceil(performance.now() - begun);
			spent += took;
			// A slow look has used up its pause, or all that was left.
			const wait = Math.min(pauses[look++], Math.max(findOutFor - spent, 0));
			spent += wait;
			await pause(wait);
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
			if (failure.status === sessionEnded) throw failure;
			await wayBack(failure);
		}
	}
}

/**
 * Finishes what an earlier start left: open claims are found out, codes of
 * settled ones fetched into the wallet. Gives the entries that were open.
 * `onOwn` hears of each that is this tab's to finish: one under way elsewhere is
 * not. `onLeft` hears of each that cannot be found out now: it stays
 * open for the next session.
 */
export async function resumeClaims(
	client: QueryClient,
	sub: string,
	{
		onOwn,
		onLeft,
	}: {
		onOwn?: (entry: ClaimEntry) => void;
		onLeft?: (entry: ClaimEntry) => void;
	} = {},
): Promise<ClaimEntry[]> {
	// Side by side: none waits for the time that another takes.
	const known = await Promise.all(
		(await pending(sub)).map((entry) =>
			withLock(lockOf(entry), async () => {
				const now = (await readEntry(entry)) ?? entry;
				// Another tab has seen it end meanwhile, and has told the person.
				if (isOpen(entry) && !isOpen(now)) return null;
				onOwn?.(now);
				return isOpen(now) ? findOut(now) : now;
			}).catch(() => {
				onLeft?.(entry);
				return null;
			}),
		),
	);
	const resumed = known.filter((entry) => entry !== null);
	if (resumed.length > 0)
		void client.invalidateQueries({ queryKey: ["history"] });
	for (const { transaction_id, card, delivery } of resumed)
		if (transaction_id && !delivery)
			await openCode(client, {
				transactionId: transaction_id,
				start: false,
				card,
			})
				.then((code) =>
					client.setQueryData(historyKeys.code(transaction_id), code),
				)
				// A code that waits for its countdown is opened by the person.
				.catch(() => undefined);
	return resumed;
}
