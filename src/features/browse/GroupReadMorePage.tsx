// The texts of a group deal on their own page (2 §2).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { FailedList } from "../../components/lists/FailedList";
import { BackPage } from "../../components/pages/BackPage";
import { useLocalized } from "../../platform/i18n/locale";
import { groupDealQueries } from "../../queries/groupDeal";
import { RichText } from "../../ui/media/RichText";
import styles from "./GroupDeal.module.css";
import { GroupHeader, NoCampaign } from "./GroupHeader";
import { GroupSkeleton } from "./GroupItems";
import { useGroupFailure } from "./groupDialogs";

export default function GroupReadMorePage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const { pvg_ref: reference = "" }: { pvg_ref?: string } = useSearch({
		strict: false,
	});
	const load = useQuery({
		...groupDealQueries.detail(reference),
		...(reference === "" && { enabled: false }),
	});
	const detail = load.data?.detail;
	const refused = useGroupFailure(detail ? null : load.error);
	return (
		<BackPage
			fill
			busy={load.isFetching && !detail}
			title={t`About this campaign`}
		>
			{detail ? (
				<article className={`column ${styles.group}`}>
					<GroupHeader
						load={load}
						cover={detail.cover_image_url}
						name={localized(detail.group_name_th, detail.group_name_en)}
					/>
					<div className={styles.whole}>
						<RichText html={localized(detail.detail_th, detail.detail_en)} />
					</div>
				</article>
			) : reference === "" || refused ? (
				<NoCampaign />
			) : load.isError ? (
				<FailedList load={load} />
			) : (
				<GroupSkeleton />
			)}
		</BackPage>
	);
}
