// The coupon use that can still be undone in this tab.
import { atom } from "jotai";
import type { PendingUse } from "./couponUseQueue";

/** `until`: the end of the undo as it begins, `endsAt`: the end of the code or null; server time in ms. */
export interface UndoableUse {
	use: PendingUse;
	until: number;
	endsAt: number | null;
}

export const undoableUseAtom = atom<UndoableUse | null>(null);
