// Finds the line of each value of a JSON text, so that an error can be named with its place.

const token = /\s*("(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+)/y;

/** Lines by dotted path ("brands.0.name.th"; "" is the whole); the text must be valid JSON. */
export function jsonLines(text: string): Map<string, number> {
	const lines = new Map<string, number>();
	let at = 0;
	let line = 1;
	/** The next token, and the line that it is on. */
	function next(): string {
		token.lastIndex = at;
		const [whole = "", found = ""] = token.exec(text) ?? [];
		line += whole.split("\n").length - 1;
		at += whole.length;
		return found;
	}
	function value(path: string[], first: string) {
		lines.set(path.join("."), line);
		const close = first === "[" ? "]" : first === "{" ? "}" : "";
		if (close === "") return;
		for (let index = 0, here = next(); here !== close; here = next()) {
			if (here === ",") continue;
			if (close === "]") value([...path, String(index++)], here);
			else {
				next();
				value([...path, String(JSON.parse(here))], next());
			}
		}
	}
	value([], next());
	return lines;
}

/** The line of a JSON syntax error, from the position in its message; 1 without one. */
export function lineOfSyntaxError(text: string, message: string): number {
	const position = /position (\d+)/.exec(message)?.[1];
	const upTo = position
		? Number(position)
		: /end of/.test(message)
			? text.length
			: 0;
	return text.slice(0, upTo).split("\n").length;
}
