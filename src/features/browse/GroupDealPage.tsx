// A group deal (2 §2): cover, texts, items, one heart for all; a closed campaign says so (2 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import { useListState } from "../../components/lists/listState";
import { BackPage } from "../../components/pages/BackPage";
import { groupStatus } from "../../contract/groupDeal";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { GroupContent } from "./GroupContent";
import styles from "./GroupDeal.module.css";
import { GroupDetail } from "./GroupDetail";
import { GroupFavourite } from "./GroupFavourite";
import { GroupItems } from "./GroupItems";
import {
	type GroupDeal,
	useGroupDeal,
	useNotOpenYetDialog,
} from "./useGroupDeal";

const isClosed = ({ detail, items }: GroupDeal) =>
	detail.status === groupStatus.notOpenYet || items.length === 0;

export default function GroupDealPage() {
	const { t } = useLingui();
	const { reference, query, refused } = useGroupDeal();
	const locale = useLocale();
	const localized = useLocalized();
	const group = refused ? undefined : query.data;
	const closed = group !== undefined && isClosed(group);
	// A saved copy does not count: the campaign may have opened since.
	const isCurrent = useListState(query) === "fresh" && !query.isFetching;
	useNotOpenYetDialog(closed && isCurrent ? reference : null);
	return (
		<BackPage
			wide
			fill
			busy={query.isLoading}
			title={t`Group deal`}
			action={
				group && !closed && <GroupFavourite key={reference} group={group} />
			}
		>
			<GroupContent query={query} refused={refused}>
				{({ detail, items }) => (
					<>
						<GroupDetail
							key={`${reference} ${locale}`}
							html={localized(detail.detail_th, detail.detail_en)}
							reference={reference}
						/>
						{closed ? (
							<p className={styles.closed}>
								<Trans>This campaign is not open yet</Trans>
							</p>
						) : (
							<GroupItems items={items} />
						)}
					</>
				)}
			</GroupContent>
		</BackPage>
	);
}
