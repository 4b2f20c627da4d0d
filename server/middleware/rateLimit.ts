// Limits how many requests a customer or an address sends in a period, across all processes that share a PostgreSQL.
import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import {
	RateLimiterMemory,
	RateLimiterPostgres,
	RateLimiterRes,
} from "rate-limiter-flexible";
import { tooManyRequests } from "../rules/apiError";

/** How long a request waits for the database to count it. */
const timeoutMs = 2000;

/** The most by which the clocks of two processes may differ. */
const clockDifferenceMs = 60_000;

async function refuseLate(): Promise<never> {
	await setTimeout(timeoutMs, null, { ref: false });
	throw new Error("the database did not count in time");
}

/** Calls closer together than this are one episode. */
const episodeMs = 60_000;

/** Returns the function that runs the work only at the first call of an episode. */
export function oncePerEpisode(work: (error: unknown) => void) {
	let lastAt = Number.NEGATIVE_INFINITY;
	return (error: unknown): void => {
		const now = performance.now();
		if (now - lastAt > episodeMs) work(error);
		lastAt = now;
	};
}

interface Limit {
	/** Limits of different names count separately. */
	name: string;
	/** Requests of one key in the period; 0 switches the limit off. */
	max: number;
	/** The period; a minute by default. */
	seconds?: number;
}

/** Returns the function that counts one request of a key and throws 429 with the seconds to wait. It counts in the database of `pool`; in memory without a pool, or while the database is unavailable or slow. `onUncounted` gets the database's error. */
export function createRateLimit(
	{ name, max, seconds = 60 }: Limit,
	pool: Pool | null = null,
	onUncounted: (error: unknown) => void = () => {},
): (key: string) => Promise<void> {
	if (max === 0) return async () => {};
	const options = { keyPrefix: name, points: max, duration: seconds };
	const memory = new RateLimiterMemory(options);
	const shared =
		pool &&
		new RateLimiterPostgres({
			...options,
			storeClient: pool,
			storeType: "pool",
			tableName: "request_counts",
			tableCreated: true,
			// A client above its limit causes no further statements.
			inMemoryBlockOnConsumed: max,
		});
	const count = async (key: string) => {
		if (!shared) return await memory.consume(key);
		try {
			return await Promise.race([shared.consume(key), refuseLate()]);
		} catch (error) {
			if (!(error instanceof RateLimiterRes)) onUncounted(error);
			else if (error.msBeforeNext <= seconds * 1000 + clockDifferenceMs)
				throw error;
			// The period was started by a clock that was ahead, so it would last too long.
			else await shared.delete(key).catch(onUncounted);
			return await memory.consume(key);
		}
	};
	return async (key) => {
		try {
			await count(key);
		} catch (error) {
			if (!(error instanceof RateLimiterRes)) throw error;
			throw tooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
		}
	};
}
