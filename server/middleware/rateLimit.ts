// Limits the requests per minute of a client or an address.
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyRequests } from "../rules/apiError";

/** Counts one request of `key`; throws 429 with the seconds to wait. 0 switches the limit off. */
export function rateLimit(perMinute: number): (key: string) => Promise<void> {
	if (perMinute === 0) return async () => {};
	const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
	return async (key) => {
		try {
			await limiter.consume(key);
		} catch (error) {
			if (!(error instanceof RateLimiterRes)) throw error;
			throw tooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
		}
	};
}
