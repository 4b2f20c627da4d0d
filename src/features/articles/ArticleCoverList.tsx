// A list of article covers with its four states (3 §2).
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ListQuery } from "../../components/lists/listState";
import { QueryListColumn } from "../../components/lists/QueryListColumn";
import { useNames } from "../../components/texts/useNames";
import type { Article } from "../../contract/article";
import { formatDate } from "../../domain/text/dates";
import { useLocale } from "../../platform/i18n/locale";
import { type Drawing, EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { PhraseWrap } from "../../ui/layout/PhraseWrap";
import { Picture } from "../../ui/media/Picture";
import styles from "./ArticleCoverList.module.css";

/** `to` returns the link to an article; `dated` shows the publication dates. */
export function ArticleCoverList({
	query,
	articles,
	to,
	dated = false,
	drawing = "box",
}: {
	query: ListQuery;
	articles: readonly Article[] | undefined;
	to: (article: Article) => { to: string; search: Record<string, string> };
	dated?: boolean;
	drawing?: Drawing;
}) {
	const locale = useLocale();
	const nameOf = useNames().article;
	return (
		<QueryListColumn
			as="ul"
			className={`columns ${styles.list}`}
			query={query}
			items={articles}
			empty={<EmptyState drawing={drawing} title={<Trans>No data</Trans>} />}
			skeleton={skeletonKeys(5).map((box) => (
				<div key={box} className={styles.card}>
					<Skeleton ratio="2/1" radius={0} />
					<CoverWords
						title={<Skeleton width="70%" height="1lh" />}
						date={dated && <Skeleton width="30%" height="1lh" />}
					/>
				</div>
			))}
		>
			{(covers) =>
				covers.map((article, index) => (
					<li key={article.article_id}>
						<Link {...to(article)} className={`ring ${styles.card}`}>
							<Picture
								src={article.article_cover_url || article.content_cover_url}
								ratio="2/1"
								eager={index < 2}
							/>
							<CoverWords
								title={<PhraseWrap>{nameOf(article)}</PhraseWrap>}
								date={dated && formatDate(article.valid_from, locale)}
							/>
						</Link>
					</li>
				))
			}
		</QueryListColumn>
	);
}

/** `date` is false in a list without dates. */
function CoverWords({ title, date }: { title: ReactNode; date: ReactNode }) {
	return (
		<span className={styles.words}>
			<span className={`${styles.title} clamp-2`}>{title}</span>
			{date !== false && <span className={styles.date}>{date}</span>}
		</span>
	);
}
