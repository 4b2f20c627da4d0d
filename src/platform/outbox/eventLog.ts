// The event log: what the person did, sent 200 ms later, kept over a restart until it is sent (1 §3, 1 §5).
import * as v from "valibot";
import { createEventLog, eventLog } from "../../contract/event";
import { loggedPath } from "../../domain/app/loggedPath";
import { withLock } from "../browser/locks";
import { onNetworkChange } from "../browser/online";
import { call } from "../http/http";
import { isRetryable } from "../http/isRetryable";
import { currentSession, sessionId } from "../session/session";
import { local, storageKeys } from "../storage/storage";

const debounce = 200;
/** Older events give way; a log is not worth a full disk. */
const queueMost = 50;

const waiting = v.object({ sub: v.string(), event: eventLog });
type Waiting = v.InferOutput<typeof waiting>;

const readQueue = () => local.read(storageKeys.events, v.array(waiting)) ?? [];
const writeQueue = (queue: Waiting[]) => {
	if (queue.length > 0) local.write(storageKeys.events, queue);
	else local.remove(storageKeys.events);
};
const alike = (one: Waiting, other: Waiting) =>
	JSON.stringify(one) === JSON.stringify(other);

const isSkipped = () =>
	currentSession() === null ||
	["localhost", "127.0.0.1"].includes(location.hostname);

/** What was logged since the last pause: the same again within it counts once. */
let fresh: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;
/** What was logged while the others were on their way goes after them. */
let asked = false;

/** Sends what waits for this customer, oldest first, one tab at a time; what cannot be delivered now keeps waiting. */
export async function sendEvents(): Promise<void> {
	if (isSkipped()) return;
	asked = true;
	if (sending) return;
	sending = true;
	while (asked) {
		asked = false;
		await withLock("event-log", sendAll);
	}
	sending = false;
}

async function sendAll(): Promise<void> {
	const sub = currentSession()?.sub;
	for (const next of readQueue().filter((each) => each.sub === sub)) {
		if (currentSession()?.sub !== sub) return;
		try {
			await call(createEventLog, next.event, { keepalive: true, sub });
		} catch (failure) {
			if (currentSession()?.sub !== sub || isRetryable(failure)) break;
			// One that the server refuses for good would be refused for ever.
		}
		const rest = readQueue();
		const sent = rest.findIndex((each) => alike(each, next));
		writeQueue(rest.filter((_, index) => index !== sent));
	}
}

/** Logs an event of this page; the same event again within 200 ms counts once. */
export function logEvent(
	name: string,
	type: string,
	ref1: string | null = null,
	ref2: string | null = null,
	ref3: string | null = null,
): void {
	const sub = currentSession()?.sub;
	if (!sub || isSkipped()) return;
	const next: Waiting = {
		sub,
		event: {
			session_id: sessionId(),
			name,
			type,
			ref1,
			ref2,
			ref3,
			path: loggedPath(location.pathname, location.search),
		},
	};
	if (!fresh.some((each) => alike(each, next))) {
		fresh.push(next);
		writeQueue([...readQueue(), next].slice(-queueMost));
	}
	clearTimeout(timer);
	timer = setTimeout(() => {
		fresh = [];
		void sendEvents();
	}, debounce);
}

/** Drops what waits for other customers. */
export function dropEventsOfOthers(sub: string): void {
	writeQueue(readQueue().filter((each) => each.sub === sub));
}

/** Sends what an earlier start left, now and whenever the network comes back. Returns the way to stop. */
export function startEventLog(): () => void {
	void sendEvents();
	return onNetworkChange((online) => {
		if (online) void sendEvents();
	});
}
