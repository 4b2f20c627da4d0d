// The number on the app's icon: coupons that end within 48 hours plus unread notifications (O08, 3 §4).
import { endingWithin, readyCodes } from "../domain/code/readyCodes";
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
	// Missing in many browsers, and some reject where the app is not installed; 0 removes it.
	const { setAppBadge }: Partial<Navigator> = navigator;
	setAppBadge?.call(navigator, shown).catch(() => undefined);
}

/** Ignores a failed import: the next visit retries. */
async function refreshUnread(): Promise<void> {
	const module = await import("./refreshUnread").catch(() => null);
	await module?.refreshUnread();
}

/** Updates the badge now, and after every change of history, codes or customer; looks for notifications also on each visit and network. Called once. */
export function startAppBadge(): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const soon = () => {
		clearTimeout(timer);
		timer = setTimeout(() => void count(), debounceMs);
	};
	queryClient.getQueryCache().subscribe((event) => {
		if (event.type !== "updated" || event.query.queryKey[0] !== "history")
			return;
		// A load that begins or fails changes nothing, and a count reads all codes.
		if (/success|invalidate|setState/.test(event.action.type)) soon();
	});
	atomStore.sub(sessionAtom, () => {
		soon();
		void refreshUnread();
	});
	atomStore.sub(unreadAtom, soon);
	onRetry(() => void refreshUnread());
	setInterval(soon, intervalMs);
	document.addEventListener("visibilitychange", soon);
	soon();
}
