// Which tabs of the announcements have something new.
import { useQuery } from "@tanstack/react-query";
import type { AnnouncementTab } from "../../domain/article/announcementTab";
import { articleQueries } from "../../queries/article";
import { hasUnseenNews } from "../../sync/seenNews";

function useUnseen(tab: AnnouncementTab): boolean {
	const { data } = useQuery(articleQueries.announcements(tab));
	return data !== undefined && hasUnseenNews(tab, data);
}

export const useUnseenNews = (): Record<AnnouncementTab, boolean> => ({
	News: useUnseen("News"),
	ResultsBoard: useUnseen("ResultsBoard"),
});
