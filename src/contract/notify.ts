// Notify calls: the news notifications (1 §7, 3 §3).
import * as v from "valibot";
import { get, post } from "./endpoint";
import {
	count,
	done,
	flag,
	id,
	listOf,
	moment,
	shortInput,
	text,
} from "./fields";

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
	campaign_id: id,
	image_url: text,
	brandlogoimage_url: text,
	header_th: text,
	header_en: text,
	title_th: text,
	title_en: text,
	updated_dt: moment,
	is_read: flag,
	action_type: count,
	reference: text,
});
export type Notification = v.InferOutput<typeof notification>;

export const getNotifyList = get(
	`${area}/List`,
	v.object({}),
	v.object({ notify_lists: listOf(notification) }),
);
export const readNotify = post(
	`${area}/ReadNotify`,
	v.object({ CampaignId: shortInput }),
	done,
);
