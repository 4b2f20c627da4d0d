// Which claims of a privilege this phone knows of: what is not among them after a request may be that request's claim (O07).
import type { QueryClient } from "@tanstack/react-query";
import { type ClaimEntry, readEntries } from "../platform/storage/claimJournal";
import { listCodes } from "../platform/storage/wallet";
import { listedClaims } from "../queries/listedClaims";

/** Their transaction ids: from the journal, the saved codes, and the history as far as it was loaded. */
export async function knownClaims(
	client: QueryClient,
	{ sub, reference }: Pick<ClaimEntry, "sub" | "reference">,
): Promise<string[]> {
	const [noted, saved] = await Promise.all([readEntries(sub), listCodes(sub)]);
	const ids = [
		...noted
			.filter((entry) => entry.reference === reference)
			.flatMap(({ transaction_id }) => transaction_id ?? []),
		...saved
			.filter(({ privilege_ref }) => privilege_ref === reference)
			.map(({ transaction_id }) => transaction_id),
		...listedClaims(client)
			.filter(({ privilege_ref }) => privilege_ref === reference)
			.map(({ ext_transaction_id }) => ext_transaction_id),
	];
	return [...new Set(ids)];
}
