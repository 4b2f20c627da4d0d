// The last position reading, in memory only; near me and the privileges share it.
import { atom } from "jotai";
import { atomStore } from "../atomStore";
import { isRecent, type PositionReading, readPosition } from "./position";

/** The last reading, or that one is under way, or that none was asked for. */
export const positionAtom = atom<
	PositionReading | { kind: "unasked" } | { kind: "asking" }
>({ kind: "unasked" });

/** Reads the position unless the last reading is recent. Call it on a tap only: the browser may ask for permission. */
export async function requestPosition(): Promise<void> {
	const before = atomStore.get(positionAtom);
	if (before.kind === "asking") return;
	if (before.kind === "known" && isRecent(before)) return;
	atomStore.set(positionAtom, { kind: "asking" });
	atomStore.set(positionAtom, await readPosition());
}

/** Reads the position again; the former reading stays until then. */
export async function refreshPosition(): Promise<void> {
	if (atomStore.get(positionAtom).kind !== "known") return requestPosition();
	atomStore.set(positionAtom, await readPosition(0));
}

/** Renews an old reading when near me is shown again; a failed one is ignored, unless the permission was withdrawn. */
export async function refreshOldPosition(): Promise<void> {
	const before = atomStore.get(positionAtom);
	if (before.kind !== "known" || isRecent(before)) return;
	const next = await readPosition();
	if (next.kind === "known" || next.kind === "denied")
		atomStore.set(positionAtom, next);
}
