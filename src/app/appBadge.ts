// Keeps the number on the app's icon at the coupons that end within 48 hours and the news not read yet (O08, 3 §4).

import { showBadge } from "../platform/browser/badge";
import { endTimesNow } from "../platform/http/clock";
import { queryClient } from "../platform/query/queryClient";
import { store } from "../platform/query/store";
import { sessionAtom } from "../platform/session/session";
import { unreadAtom } from "../platform/storage/unreadCount";
import { unsavedCoupons } from "../platform/storage/unsavedCoupons";
import { listCodes } from "../platform/storage/wallet";
import { codeEnd, readyCodes } from "../sync/readyCodes";

/** Codes run out by themselves: looked at this often, in ms. */
const lookEvery = 60_000;
/** Codes that end within 48 hours are worth a number, in ms. */
const soonEnough = 172_800_000;
/** What changes together is counted once, this many ms later. */
const settleFor = 300;

async function count(): Promise<void> {
	const sub = store.get(sessionAtom)?.sub;
	const codes = sub ? await listCodes(sub) : [];
	const { now, confirmedNow } = endTimesNow();
	const unsaved = sub ? unsavedCoupons(sub, codes) : [];
	const ending = readyCodes([...codes, ...unsaved], confirmedNow).filter(
		(code) => {
			const left = (codeEnd(code) ?? Infinity) - now;
			return left > 0 && left <= soonEnough;
		},
	);
	showBadge(ending.length + store.get(unreadAtom));
}

/** A dot that never comes is missed by nobody: a part that cannot be had is asked for at the next start. */
async function refreshUnread(): Promise<void> {
	const news = await import("./refreshUnread").catch(() => null);
	await news?.refreshUnread();
}

/** Counts now, and after every change of history, codes or customer; called once. */
export function startAppBadge(): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const soon = () => {
		clearTimeout(timer);
		timer = setTimeout(() => void count(), settleFor);
	};
	queryClient.getQueryCache().subscribe(({ type, query }) => {
		if (type === "updated" && query.queryKey[0] === "history") soon();
	});
	store.sub(sessionAtom, () => {
		soon();
		void refreshUnread();
	});
	store.sub(unreadAtom, soon);
	void refreshUnread();
	setInterval(soon, lookEvery);
	document.addEventListener("visibilitychange", soon);
	soon();
}
