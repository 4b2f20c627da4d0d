// Computes a value once per object, and keeps it for as long as the object lives.

export function memoize<K extends object, T extends object>(
	compute: (key: K) => T,
): (key: K) => T {
	const cache = new WeakMap<K, T>();
	return (key) => {
		const value = cache.get(key) ?? compute(key);
		cache.set(key, value);
		return value;
	};
}
