// The coupon use that can still be undone in this tab.
import { atom } from "jotai";
import type { PendingUse } from "./couponUseQueue";

/** `until` is when the undo ends, `endsAt` when the code ends or null; both are server time in ms. */
export interface UndoableUse {
	use: PendingUse;
	until: number;
	endsAt: number | null;
}

export const undoableUseAtom = atom<UndoableUse | null>(null);
