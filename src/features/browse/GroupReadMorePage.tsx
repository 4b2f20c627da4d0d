// The texts of a group deal on their own page (2 §2).
import { useLingui } from "@lingui/react/macro";
import { FailedList } from "../../components/lists/FailedList";
import { BackPage } from "../../components/pages/BackPage";
import { useLocalized } from "../../platform/i18n/locale";
import { RichText } from "../../ui/media/RichText";
import styles from "./GroupDeal.module.css";
import { GroupHeader, NoCampaign } from "./GroupHeader";
import { GroupSkeleton } from "./GroupItems";
import { useGroupDeal } from "./useGroupDeal";

export default function GroupReadMorePage() {
	const { t } = useLingui();
	const localized = useLocalized();
	const { load, refused } = useGroupDeal();
	const detail = load.data?.detail;
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
					<div className={styles.detail}>
						<RichText html={localized(detail.detail_th, detail.detail_en)} />
					</div>
				</article>
			) : refused ? (
				<NoCampaign />
			) : load.isError ? (
				<FailedList load={load} />
			) : (
				<GroupSkeleton />
			)}
		</BackPage>
	);
}
