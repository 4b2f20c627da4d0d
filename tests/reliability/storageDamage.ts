// Damages the stored texts of a phone at random, reproducibly by seed.

export type Random = () => number;

export const below = (random: Random, end: number): number =>
	Math.floor(random() * end);
export function pick<Value>(random: Random, values: readonly Value[]): Value {
	const value = values[below(random, values.length)];
	if (value === undefined) throw new Error("The list to pick from is empty");
	return value;
}

/** Flips one to four random bits of a text. */
function flipBits(random: Random, text: string): string {
	const units = [...text].map((sign) => sign.charCodeAt(0));
	for (let flips = 1 + below(random, 4); flips > 0; flips--) {
		const at = below(random, units.length);
		units[at] = (units[at] ?? 0) ^ (1 << below(random, 7));
	}
	return String.fromCharCode(...units);
}

const cutOff = (random: Random, text: string): string =>
	text.slice(0, below(random, text.length));

/** Texts that are not valid records. */
export const junk = [
	"",
	"null",
	"{",
	"[]",
	"0",
	'"text"',
	"undefined",
	'{"json":1,"sum":2,"at":3}',
	"\u0000\uffff",
] as const;

/** A damaged version of a text; `others` are intact texts of other keys or earlier writes, one of which may replace it. */
export function damaged(
	random: Random,
	text: string,
	others: readonly string[],
): string | null {
	const kind = below(random, 5);
	if (kind === 0) return null;
	if (kind === 1) return flipBits(random, text);
	if (kind === 2) return cutOff(random, text);
	if (kind === 3) return pick(random, junk);
	return others.length > 0 ? pick(random, others) : null;
}
