// The counter guard of a coupon whose code was kept for later; yes opens the code with its countdown started (2 §4).
import { useState } from "react";
import { CounterGuard } from "../../../components/dialogs/CounterGuard";
import type { HistoryItem } from "../../../contract/history";
import { kindOf } from "../../../domain/list/listChoice";
import { openDialog } from "../../../platform/browser/dialogs";
import { useOnline } from "../../../platform/browser/online";
import { useUpdateLock } from "../../../platform/pwa/updateLock";
import { useCountdownMinutes } from "./useCountdownMinutes";

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
			// A press on one coupon's question never answers another's.
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
