// The number on the app's icon: coupons that end within 48 hours plus unread notifications (O08, 3 §4).
import { endingWithin, readyCodes } from "../domain/code/readyCodes";
import { atomStore } from "../platform/atomStore";
import { showIconBadge } from "../platform/browser/iconBadge";
import { readExpiryClock } from "../platform/http/clock";
import { onRetry } from "../platform/outbox/outbox";
import { queryClient } from "../platform/query/queryClient";
import { sessionAtom } from "../platform/session/session";
import { unreadAtom } from "../platform/storage/unreadCount";
import { unsavedCoupons } from "../platform/storage/unsavedCoupons";
import { listCodes } from "../platform/storage/wallet";

/** Codes expire without an event, so they are counted this often, in ms. */
const intervalMs = 60_000;
/** 48 hours, in ms. */
const soonMs = 172_800_000;
/** Delay of a count in ms, so that several changes are counted once. */
const debounceMs = 300;

async function count(): Promise<void> {
	const sub = atomStore.get(sessionAtom)?.sub;
	const codes = sub ? await listCodes(sub) : [];
	const { now, confirmedNow } = readExpiryClock();
	const unsaved = sub ? unsavedCoupons(sub, codes) : [];
	const ready = readyCodes([...codes, ...unsaved], confirmedNow);
	const ending = endingWithin(soonMs, ready, now);
	showIconBadge(ending.length + atomStore.get(unreadAtom));
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
	queryClient.getQueryCache().subscribe(({ type, query }) => {
		if (type === "updated" && query.queryKey[0] === "history") soon();
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
