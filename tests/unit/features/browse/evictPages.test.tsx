// A long list that is shown again evicts its middle pages and otherwise stays unchanged (2 §9, O03).
import { afterEach, expect, test } from "vitest";
import { useEvictPages } from "../../../../src/features/browse/useCategoryPages";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { browseQueries } from "../../../../src/queries/browse";
import { draw, newCache, wipe } from "../../support/drawn";

afterEach(wipe);

const loadedAt = Date.now() - 3_600_000;
const { queryKey } = browseQueries.byCategory("1", "0");

function List() {
	useEvictPages(queryKey, loadedAt);
	return null;
}

test.each([5, 20])(
	"a failed refresh of a list of %i pages stays failed",
	async (count) => {
		const client = newCache();
		const pageParams = Array.from({ length: count }, (_, at) => at + 1);
		const pages = pageParams.map(() => ({ items: [], totalpages: count }));
		const error = new ApiFailure({ reason: "network" });
		client.setQueryData(
			queryKey,
			{ pages, pageParams },
			{ updatedAt: loadedAt },
		);
		client
			.getQueryCache()
			.find({ queryKey })
			?.setState({
				...{ status: "error", error, isInvalidated: true },
			});
		await draw(<List />, client);
		expect(client.getQueryState(queryKey)).toMatchObject({
			...{ status: "error", error, isInvalidated: true },
			dataUpdatedAt: loadedAt,
		});
		const data = client.getQueryData(queryKey);
		expect(data?.pages.filter(({ evicted }) => evicted)).toHaveLength(
			Math.max(0, count - 16),
		);
	},
);
