// The coupon use that can still be undone in this tab, and until when (server time in ms).
import { atom } from "jotai";
import type { PendingUse } from "./couponUseQueue";

export const undoableUseAtom = atom<{ use: PendingUse; until: number } | null>(
	null,
);
