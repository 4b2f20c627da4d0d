// What the last reading of the phone's position gave; it is kept in memory alone.
import { atom } from "jotai";
import {
	isRecent,
	type PositionReading,
	readPosition,
} from "../browser/position";
import { store } from "../query/store";

/** The last reading, or that one is on its way; null before the first. */
export const positionAtom = atom<PositionReading | { kind: "reading" } | null>(
	null,
);

/**
 * Reads the position into positionAtom, unless the last reading is recent; the
 * browser asks the person where it must. To be called by a tap only.
 */
export async function findPosition(): Promise<void> {
	const before = store.get(positionAtom);
	if (before?.kind === "reading") return;
	if (before?.kind === "known" && isRecent(before)) return;
	store.set(positionAtom, { kind: "reading" });
	store.set(positionAtom, await readPosition());
}
