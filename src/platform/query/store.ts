// The default jotai store: what the server does not know.
import { getDefaultStore } from "jotai";

export const store = getDefaultStore();
