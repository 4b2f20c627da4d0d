// What is saved of the query cache where local storage has no room for all of it.
import type { PersistRetryer } from "@tanstack/react-query-persist-client";
import { local } from "../storage/storage";
import { bySavePriority } from "./queryPersistence";

/** Written and removed again, to see whether local storage takes anything. */
const probeKey = "probe";

/** False where local storage is blocked or has no room for one character. */
function canStoreAnything(): boolean {
	const canStore = local.set(probeKey, "x");
	// A refused value would stay in memory.
	local.remove(probeKey);
	return canStore;
}

/** Tries the half of the queries that is saved first next. The last one is not halved: the former copy is better than an empty one. */
export const saveNewerHalf: PersistRetryer = ({ persistedClient }) => {
	const { clientState } = persistedClient;
	const count = Math.floor(clientState.queries.length / 2);
	if (count === 0 || !canStoreAnything()) return undefined;
	const queries = [...clientState.queries].sort(bySavePriority).slice(0, count);
	return { ...persistedClient, clientState: { ...clientState, queries } };
};
