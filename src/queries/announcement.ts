// Announcements: news and results (3 §7); the detail is an item of its list (contract).
import { queryOptions } from "@tanstack/react-query";
import { getAnnouncementList } from "../contract/announcement";
import type { AnnouncementTab } from "../domain/article/announcementTab";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";

export const announcementQueries = {
	list: (tab: AnnouncementTab) =>
		queryOptions({
			queryKey: ["article", "announcements", tab],
			queryFn: ({ signal }) =>
				call(getAnnouncementList, { announcement_type: tab }, { signal }),
			...persistOptions,
			meta: { ...persistOptions.meta, failure: "silent" },
		}),
};
