// A list on the screen whose first load began before a change.
import {
	type QueryClient,
	type QueryKey,
	QueryObserver,
} from "@tanstack/react-query";
import { onTestFinished, vi } from "vitest";

const listOf = (title: string) => [{ alt_reference: title }];

/** Shows a list until the test ends. Its first load takes 200 ms and has the item "before"; later ones have "after". `first` returns the item. */
export function slowList(client: QueryClient, queryKey: QueryKey) {
	const load = vi.fn(async () => listOf("after"));
	load.mockImplementationOnce(
		() => new Promise((tick) => setTimeout(tick, 200, listOf("before"))),
	);
	const list = new QueryObserver(client, { queryKey, queryFn: load });
	onTestFinished(list.subscribe(() => {}));
	return {
		load,
		first: () => list.getCurrentResult().data?.[0]?.alt_reference,
	};
}
