// Notifications: the list, and marking one as read, which waits where the server cannot be told at once (3 §4, 3 §7).

import {
	mutationOptions,
	type QueryClient,
	queryOptions,
} from "@tanstack/react-query";
import { getNotifyList, type Notification } from "../contract/notify";
import { inMs } from "../domain/text/dates";
import { call } from "../platform/http/http";
import { readQueue } from "../platform/outbox/readQueue";
import { persistOptions } from "../platform/query/queryPersistence";
import { currentSession } from "../platform/session/session";

const newest = (one: Notification, other: Notification) =>
	(inMs(other.updated_dt) ?? 0) - (inMs(one.updated_dt) ?? 0);

/** What was read on this phone is read, whether the server knows it yet or not. */
function withReads(list: readonly Notification[]): Notification[] {
	const waiting = readQueue.cached(currentSession()?.sub ?? "");
	return list.map((it) =>
		waiting.includes(it.campaign_id) ? { ...it, is_read: true } : it,
	);
}

export const notifyQueries = {
	/** Newest first. */
	list: () =>
		queryOptions({
			queryKey: ["notify", "list"],
			queryFn: async ({ signal }) =>
				withReads(
					(await call(getNotifyList, {}, { signal })).notify_lists,
				).sort(newest),
			...persistOptions,
			meta: { ...persistOptions.meta, failure: "silent" },
		}),
};

function showRead(client: QueryClient): void {
	client.setQueryData(notifyQueries.list().queryKey, (list) =>
		list ? withReads(list) : undefined,
	);
}

export const notifyMutations = {
	/** Marks one as read: noted and shown at once; then the list is loaded anew (3 §4). */
	read: () =>
		mutationOptions({
			mutationKey: ["notify", "read"],
			// Queued for the customer who pressed: another one's token does not send it (O05).
			mutationFn: (campaignId: string) =>
				readQueue.send(currentSession()?.sub ?? "", [campaignId]),
			networkMode: "always",
			retry: false,
			meta: { failure: "silent" },
			onMutate: (campaignId, { client }) => {
				void readQueue.add(currentSession()?.sub ?? "", [campaignId]);
				showRead(client);
			},
			onSuccess: (_reply, _request, _result, { client }) =>
				client.invalidateQueries({ queryKey: ["notify"] }),
		}),
};
