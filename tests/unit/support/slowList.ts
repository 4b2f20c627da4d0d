// A list on the screen whose first load began before a change.
import {
	type QueryClient,
	type QueryKey,
	QueryObserver,
} from "@tanstack/react-query";
import { onTestFinished, vi } from "vitest";

/** Shows a list until the test ends. Its first load takes 200 ms and returns "before"; later ones return "after". */
export function slowList(client: QueryClient, queryKey: QueryKey) {
	const load = vi.fn(async () => "after");
	load.mockImplementationOnce(
		() => new Promise((tick) => setTimeout(tick, 200, "before")),
	);
	const list = new QueryObserver(client, { queryKey, queryFn: load });
	onTestFinished(list.subscribe(() => {}));
	return { load, data: () => list.getCurrentResult().data };
}
