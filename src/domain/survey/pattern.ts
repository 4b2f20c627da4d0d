// Matches a server's pattern against typed text in time proportional to both lengths (3 §5 validate_rule).
import { type Pattern, readPattern } from "./patternSyntax";

/** Larger patterns are left to the server. */
const longestPattern = 500;
const mostStates = 1000;
const longestText = 2000;

type State =
	| { kind: "character"; takes: (sign: string) => boolean; next: number }
	| { kind: "fork"; branches: number[] }
	| {
			kind: "edge";
			at: Extract<Pattern, { kind: "edge" }>["at"];
			next: number;
	  }
	| { kind: "lookahead"; negated: boolean; body: number; next: number }
	| { kind: "end" };

interface Machine {
	states: State[];
	levels: number[][];
	first: number;
}

class TooLarge extends Error {}

/** The states of a pattern tree; each is added after its successors, except loops. */
function machineOf(pattern: Pattern, flags: string): Machine {
	const states: State[] = [];
	const levels: number[][] = [];
	function add(state: State, depth: number): number {
		if (states.length >= mostStates) throw new TooLarge();
		levels[depth] ??= [];
		levels[depth].push(states.length);
		return states.push(state) - 1;
	}
	function build(part: Pattern, next: number, depth: number): number {
		switch (part.kind) {
			case "character":
				return add(
					{ kind: "character", takes: characterTest(part.source, flags), next },
					depth,
				);
			case "edge":
				return add({ kind: "edge", at: part.at, next }, depth);
			case "row":
				return part.parts.reduceRight(
					(after, each) => build(each, after, depth),
					next,
				);
			case "either":
				return add(
					{
						kind: "fork",
						branches: part.branches.map((way) => build(way, next, depth)),
					},
					depth,
				);
			case "lookahead": {
				const body = build(
					part.body,
					add({ kind: "end" }, depth + 1),
					depth + 1,
				);
				const { negated } = part;
				return add({ kind: "lookahead", negated, body, next }, depth);
			}
			case "repeat":
				return repeat(part, next, depth);
		}
	}
	function repeat(
		{ body, least, most }: Extract<Pattern, { kind: "repeat" }>,
		next: number,
		depth: number,
	): number {
		let begin = next;
		if (most === Number.POSITIVE_INFINITY) {
			const branches = [next];
			begin = add({ kind: "fork", branches }, depth);
			branches.push(build(body, begin, depth));
		} else
			for (let count = least; count < most; count++)
				begin = add(
					{ kind: "fork", branches: [next, build(body, begin, depth)] },
					depth,
				);
		for (let count = 0; count < least; count++) {
			const before = states.length;
			begin = build(body, begin, depth);
			// An empty body needs no repetition.
			if (states.length === before) break;
		}
		return begin;
	}
	const first = build(pattern, add({ kind: "end" }, 0), 0);
	return { states, levels: levels.reverse(), first };
}

function characterTest(
	source: string,
	flags: string,
): (sign: string) => boolean {
	const one = new RegExp(`^${source}$`, flags);
	const known = new Map<string, boolean>();
	return (sign) => {
		const found = known.get(sign) ?? one.test(sign);
		known.set(sign, found);
		return found;
	};
}

const isWord = (sign: string | undefined) =>
	sign !== undefined && /^\w$/.test(sign);

/** Whether an assertion holds before this position. */
function holds(
	edge: Extract<State, { kind: "edge" }>["at"],
	signs: readonly string[],
	place: number,
): boolean {
	if (edge === "start") return place === 0;
	if (edge === "end") return place === signs.length;
	const atWord = isWord(signs[place - 1]) !== isWord(signs[place]);
	return edge === "word" ? atWord : !atWord;
}

/** Goes backwards through the text and tracks from which states the rest matches. */
function finds(
	{ states, levels, first }: Machine,
	signs: readonly string[],
): boolean {
	let after = new Uint8Array(states.length);
	for (let place = signs.length; place >= 0; place--) {
		const here = new Uint8Array(states.length);
		const leads = (state: State): boolean => {
			switch (state.kind) {
				case "end":
					return true;
				case "character":
					return after[state.next] === 1 && state.takes(signs[place] ?? "");
				case "fork":
					return state.branches.some((way) => here[way] === 1);
				case "edge":
					return here[state.next] === 1 && holds(state.at, signs, place);
				case "lookahead":
					return (
						here[state.next] === 1 && (here[state.body] === 1) !== state.negated
					);
			}
		};
		for (const level of levels) {
			// Loops lead back to earlier states: repeat until nothing changes.
			let isNew = true;
			while (isNew) {
				isNew = false;
				for (const index of level) {
					const state = states[index];
					if (here[index] === 1 || !state || !leads(state)) continue;
					here[index] = 1;
					isNew = true;
				}
			}
		}
		if (here[first] === 1) return true;
		after = here;
	}
	return false;
}

/** Source and flags of a rule, also between slashes; null where the browser rejects it. */
function expressionOf(rule: string): { source: string; flags: string } | null {
	const [, inner, asked] = /^\/(.+)\/([gisuy]*)$/s.exec(rule) ?? [];
	const source = inner ?? rule;
	const remainingFlags = (asked ?? "").replace(/[guy]/g, "");
	for (const flags of [`${remainingFlags}u`, remainingFlags])
		try {
			new RegExp(source, flags);
			return { source, flags };
		} catch {
			// Older expressions have escapes that the u flag rejects.
		}
	return null;
}

/** Whether the text matches, as RegExp.test; null where only the server can tell: invalid, too large, or with back references. */
export function matchesRule(rule: string, text: string): boolean | null {
	if (rule.length > longestPattern || text.length > longestText) return null;
	const expression = expressionOf(rule);
	if (!expression) return null;
	const { source, flags } = expression;
	const isUnicode = flags.includes("u");
	const pattern = readPattern(source, isUnicode);
	if (!pattern) return null;
	try {
		const signs = isUnicode ? [...text] : text.split("");
		return finds(machineOf(pattern, flags), signs);
	} catch (failure) {
		if (failure instanceof TooLarge) return null;
		throw failure;
	}
}
