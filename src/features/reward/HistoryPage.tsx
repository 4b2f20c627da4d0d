// My coupons: the claims in two tabs, or the codes of one brand or privilege (2 §2 History page).
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import Search from "lucide-react/icons/search";
import { BackPage } from "../../components/pages/BackPage";
import { IconLink } from "../../components/pages/IconLink";
import {
	useChangeSearchParams,
	useSearchParams,
} from "../../components/pages/useSearchParams";
import type { HistoryTab } from "../../domain/code/cardStatus";
import { dialogAtom, openDialog } from "../../platform/browser/dialogs";
import { useOnline } from "../../platform/browser/online";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { logEvent } from "../../platform/outbox/eventLog";
import { CouponTabs } from "./history/CouponTabs";
import { HistoryList } from "./history/HistoryList";
import { SeeCodeList } from "./history/SeeCodeList";
import { useFilterName } from "./history/useFilterName";

export default function HistoryPage() {
	const { t } = useLingui();
	const online = useOnline();
	const search = useSearchParams();
	const changeSearch = useChangeSearchParams();
	const { state, brandId, privilegeRef, open = "" } = search;
	const tab: HistoryTab = search.tab === "used" ? "used" : "available";

	// Handles an `open` that arrives while the app runs (app/start/openFromAddress handles the first one), after an open dialog is closed, since that may be unread.
	const isDialogOpen = useAtomValue(dialogAtom) !== null;
	useAfterMount(async () => {
		await changeSearch({ open: undefined });
		openDialog({ name: "rewardCode", transactionId: open });
	}, !isDialogOpen && open);

	const isNarrowed = Boolean(brandId || privilegeRef);
	// A brand or privilege without a history state shows its codes only.
	const seeCode = state !== "history" && isNarrowed;
	const filter = { brandId, privilegeRef };
	const subject = useFilterName(filter);

	function change(next: HistoryTab) {
		logEvent("History", "View", next);
		// The tab is part of the address, so that back and a reload restore it.
		void changeSearch({ tab: next === "used" ? next : undefined });
	}
	return (
		<BackPage
			wide
			fill
			inColumn
			large
			title={seeCode ? t`View code` : t`My coupons`}
			subject={subject}
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
				<SeeCodeList filter={filter} />
			) : (
				<CouponTabs value={tab} onChange={change} isNarrowed={isNarrowed}>
					<HistoryList key={tab} mode={tab} filter={filter} />
				</CouponTabs>
			)}
		</BackPage>
	);
}
