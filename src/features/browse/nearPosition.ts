// Where the person is, for near me: read by a tap, held for the life of this page only.
import { atom } from "jotai";
import {
	isRecent,
	type PositionReading,
	readPosition,
} from "../../platform/browser/position";
import { store } from "../../platform/query/store";

export const nearPositionAtom = atom<
	PositionReading | { kind: "unasked" } | { kind: "asking" }
>({ kind: "unasked" });

/** Reads the position; a second tap while the browser still asks does nothing. */
export async function askPosition(): Promise<void> {
	if (store.get(nearPositionAtom).kind === "asking") return;
	store.set(nearPositionAtom, { kind: "asking" });
	store.set(nearPositionAtom, await readPosition());
}

/** For coming back to the tab: a reading that is no longer recent is taken anew, and stands until then. */
export async function renewPosition(): Promise<void> {
	const before = store.get(nearPositionAtom);
	if (before.kind !== "known" || isRecent(before)) return;
	store.set(nearPositionAtom, await readPosition());
}
