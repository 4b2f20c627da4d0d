// Announcement call: news and results (1 §7, 3 §7).
import * as v from "valibot";
import { article } from "./article";
import { get } from "./endpoint";
import { flag, listOf, optionalObject } from "./fields";

/** GET Announcement/GetAnnouncementList: one tab, news or results (3 §7). */
export const getAnnouncementList = get(
	"internal/Announcement/GetAnnouncementList",
	v.object({ announcement_type: v.picklist(["News", "ResultsBoard"]) }),
	optionalObject({ article_list: listOf(article), is_new_updated: flag }),
);
