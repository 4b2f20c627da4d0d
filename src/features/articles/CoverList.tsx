// A list of article covers with its four states (3 §2).
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { FailedList } from "../../components/lists/FailedList";
import {
	FreshnessLine,
	type ListQuery,
	listState,
} from "../../components/lists/FreshnessLine";
import type { Article } from "../../contract/article";
import { formatDate } from "../../domain/text/dates";
import { useOnline } from "../../platform/browser/online";
import { useLocale, useLocalized } from "../../platform/i18n/locale";
import { type Drawing, EmptyState } from "../../ui/feedback/EmptyState";
import { Skeleton, skeletonKeys } from "../../ui/feedback/Skeleton";
import { Phrases } from "../../ui/layout/Phrases";
import { Picture } from "../../ui/media/Picture";
import styles from "./CoverList.module.css";

/** `to` is an item's target; `dated` shows publication dates. */
export function CoverList({
	load,
	articles,
	to,
	dated = false,
	drawing = "box",
}: {
	load: ListQuery;
	articles: readonly Article[] | undefined;
	to: (article: Article) => { to: string; search: Record<string, string> };
	dated?: boolean;
	drawing?: Drawing;
}) {
	const locale = useLocale();
	const localized = useLocalized();
	const online = useOnline();
	const state = listState(load, online, articles?.length ?? 0);
	if (state === "failed") return <FailedList load={load} />;
	if (state === "loading" || !articles)
		return (
			<div className={`column ${styles.list}`} aria-hidden="true">
				{skeletonKeys(5).map((box) => (
					<div key={box} className={styles.card}>
						<Skeleton ratio="2/1" radius={0} />
						<span className={styles.words}>
							<span className={`${styles.title} clamp-2`}>
								<Skeleton width="70%" height="1lh" />
							</span>
							{dated && (
								<span className={styles.date}>
									<Skeleton width="30%" height="1lh" />
								</span>
							)}
						</span>
					</div>
				))}
			</div>
		);
	return (
		<>
			<FreshnessLine load={load} />
			{articles.length === 0 ? (
				<EmptyState drawing={drawing} title={<Trans>No data</Trans>} />
			) : (
				<ul className={`column ${styles.list}`}>
					{articles.map((article, index) => (
						<li key={article.article_id}>
							<Link {...to(article)} className={`ring ${styles.card}`}>
								<Picture
									src={article.article_cover_url || article.content_cover_url}
									alt=""
									ratio="2/1"
									eager={index < 2}
								/>
								<span className={styles.words}>
									<span className={`${styles.title} clamp-2`}>
										<Phrases>
											{localized(
												article.article_title_th,
												article.article_title_en,
											)}
										</Phrases>
									</span>
									{dated && (
										<span className={styles.date}>
											{formatDate(article.valid_from, locale)}
										</span>
									)}
								</span>
							</Link>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
