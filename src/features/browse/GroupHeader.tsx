// What both pages of a group deal begin with, and what stands there without one.
import { Trans } from "@lingui/react/macro";
import { FreshnessNotice } from "../../components/lists/FreshnessNotice";
import type { ListQuery } from "../../components/lists/listState";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import styles from "./GroupDeal.module.css";

export function GroupHeader({
	load,
	cover,
	name,
}: {
	load: ListQuery;
	cover: string;
	name: string;
}) {
	return (
		<>
			<FreshnessNotice load={load} />
			<Picture src={cover} alt="" ratio="2/1" eager className={styles.cover} />
			<h2 className={styles.name}>
				<PhraseWrap>{name}</PhraseWrap>
			</h2>
		</>
	);
}

/** Replaces the page of a group that the server does not know. */
export const NoCampaign = () => (
	<EmptyState
		drawing="gift"
		title={<Trans>Campaign not found</Trans>}
		text={<Trans>New deals arrive all the time. Please come back soon.</Trans>}
	/>
);
