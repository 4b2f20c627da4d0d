// What a history list says about the items that are not in it (O01, O03).
import { Plural, Trans } from "@lingui/react/macro";
import type { ListQuery } from "../../../components/lists/listState";
import { StaleListNotice } from "../../../components/lists/StaleListNotice";
import { useOnline } from "../../../platform/browser/online";
import { Status } from "../../../ui/feedback/Status";
import { Button } from "../../../ui/form/Button";
import { usePressGuard } from "../../../ui/overlay/pressGuard";
import list from "./HistoryList.module.css";

/** Above saved codes where the history failed to load. */
export function SavedCodesOnlyNotice() {
	const online = useOnline();
	return (
		<StaleListNotice>
			{online ? (
				<Trans>Could not load the list. These codes are on this phone.</Trans>
			) : (
				<Trans>No internet. These codes are on this phone.</Trans>
			)}
		</StaleListNotice>
	);
}

export function MoreItemsNotice({
	count,
	query,
}: {
	count: number;
	query: ListQuery;
}) {
	// The coupons take its place under the finger.
	usePressGuard(count > 0);
	if (count === 0) return null;
	return (
		<p className={`${list.below} soft-14 leading-line`}>
			<Status as="span" announcementKey={query.errorUpdatedAt}>
				<Plural
					value={count}
					one="# more coupon is not on this phone. It shows here once you are online."
					other="# more coupons are not on this phone. They show here once you are online."
				/>
			</Status>{" "}
			<Button
				kind="text"
				size="small"
				busy={query.isFetching}
				onClick={() => query.refetch()}
			>
				<Trans>Try again</Trans>
			</Button>
		</p>
	);
}
