// Computes a value once per object, and keeps it for as long as the object lives.

export function memoize<K extends object, T extends object>(
	make: (key: K) => T,
): (key: K) => T {
	const kept = new WeakMap<K, T>();
	return (key) => {
		const value = kept.get(key) ?? make(key);
		kept.set(key, value);
		return value;
	};
}
