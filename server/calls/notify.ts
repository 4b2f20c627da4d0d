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
			notify_lists: rows.map(({ notification: it, logo, read_at }) => ({
				campaign_id: String(it.campaign_id),
				image_url: it.picture ? pictureUrl(it.picture) : "",
				brandlogoimage_url: logo ? pictureUrl(logo) : "",
				header_th: it.header_th,
				header_en: it.header_en,
				title_th: it.title_th,
				title_en: it.title_en,
				updated_dt: it.sent_at.toISOString(),
				is_read: read_at !== null,
				action_type: it.action_type,
				reference: it.reference,
			})),
		};
	}),
	mutation(contract.readNotify, async ({ CampaignId }, context) => {
		await readNotification(context, CampaignId);
		return { status: "success" };
	}),
];
