// Why codes that were to be saved ahead are not on this phone; of this start alone.
import { atom } from "jotai";
import type { SaveTrouble } from "../../domain/code/readiness";
import { store } from "../query/store";

/** By transaction id. */
export const saveErrorsAtom = atom<Readonly<Record<string, SaveTrouble>>>({});

/** Notes what went wrong with a code; null: nothing any more. */
export function setSaveError(
	transactionId: string,
	trouble: SaveTrouble | null,
): void {
	const { [transactionId]: before, ...rest } = store.get(saveErrorsAtom);
	if (before === trouble || (!before && !trouble)) return;
	store.set(
		saveErrorsAtom,
		trouble ? { ...rest, [transactionId]: trouble } : rest,
	);
}

export const saveErrorOf = (transactionId: string): SaveTrouble | undefined =>
	store.get(saveErrorsAtom)[transactionId];
