// Looks up a value by an untrusted key.

/** The record's own value under the key; undefined where it has none, inherited names such as "constructor" included. */
export const ownValue = <Value>(
	record: Readonly<Record<string, Value>>,
	key: string | number,
): Value | undefined =>
	Object.hasOwn(record, key) ? record[String(key)] : undefined;
