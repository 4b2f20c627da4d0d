// Damages a reply at random as other hosts may: missing, retyped, null, unknown, huge, additional or more deeply nested fields.

type Random = () => number;
type Parent = Record<string, unknown> | unknown[];

const pick = <Value>(random: Random, from: readonly Value[]): Value =>
	from[Math.floor(random() * from.length)] as Value;

/** Every place of the data that may be damaged, as a parent and a key. */
function placesIn(data: unknown, places: [Parent, string][] = []) {
	if (typeof data !== "object" || data === null) return places;
	for (const [key, value] of Object.entries(data)) {
		places.push([data as Parent, key]);
		placesIn(value, places);
	}
	return places;
}

const others = [
	...["", "?", "0", "-1", "true", "null", "2026-99-99", "<b>x</b>", "\u0000"],
	...[0, -1, 1.5, 77, 1e308, true, false, [], {}, [null], { a: { b: [] } }],
];
const huge = [
	"x".repeat(20_000),
	"9".repeat(400),
	Number.MAX_VALUE,
	Array(500).fill({}),
];

const changes: Record<string, (value: unknown, random: Random) => unknown> = {
	retyped: (value, random) =>
		typeof value === "string" && random() < 0.3
			? Number(value) || 7
			: typeof value === "number" && random() < 0.5
				? String(value)
				: structuredClone(pick(random, others)),
	null: () => null,
	unknown: (value) => (typeof value === "number" ? 4711 : "NEW_VALUE"),
	huge: (_value, random) => structuredClone(pick(random, huge)),
	nested: (value, random) => (random() < 0.5 ? [value] : { value }),
};

/** A copy of the data with one to five damaged places; `how` describes the damage. */
export function damaged(data: unknown, random: Random) {
	const copy: unknown = structuredClone(data);
	const how: string[] = [];
	for (let left = 1 + Math.floor(random() * 5); left > 0; left--) {
		const places = placesIn(copy);
		if (places.length === 0) break;
		const [parent, key] = pick(random, places);
		const fields = parent as Record<string, unknown>;
		const kind = pick(random, ["left out", "added", ...Object.keys(changes)]);
		how.push(`${key} ${kind}`);
		const change = changes[kind];
		if (change) fields[key] = change(fields[key], random);
		else if (kind === "left out") delete fields[key];
		else fields[`${key}_new`] = structuredClone(pick(random, others));
	}
	// The data as it would arrive over HTTP.
	const sent: unknown = JSON.parse(JSON.stringify(copy));
	return { data: sent, how: how.join(", ") };
}
