// Whether the home flow may begin, which waits for the page's own first loads (3 §4).
import { atom } from "jotai";

export const homeFlowDueAtom = atom(false);
