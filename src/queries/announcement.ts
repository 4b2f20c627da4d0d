// Announcements: news and results (3 §7); the detail is an item of its list (contract).
import { queryOptions } from "@tanstack/react-query";
import { getAnnouncementList } from "../contract/announcement";
import type { AnnouncementTab } from "../domain/article/announcementTab";
import { persistedSilent, reads } from "./reads";

export const announcementQueries = {
	list: (tab: AnnouncementTab) =>
		queryOptions({
			queryKey: ["article", "announcements", tab],
			queryFn: reads(getAnnouncementList, { announcement_type: tab }),
			...persistedSilent,
		}),
};
