// Whether the person is to be asked about a waiting update now; platform/pwa decides it once the page is quiet (O08).
import { atom } from "jotai";

export const updateOfferedAtom = atom(false);
