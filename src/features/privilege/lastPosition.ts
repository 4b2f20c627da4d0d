// The last position reading, in memory only.
import { atom } from "jotai";
import {
	isRecent,
	type PositionReading,
	readPosition,
} from "../../platform/browser/position";
import { store } from "../../platform/query/store";

/** The last reading, or that one is under way; null before the first. */
export const positionAtom = atom<PositionReading | { kind: "reading" } | null>(
	null,
);

/** Updates positionAtom unless the last reading is recent; may show the browser's permission question: call it on a tap only. */
export async function findPosition(): Promise<void> {
	const before = store.get(positionAtom);
	if (before?.kind === "reading") return;
	if (before?.kind === "known" && isRecent(before)) return;
	store.set(positionAtom, { kind: "reading" });
	store.set(positionAtom, await readPosition());
}
