// Notifications: the list, and marking one as read (3 §3, 3 §7).
import * as contract from "../../src/contract/notify";
import {
	notificationsOf,
	readNotification,
} from "../store/member/notifications";
import { mutation, query } from "./defineCall";

export const notifyCalls = [
	query(contract.getNotifyList, async (_request, context) => {
		const { pictureUrl } = context;
		const rows = await notificationsOf(context);
		return {
			notify_lists: rows.map(({ notification, logo, read_at }) => ({
				campaign_id: String(notification.campaign_id),
				image_url: notification.picture ? pictureUrl(notification.picture) : "",
				brandlogoimage_url: logo ? pictureUrl(logo) : "",
				header_th: notification.header_th,
				header_en: notification.header_en,
				title_th: notification.title_th,
				title_en: notification.title_en,
				updated_dt: notification.sent_at.toISOString(),
				is_read: read_at !== null,
				action_type: notification.action_type,
				reference: notification.reference,
			})),
		};
	}),
	mutation(contract.readNotify, async ({ CampaignId }, context) => {
		await readNotification(context, CampaignId);
		return { status: "success" };
	}),
];
