// What is made once for a connection and kept with it, for as long as the connection lives.

/** Makes something at its first use for a connection, and gives the same from then on. */
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
