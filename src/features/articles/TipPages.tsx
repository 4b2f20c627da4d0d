// /tips, /tips/detail and /learnmore: how to use the programme, and its tiers (M18, M09, 3 §2).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useBack } from "../../components/dialogs/useBack";
import { isReplyLost } from "../../platform/http/apiFailure";
import { articleQueries } from "../../queries/article";
import { Page } from "../../ui/layout/Page";
import { MissingArticle } from "./ArticleScreen";
import { ArticleView } from "./ArticleView";
import { CoverList } from "./CoverList";

export function TipListPage() {
	const { t } = useLingui();
	const back = useBack();
	const tips = useQuery(articleQueries.tips());
	return (
		<Page wide fill title={t`Tips`} onBack={back}>
			<CoverList
				load={tips}
				articles={tips.data}
				to={({ alt_reference, article_id }) => ({
					to: "/tips/detail",
					search: { tipsRef: alt_reference || article_id },
				})}
			/>
		</Page>
	);
}

export function TipDetailPage() {
	const { t } = useLingui();
	const back = useBack();
	const { tipsRef = "" }: { tipsRef?: string } = useSearch({ strict: false });
	const load = useQuery({
		...articleQueries.tip(tipsRef),
		...(tipsRef === "" && { enabled: false }),
	});
	if (load.data)
		return (
			<ArticleView
				article={load.data}
				load={load}
				module="registration_reward"
				onBack={back}
			/>
		);
	return (
		<MissingArticle
			title={t`Tips`}
			load={load}
			waits={tipsRef !== "" && load.isPending}
			lost={isReplyLost(load.error)}
		/>
	);
}

export function LearnMorePage() {
	const { t } = useLingui();
	const back = useBack();
	const articles = useQuery(articleQueries.learnMore());
	return (
		<Page wide fill title={t`Learn more`} onBack={back}>
			<CoverList
				load={articles}
				articles={articles.data}
				to={({ alt_reference, article_id }) => ({
					to: "/article",
					search: { alt_reference: alt_reference || article_id },
				})}
			/>
		</Page>
	);
}
