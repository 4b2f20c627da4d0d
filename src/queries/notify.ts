// Notifications: the list, and marking one as read, which waits where the server cannot be told at once (3 §4, 3 §7).

import {
	mutationOptions,
	type QueryClient,
	queryOptions,
} from "@tanstack/react-query";
import {
	getNotifyList,
	type Notification,
	readNotify,
} from "../contract/notify";
import { inMs } from "../domain/text/dates";
import { call } from "../platform/http/http";
import { isRetryable } from "../platform/http/isRetryable";
import {
	dropRead,
	keepRead,
	waitingReads,
} from "../platform/outbox/readOutbox";
import { persistOptions } from "../platform/query/queryPersistence";
import { currentSession } from "../platform/session/session";

const newest = (one: Notification, other: Notification) =>
	(inMs(other.updated_dt) ?? 0) - (inMs(one.updated_dt) ?? 0);

/** What was read on this phone is read, whether the server knows it yet or not. */
function withReads(list: readonly Notification[]): Notification[] {
	const waiting = waitingReads(currentSession()?.sub ?? "");
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

/** Tells the server of one; what it will never take waits no longer. Throws what a later try may cure. */
async function tell(sub: string, campaignId: string): Promise<void> {
	try {
		const options = { keepalive: true, sub };
		await call(readNotify, { CampaignId: campaignId }, options);
	} catch (failure) {
		if (isRetryable(failure)) throw failure;
	}
	dropRead(sub, campaignId);
}

/** Sends all that waits for the customer who is signed in. Quiet: what cannot be told keeps waiting. */
export async function sendWaitingReads(): Promise<void> {
	const sub = currentSession()?.sub ?? "";
	try {
		for (const campaignId of waitingReads(sub)) {
			// Another customer's token must not tell of these (O05).
			if (currentSession()?.sub !== sub) return;
			await tell(sub, campaignId);
		}
	} catch {
		// It is tried again with the next start or the next network.
	}
}

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
			mutationFn: async (campaignId: string) => {
				const sub = currentSession()?.sub ?? "";
				// It was noted for the customer who pressed: another one's token tells nobody of it (O05).
				if (waitingReads(sub).includes(campaignId)) await tell(sub, campaignId);
			},
			networkMode: "always",
			retry: false,
			meta: { failure: "silent" },
			onMutate: (campaignId, { client }) => {
				keepRead(campaignId);
				showRead(client);
			},
			onSuccess: (_reply, _request, _result, { client }) =>
				client.invalidateQueries({ queryKey: ["notify"] }),
		}),
};
