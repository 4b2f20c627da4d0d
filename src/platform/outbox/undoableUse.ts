// The use that can still be undone in this tab, and until when (server time in ms).
import { atom } from "jotai";
import type { WaitingUse } from "./useOutbox";

export const undoableAtom = atom<{ use: WaitingUse; until: number } | null>(
	null,
);
