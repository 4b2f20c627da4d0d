// Follows up claims without a press: those open since an earlier start, and unconfirmed ones until their request can no longer arrive (O07).
import type { QueryClient } from "@tanstack/react-query";
import { windowEnd } from "../domain/claim/claimWindow";
import { pause } from "../platform/browser/idle";
import { withLock } from "../platform/browser/locks";
import { untilOnline } from "../platform/browser/online";
import { serverNow } from "../platform/http/clock";
import {
	type ClaimEntry,
	isClaimOpen,
	openClaims,
	readEntry,
} from "../platform/storage/claimJournal";
import { historyKeys } from "../queries/historyKeys";
import { invalidate } from "../queries/queryHelpers";
import { openCode } from "./openCode";
import { claimLock, lookUpAgain, reconcile } from "./reconcileClaim";
import { showClaimed } from "./updateCachedCards";

/** Whether the claim is open and the person was told that it is unconfirmed. */
export const isUnconfirmed = (entry: ClaimEntry): boolean =>
	isClaimOpen(entry) && entry.unconfirmedAt !== null;

/** Looks up the open claims of an earlier start, and shows each result and saves its code as soon as it is known. Resolves to the entries when all are known; one that is unconfirmed is left to watchClaim. `onReconcile` is called for each that this tab looks up, `onUnavailable` for each that cannot be looked up now. */
export async function resumeClaims(
	client: QueryClient,
	sub: string,
	handlers: Partial<
		Record<"onReconcile" | "onUnavailable", (entry: ClaimEntry) => void>
	> = {},
): Promise<ClaimEntry[]> {
	const resume = async (entry: ClaimEntry) => {
		const result = await withLock(claimLock(entry), async () => {
			const now = (await readEntry(entry)) ?? entry;
			// Another tab has closed it, or has told the person that it is unconfirmed.
			if (!isClaimOpen(now) || isUnconfirmed(now)) return null;
			handlers.onReconcile?.(now);
			return reconcile(now);
		}).catch(() => {
			handlers.onUnavailable?.(entry);
			return null;
		});
		if (result) await showResult(client, result);
		return result;
	};
	// In parallel, so that no claim waits for another.
	const resumed = await Promise.all((await openClaims(sub)).map(resume));
	return resumed.filter((entry) => entry !== null);
}

/** Shows the result of a claim in all loaded data, and saves its code. */
async function showResult(client: QueryClient, entry: ClaimEntry) {
	showClaimed(client, entry);
	invalidate(client, ["history"], ["privilege"], ["article"]);
	await fetchCode(client, entry);
}

async function fetchCode(
	client: QueryClient,
	{ transaction_id, card, delivery }: ClaimEntry,
): Promise<void> {
	if (!transaction_id || delivery) return;
	await openCode(client, { transactionId: transaction_id, start: false, card })
		.then((code) => client.setQueryData(historyKeys.code(transaction_id), code))
		// A code whose countdown has to be started fails here and is opened by the person.
		.catch(() => undefined);
}

/** The pause between two lookups of an unconfirmed claim, in ms. */
const watchEveryMs = 30_000;
/** The pauses after the window in ms, doubled each time from `first` to `longest`: the clock may be uncertain, and an item of the history may stay unreadable. */
const latePausesMs = { first: 10_000, longest: 120_000 };

/** Looks for an unconfirmed claim until it is found or can no longer arrive, in one tab at a time. Null where another tab settled it; throws an ended session. */
export function watchClaim(client: QueryClient, entry: ClaimEntry) {
	return withLock(`watchClaim/${entry.id}`, async () => {
		let latePause = latePausesMs.first;
		for (;;) {
			const before = await readEntry(entry);
			if (!before || !isClaimOpen(before)) return null;
			const { windowFrom } = before;
			const remainingMs =
				windowFrom === null ? 0 : windowEnd(windowFrom) - serverNow();
			if (remainingMs > 0)
				await pause(Math.min(remainingMs + 1000, watchEveryMs));
			else {
				await pause(latePause);
				latePause = Math.min(2 * latePause, latePausesMs.longest);
			}
			await untilOnline();
			const after = await withLock(claimLock(entry), async () => {
				const now = await readEntry(entry);
				return now && isClaimOpen(now) ? lookUpAgain(now) : null;
			});
			if (after === null) return null;
			if (isClaimOpen(after)) continue;
			await showResult(client, after);
			return after;
		}
	});
}
