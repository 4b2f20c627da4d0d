// Why codes could not be prefetched since this start, by transaction id.
import { atom } from "jotai";
import { ownValue } from "../../domain/app/ownValue";
import type { SaveError } from "../../domain/code/readiness";
import { atomStore } from "../atomStore";

export const saveErrorsAtom = atom<Readonly<Record<string, SaveError>>>({});

export const saveErrorOf = (transactionId: string): SaveError | undefined =>
	ownValue(atomStore.get(saveErrorsAtom), transactionId);

/** Sets or (null) clears the error of a code. */
export function setSaveError(transactionId: string, error: SaveError | null) {
	const { [transactionId]: _, ...rest } = atomStore.get(saveErrorsAtom);
	if ((saveErrorOf(transactionId) ?? null) === error) return;
	atomStore.set(
		saveErrorsAtom,
		error ? { ...rest, [transactionId]: error } : rest,
	);
}
