// What both pages of a group deal show: its cover and name above their own content, or why it is missing.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useNames } from "../../components/cards/useNames";
import { FailedList } from "../../components/lists/FailedList";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import { useSanitizerReady } from "../../ui/media/RichText";
import styles from "./GroupDeal.module.css";
import { GroupSkeleton } from "./GroupItems";
import { NoDeals } from "./NoDeals";
import type { GroupDeal, useGroupDeal } from "./useGroupDeal";

export function GroupContent({
	query,
	refused,
	children,
}: Pick<ReturnType<typeof useGroupDeal>, "query" | "refused"> & {
	children: (group: GroupDeal) => ReactNode;
}) {
	const nameOf = useNames().campaign;
	// Its text would push what is below away if it came later.
	const readyForText = useSanitizerReady();
	const group = query.data;
	if (refused)
		return <NoDeals leadsOn title={<Trans>Campaign not found</Trans>} />;
	if (!group && query.isError) return <FailedList query={query} />;
	if (!group || !readyForText) return <GroupSkeleton />;
	return (
		<div className={`column ${styles.group}`}>
			<FreshnessNotice query={query} />
			<Picture
				src={group.detail.cover_image_url}
				ratio="2/1"
				eager
				className={styles.cover}
			/>
			<h2 className={styles.name}>
				<PhraseWrap>{nameOf(group.detail)}</PhraseWrap>
			</h2>
			{children(group)}
		</div>
	);
}
