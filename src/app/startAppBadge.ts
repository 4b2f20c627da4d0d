// The number on the app's icon: coupons that end within 48 hours plus unread notifications (O08, 3 §4).
import { endingWithin } from "../domain/code/codeEnd";
import { readyCodes } from "../domain/code/readyCodes";
import { atomStore } from "../platform/atomStore";
import { readExpiryClock } from "../platform/http/clock";
import { onRetry } from "../platform/outbox/outbox";
import { queryClient } from "../platform/query/queryClient";
import { sessionAtom } from "../platform/session/session";
import { unreadAtom } from "../platform/storage/unreadCount";
import { unsavedCoupons } from "../platform/storage/unsavedCoupons";
import { listCodes } from "../platform/storage/wallet";

/** Codes expire without an event, so they are counted this often, in ms. */
const intervalMs = 60_000;
const soonMs = 48 * 3_600_000;
/** Delay of a count in ms, so that several changes are counted once. */
const debounceMs = 300;

async function count(): Promise<void> {
	const sub = atomStore.get(sessionAtom)?.sub;
	const codes = sub ? await listCodes(sub) : [];
	const { now, confirmedNow } = readExpiryClock();
	const unsaved = sub ? unsavedCoupons(sub, codes) : [];
	const ready = readyCodes([...codes, ...unsaved], confirmedNow);
	const ending = endingWithin(soonMs, ready, now);
	const shown = ending.length + atomStore.get(unreadAtom);
	// Many browsers do not have setAppBadge, and some reject it if the app is not installed; 0 removes the badge.
	const { setAppBadge }: Partial<Navigator> = navigator;
	setAppBadge?.call(navigator, shown).catch(() => undefined);
}

/** Ignores a failed import: the next visit retries. */
async function refreshUnread(): Promise<void> {
	const module = await import("./refreshUnread").catch(() => null);
	await module?.refreshUnread();
}

/** Updates the badge now and after every change of history, codes or customer, and loads the notifications again whenever the tab or the network comes back; called once. */
export function startAppBadge(): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const scheduleCount = () => {
		clearTimeout(timer);
		timer = setTimeout(() => void count(), debounceMs);
	};
	queryClient.getQueryCache().subscribe((event) => {
		if (event.type !== "updated" || event.query.queryKey[0] !== "history")
			return;
		// Loads that begin or fail are skipped, because they change nothing and a count reads all codes.
		if (/success|invalidate|setState/.test(event.action.type)) scheduleCount();
	});
	atomStore.sub(sessionAtom, () => {
		scheduleCount();
		void refreshUnread();
	});
	atomStore.sub(unreadAtom, scheduleCount);
	onRetry(() => void refreshUnread());
	setInterval(scheduleCount, intervalMs);
	document.addEventListener("visibilitychange", scheduleCount);
	scheduleCount();
}
