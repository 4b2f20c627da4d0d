// Adds a time limit to a storage backend: some browsers hang instead of failing.
import type { StorageBackend } from "./mirroredStore";

/** How long after a timeout, in ms, reads fail at once, and writes, which may arrive late, are sent without waiting for them. */
const suspendedForMs = 30_000;

const timeoutError = () => new Error("The storage does not answer");

/** `timeoutMs`: for one value or all keys; `bulkTimeoutMs`: for all entries at once. */
export function timeLimited(
	backend: StorageBackend,
	timeoutMs = 3000,
	bulkTimeoutMs = timeoutMs,
): StorageBackend {
	let suspendedUntil = 0;
	const isSuspended = () => performance.now() < suspendedUntil;
	const limited = <Value>(work: Promise<Value>, limitMs = timeoutMs) =>
		new Promise<Value>((resolve, reject) => {
			let timer: ReturnType<typeof setTimeout>;
			const wait = () => {
				const startedAt = performance.now();
				timer = setTimeout(() => {
					const now = performance.now();
					// The page was frozen, so the answer may arrive at once.
					if (now - startedAt > 2 * limitMs) return wait();
					if (!isSuspended()) suspendedUntil = now + suspendedForMs;
					reject(timeoutError());
				}, limitMs);
			};
			wait();
			work.then(resolve, reject).finally(() => clearTimeout(timer));
		});
	async function read<Value>(work: () => Promise<Value>, limitMs?: number) {
		if (isSuspended()) throw timeoutError();
		return limited(work(), limitMs);
	}
	async function write(work: Promise<void>) {
		if (!isSuspended()) return limited(work);
		work.catch(() => undefined);
		throw timeoutError();
	}
	return {
		...backend,
		get: (key) => read(() => backend.get(key)),
		set: (key, value) => write(backend.set(key, value)),
		remove: (key) => write(backend.remove(key)),
		keys: (prefix) => read(() => backend.keys(prefix)),
		entries: (prefix) => read(() => backend.entries(prefix), bulkTimeoutMs),
	};
}
