// One article by its reference: loading, loaded, not found, or failed (3 §8).
import { Trans } from "@lingui/react/macro";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { FailedList, mayHaveEnded } from "../../components/lists/FailedList";
import type { ListQuery } from "../../components/lists/listState";
import { useIsGone } from "../../components/lists/useIsGone";
import { BackPage } from "../../components/pages/BackPage";
import { HomeLink } from "../../components/pages/ButtonLink";
import layout from "../../components/pages/form.module.css";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import type { Article } from "../../contract/article";
import { isRetryable } from "../../platform/http/apiFailure";
import { articleQueries } from "../../queries/article";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Page } from "../../ui/layout/Page";
import styles from "./Article.module.css";
import { ArticleCover, ArticleView } from "./ArticleView";

interface ArticlePageProps {
	/** The module that is passed to a survey of the article (3 §2). */
	module: string;
	/** The page title while there is no article. */
	title: string;
	/** Whether the skeleton reserves space for a kind and a button, which most of these articles have. */
	hasAction?: boolean;
}

/** `reference` is an alt_reference or article_id; "" for none. */
export function ArticleScreen({
	reference,
	...part
}: ArticlePageProps & { reference: string }) {
	const query = useQuery(articleQueries.detail(reference));
	return <LoadedArticle key={reference} {...part} query={query} />;
}

/** The article that a query loads. Set its reference as the key. */
export function LoadedArticle({
	query,
	module,
	...part
}: ArticlePageProps & { query: UseQueryResult<Article> }) {
	const isGone = useIsGone(query);
	if (query.data && !isGone)
		return <ArticleView article={query.data} query={query} module={module} />;
	return (
		<MissingArticle
			{...part}
			query={query}
			isWaiting={query.isFetching}
			mayExist={query.isError && isRetryable(query.error)}
		/>
	);
}

/** The page of an article that is loading, failed to load or was not found. */
export function MissingArticle({
	query,
	isWaiting,
	mayExist,
	...part
}: ComponentProps<typeof ArticleSkeleton> & {
	query: ListQuery;
	isWaiting: boolean;
	/** Whether the article may exist, because its load failed for a reason that may pass. */
	mayExist: boolean;
}) {
	if (isWaiting) return <ArticleSkeleton {...part} />;
	return (
		<BackPage title={part.title}>
			{mayExist ? (
				<FailedList query={query} />
			) : (
				<EmptyState
					drawing="search"
					title={<Trans>Article not found</Trans>}
					text={mayHaveEnded}
					action={<HomeLink />}
				/>
			)}
		</BackPage>
	);
}

/** The skeleton of ArticleView: cover with the back button, kind, title, date and text on the sheet, and the bar. */
function ArticleSkeleton({
	title,
	dated,
	hasAction,
}: Omit<ArticlePageProps, "module"> & {
	/** Whether the article will show its publication date. */
	dated?: boolean;
}) {
	return (
		<Page busy label={title}>
			<ArticleCover picture={<Skeleton height="100%" radius={0} />} />
			<div className={styles.sheet}>
				<div className={`column ${styles.words}`}>
					<h1 className="visually-hidden">{title}</h1>
					<LoadingStatus />
					{hasAction && <Skeleton width="5rem" height="1.5rem" radius={12} />}
					<div className={styles.title}>
						<Skeleton width="80%" height="1lh" radius={12} />
					</div>
					{dated && <Skeleton width="40%" height="1.4rem" />}
					<SkeletonBoxes count={5} height={18} />
				</div>
			</div>
			{hasAction && (
				<div className={layout.wideBar}>
					<div className={`column ${styles.inBar}`}>
						<Skeleton height={52} />
					</div>
				</div>
			)}
		</Page>
	);
}
