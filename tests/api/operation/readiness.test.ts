// /readyz: many requests while the store hangs ask it once, and take no connections from the calls.
import { expect, test, vi } from "vitest";
import { healthRoutes } from "../../../server/health";
import type { Store } from "../../../server/store/connection/database";

test("requests that come together share one question to the store, and the next asks again", async () => {
	let answer = () => {};
	const execute = vi.fn(
		() =>
			new Promise<void>((resolve) => {
				answer = resolve;
			}),
	);
	const routes = healthRoutes({ db: { execute } } as unknown as Store);
	const ask = async () => (await routes.request("/readyz")).status;
	const first = Promise.all(Array.from({ length: 100 }, ask));
	await vi.waitFor(() => expect(execute).toHaveBeenCalled());
	answer();
	expect(new Set(await first)).toEqual(new Set([200]));
	expect(execute).toHaveBeenCalledTimes(1);
	const next = ask();
	await vi.waitFor(() => expect(execute).toHaveBeenCalledTimes(2));
	answer();
	expect(await next).toBe(200);
});
