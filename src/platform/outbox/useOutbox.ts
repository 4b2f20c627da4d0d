// Uses that were confirmed and of which nobody knows yet whether the server has them: written down before anything else, per customer, over a restart or a killed app.
import { atom } from "jotai";
import * as v from "valibot";
import { codeCard } from "../../domain/code/codeCard";
import { store } from "../query/store";
import { currentSession } from "../session/session";
import { databases } from "../storage/databases";
import { mirroredStore } from "../storage/mirroredStore";
import { trackWrite } from "../storage/pendingWrites";

const waitingUse = v.object({
	sub: v.string(),
	transaction_id: v.string(),
	/** When it was confirmed, server time in ms. */
	at: v.number(),
	/** What its outcome names. */
	card: codeCard,
	/** It has been sent, and its reply was lost: it is looked up, and not sent again. */
	lost: v.optional(v.boolean()),
});
export type WaitingUse = v.InferOutput<typeof waitingUse>;

const prefix = "use/";
const ofCustomer = (sub: string) => `${prefix}${encodeURIComponent(sub)}/`;
const keyOf = ({ sub, transaction_id }: WaitingUse) =>
	ofCustomer(sub) + encodeURIComponent(transaction_id);

const keeper = mirroredStore(databases, waitingUse);

/** Claims that are no longer among the usable ones for their customer, whatever a list from the server still says. */
export const usedIdsAtom = atom<readonly string[]>([]);
const hide = (uses: readonly WaitingUse[]) => {
	const known = store.get(usedIdsAtom);
	const ids = uses
		.map(({ transaction_id }) => transaction_id)
		.filter((id) => !known.includes(id));
	if (ids.length > 0) store.set(usedIdsAtom, [...known, ...ids]);
};
/** It can be used again: undone, or not taken. */
export const unmarkUsed = ({ transaction_id }: WaitingUse): void =>
	store.set(
		usedIdsAtom,
		store.get(usedIdsAtom).filter((id) => id !== transaction_id),
	);

/** Resolves when it is on the disk, or cannot be. Nothing is written of a customer who is not signed in: it has been wiped (O05). */
export async function keepUse(use: WaitingUse): Promise<void> {
	if (currentSession()?.sub !== use.sub) return;
	hide([use]);
	await trackWrite(keeper.save(keyOf(use), v.parse(waitingUse, use)));
}

/** What waits for this customer. */
export async function waitingUses(sub: string): Promise<WaitingUse[]> {
	const waiting = await keeper.readAll(ofCustomer(sub));
	hide(waiting);
	return waiting;
}

/** It was undone, the server has it, or has not taken it. */
export const dropUse = (use: WaitingUse): Promise<void> =>
	keeper.remove([keyOf(use)]);

/** Wipes every other customer's (O05). */
export const removeUsesOfOthers = (sub: string): Promise<void> =>
	keeper.removeWhere((key) => !key.startsWith(ofCustomer(sub)), prefix);
