// Looks for news that are not read: the dot on home and the number on the app's icon (3 §4). Loaded after the pages.
import { countUnread } from "../domain/notify/notifyTarget";
import { onNetworkChange } from "../platform/browser/online";
import { readQueue } from "../platform/outbox/readQueue";
import { queryClient } from "../platform/query/queryClient";
import { currentSession } from "../platform/session/session";
import { setUnread } from "../platform/storage/unreadCount";
import { notifyQueries } from "../queries/notify";

/** What was read without a network is told as soon as there is one. */
onNetworkChange((online) => {
	if (online) void readQueue.sendAll();
});

/** Tells of what was read, then asks for this customer's news; a reply that never comes changes nothing. */
export async function refreshUnread(): Promise<void> {
	const sub = currentSession()?.sub;
	if (!sub) return setUnread(0);
	await readQueue.sendAll();
	const list = await queryClient
		.fetchQuery(notifyQueries.list())
		.catch(() => null);
	if (list && currentSession()?.sub === sub) setUnread(countUnread(list));
}
