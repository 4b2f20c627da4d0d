// Notifications: the list, and marking one as read through the outbox (3 §4, 3 §7).
import { mutationOptions } from "@tanstack/react-query";
import { getNotifyList, type Notification } from "../contract/notify";
import { distinct } from "../domain/app/distinct";
import { sortedBy } from "../domain/list/sortedBy";
import { inMs } from "../domain/text/dates";
import { readQueue } from "../platform/outbox/readQueue";
import { currentSession } from "../platform/session/session";
import { changeLoaded } from "./changeLoaded";
import { invalidate, ownMeta } from "./queryHelpers";
import { savedQuery } from "./savedQuery";

/** Sorts newest first; of a campaign that the host lists twice, the newest stays. */
const sorted = (list: readonly Notification[]): Notification[] =>
	distinct(
		sortedBy(list, ({ updated_dt }) => -(inMs(updated_dt) ?? 0)),
		"campaign_id",
	);

/** Marks the items that are in the read queue as read. */
function withQueuedReads(list: readonly Notification[]): Notification[] {
	const waiting = new Set(readQueue.cached(currentSession()?.sub ?? ""));
	return list.map((notification) =>
		waiting.has(notification.campaign_id)
			? { ...notification, is_read: true }
			: notification,
	);
}

export const notifyQueries = {
	list: () =>
		savedQuery(["notify", "list"], getNotifyList, {}, ({ notify_lists }) =>
			sorted(withQueuedReads(notify_lists)),
		),
};

export const notifyMutations = {
	/** Queues the read mark, shows it at once, and reloads the list (3 §4). */
	read: () =>
		mutationOptions({
			// Sent only with the token of the customer who queued it (O05).
			mutationFn: (campaignId: string) =>
				readQueue.send(currentSession()?.sub ?? "", [campaignId]),
			meta: ownMeta,
			onMutate: (campaignId, { client }) => {
				void readQueue.add(currentSession()?.sub ?? "", [campaignId]);
				changeLoaded(client, notifyQueries.list().queryKey, withQueuedReads);
			},
			onSuccess: (_reply, _request, _result, { client }) =>
				invalidate(client, ["notify"]),
		}),
};
