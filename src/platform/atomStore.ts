// The jotai store of the app: state that is not from the server.
import { getDefaultStore } from "jotai";

export const atomStore = getDefaultStore();
