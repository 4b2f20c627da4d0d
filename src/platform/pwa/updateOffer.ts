// Whether the offer of an update is shown; platform/pwa sets it (O08).
import { atom } from "jotai";

export const updateOfferedAtom = atom(false);
