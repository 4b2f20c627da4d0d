// The queue of confirmed uses whose result is unknown; each is written before sync/couponUses sends it or looks it up.
import { atom } from "jotai";
import * as v from "valibot";
import { codeCard } from "../../domain/code/codeCard";
import { atomStore } from "../atomStore";
import { chosenHost } from "../http/host";
import { currentSession } from "../session/session";
import { trackWrite } from "../storage/pendingWrites";
import { mirroredQueue } from "./mirroredQueue";

const pendingUse = v.object({
	sub: v.string(),
	transaction_id: v.string(),
	/** When it was confirmed, server time in ms. */
	at: v.number(),
	/** The coupon, which the result message names. */
	card: codeCard,
	/** Whether a reply to it was or may have been lost, so that it is looked up and not sent again. */
	lost: v.optional(v.boolean()),
	/** The latest time at which a lost use may have been sent, server time in ms; older releases saved none. */
	sentAt: v.optional(v.number()),
	/** The API host that the coupon is from (platform/http/host); older releases saved none. */
	host: v.optional(v.string()),
});
export type PendingUse = v.InferOutput<typeof pendingUse>;

export const couponUseQueue = mirroredQueue({
	prefix: "use/",
	schema: pendingUse,
	idOf: ({ transaction_id }: PendingUse) => encodeURIComponent(transaction_id),
});

/** Transaction ids of claims that count as used here, even if a list from the server still shows them as usable. */
export const usedIdsAtom = atom<readonly string[]>([]);
export const addUsedIds = (uses: readonly PendingUse[]) => {
	const known = atomStore.get(usedIdsAtom);
	const ids = uses
		.map(({ transaction_id }) => transaction_id)
		.filter((id) => !known.includes(id));
	if (ids.length > 0) atomStore.set(usedIdsAtom, [...known, ...ids]);
};
/** Shows a coupon as unused again, after its use was undone or refused. */
export const removeUsedId = ({ transaction_id }: PendingUse): void =>
	atomStore.set(
		usedIdsAtom,
		atomStore.get(usedIdsAtom).filter((id) => id !== transaction_id),
	);

/** Queues a use; resolves when the write has ended, even if it failed. Writes nothing for a customer who is not signed in (O05). */
export async function queueUse(use: PendingUse): Promise<void> {
	if (currentSession()?.sub !== use.sub) return;
	addUsedIds([use]);
	const queued = v.parse(pendingUse, {
		...use,
		host: use.host ?? chosenHost(),
	});
	await trackWrite(couponUseQueue.add(use.sub, [queued]));
}

/** The customer's uses without a known result, other tabs' included. */
export const pendingUses = (sub: string): Promise<PendingUse[]> =>
	couponUseQueue.pending(sub);

export const dequeueUse = (use: PendingUse): Promise<void> =>
	couponUseQueue.remove(use.sub, [use]);
