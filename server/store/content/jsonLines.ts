// Finds the line of each value of a JSON text, so that an error can be named with its place.
import { countLineEnds, lineEnd } from "./lineEnd";

const token = /\s*("(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+)/y;

/** Lines by dotted path ("brands.0.name.th"; "" is the whole); the text must be valid JSON. `onRepeated` is called for each name that an object has twice, of which only the last value is read. */
export function jsonLines(
	text: string,
	onRepeated: (path: string, line: number) => void = () => {},
): Map<string, number> {
	const lines = new Map<string, number>();
	let at = 0;
	let line = 1;
	/** The next token, and the line that it is on. */
	function next(): string {
		token.lastIndex = at;
		const [whole = "", found = ""] = token.exec(text) ?? [];
		line += countLineEnds(whole);
		at += whole.length;
		return found;
	}
	function value(path: string[], first: string) {
		lines.set(path.join("."), line);
		const close = first === "[" ? "]" : first === "{" ? "}" : "";
		if (close === "") return;
		const names = new Set<string>();
		for (let index = 0, here = next(); here !== close; here = next()) {
			if (here === ",") continue;
			if (close === "]") value([...path, String(index++)], here);
			else {
				const name = String(JSON.parse(here));
				const own = [...path, name];
				if (names.has(name)) onRepeated(own.join("."), line);
				names.add(name);
				next();
				value(own, next());
			}
		}
	}
	value([], next());
	return lines;
}

/** The syntax error of a JSON text; empty for none. */
function syntaxErrorOf(text: string): string {
	try {
		JSON.parse(text);
		return "";
	} catch (error) {
		return String(error);
	}
}

const wrongToken = /^SyntaxError: Unexpected token/;

/** The line of the syntax error of a text that is no JSON. */
export function lineOfSyntaxError(text: string): number {
	const message = syntaxErrorOf(text);
	if (!wrongToken.test(message)) {
		const [, position = text.length] = /position (\d+)/.exec(message) ?? [];
		return countLineEnds(text.slice(0, Number(position))) + 1;
	}
	const lines = text.split(lineEnd);
	// V8 reports no position of an unexpected token: it is on the first line up to which the text has the error.
	let [first, last] = [1, lines.length];
	while (first < last) {
		const middle = Math.floor((first + last) / 2);
		const upTo = lines.slice(0, middle).join("\n");
		if (wrongToken.test(syntaxErrorOf(upTo))) last = middle;
		else first = middle + 1;
	}
	return first;
}
