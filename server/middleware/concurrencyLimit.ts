// Limits how much of one key's work runs at a time, in this process.
import { tooManyRequests } from "../rules/apiError";

const waitSeconds = 5;

/** Runs the work, unless `max` of the key's run already: then it throws 429. */
export function createConcurrencyLimit(max: number) {
	const running = new Map<string, number>();
	return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
		const count = running.get(key) ?? 0;
		if (count >= max) throw tooManyRequests(waitSeconds);
		running.set(key, count + 1);
		try {
			return await work();
		} finally {
			const left = (running.get(key) ?? 1) - 1;
			if (left > 0) running.set(key, left);
			else running.delete(key);
		}
	};
}
