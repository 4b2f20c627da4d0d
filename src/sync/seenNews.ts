// The announcements that this phone has shown, by tab (3 §7 is_new_updated).
import * as v from "valibot";
import type { Article } from "../contract/article";
import type { AnnouncementTab } from "../domain/article/announcementTab";
import { currentSession } from "../platform/session/session";
import { local, storageKeys } from "../platform/storage/storage";

type Shown = readonly Pick<Article, "article_id">[];

const seenSchema = v.record(v.string(), v.array(v.string()));
const seenKey = () => storageKeys.seenNews(currentSession()?.sub ?? "");
const readSeen = () => local.read(seenKey(), seenSchema) ?? {};

export function saveSeenNews(tab: AnnouncementTab, shown: Shown): void {
	const ids = shown.map(({ article_id }) => article_id);
	local.write(seenKey(), { ...readSeen(), [tab]: ids });
}

/** Whether the host says that the tab has something new, and this phone has not shown it yet. */
export function hasUnseenNews(
	tab: AnnouncementTab,
	list: { is_new_updated: boolean; article_list: Shown },
): boolean {
	if (!list.is_new_updated) return false;
	const seen = readSeen()[tab] ?? [];
	return list.article_list.some(({ article_id }) => !seen.includes(article_id));
}
