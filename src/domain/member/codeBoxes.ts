// The six boxes of a one-time code as pure functions (2 §5, 3 §5).
import { digitsIn, withPlainDigits } from "../text/digitsIn";

const boxCount = 6;

export interface CodeBoxState {
	digits: readonly string[];
	focusedBox: number;
}

export const emptyBoxes: CodeBoxState = {
	digits: Array.from({ length: boxCount }, () => ""),
	focusedBox: 0,
};

const box = (at: number) => Math.min(Math.max(at, 0), boxCount - 1);

const without = (digits: readonly string[], gone: number) =>
	digits.map((digit, at) => (at === gone ? "" : digit));

/** Boxes from saved digits, with the focus on the first empty one. */
export function toBoxes(typed: readonly string[]): CodeBoxState {
	const digits = emptyBoxes.digits.map((none, at) => {
		const given = typed[at] ?? "";
		return /^\d$/.test(given) ? given : none;
	});
	const empty = digits.indexOf("");
	return { digits, focusedBox: empty < 0 ? boxCount - 1 : empty };
}

/** The digits of a code: of a whole text message those of its code, which may stand after a reference or a date. */
function codeDigits(text: string): string {
	const [, code] = /(?:^|\D)(\d{6})(?!\d)/.exec(withPlainDigits(text)) ?? [];
	return code ?? digitsIn(text);
}

/** Text typed, pasted or filled into a box: its digits spread from there, a whole code fills all boxes, none clears the box (2 §5). */
export function enterText(
	{ digits }: CodeBoxState,
	at: number,
	text: string,
): CodeBoxState {
	const given = codeDigits(text);
	if (given === "") return { digits: without(digits, at), focusedBox: box(at) };
	const from = given.length >= boxCount ? 0 : at;
	return {
		digits: digits.map((digit, index) => given[index - from] ?? digit),
		focusedBox: box(from + given.length),
	};
}

const boxKeys = [
	"Backspace",
	"Delete",
	"ArrowLeft",
	"ArrowRight",
	"Home",
	"End",
] as const;
type BoxKey = (typeof boxKeys)[number];

export const isBoxKey = (key: string): key is BoxKey =>
	boxKeys.some((each) => each === key);

/** Backspace clears the box, or the one before where it is empty. */
export function pressKey(
	{ digits, focusedBox: at }: CodeBoxState,
	key: BoxKey,
): CodeBoxState {
	if (key === "Backspace") {
		const gone = digits[at] === "" ? box(at - 1) : at;
		return { digits: without(digits, gone), focusedBox: gone };
	}
	if (key === "Delete") return { digits: without(digits, at), focusedBox: at };
	const next = {
		ArrowLeft: at - 1,
		ArrowRight: at + 1,
		Home: 0,
		End: boxCount - 1,
	}[key];
	return { digits, focusedBox: box(next) };
}

/** null while a box is empty. */
export const completeCode = ({ digits }: CodeBoxState): string | null =>
	digits.every((digit) => digit !== "") ? digits.join("") : null;

export const missingBoxes = ({ digits }: CodeBoxState): number[] =>
	digits.flatMap((digit, at) => (digit === "" ? [at] : []));
