// /registration_reward and its detail: the registration rewards (M14, 3 §2).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useBack } from "../../components/dialogs/useBack";
import { articleQueries } from "../../queries/article";
import { Page } from "../../ui/layout/Page";
import { ArticleScreen } from "./ArticleScreen";
import { CoverList } from "./CoverList";

export function RewardListPage() {
	const { t } = useLingui();
	const back = useBack();
	const rewards = useQuery(articleQueries.rewards());
	return (
		<Page wide fill title={t`Registration rewards`} onBack={back}>
			<CoverList
				load={rewards}
				articles={rewards.data}
				drawing="gift"
				to={({ alt_reference, article_id }) => ({
					to: "/registration_reward/detail",
					search: { alt_reference: alt_reference || article_id },
				})}
			/>
		</Page>
	);
}

export function RewardDetailPage() {
	const { t } = useLingui();
	const search: Record<string, string> = useSearch({ strict: false });
	return (
		<ArticleScreen
			reference={search.alt_reference || search.articleId || ""}
			module="registration_reward"
			title={t`Registration rewards`}
		/>
	);
}
