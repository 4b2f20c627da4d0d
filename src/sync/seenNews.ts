// Which tabs of the announcements have something new: the host says so, and this phone has not shown it yet (3 §7 is_new_updated).
import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import type { Article } from "../contract/article";
import type { AnnouncementTab } from "../domain/article/announcementTab";
import { currentSession } from "../platform/session/session";
import { local, storageKeys } from "../platform/storage/storage";
import { articleQueries } from "../queries/article";

type Shown = readonly Pick<Article, "article_id">[];

const seenSchema = v.record(v.string(), v.array(v.string()));
const seenKey = () => storageKeys.seenNews(currentSession()?.sub ?? "");
const readSeen = () => local.read(seenKey(), seenSchema) ?? {};

export function saveSeenNews(tab: AnnouncementTab, shown: Shown): void {
	const ids = shown.map(({ article_id }) => article_id);
	local.write(seenKey(), { ...readSeen(), [tab]: ids });
}

function useUnseen(tab: AnnouncementTab): boolean {
	const { data } = useQuery(articleQueries.announcements(tab));
	if (!data?.is_new_updated) return false;
	const seen = readSeen()[tab] ?? [];
	return data.article_list.some(({ article_id }) => !seen.includes(article_id));
}

export const useUnseenNews = (): Record<AnnouncementTab, boolean> => ({
	News: useUnseen("News"),
	ResultsBoard: useUnseen("ResultsBoard"),
});
