// A change reloads what is on the screen, also where its first load is still pending: that reply may date from before the change.
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { invalidate } from "../../../src/queries/queryHelpers";

const queryKey = ["history", "count"];

/** A query whose replies the test releases, in the order of the calls. */
function lateQuery(client: QueryClient) {
	const replies: ((count: number) => void)[] = [];
	const signals: AbortSignal[] = [];
	const options = {
		queryKey,
		queryFn: ({ signal }: { signal: AbortSignal }) => {
			signals.push(signal);
			return new Promise<number>((reply) => replies.push(reply));
		},
	};
	const observer = new QueryObserver(client, options);
	const stop = observer.subscribe(() => undefined);
	const shown = () => observer.getCurrentResult();
	return { replies, signals, options, shown, stop };
}

test("a pending first load starts again after a change", async () => {
	const client = new QueryClient();
	const { replies, signals, options, shown, stop } = lateQuery(client);
	const awaited = client.query(options);

	invalidate(client, ["history"]);
	expect(replies).toHaveLength(2);
	expect(signals[0]?.aborted).toBe(true);
	replies[0]?.(1);
	replies[1]?.(2);

	await vi.waitFor(() => expect(shown()).toMatchObject({ data: 2 }));
	expect(await awaited).toBe(2);
	stop();
});

test("a pending first load that no screen shows continues", async () => {
	const client = new QueryClient();
	const { replies, signals, options, stop } = lateQuery(client);
	stop();
	const awaited = client.query(options);

	invalidate(client, ["history"]);
	replies.at(-1)?.(1);

	expect(await awaited).toBe(1);
	expect(signals.at(-1)?.aborted).toBe(false);
});
