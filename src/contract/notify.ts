// Notify calls: the news notifications (1 §7, 3 §3).
import * as v from "valibot";
import { post, read } from "./endpoint";
import * as field from "./fields";

const area = "internal/Notify";

/** Notification action types (3 §3). */
export const notifyAction = {
	none: 1,
	privilege: 2,
	privilegeGroup: 3,
	article: 4,
	banner: 5,
	survey: 6,
	external: 7,
} as const;

export const notification = v.object({
	campaign_id: field.id,
	image_url: field.textOrNone,
	brandlogoimage_url: field.textOrNone,
	header_th: field.textOrNone,
	header_en: field.textOrNone,
	title_th: field.textOrNone,
	title_en: field.textOrNone,
	updated_dt: field.moment,
	is_read: field.flag,
	action_type: field.count,
	reference: field.text,
});
export type Notification = v.InferOutput<typeof notification>;

/** GET Notify/List: the notifications, newest first. */
export const getNotifyList = read(
	`${area}/List`,
	field.optionalObject({ notify_lists: field.listOf(notification) }),
);
/** POST Notify/ReadNotify: marks one as read; may be sent again. Error: 10018. */
export const readNotify = post(
	`${area}/ReadNotify`,
	v.object({ CampaignId: field.shortInput }),
	field.done,
);
