// One article by its reference: loading, loaded, not found, or failed (3 §8).
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { useBack } from "../../components/dialogs/useBack";
import { FailedList } from "../../components/lists/FailedList";
import type { ListQuery } from "../../components/lists/FreshnessLine";
import { goTo } from "../../platform/browser/open";
import { isReplyLost } from "../../platform/http/apiFailure";
import { articleQueries } from "../../queries/article";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { Button } from "../../ui/form/Button";
import { IconButton } from "../../ui/form/IconButton";
import { Page } from "../../ui/layout/Page";
import styles from "./Article.module.css";
import { ArticleView } from "./ArticleView";

/** `module` is passed to a survey that starts here (3 §2). */
export function ArticleScreen({
	reference,
	module,
	title,
	dated,
}: {
	/** alt_reference or article_id; "" for none. */
	reference: string;
	module: string;
	/** The page title without an article. */
	title: string;
	dated?: boolean;
}) {
	const back = useBack();
	const load = useQuery({
		...articleQueries.detail(reference),
		...(reference === "" && { enabled: false }),
	});
	if (load.data)
		return (
			<ArticleView
				article={load.data}
				load={load}
				module={module}
				dated={dated}
				onBack={back}
			/>
		);
	return (
		<MissingArticle
			title={title}
			load={load}
			waits={reference !== "" && !load.isError}
			lost={isReplyLost(load.error)}
		/>
	);
}

/** The page of an article that is loading, failed or not found. */
export function MissingArticle({
	title,
	load,
	waits,
	lost,
}: {
	title: string;
	/** The query that retry reloads. */
	load: ListQuery;
	waits: boolean;
	lost: boolean;
}) {
	const back = useBack();
	if (waits) return <ArticleSkeleton title={title} onBack={back} />;
	return (
		<Page title={title} onBack={back}>
			{lost ? <FailedList load={load} /> : <ArticleNotFound />}
		</Page>
	);
}

function ArticleNotFound() {
	return (
		<EmptyState
			drawing="search"
			title={<Trans>Article not found</Trans>}
			text={<Trans>It may have ended, or its link may be incomplete.</Trans>}
			action={
				<Button block onClick={() => goTo("/")}>
					<Trans>Back to home</Trans>
				</Button>
			}
		/>
	);
}

/** The shape of ArticleView: cover with the back button, title and text on the sheet. */
function ArticleSkeleton({
	title,
	onBack,
}: {
	title: string;
	onBack: () => void;
}) {
	const { t } = useLingui();
	return (
		<Page busy label={title}>
			<div className={styles.cover}>
				<Skeleton height="100%" radius={0} />
				<div className={`column ${styles.tools}`}>
					<IconButton
						round
						label={t`Back`}
						icon={<ChevronLeft size={26} />}
						onClick={onBack}
					/>
				</div>
			</div>
			<div className={styles.sheet}>
				<div className={`column ${styles.words}`}>
					<h1 className="visually-hidden">{title}</h1>
					<span role="status" className="visually-hidden">{t`Loading`}</span>
					<div className={styles.title}>
						<Skeleton width="80%" height="1lh" radius={12} />
					</div>
					{skeletonKeys(5).map((box) => (
						<Skeleton key={box} height={18} />
					))}
				</div>
			</div>
		</Page>
	);
}
