// Query data that a phone has loaded, to check which of it is invalidated.
import { QueryClient } from "@tanstack/react-query";
import { articleQueries } from "../../../src/queries/article";
import { historyKeys } from "../../../src/queries/historyKeys";
import { privilegeKeys } from "../../../src/queries/privilegeKeys";

const keys = {
	coupons: historyKeys.list("canuse", ""),
	saved: historyKeys.saved,
	detail: privilegeKeys.detail("PV_1"),
	stock: privilegeKeys.stock("PV_1"),
	limits: privilegeKeys.limits("PV_1"),
	// The profile counts the articles whose reward is not received yet.
	rewards: articleQueries.rewards().queryKey,
	article: articleQueries.detail("AR_1").queryKey,
	brands: privilegeKeys.brands,
	banners: ["banner", "home"],
} as const;

/** `reloaded` returns the names of the invalidated queries. */
export function watchedLists() {
	const client = new QueryClient();
	for (const key of Object.values(keys)) client.setQueryData(key, {});
	const reloaded = () =>
		Object.entries(keys).flatMap(([name, key]) =>
			client.getQueryState(key)?.isInvalidated ? name : [],
		);
	return { client, reloaded };
}
