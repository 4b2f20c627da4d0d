// Why codes could not be prefetched since this start, by transaction id.
import { atom } from "jotai";
import type { SaveError } from "../../domain/code/readiness";
import { store } from "../query/store";

export const saveErrorsAtom = atom<Readonly<Record<string, SaveError>>>({});

/** Sets or (null) clears the error of a code. */
export function setSaveError(transactionId: string, error: SaveError | null) {
	const { [transactionId]: before, ...rest } = store.get(saveErrorsAtom);
	if (before === error || (!before && !error)) return;
	store.set(saveErrorsAtom, error ? { ...rest, [transactionId]: error } : rest);
}

export const saveErrorOf = (transactionId: string): SaveError | undefined =>
	store.get(saveErrorsAtom)[transactionId];
