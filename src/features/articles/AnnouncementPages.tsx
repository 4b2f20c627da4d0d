// /announcement: news and results in two tabs, and their detail page (M17, 3 §2, 3 §4 Announcements).
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useIsGone } from "../../components/lists/useIsGone";
import { useUnseenNews } from "../../components/lists/useUnseenNews";
import { BackPage } from "../../components/pages/BackPage";
import { useSearchParams } from "../../components/pages/useSearchParams";
import {
	type AnnouncementTab,
	readAnnouncementTab,
} from "../../domain/article/announcementTab";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { logEvent } from "../../platform/outbox/eventLog";
import { articleQueries } from "../../queries/article";
import { saveSeenNews } from "../../sync/seenNews";
import { Tabs } from "../../ui/list/Tabs";
import styles from "./Article.module.css";
import { ArticleCoverList } from "./ArticleCoverList";
import { MissingArticle } from "./ArticleScreen";
import { ArticleView } from "./ArticleView";

export function AnnouncementPage() {
	const { t } = useLingui();
	const router = useRouter();
	const tab = readAnnouncementTab(useSearchParams().tab);
	const list = useQuery(articleQueries.announcements(tab));
	// The tab is part of the address, so that back from a detail restores it.
	const change = (next: AnnouncementTab) =>
		void router.navigate({
			to: "/announcement",
			search: { tab: next },
			replace: true,
			viewTransition: false,
		});
	const unseen = useUnseenNews();
	const shown = list.data?.article_list;
	useAfterMount(() => logEvent("Announcement List", "view", tab), tab);
	useEffect(() => {
		if (shown) saveSeenNews(tab, shown);
	}, [tab, shown]);
	const label = (value: AnnouncementTab, name: string) => (
		<>
			{name}
			{value !== tab && unseen[value] && (
				<>
					<span className={styles.dot} aria-hidden="true" />
					<span className="visually-hidden"> {t`New`}</span>
				</>
			)}
		</>
	);
	return (
		<BackPage wide fill title={t`News and results`}>
			<Tabs
				label={t`News and results`}
				value={tab}
				onChange={change}
				items={[
					{ value: "News", label: label("News", t`News`) },
					{ value: "ResultsBoard", label: label("ResultsBoard", t`Results`) },
				]}
			>
				<ArticleCoverList
					key={tab}
					query={list}
					articles={shown}
					dated
					to={({ article_id }) => ({
						to: "/announcement/detail",
						search: { tab, articleId: article_id },
					})}
				/>
			</Tabs>
		</BackPage>
	);
}

export function AnnouncementDetailPage() {
	const { articleId = "", tab } = useSearchParams();
	return (
		<AnnouncementDetail
			key={articleId}
			articleId={articleId}
			tab={readAnnouncementTab(tab)}
		/>
	);
}

/** An announcement of the list by its id, replaced by its own detail once that is loaded. An announcement that ends while it is read leaves the list but stays on the screen. */
function AnnouncementDetail({
	articleId,
	tab,
}: {
	articleId: string;
	tab: AnnouncementTab;
}) {
	const { t } = useLingui();
	const list = useQuery(articleQueries.announcements(tab));
	const item = list.data?.article_list.find(
		({ article_id, alt_reference }) =>
			articleId !== "" && [article_id, alt_reference].includes(articleId),
	);
	const listed = item?.alt_reference || item?.article_id;
	const [lastListed, setLastListed] = useState(listed);
	if (listed && listed !== lastListed) setLastListed(listed);
	const reference = listed ?? lastListed;
	const detail = useQuery(articleQueries.detail(reference ?? ""));
	const isGone = useIsGone(detail);
	useAfterMount(
		() => logEvent("Announcement Detail", "view", reference, tab),
		reference && `${tab} ${reference}`,
	);
	const loadedDetail = isGone ? undefined : detail.data;
	const article = loadedDetail ?? item;
	if (article)
		return (
			<ArticleView
				article={article}
				query={loadedDetail ? detail : list}
				module="announcement"
				dated
			/>
		);
	return (
		<MissingArticle
			title={t`News and results`}
			dated
			query={list}
			// A saved list may be older than the announcement, so the page waits for the new list.
			isWaiting={list.isFetching && articleId !== ""}
			mayExist={list.isError}
		/>
	);
}
