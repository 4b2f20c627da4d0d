// The last position reading, in memory only; near me and the privileges share it.
import { atom } from "jotai";
import type { PositionError } from "../../domain/places/nearMe";
import { atomStore } from "../atomStore";
import { loadPage } from "../pwa/chunkRecovery";
import { isUpdateLockedHere } from "../pwa/updateLock";
import { pause } from "./idle";
import { isRecent, type PositionReading, readPosition } from "./position";

/** The last reading, or that one is under way, or that none was asked for. */
export const positionAtom = atom<
	PositionReading | { kind: "unasked" } | { kind: "asking" }
>({ kind: "unasked" });

/** How long an answer is waited for, in ms: the browser's own time limit does not run while it asks for permission. */
const answerMs = 30_000;

/** Reads the position unless the last reading is recent; a late answer counts too. Call it on a tap only: the browser may ask for permission. */
export async function requestPosition(): Promise<void> {
	const before = atomStore.get(positionAtom);
	if (before.kind === "asking") return;
	if (before.kind === "known" && isRecent(before)) return;
	atomStore.set(positionAtom, { kind: "asking" });
	const take = (reading: PositionReading) => {
		const current = atomStore.get(positionAtom);
		// A late answer may follow a newer reading.
		const former = current.kind === "asking" ? before : current;
		const isKept = former.kind === "known" && !replacesFormer(reading);
		atomStore.set(positionAtom, isKept ? former : reading);
	};
	await Promise.race([readPosition().then(take), pause(answerMs)]);
	if (atomStore.get(positionAtom).kind === "asking") take({ kind: "expired" });
}

/** Asks again after a failure. On Apple's phones a refusal lasts until the page is loaded again, also where the settings allow the position by now. */
export async function retryPosition(): Promise<void> {
	const isRefused = atomStore.get(positionAtom).kind === "denied";
	if (isRefused && "standalone" in navigator)
		if (await loadPage(undefined, isUpdateLockedHere)) return;
	await requestPosition();
}

/** A failed later reading is ignored, unless the permission was withdrawn. */
const replacesFormer = ({ kind }: PositionReading) =>
	kind === "known" || kind === "denied";

function takeLater(reading: PositionReading): void {
	if (replacesFormer(reading)) atomStore.set(positionAtom, reading);
}

/** Reads the position again; the former reading stays until then. Resolves to the reason where it stays because this one failed, else to null; a late answer counts too. */
export async function refreshPosition(): Promise<PositionError | null> {
	if (atomStore.get(positionAtom).kind !== "known") {
		await requestPosition();
		return null;
	}
	const answer = readPosition(0).then((reading) => {
		takeLater(reading);
		return reading.kind;
	});
	const late = pause(answerMs).then(() => "expired" as const);
	const kind = await Promise.race([answer, late]);
	return kind === "expired" || kind === "unavailable" ? kind : null;
}

/** Renews an old reading when near me is shown again. */
export async function refreshOldPosition(): Promise<void> {
	const before = atomStore.get(positionAtom);
	if (before.kind !== "known" || isRecent(before)) return;
	takeLater(await readPosition());
}
