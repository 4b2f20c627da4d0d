// A group deal (2 §2): cover, texts, items, one heart for all; a closed campaign says so (2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { FailedList } from "../../components/lists/FailedList";
import { useListState } from "../../components/lists/listState";
import { BackPage } from "../../components/pages/BackPage";
import { groupStatus } from "../../contract/groupDeal";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { useSanitizerReady } from "../../ui/media/RichText";
import styles from "./GroupDeal.module.css";
import { GroupDetail } from "./GroupDetail";
import { GroupFavourite } from "./GroupFavourite";
import { GroupHeader, NoCampaign } from "./GroupHeader";
import { GroupItems, GroupSkeleton } from "./GroupItems";
import { useGroupDeal, useNotOpenYetDialog } from "./useGroupDeal";

export default function GroupDealPage() {
	const { t } = useLingui();
	const { reference, load, refused } = useGroupDeal();
	const locale = useLocale();
	const localized = useLocalized();
	// Its text would push the privileges away if it came after them.
	const readyForText = useSanitizerReady();
	const group = load.data;
	const items = group?.items ?? [];
	const closed =
		group !== undefined &&
		(group.detail.status === groupStatus.notOpenYet || items.length === 0);
	const state = useListState(load, 1);
	// A saved copy does not count: the campaign may have opened since.
	const isCurrent = state === "fresh" && !load.isFetching;
	useNotOpenYetDialog(closed && isCurrent ? reference : null);
	const name = group
		? localized(group.detail.group_name_th, group.detail.group_name_en)
		: "";
	return (
		<BackPage
			wide
			fill
			busy={state === "loading" && reference !== ""}
			title={t`Group deal`}
			action={
				group &&
				!closed && <GroupFavourite key={reference} items={items} name={name} />
			}
		>
			{refused ? (
				<NoCampaign />
			) : state === "failed" ? (
				<FailedList load={load} />
			) : !group || !readyForText ? (
				<GroupSkeleton />
			) : (
				<div className={`column ${styles.group}`}>
					<GroupHeader
						load={load}
						cover={group.detail.cover_image_url}
						name={name}
					/>
					<GroupDetail
						key={`${reference} ${locale}`}
						html={localized(group.detail.detail_th, group.detail.detail_en)}
						reference={reference}
					/>
					{closed ? (
						<p className={styles.closed}>
							<Trans>This campaign is not open yet</Trans>
						</p>
					) : (
						<GroupItems items={items} />
					)}
				</div>
			)}
		</BackPage>
	);
}
