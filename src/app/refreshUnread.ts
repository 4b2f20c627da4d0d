// Refreshes the count of unread notifications, for the dot on home and the app's badge (3 §4). Loaded after the pages.
import { countUnread } from "../domain/notify/notifyTarget";
import { readQueue } from "../platform/outbox/readQueue";
import { queryClient } from "../platform/query/queryClient";
import { currentSession } from "../platform/session/session";
import { setUnread } from "../platform/storage/unreadCount";
import { notifyQueries } from "../queries/notify";

/** Counts the unread notifications of the saved list at once (O09), then sends the read marks made offline and counts those of the loaded list; a failure changes nothing. */
export async function refreshUnread(): Promise<void> {
	const sub = currentSession()?.sub;
	if (!sub) return setUnread(0);
	const options = notifyQueries.list();
	const saved = queryClient.getQueryData(options.queryKey);
	if (saved) setUnread(countUnread(saved));
	// A list that was requested before a read mark was sent does not have the mark.
	const isSent = await readQueue.sendAll();
	if (isSent) await queryClient.cancelQueries({ queryKey: options.queryKey });
	const list = await queryClient
		.query(isSent ? { ...options, staleTime: 0 } : options)
		.catch(() => null);
	if (list && currentSession()?.sub === sub) setUnread(countUnread(list));
}
