// The jotai store: what the server does not know. The default one, so that components need no provider.
import { getDefaultStore } from "jotai";

export const store = getDefaultStore();
