// Seeds articles and notifications; their ids stay, so that customers' states do too.

import { endOfDay, startOfDay } from "../../rules/bangkokTime";
import type { Database } from "../connection/openDatabase";
import { articles, notifications } from "../schema/articleSchema";
import type { SeedProgramme } from "./programmeContent";

const hour = 3_600_000;

/** Days and hours count from `now`. */
export async function seedArticles(
	db: Database,
	content: SeedProgramme,
	now: Date,
): Promise<void> {
	await db.delete(articles);
	await db.delete(notifications);
	if (content.articles.length > 0)
		await db.insert(articles).values(
			content.articles.map((it, at) => ({
				article_id: it.article_id,
				alt_reference: `AR_${it.article_id}`,
				category: it.category,
				title_th: it.title.th,
				title_en: it.title.en,
				cover: it.picture,
				video: it.video,
				content_th: it.content.th,
				content_en: it.content.en,
				seq: at + 1,
				call_to_action: it.action_type !== null,
				action_type: it.action_type ?? 0,
				reference: it.reference,
				button_th: it.button?.th ?? "",
				button_en: it.button?.en ?? "",
				privilege_reference: it.reward ?? "",
				valid_from: startOfDay(now, it.valid_from_days),
				valid_through: endOfDay(now, it.valid_through_days),
			})),
		);
	if (content.notifications.length > 0)
		await db.insert(notifications).values(
			content.notifications.map((it) => ({
				campaign_id: it.campaign_id,
				picture: it.picture,
				brand_id: it.brand_id ?? null,
				header_th: it.header.th,
				header_en: it.header.en,
				title_th: it.title.th,
				title_en: it.title.en,
				action_type: it.action_type,
				reference: it.reference,
				sent_at: new Date(now.getTime() - it.sent_hours_ago * hour),
			})),
		);
}
