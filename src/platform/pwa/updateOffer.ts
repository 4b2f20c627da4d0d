// Whether the update question is shown; platform/pwa sets it (O08).
import { atom } from "jotai";

export const updateOfferedAtom = atom(false);
