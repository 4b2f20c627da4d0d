// My coupons: the claims in two tabs, or one brand's codes (2 §2 History page).
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import Search from "lucide-react/icons/search";
import { useCallback, useState } from "react";
import { BackPage } from "../../components/pages/BackPage";
import { IconLink } from "../../components/pages/IconLink";
import {
	useChangeSearchParams,
	useSearchParams,
} from "../../components/pages/useSearchParams";
import type { HistoryItem } from "../../contract/history";
import type { HistoryTab } from "../../domain/code/cardStatus";
import { codeCardOfItem } from "../../domain/code/codeCardOf";
import { dialogAtom, openDialog } from "../../platform/browser/dialogs";
import { useOnline } from "../../platform/browser/online";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { logEvent } from "../../platform/outbox/eventLog";
import { showCodeExpired } from "./code/showCodeExpired";
import { CouponTabs } from "./history/CouponTabs";
import type { HistoryCardAction } from "./history/HistoryCards";
import { HistoryList } from "./history/HistoryList";
import { SeeCodeList } from "./history/SeeCodeList";
import { CouponCounterGuard } from "./use/CouponCounterGuard";

export default function HistoryPage() {
	const { t } = useLingui();
	const online = useOnline();
	const search = useSearchParams();
	const changeSearch = useChangeSearchParams();
	const { state, brandId, privilegeRef, open = "" } = search;
	const tab: HistoryTab = search.tab === "used" ? "used" : "available";
	const [guarded, setGuarded] = useState<HistoryItem | null>(null);

	// `open` of the document's first address is handled by app/start/openFromAddress; this is one of the running app. It waits for a dialog that a launch leaves open, since that may be unread.
	const isDialogOpen = useAtomValue(dialogAtom) !== null;
	useAfterMount(async () => {
		await changeSearch({ open: undefined });
		openDialog({ name: "rewardCode", transactionId: open });
	}, !isDialogOpen && open);

	const isNarrowed = Boolean(brandId || privilegeRef);
	// A brand or privilege without a history state shows its codes only.
	const seeCode = state !== "history" && isNarrowed;
	const filter = { brandId, privilegeRef };

	// A stable callback, so that unchanged cards do not rerender.
	const handleAction = useCallback<HistoryCardAction>((item, action) => {
		if (action === "explainExpired") void showCodeExpired();
		else if (action === "use") setGuarded(item);
		else if (action === "track")
			openDialog({
				name: "tracking",
				transactionId: item.ext_transaction_id,
				card: codeCardOfItem(item),
			});
		else {
			logEvent("View Code History", "click", item.ext_transaction_id);
			openDialog({
				name: "rewardCode",
				transactionId: item.ext_transaction_id,
				minutes: item.reserve_timeout,
			});
		}
	}, []);
	function change(next: HistoryTab) {
		logEvent("History", "View", next);
		// The tab is part of the address, so that back and a reload restore it.
		void changeSearch({ tab: next === "used" ? next : undefined });
	}
	return (
		<BackPage
			wide
			fill
			narrow
			large
			title={seeCode ? t`View code` : t`My coupons`}
			action={
				online && (
					<IconLink
						to="/search"
						label={t`Search`}
						icon={<Search size={24} />}
					/>
				)
			}
		>
			{seeCode ? (
				<SeeCodeList filter={filter} onAct={handleAction} />
			) : (
				<CouponTabs value={tab} onChange={change} isNarrowed={isNarrowed}>
					<HistoryList
						key={tab}
						mode={tab}
						filter={filter}
						onAct={handleAction}
					/>
				</CouponTabs>
			)}
			<CouponCounterGuard item={guarded} onClose={() => setGuarded(null)} />
		</BackPage>
	);
}
