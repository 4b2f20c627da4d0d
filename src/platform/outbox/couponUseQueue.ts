// Queue of confirmed uses whose result is unknown: written first, sent and looked up by sync/couponUses.
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
	/** The coupon that the result message names. */
	card: codeCard,
	/** Sent, and its reply was lost: it is looked up and not sent again. */
	lost: v.optional(v.boolean()),
	/** The latest time that it was sent, server time in ms, where its reply was lost; older releases noted none. */
	sentAt: v.optional(v.number()),
	/** The API host that the coupon is of (platform/http/host); older releases noted none. */
	host: v.optional(v.string()),
});
export type PendingUse = v.InferOutput<typeof pendingUse>;

export const couponUseQueue = mirroredQueue({
	prefix: "use/",
	schema: pendingUse,
	idOf: ({ transaction_id }: PendingUse) => encodeURIComponent(transaction_id),
});

/** Claims that are used for their customer, even where a list from the server still says usable. */
export const usedIdsAtom = atom<readonly string[]>([]);
/** Marks the claims as used on this phone. */
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

/** Resolves when the write has ended, a failed one too. Writes nothing for a customer who is not signed in (O05). */
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
