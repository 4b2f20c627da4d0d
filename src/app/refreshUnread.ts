// Refreshes the count of unread notifications, for the dot on home and the app's badge (3 §4). Loaded after the pages.
import { countUnread } from "../domain/notify/notifyTarget";
import { onNetworkChange } from "../platform/browser/online";
import { readQueue } from "../platform/outbox/readQueue";
import { queryClient } from "../platform/query/queryClient";
import { currentSession } from "../platform/session/session";
import { setUnread } from "../platform/storage/unreadCount";
import { notifyQueries } from "../queries/notify";

// Read marks that were made offline.
onNetworkChange((online) => {
	if (online) void readQueue.sendAll();
});

/** Sends waiting read marks, then counts the customer's unread notifications; a failure changes nothing. */
export async function refreshUnread(): Promise<void> {
	const sub = currentSession()?.sub;
	if (!sub) return setUnread(0);
	await readQueue.sendAll();
	const list = await queryClient
		.fetchQuery(notifyQueries.list())
		.catch(() => null);
	if (list && currentSession()?.sub === sub) setUnread(countUnread(list));
}
