// The pages of articles: one article, the registration rewards, the tips, and the tiers (M09, M14, M18, 3 §2).
import { useLingui } from "@lingui/react/macro";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { BackPage } from "../../components/pages/BackPage";
import { useSearchParams } from "../../components/pages/useSearchParams";
import type { Article } from "../../contract/article";
import { surveyModuleOfArticle } from "../../domain/survey/survey";
import { backPath } from "../../platform/browser/backPath";
import { articleQueries } from "../../queries/article";
import type { Drawing } from "../../ui/feedback/EmptyState";
import { ArticleCoverList } from "./ArticleCoverList";
import { ArticleScreen, LoadedArticle } from "./ArticleScreen";

/** /article?alt_reference= */
export function ArticlePage() {
	const { t } = useLingui();
	const search = useSearchParams();
	return (
		<ArticleScreen
			reference={search.alt_reference ?? ""}
			module={surveyModuleOfArticle(backPath())}
			hasAction
			title={t`Article`}
		/>
	);
}

/** `to` is the path of the article page, and `parameter` its search parameter for the reference. */
function CoverListPage({
	title,
	query,
	drawing,
	to,
	parameter = "alt_reference",
}: {
	title: string;
	query: UseQueryResult<Article[]>;
	drawing?: Drawing;
	to: string;
	parameter?: string;
}) {
	return (
		<BackPage wide fill title={title}>
			<ArticleCoverList
				query={query}
				articles={query.data}
				drawing={drawing}
				to={({ alt_reference, article_id }) => ({
					to,
					search: { [parameter]: alt_reference || article_id },
				})}
			/>
		</BackPage>
	);
}

/** /registration_reward */
export function RewardListPage() {
	const { t } = useLingui();
	const rewards = useQuery(articleQueries.rewards());
	return (
		<CoverListPage
			title={t`Registration rewards`}
			query={rewards}
			drawing="gift"
			to="/registration_reward/detail"
		/>
	);
}

/** /registration_reward/detail?alt_reference= or ?articleId= */
export function RewardDetailPage() {
	const { t } = useLingui();
	const search = useSearchParams();
	return (
		<ArticleScreen
			reference={search.alt_reference || search.articleId || ""}
			module="registration_reward"
			hasAction
			title={t`Registration rewards`}
		/>
	);
}

/** /tips */
export function TipListPage() {
	const { t } = useLingui();
	const tips = useQuery(articleQueries.tips());
	return (
		<CoverListPage
			title={t`Tips`}
			query={tips}
			to="/tips/detail"
			parameter="tipsRef"
		/>
	);
}

/** /tips/detail?tipsRef= */
export function TipDetailPage() {
	const { t } = useLingui();
	const { tipsRef = "" } = useSearchParams();
	const query = useQuery(articleQueries.tip(tipsRef));
	return (
		<LoadedArticle
			key={tipsRef}
			query={query}
			module="registration_reward"
			title={t`Tips`}
		/>
	);
}

/** /learnmore */
export function LearnMorePage() {
	const { t } = useLingui();
	const articles = useQuery(articleQueries.learnMore());
	return <CoverListPage title={t`Learn more`} query={articles} to="/article" />;
}
