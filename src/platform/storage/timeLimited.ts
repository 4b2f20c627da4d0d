// A storage backend that answers within a limit: some browsers hang instead of failing.
import type { StorageBackend } from "./mirroredStore";

/** For how long a backend that did not answer counts as broken, in ms: the next read must not wait for it again. */
const brokenForMs = 30_000;

/** `timeoutMs` is for one value or all keys; reading everything at once may take `bulkTimeoutMs`. */
export function timeLimited(
	backend: StorageBackend,
	timeoutMs = 3000,
	bulkTimeoutMs = timeoutMs,
): StorageBackend {
	let brokenUntil = 0;
	const answered = <Value>(work: Promise<Value>, limitMs = timeoutMs) =>
		new Promise<Value>((resolve, reject) => {
			const giveUp = () => reject(new Error("The storage does not answer"));
			if (performance.now() < brokenUntil) giveUp();
			const timer = setTimeout(() => {
				brokenUntil = performance.now() + brokenForMs;
				giveUp();
			}, limitMs);
			work.then(resolve, reject).finally(() => clearTimeout(timer));
		});
	return {
		...backend,
		get: (key) => answered(backend.get(key)),
		set: (key, value) => answered(backend.set(key, value)),
		remove: (key) => answered(backend.remove(key)),
		keys: (prefix) => answered(backend.keys(prefix)),
		entries: (prefix) => answered(backend.entries(prefix), bulkTimeoutMs),
	};
}
