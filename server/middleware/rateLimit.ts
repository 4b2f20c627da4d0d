// Limits the requests per minute of a client or an address, over all processes that share a PostgreSQL.
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

/** Throws RateLimiterRes above the limit; null where the database is away or slow. */
const countShared = (limiter: RateLimiterPostgres, key: string) =>
	Promise.race([
		limiter.consume(key).catch((error) => {
			if (error instanceof RateLimiterRes) throw error;
			return null;
		}),
		setTimeout(timeoutMs, null, { ref: false }),
	]);

/** Counts one request of `key`; throws 429 with the seconds to wait. */
export type RateLimit = (key: string) => Promise<void>;

/** A limit with counters of its own `name`; 0 a minute switches it off. Counted in memory without a pool, and while the database is away or slow. */
export function createRateLimit(
	name: string,
	perMinute: number,
	pool: Pool | null = null,
): RateLimit {
	if (perMinute === 0) return async () => {};
	const options = { keyPrefix: name, points: perMinute, duration: 60 };
	const memory = new RateLimiterMemory(options);
	const shared =
		pool &&
		new RateLimiterPostgres({
			...options,
			storeClient: pool,
			storeType: "pool",
			tableName: "request_counts",
			tableCreated: true,
			// A client above its limit costs no more statements.
			inMemoryBlockOnConsumed: perMinute,
		});
	return async (key) => {
		try {
			const counted = shared && (await countShared(shared, key));
			if (!counted) await memory.consume(key);
		} catch (error) {
			if (!(error instanceof RateLimiterRes)) throw error;
			throw tooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
		}
	};
}
