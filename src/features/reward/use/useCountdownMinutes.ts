// The length of a coupon's countdown, which a host's history may not say.
import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import type { HistoryItem } from "../../../contract/history";
import type { Privilege } from "../../../contract/privilegeFields";
import { privilegeNames } from "../../../domain/claim/findClaim";
import { journalAtom } from "../../../platform/storage/claimJournal";

/** In minutes: by the item, else by this phone's claim of it, else by its privilege as it was last loaded; 0 where none of them has one. */
export function useCountdownMinutes(item: HistoryItem | null): number {
	const client = useQueryClient();
	const journal = useAtomValue(journalAtom);
	if (!item || item.reserve_timeout > 0) return item?.reserve_timeout ?? 0;
	const { ext_transaction_id, privilege_ref } = item;
	const claim = journal.find(
		({ transaction_id }) => transaction_id === ext_transaction_id,
	);
	if (claim && claim.reserve_timeout > 0) return claim.reserve_timeout;
	const loaded = client
		.getQueriesData<Privilege>({ queryKey: ["privilege", "detail"] })
		.flatMap(([, privilege]) => privilege ?? []);
	const privilege = loaded.find((it) =>
		privilegeNames(it).includes(privilege_ref),
	);
	return privilege?.reserve_timeout ?? 0;
}
