// The options of the bench's parts, and what they print: a heading, and lines of one figure beside its limit.
import { median, type Ratio } from "../../tests/support/rounds";

export type BenchPart = (options: {
	/** Measured rounds, after one that is thrown away. */
	rounds: number;
	/** Selector of the baseline's content. */
	baselineReady: string;
}) => Promise<void>;

/** One figure, one per round, or the rounds of two sides. */
type Figure = number | readonly number[] | Ratio;
interface Limit {
	atMost?: number;
	atLeast?: number;
}

/** The digits after the decimal point, by unit. */
const digits = { ms: 0, KB: 1, frames: 0, requests: 0, "": 2 };
type Unit = keyof typeof digits;

/** Infinity stands for what did not happen. */
const format = (value: number, unit: Unit) =>
	value === Number.POSITIVE_INFINITY
		? "never"
		: `${value.toFixed(digits[unit])}${unit && ` ${unit}`}`;

/** The figure to judge, with the lowest and highest of a single round. */
function read(of: Figure): { value: number; range: [number, number] | null } {
	if (typeof of === "number") return { value: of, range: null };
	if ("ratio" in of) return { value: of.ratio, range: [of.least, of.most] };
	return { value: median(of), range: [Math.min(...of), Math.max(...of)] };
}

/** A line with a figure and its limit; for rounds also the lowest and highest of a single one. */
export function formatFigure(
	what: string,
	of: Figure,
	{ atMost, atLeast }: Limit,
	unit: Unit = "",
): string {
	const { value, range } = read(of);
	const ok =
		value <= (atMost ?? Number.POSITIVE_INFINITY) &&
		value >= (atLeast ?? Number.NEGATIVE_INFINITY);
	const limit =
		atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
	const apart = range
		? `; single rounds ${range.map((it) => format(it, unit)).join(" to ")}`
		: "";
	return `${ok ? "within" : "OVER  "} ${what}: ${format(value, unit)} (${limit}${unit && ` ${unit}`}${apart})`;
}

export function printFigure(...figure: Parameters<typeof formatFigure>): void {
	console.log(formatFigure(...figure));
}

export function printHeading(what: string, measured: string): void {
	console.log(`\n${what}: ${measured}`);
}

export const roundsNote = (amount: number) =>
	`medians of ${amount} alternating rounds, after one warm-up round`;

export const formatMedian = (figures: readonly number[], unit: Unit = "ms") =>
	format(median(figures), unit);
