// Regular expressions with catastrophic backtracking, and a text that triggers it.

const atoms = ["a", "[a-z]", "\\w", "(?:a|a)", "(?:a|aa)"];
const shapes: ((atom: string) => string)[] = [
	(atom) => `^(${atom}+)+$`,
	(atom) => `^(${atom}*)*$`,
	(atom) => `^(${atom}+)*$`,
	(atom) => `^(?:${atom}+){2,}$`,
	(atom) => `^(${atom}+\\s?)+$`,
	(atom) => `(${atom}+)+b`,
	(atom) => `^(?=(${atom}+)+$)a`,
	(atom) => `^(?:(${atom}+)+)+$`,
	(atom) => `^(.*${atom}){24}$`,
	(atom) => `^(${atom}|.)*(${atom}+)+$`,
];
const endings = ["", "(?:)", "{1}", "{1,2}"];

/** Two hundred different patterns. */
export const hostilePatterns = atoms.flatMap((atom) =>
	shapes.flatMap((shape) =>
		endings.map((ending) => shape(`(?:(?:${atom})${ending})`)),
	),
);
export const hostileText = `${"a".repeat(60)}!`;
