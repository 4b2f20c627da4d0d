// The last position reading, in memory only; the near me page and the privileges share it.
import { atom } from "jotai";
import type { PositionError } from "../../domain/places/nearMe";
import { atomStore } from "../atomStore";
import { loadPage } from "../pwa/chunkRecovery";
import { isUpdateLockedHere } from "../pwa/updateLock";
import { pause } from "./idle";
import { isRecent, type PositionReading, readPosition } from "./position";

/** The last reading; `asking` while one is under way, `unasked` before the first one. */
export const positionAtom = atom<
	PositionReading | { kind: "unasked" } | { kind: "asking" }
>({ kind: "unasked" });

/** The time limit of a reading, in ms, including the permission prompt, during which the browser's own time limit does not run. */
const readingTimeoutMs = 30_000;

/** Reads the position unless the last reading is recent; a reading after the time limit is stored too. Call it only on a tap, because the browser may ask for permission. */
export async function requestPosition(): Promise<void> {
	const before = atomStore.get(positionAtom);
	if (before.kind === "asking") return;
	if (before.kind === "known" && isRecent(before)) return;
	atomStore.set(positionAtom, { kind: "asking" });
	const take = (reading: PositionReading) => {
		const current = atomStore.get(positionAtom);
		// This reading may be late and follow a newer one.
		const former = current.kind === "asking" ? before : current;
		const isKept = former.kind === "known" && !replacesFormer(reading);
		atomStore.set(positionAtom, isKept ? former : reading);
	};
	await Promise.race([readPosition().then(take), pause(readingTimeoutMs)]);
	if (atomStore.get(positionAtom).kind === "asking") take({ kind: "expired" });
}

/** Reads the position again after a failure. On iOS a refusal lasts until the page is reloaded, even if the settings allow the position by then. */
export async function retryPosition(): Promise<void> {
	const isRefused = atomStore.get(positionAtom).kind === "denied";
	if (isRefused && "standalone" in navigator)
		if (await loadPage(undefined, isUpdateLockedHere)) return;
	await requestPosition();
}

/** Whether a reading replaces the former position: a failed one does only if the permission was withdrawn. */
const replacesFormer = ({ kind }: PositionReading) =>
	kind === "known" || kind === "denied";

function storeLater(reading: PositionReading): void {
	if (replacesFormer(reading)) atomStore.set(positionAtom, reading);
}

/** Reads the position again and keeps the former reading until then. Resolves to the reason if the new reading failed, else to null; a reading after the time limit is stored too. */
export async function refreshPosition(): Promise<PositionError | null> {
	if (atomStore.get(positionAtom).kind !== "known") {
		await requestPosition();
		return null;
	}
	const answer = readPosition(0).then((reading) => {
		storeLater(reading);
		return reading.kind;
	});
	const late = pause(readingTimeoutMs).then(() => "expired" as const);
	const kind = await Promise.race([answer, late]);
	return kind === "expired" || kind === "unavailable" ? kind : null;
}

/** Renews an old reading; called when the near me page is shown again. */
export async function refreshOldPosition(): Promise<void> {
	const before = atomStore.get(positionAtom);
	if (before.kind !== "known" || isRecent(before)) return;
	storeLater(await readPosition());
}
