// The claims of a privilege known to this phone: a new one after a request may be that request's (O07).
import type { QueryClient } from "@tanstack/react-query";
import { mayBeClaimOf } from "../domain/claim/findClaim";
import {
	type ClaimIntent,
	readEntries,
} from "../platform/storage/claimJournal";
import { listCodes } from "../platform/storage/wallet";
import { cachedClaims } from "../queries/cachedClaims";

/** Transaction ids from the journal, the wallet and the loaded history. */
export async function knownClaims(
	client: QueryClient,
	privilege: Pick<ClaimIntent, "sub" | "reference" | "names">,
): Promise<string[]> {
	const [entries, saved] = await Promise.all([
		readEntries(privilege.sub),
		listCodes(privilege.sub),
	]);
	const ids = [
		...entries
			.filter(({ reference }) =>
				mayBeClaimOf({ privilege_ref: reference }, privilege),
			)
			.flatMap(({ transaction_id }) => transaction_id ?? []),
		...saved
			.filter((code) => mayBeClaimOf(code, privilege))
			.map(({ transaction_id }) => transaction_id),
		...cachedClaims(client)
			.filter((item) => mayBeClaimOf(item, privilege))
			.map(({ ext_transaction_id }) => ext_transaction_id),
	];
	return [...new Set(ids)];
}
