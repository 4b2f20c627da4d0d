// Announcements: news and results (3 §7); the detail is an item of its list (contract).
import { queryOptions } from "@tanstack/react-query";
import { getAnnouncementList } from "../contract/announcement";
import type { AnnouncementTab } from "../domain/article/announcementTab";
import { persistedSilentOptions, queryFnFor } from "./queryHelpers";

export const announcementQueries = {
	list: (tab: AnnouncementTab) =>
		queryOptions({
			queryKey: ["article", "announcements", tab],
			queryFn: queryFnFor(getAnnouncementList, { announcement_type: tab }),
			...persistedSilentOptions,
		}),
};
