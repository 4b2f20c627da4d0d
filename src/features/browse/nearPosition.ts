// The person's position for near me, in memory only.
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

/** Call it on a tap; ignored while the browser asks. */
export async function askPosition(): Promise<void> {
	if (store.get(nearPositionAtom).kind === "asking") return;
	store.set(nearPositionAtom, { kind: "asking" });
	store.set(nearPositionAtom, await readPosition());
}

/** Reads the position once more; what is shown for the former one stays meanwhile. */
export async function locateAgain(): Promise<void> {
	if (store.get(nearPositionAtom).kind !== "known") return askPosition();
	store.set(nearPositionAtom, await readPosition(0));
}

/** Renews an old reading when the tab is shown again. */
export async function renewPosition(): Promise<void> {
	const before = store.get(nearPositionAtom);
	if (before.kind !== "known" || isRecent(before)) return;
	store.set(nearPositionAtom, await readPosition());
}
