// A request that the database counts late or not at all is counted once in memory.
import { setTimeout } from "node:timers/promises";
import { Pool } from "pg";
import { expect, test, vi } from "vitest";
import {
	createRateLimit,
	oncePerEpisode,
} from "../../../../server/middleware/rateLimit";

/** A pool whose statements fail after `state.ms` ms. */
function failingPool() {
	const state = { ms: 0 };
	const query = async () => {
		await setTimeout(state.ms);
		throw new Error("timeout expired");
	};
	return { state, pool: Object.assign(new Pool(), { query }) };
}

test("each request counts once when the database fails late", async () => {
	const { state, pool } = failingPool();
	const limit = createRateLimit({ name: "client", max: 4 }, pool);
	state.ms = 2200;
	await Promise.all([1, 2, 3].map(() => limit("me")));
	await setTimeout(400);
	state.ms = 0;
	await limit("me");
	await expect(limit("me")).rejects.toMatchObject({ status: 429 });
});

test("an episode of failures is reported once, and a new one begins after a minute without a failure", () => {
	const clock = vi.spyOn(performance, "now");
	const report = vi.fn();
	const fail = oncePerEpisode(report);
	for (const seconds of [0, 1, 59, 118, 179]) {
		clock.mockReturnValue(seconds * 1000);
		fail(seconds);
	}
	clock.mockRestore();
	expect(report.mock.calls).toEqual([[0], [179]]);
});
