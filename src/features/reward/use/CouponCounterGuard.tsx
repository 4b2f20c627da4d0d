// The counter guard of a coupon whose code was kept for later; yes opens the code with its countdown started (2 §4).
import { useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { CounterGuard } from "../../../components/dialogs/CounterGuard";
import type { HistoryItem } from "../../../contract/history";
import type { Privilege } from "../../../contract/privilegeFields";
import { privilegeNames } from "../../../domain/claim/findClaim";
import { kindOf } from "../../../domain/list/listChoice";
import { openDialog } from "../../../platform/browser/dialogs";
import { useOnline } from "../../../platform/browser/online";
import { useUpdateLock } from "../../../platform/pwa/updateLock";
import { journalAtom } from "../../../platform/storage/claimJournal";

export function CouponCounterGuard({
	item,
	saved,
	onClose,
}: {
	item: HistoryItem | null;
	/** Transaction ids of the codes on this phone, which can be shown without a network. */
	saved: ReadonlySet<string>;
	onClose: () => void;
}) {
	useUpdateLock(item !== null);
	// Keeps the content while the sheet closes.
	const [shown, setShown] = useState(item);
	if (item && item !== shown) setShown(item);
	const online = useOnline();
	const countdown = useCountdownMinutes(shown);
	if (!shown) return null;
	const opensOffline = !online && saved.has(shown.ext_transaction_id);
	const minutes = opensOffline ? shown.reserve_timeout : countdown;
	return (
		<CounterGuard
			// Keyed, so that a press on one coupon's question never answers another's.
			key={shown.ext_transaction_id}
			open={item !== null}
			isClaimed
			kind={kindOf(shown.reward_type)}
			minutes={minutes}
			card={shown}
			onStart={() => {
				onClose();
				openDialog({
					name: "rewardCode",
					transactionId: shown.ext_transaction_id,
					start: true,
					minutes,
				});
			}}
			onKeep={onClose}
			onClose={onClose}
		/>
	);
}

/** The countdown in minutes: that of the item, else of this phone's claim of it, else of its cached privilege; 0 for none. */
function useCountdownMinutes(item: HistoryItem | null): number {
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
