// The command line of the tools: its usage, its options, and one line for a wrong one.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { fail } from "./fail";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** The options of the command line. --help prints the usage and exits; an unknown option exits with one line. */
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
		return fail(`${why}. --help lists the options.`);
	}
}

/** An option as a number; ends the tool if it is no whole number from `least` to `most`. */
export function wholeNumberOrFail(
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

const shownNames = 12;

/** The names that contain one of the comma-separated words of --only, all of them without it; each word must be found. */
export function namesWith(only: string, names: readonly string[]): string[] {
	if (only === "") return [...names];
	const words = only.split(",").map((word) => word.trim());
	for (const word of words) {
		if (word !== "" && names.some((name) => name.includes(word))) continue;
		const hidden = names.length - shownNames;
		const more = hidden > 0 ? `; and ${hidden} more` : "";
		const some = names.slice(0, shownNames).join("; ");
		fail(`--only: no name contains "${word}". The names are: ${some}${more}.`);
	}
	return names.filter((name) => words.some((word) => name.includes(word)));
}
