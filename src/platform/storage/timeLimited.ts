// Adds a time limit to a storage backend: some browsers hang instead of failing.
import type { StorageBackend } from "./mirroredStore";

/** After a timeout the backend is skipped for this long, in ms. */
const brokenForMs = 30_000;

/** `timeoutMs`: for one value or all keys; `bulkTimeoutMs`: for all entries at once. */
export function timeLimited(
	backend: StorageBackend,
	timeoutMs = 3000,
	bulkTimeoutMs = timeoutMs,
): StorageBackend {
	let brokenUntil = 0;
	const limited = <Value>(work: Promise<Value>, limitMs = timeoutMs) =>
		new Promise<Value>((resolve, reject) => {
			const giveUp = () => reject(new Error("The storage does not answer"));
			if (performance.now() < brokenUntil) giveUp();
			let timer: ReturnType<typeof setTimeout>;
			const wait = () => {
				const begun = performance.now();
				timer = setTimeout(() => {
					const now = performance.now();
					// The page was frozen: the answer may be there already.
					if (now - begun > 2 * limitMs) return wait();
					brokenUntil = now + brokenForMs;
					giveUp();
				}, limitMs);
			};
			wait();
			work.then(resolve, reject).finally(() => clearTimeout(timer));
		});
	return {
		...backend,
		get: (key) => limited(backend.get(key)),
		set: (key, value) => limited(backend.set(key, value)),
		remove: (key) => limited(backend.remove(key)),
		keys: (prefix) => limited(backend.keys(prefix)),
		entries: (prefix) => limited(backend.entries(prefix), bulkTimeoutMs),
	};
}
