// The event log: what the person did, queued and sent 200 ms later (1 §3, 1 §5).
import * as v from "valibot";
import { createEventLog, eventLog } from "../../contract/event";
import { shortLength } from "../../contract/fields";
import { isLocalHost } from "../../contract/webAddress";
import { loggedPath } from "../../domain/app/loggedPath";
import { cutText } from "../../domain/text/cutText";
import { chosenHost, isOtherHost } from "../http/host";
import { call } from "../http/http";
import { currentSession, sessionId } from "../session/session";
import { storageKeys } from "../storage/storage";
import { localQueue, writeList } from "./localQueue";
import { createQueue, ignoringReply, onRetry } from "./outbox";

const debounceMs = 200;

const queuedEvent = v.object({
	sub: v.string(),
	event: eventLog,
	/** The API host that it is for (platform/http/host); older releases saved none. */
	host: v.optional(v.string()),
});

const storage = localQueue({
	key: () => storageKeys.events,
	schema: queuedEvent,
	isOwn: (item, sub) => item.sub === sub,
	limit: 50,
});

export const eventQueue = createQueue({
	name: "event-log",
	storage: {
		...storage,
		/** Removes the events of every other customer. */
		clearOthers: async (sub: string) =>
			writeList(storageKeys.events, storage.cached(sub)),
	},
	batches: (items) =>
		items.filter(({ host }) => !isOtherHost(host)).map((item) => [item]),
	request: (sub, [{ event }]) =>
		ignoringReply(call(createEventLog, event, { keepalive: true, sub })),
});

const isSkipped = () => isLocalHost(location.hostname);

/** Shortens a reference, which may be an address of any length. */
const shortened = (ref: string | null) => ref && cutText(ref, shortLength);

/** Events since the last pause, as JSON; a repeated one among them is ignored. */
const recent = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

export async function sendEvents(): Promise<void> {
	if (!isSkipped()) await eventQueue.sendAll();
}

/** Logs an event of this page; the same event again within 200 ms counts once. */
export function logEvent(
	name: string,
	type: string,
	ref1: string | null = null,
	ref2: string | null = null,
): void {
	const sub = currentSession()?.sub;
	if (!sub || isSkipped()) return;
	const path = loggedPath(location.pathname, location.search);
	const event = {
		session_id: sessionId(),
		name,
		type,
		path,
		ref1: shortened(ref1),
		ref2: shortened(ref2),
		ref3: null,
	};
	const json = JSON.stringify({ sub, event });
	if (!recent.has(json)) {
		recent.add(json);
		void eventQueue.add(sub, [{ sub, event, host: chosenHost() }]);
	}
	clearTimeout(timer);
	timer = setTimeout(() => {
		recent.clear();
		void sendEvents();
	}, debounceMs);
}

/** Sends queued events now and on every retry. Returns a stop function. */
export const startEventLog = () => onRetry(() => void sendEvents());
