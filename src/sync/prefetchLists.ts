// Has on the phone what is looked for without a network, before it was ever opened: the history, its count, the favourites (O03).
import type {
	InfiniteData,
	QueryClient,
	QueryKey,
} from "@tanstack/react-query";
import type * as v from "valibot";
import type { historyRedeem } from "../contract/history";
import { recordLoadTime } from "../platform/http/loadTimes";
import { persistedPages } from "../platform/query/queryPersistence";
import { currentSession } from "../platform/session/session";
import { cacheCodePictures } from "../platform/storage/pictureCache";
import { isSavingData } from "../platform/storage/savingData";
import { unsavedCoupons } from "../platform/storage/unsavedCoupons";
import { listCodes } from "../platform/storage/wallet";
import { browseQueries } from "../queries/browse";
import { historyQueries } from "../queries/history";

export type HistoryPage = v.InferOutput<(typeof historyRedeem)["reply"]>;

/** A list of this age (phone time, ms) is loaded ahead anew. */
const dueAfter = 12 * 3_600_000;

/** Has a list loaded anew when its screen opens: what was loaded ahead may have changed by then. */
const markStale = (client: QueryClient, queryKey: QueryKey) =>
	client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });

/** A walk through the usable coupons, from the first page on. */
export interface HistoryWalk {
	pages: readonly HistoryPage[];
	/** When it began: by the phone's clock, and the server's, in ms. */
	phone: number;
	server: number;
}

/** Keeps what a walk through all usable coupons has met as the history's first tab, and their number as its count, where no screen has loaded them since. */
export function cacheWalk(client: QueryClient, walk: HistoryWalk): void {
	const keep = <Data>(
		{
			queryKey,
			meta,
			gcTime,
		}: { queryKey: QueryKey; meta?: object; gcTime?: number },
		data: Data,
	) => {
		const query = client.getQueryCache().find({ queryKey, exact: true });
		if (query && query.getObserversCount() > 0) return;
		if ((query?.state.dataUpdatedAt ?? 0) > walk.phone) return;
		client.setQueryDefaults(queryKey, { meta, gcTime });
		recordLoadTime(walk.phone, walk.server);
		client.setQueryData(queryKey, data, { updatedAt: walk.phone });
		void markStale(client, queryKey);
	};
	const pages = walk.pages.slice(0, persistedPages);
	keep(historyQueries.list("canuse"), {
		pages,
		pageParams: pages.map((_page, at) => at + 1),
	} satisfies InfiniteData<HistoryPage>);
	keep(historyQueries.count(), walk.pages.flatMap(({ items }) => items).length);
}

/** Keeps the pictures and logos of the coupons that can still be used (O01). */
async function keepPictures(): Promise<void> {
	const sub = currentSession()?.sub ?? "";
	const saved = await listCodes(sub);
	const coupons = [
		...saved.filter(({ over }) => !over),
		...unsavedCoupons(sub, saved),
	];
	// Logos first: one stands for many coupons.
	await cacheCodePictures([
		...coupons.map(({ brand_logo }) => brand_logo),
		...coupons.map(({ image_url }) => image_url),
	]);
}

/** Loads the lists that this phone has not, or only old ones, and pictures, one after another; on a connection that is to be spared none. */
export async function prefetchLists(
	client: QueryClient,
	pause: () => Promise<void>,
): Promise<void> {
	if (isSavingData()) return;
	await keepPictures();
	const used = historyQueries.list("Used");
	const favourites = browseQueries.favourites();
	for (const [queryKey, load] of [
		[used.queryKey, () => client.prefetchInfiniteQuery(used)],
		[favourites.queryKey, () => client.prefetchQuery(favourites)],
	] as const) {
		const at = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
		if (Math.abs(Date.now() - at) < dueAfter) continue;
		await pause();
		await load();
		await markStale(client, queryKey);
	}
}
