// Parses a regular expression into a tree (3 §5).

export type Pattern =
	/** `source` is the expression of one character. */
	| { kind: "character"; source: string }
	| { kind: "edge"; at: "start" | "end" | "word" | "notWord" }
	| { kind: "lookahead"; negated: boolean; body: Pattern }
	| { kind: "row"; parts: Pattern[] }
	| { kind: "either"; branches: Pattern[] }
	| { kind: "repeat"; body: Pattern; least: number; most: number };

/** Back references and lookbehind are not supported. */
class Unreadable extends Error {}

const edges: Record<string, Extract<Pattern, { kind: "edge" }>["at"]> = {
	"\\b": "word",
	"\\B": "notWord",
};

const longEscapes: readonly RegExp[] = [
	/^\\u[\da-f]{4}/i,
	/^\\x[\da-f]{2}/i,
	/^\\c[a-z]/i,
];
const unicodeEscapes: readonly RegExp[] = [
	/^\\u\{[\da-f]+\}/i,
	/^\\p\{[^}]*\}/i,
];
const quantifier = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/;

class Reader {
	at = 0;
	constructor(
		readonly source: string,
		readonly unicode: boolean,
	) {}
	get rest(): string {
		return this.source.slice(this.at);
	}
	take(text: string): boolean {
		const has = this.source.startsWith(text, this.at);
		if (has) this.at += text.length;
		return has;
	}
}

function readEither(reader: Reader): Pattern {
	const branches = [readRow(reader)];
	while (reader.take("|")) branches.push(readRow(reader));
	return branches.length === 1 && branches[0]
		? branches[0]
		: { kind: "either", branches };
}

function readRow(reader: Reader): Pattern {
	const parts: Pattern[] = [];
	while (reader.rest !== "" && !/^[|)]/.test(reader.rest))
		parts.push(readRepeated(reader));
	return { kind: "row", parts };
}

function readRepeated(reader: Reader): Pattern {
	const body = readOne(reader);
	const found = quantifier.exec(reader.rest);
	if (!found) return body;
	if (body.kind === "lookahead" || body.kind === "edge") throw new Unreadable();
	reader.at += found[0].length;
	const [sign, from, comma, to] = found;
	if (from === undefined)
		return {
			kind: "repeat",
			body,
			least: sign.startsWith("+") ? 1 : 0,
			most: sign.startsWith("?") ? 1 : Number.POSITIVE_INFINITY,
		};
	const most = comma ? Number(to || Number.POSITIVE_INFINITY) : Number(from);
	return { kind: "repeat", body, least: Number(from), most };
}

function readOne(reader: Reader): Pattern {
	if (reader.take("(")) return readGroup(reader);
	if (reader.take("^")) return { kind: "edge", at: "start" };
	if (reader.take("$")) return { kind: "edge", at: "end" };
	if (reader.rest.startsWith("[")) return readClass(reader);
	if (reader.rest.startsWith("\\")) return readEscape(reader);
	const [sign = ""] = reader.unicode ? [...reader.rest] : reader.rest;
	reader.at += sign.length;
	const isPlain = sign === "." || !/[\]{}/]/.test(sign);
	return { kind: "character", source: isPlain ? sign : `\\${sign}` };
}

function readGroup(reader: Reader): Pattern {
	const negated = reader.take("?!");
	const isLookahead = negated || reader.take("?=");
	if (!isLookahead && !reader.take("?:")) {
		const name = /^\?<[^=!>][^>]*>/.exec(reader.rest)?.[0];
		if (name) reader.at += name.length;
		else if (reader.rest.startsWith("?")) throw new Unreadable();
	}
	const body = readEither(reader);
	if (!reader.take(")")) throw new Unreadable();
	return isLookahead ? { kind: "lookahead", negated, body } : body;
}

/** The browser itself interprets the class. */
function readClass(reader: Reader): Pattern {
	const source = /^\[(?:\\.|[^\]\\])*\]/s.exec(reader.rest)?.[0];
	if (!source) throw new Unreadable();
	reader.at += source.length;
	return { kind: "character", source };
}

function readEscape(reader: Reader): Pattern {
	const two = reader.rest.slice(0, 2);
	if (/^\\[1-9k]/.test(two)) throw new Unreadable();
	const long = [...longEscapes, ...(reader.unicode ? unicodeEscapes : [])]
		.map((form) => form.exec(reader.rest)?.[0])
		.find((found) => found !== undefined);
	const source = long ?? two;
	reader.at += source.length;
	const at = edges[source];
	return at ? { kind: "edge", at } : { kind: "character", source };
}

/** null for an expression that is not supported. */
export function readPattern(source: string, unicode: boolean): Pattern | null {
	const reader = new Reader(source, unicode);
	try {
		const whole = readEither(reader);
		return reader.rest === "" ? whole : null;
	} catch (failure) {
		if (failure instanceof Unreadable) return null;
		throw failure;
	}
}
