// Whether the home flow may begin: the page's own first loads come first (3 §4).
import { atom } from "jotai";

export const homeFlowDueAtom = atom(false);
