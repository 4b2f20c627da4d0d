// Loads a privilege's detail while a finger or the pointer is on its link, so that it is there when the press ends.
import { noop, type QueryClient } from "@tanstack/react-query";
import { privilegeParameter } from "../domain/app/pagePaths";
import { isSavingData } from "../platform/browser/isSavingData";
import { combineStops, listen } from "../platform/browser/listen";
import { currentSession } from "../platform/session/session";
import { privilegeQueries } from "../queries/privilege";
import { dropOldQueries, silentMeta } from "../queries/queryHelpers";

/** How long a pointer must stay on a card, in ms. */
const dwellMs = 65;
/** How long a detail that nobody opens is kept, in ms. */
const unopenedMs = 60_000;

/** The privilege that a press on the target would open; null for anything else. */
function referenceOf(target: EventTarget | null): string | null {
	const link = target instanceof Element && target.closest("a[href]");
	if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin)
		return null;
	return new URLSearchParams(link.search).get(privilegeParameter);
}

/** Listens to pointers on the whole page. Returns a stop function. */
export function startDetailPrefetch(client: QueryClient): () => void {
	const cache = client.getQueryCache();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const prefetch = (reference: string) => {
		if (isSavingData() || !currentSession()) return;
		const options = privilegeQueries.detail(reference);
		const isOpened = cache.find({ queryKey: options.queryKey })?.meta?.persist;
		// A detail that was never opened is not saved and does not count as a saved one.
		const unopened = { ...options, gcTime: unopenedMs, meta: silentMeta };
		client.query(isOpened ? options : unopened).catch(noop);
	};
	return combineStops(
		listen("pointerover", ({ target, pointerType }) => {
			clearTimeout(timer);
			const reference = pointerType === "mouse" ? referenceOf(target) : null;
			if (reference) timer = setTimeout(prefetch, dwellMs, reference);
		}),
		listen("pointerdown", ({ target }) => {
			const reference = referenceOf(target);
			if (reference) prefetch(reference);
		}),
		// A prefetched detail is saved once it is opened, without a load that would drop an older one for it.
		cache.subscribe(({ type, query }) => {
			const { queryKey, state } = query;
			if (
				type === "observerAdded" &&
				queryKey[1] === "detail" &&
				state.data !== undefined
			)
				dropOldQueries(client, ["privilege", "detail"]);
		}),
		() => clearTimeout(timer),
	);
}
