// Prefetches the lists needed offline: the history, its count, the favourites (O03).
import {
	type InfiniteData,
	noop,
	type QueryClient,
	type QueryKey,
} from "@tanstack/react-query";
import * as v from "valibot";
import { isSavingData } from "../platform/browser/isSavingData";
import { recordLoadTime } from "../platform/http/loadTimes";
import { persistedPages } from "../platform/query/queryPersistence";
import { currentSession } from "../platform/session/session";
import { cacheCodePictures } from "../platform/storage/pictureCache";
import { local, storageKeys } from "../platform/storage/storage";
import { unsavedCoupons } from "../platform/storage/unsavedCoupons";
import { listCodes } from "../platform/storage/wallet";
import { browseQueries } from "../queries/browse";
import { historyQueries } from "../queries/history";
import { uniqueItems } from "../queries/historyKeys";
import type { HistoryReply } from "./historyPages";
import { isPrefetchBlocked, waitForNextRequest } from "./prefetchPace";
import type { UsableCoupons } from "./usableCoupons";

/** Lists older than this are prefetched again, phone time in ms. */
const dueAfterMs = 12 * 3_600_000;

/** A rejected picture is fetched again after this, phone time in ms. */
const rejectedForMs = 24 * 3_600_000;
const rejectedPictures = v.record(v.string(), v.number());

/** Marks a prefetched list as stale, so that it reloads when its screen opens. */
const markStale = (client: QueryClient, queryKey: QueryKey) =>
	client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });

type LoadedHistory = Pick<
	UsableCoupons,
	"replies" | "startedAtPhone" | "startedAtServer"
>;

/** Saves the loaded coupons as the history's first tab and its count, unless a screen loaded them since. */
export function cacheHistory(
	client: QueryClient,
	{ replies, startedAtPhone, startedAtServer }: LoadedHistory,
): void {
	const save = (
		options: { queryKey: QueryKey; meta?: object; gcTime?: number },
		data: unknown,
	) => {
		const { queryKey, meta, gcTime } = options;
		const query = client.getQueryCache().find({ queryKey, exact: true });
		if (query && query.getObserversCount() > 0) return;
		if ((query?.state.dataUpdatedAt ?? 0) > startedAtPhone) return;
		client.setQueryDefaults(queryKey, { meta, gcTime });
		recordLoadTime(startedAtPhone, startedAtServer);
		client.setQueryData(queryKey, data, { updatedAt: startedAtPhone });
		void markStale(client, queryKey);
	};
	const pages = replies.slice(0, persistedPages);
	save(historyQueries.list("canuse"), {
		pages,
		pageParams: pages.map((_page, at) => at + 1),
	} satisfies InfiniteData<HistoryReply>);
	save(
		historyQueries.count(),
		uniqueItems(replies.flatMap(({ items }) => items)).length,
	);
}

/** Caches pictures and logos of usable coupons (O01), none while the page is hidden or work is in flight. */
async function cachePictures(): Promise<void> {
	const sub = currentSession()?.sub ?? "";
	const saved = await listCodes(sub);
	const coupons = [
		...saved.filter(({ over }) => !over),
		...unsavedCoupons(sub, saved),
	];
	const key = storageKeys.rejectedPictures(sub);
	const before = Object.entries(local.read(key, rejectedPictures) ?? {}).filter(
		([, at]) => Math.abs(Date.now() - at) < rejectedForMs,
	);
	const rejected = await cacheCodePictures(
		[
			// Logos first: many coupons share one.
			...coupons.map(({ brand_logo }) => brand_logo),
			...coupons.map(({ image_url }) => image_url),
		],
		before.map(([address]) => address),
		async () => {
			if (isPrefetchBlocked()) await waitForNextRequest();
		},
	);
	if (rejected.length === 0 || currentSession()?.sub !== sub) return;
	const now = rejected.map((address) => [address, Date.now()] as const);
	local.write(key, Object.fromEntries([...before, ...now]));
}

/** Loads missing or old lists and pictures one after another; none with the data saver on. */
export async function prefetchLists(client: QueryClient): Promise<void> {
	if (isSavingData()) return;
	await cachePictures();
	const used = historyQueries.list("Used");
	const favourites = browseQueries.favourites();
	for (const [queryKey, load] of [
		[used.queryKey, () => client.infiniteQuery(used).catch(noop)],
		[favourites.queryKey, () => client.query(favourites).catch(noop)],
	] as const) {
		const at = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
		if (Math.abs(Date.now() - at) < dueAfterMs) continue;
		await waitForNextRequest();
		await load();
		await markStale(client, queryKey);
	}
}
