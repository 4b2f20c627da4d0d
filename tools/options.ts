// The command line of the tools: its usage, its options, and one line for a wrong one.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { editDistance } from "../server/search/editDistance";
import { fail } from "./fail";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** The options of the command line. --help prints the usage and ends; what is unknown ends with one line. */
export function readOptions<O extends Options = Record<never, never>>(
	usage: string,
	options: O = {} as O,
) {
	if (process.argv.slice(2).some((it) => it === "--help" || it === "-h")) {
		process.stdout.write(`${usage.trim()}\n`);
		process.exit(0);
	}
	try {
		return parseArgs({ options, strict: true }).values;
	} catch (error) {
		const [why] = String(error instanceof Error ? error.message : error).split(
			/\.\s/,
		);
		return fail(`${why}. --help names the options.`);
	}
}

export function wholeNumber(
	option: string,
	value: string,
	least: number,
	most: number,
): number {
	const number = Number(value);
	if (!/^\d+$/.test(value) || number < least || number > most)
		fail(`--${option} must be a whole number from ${least} to ${most}.`);
	return number;
}

const mostEdits = 3;

const partsOf = (name: string) => [name, ...name.split(/[^\p{L}\p{N}]+/u)];

/** The names that have a part most like the word or a part of it. */
function namesNear(word: string, names: readonly string[]): string[] {
	const edits = (one: string, other: string) => {
		const most = Math.min(mostEdits, Math.floor(one.length / 2));
		return editDistance(one, other, most)?.count ?? Number.POSITIVE_INFINITY;
	};
	const near = names.map((name) => ({
		name,
		edits: Math.min(
			...partsOf(word.toLowerCase()).flatMap((one) =>
				partsOf(name.toLowerCase()).map((other) => edits(one, other)),
			),
		),
	}));
	return near
		.filter((it) => it.edits <= mostEdits)
		.sort((a, b) => a.edits - b.edits)
		.slice(0, 8)
		.map(({ name }) => name);
}

/** The comma-separated words of an option; each must be found in one of the names, or be one where `isWhole`. */
export function wordsAmong(
	option: string,
	value: string,
	names: readonly string[],
	isWhole = false,
): string[] {
	const words = value.split(",").map((word) => word.trim());
	for (const word of words) {
		const isFound = (name: string) =>
			isWhole ? name === word : word !== "" && name.includes(word);
		if (names.some(isFound)) continue;
		const near = namesNear(word, names);
		const shown =
			near.length > 0
				? `Near it: ${near.join(", ")}`
				: `There are: ${names.slice(0, 12).join(", ")}${names.length > 12 ? ", …" : ""}`;
		fail(`--${option}: there is no "${word}". ${shown}.`);
	}
	return words;
}
