// Follows claims up without anybody's press: what an earlier start left open, and what is not confirmed yet until its request can no longer arrive (O07).
import type { QueryClient } from "@tanstack/react-query";
import { windowEnd } from "../domain/claim/claimWindow";
import { withLock } from "../platform/browser/locks";
import { untilOnline } from "../platform/browser/online";
import { serverNow } from "../platform/http/clock";
import {
	type ClaimEntry,
	isOpen,
	openClaims,
	readEntry,
} from "../platform/storage/claimJournal";
import { historyKeys } from "../queries/historyKeys";
import { openCode } from "./openCode";
import { claimLock, lookUpAgain, reconcile } from "./reconcileClaim";

/** Whether the person knows already that it is not confirmed yet. */
export const isUnconfirmed = (entry: ClaimEntry): boolean =>
	isOpen(entry) && entry.unconfirmedAt !== null;

/**
 * Finishes what an earlier start left: open claims are looked up, codes of
 * settled ones fetched into the wallet. Gives the entries that were open.
 * `onOwn` is called with each that is this tab's to finish: one under way
 * elsewhere is not, nor one that the person knows to be unconfirmed
 * (`watchClaim`). `onLeft` is called with each that cannot be looked up now: it
 * stays open for the next session.
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
		(await openClaims(sub)).map((entry) =>
			withLock(claimLock(entry), async () => {
				const now = (await readEntry(entry)) ?? entry;
				// Another tab has seen it end meanwhile, and has told the person.
				if (!isOpen(now) || isUnconfirmed(now)) return null;
				onOwn?.(now);
				return reconcile(now);
			}).catch(() => {
				onLeft?.(entry);
				return null;
			}),
		),
	);
	const resumed = known.filter((entry) => entry !== null);
	if (resumed.length > 0)
		void client.invalidateQueries({ queryKey: ["history"] });
	for (const entry of resumed) await fetchCode(client, entry);
	return resumed;
}

/** Brings the code of a settled claim to the phone. */
async function fetchCode(
	client: QueryClient,
	{ transaction_id, card, delivery }: ClaimEntry,
): Promise<void> {
	if (!transaction_id || delivery) return;
	await openCode(client, { transactionId: transaction_id, start: false, card })
		.then((code) => client.setQueryData(historyKeys.code(transaction_id), code))
		// A code that waits for its countdown is opened by the person.
		.catch(() => undefined);
}

/** Between two looks for a claim that is not confirmed yet, in ms. */
const watchEvery = 30_000;
/** At the end of the window the clock may not be certain: the least between two looks, in ms. */
const watchAtLeast = 10_000;

/** Until the next look: the regular pause, or the window's end where that is nearer. */
function pauseBeforeLook({ windowFrom }: ClaimEntry): Promise<void> {
	const left = windowFrom === null ? 0 : windowEnd(windowFrom) - serverNow();
	const ms = left > 0 ? Math.min(left + 1000, watchEvery) : watchAtLeast;
	return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Goes on looking for an unconfirmed claim until it is found or can no longer
 * arrive; sends nothing. One tab at a time does, and the next takes over when
 * that one is gone. Gives the entry that this tab has seen to its end, null
 * where somebody else has. Throws where the session has ended.
 */
export function watchClaim(
	client: QueryClient,
	entry: ClaimEntry,
): Promise<ClaimEntry | null> {
	return withLock(`watchClaim/${entry.id}`, async () => {
		for (;;) {
			const before = await readEntry(entry);
			if (!before || !isOpen(before)) return null;
			await pauseBeforeLook(before);
			await untilOnline();
			const after = await withLock(claimLock(entry), async () => {
				const now = await readEntry(entry);
				return now && isOpen(now) ? lookUpAgain(now) : null;
			});
			if (after === null) return null;
			if (isOpen(after)) continue;
			void client.invalidateQueries({ queryKey: ["history"] });
			void client.invalidateQueries({ queryKey: ["privilege"] });
			await fetchCode(client, after);
			return after;
		}
	});
}
