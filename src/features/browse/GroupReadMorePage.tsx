// The texts of a group deal on their own page (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useBack } from "../../components/dialogs/useBack";
import { FailedList } from "../../components/lists/FailedList";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { useLocalized } from "../../platform/i18n/locale";
import { groupDealQueries } from "../../queries/groupDeal";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Page } from "../../ui/layout/Page";
import { Phrases } from "../../ui/layout/Phrases";
import { Picture } from "../../ui/media/Picture";
import { RichText } from "../../ui/media/RichText";
import styles from "./GroupDeal.module.css";
import { GroupSkeleton } from "./GroupItems";
import { useGroupFailure } from "./groupDialogs";

export default function GroupReadMorePage() {
	const { t } = useLingui();
	const back = useBack();
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
		<Page
			fill
			busy={load.isFetching && !detail}
			title={t`About this campaign`}
			onBack={back}
		>
			{detail ? (
				<article className={`column ${styles.group}`}>
					<FreshnessNotice load={load} />
					<Picture
						src={detail.cover_image_url}
						alt=""
						ratio="2/1"
						eager
						className={styles.cover}
					/>
					<h2 className={styles.name}>
						<Phrases>
							{localized(detail.group_name_th, detail.group_name_en)}
						</Phrases>
					</h2>
					<div className={styles.whole}>
						<RichText html={localized(detail.detail_th, detail.detail_en)} />
					</div>
				</article>
			) : reference === "" || refused ? (
				<EmptyState
					drawing="gift"
					title={<Trans>Campaign not found</Trans>}
					text={
						<Trans>New deals arrive all the time. Please come back soon.</Trans>
					}
				/>
			) : load.isError ? (
				<FailedList load={load} />
			) : (
				<GroupSkeleton />
			)}
		</Page>
	);
}
