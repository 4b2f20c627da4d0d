// What both pages of a group deal begin with, and what stands there without one.
import { Trans } from "@lingui/react/macro";
import {
	FreshnessLine,
	type ListQuery,
} from "../../components/lists/FreshnessLine";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Phrases } from "../../ui/layout/Phrases";
import { Picture } from "../../ui/media/Picture";
import styles from "./GroupDeal.module.css";

export function GroupHead({
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
			<FreshnessLine load={load} />
			<Picture src={cover} alt="" ratio="2/1" eager className={styles.cover} />
			<h2 className={styles.name}>
				<Phrases>{name}</Phrases>
			</h2>
		</>
	);
}

export const NoCampaign = () => (
	<EmptyState
		drawing="gift"
		title={<Trans>Campaign not found</Trans>}
		text={<Trans>New deals arrive all the time. Please come back soon.</Trans>}
	/>
);
