// A cache of one value per connection, for as long as the connection lives.

export function perConnection<C extends object, T extends object>(
	make: (connection: C) => T,
): (connection: C) => T {
	const kept = new WeakMap<C, T>();
	return (connection) => {
		const known = kept.get(connection);
		if (known) return known;
		const made = make(connection);
		kept.set(connection, made);
		return made;
	};
}
