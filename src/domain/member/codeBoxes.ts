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

const clampBox = (at: number) => Math.min(Math.max(at, 0), boxCount - 1);

const without = (digits: readonly string[], cleared: number) =>
	digits.map((digit, at) => (at === cleared ? "" : digit));

/** Boxes from saved digits, with the focus on the first empty one. */
export function toBoxes(typed: readonly string[]): CodeBoxState {
	const digits = emptyBoxes.digits.map((none, at) => {
		const digit = typed[at] ?? "";
		return /^\d$/.test(digit) ? digit : none;
	});
	const empty = digits.indexOf("");
	return { digits, focusedBox: empty < 0 ? boxCount - 1 : empty };
}

/** Returns the digits of a typed code; from a whole pasted message those of its code, which may follow a reference or a date. */
function codeDigits(text: string): string {
	const [, code] = /(?:^|\D)(\d{6})(?!\d)/.exec(withPlainDigits(text)) ?? [];
	return code ?? digitsIn(text);
}

/** Enters a text that was typed, pasted or autofilled into a box: its digits fill the boxes from there, a whole code fills all boxes, and a text without digits clears the box (2 §5). */
export function enterText(
	{ digits }: CodeBoxState,
	at: number,
	text: string,
): CodeBoxState {
	const entered = codeDigits(text);
	if (entered === "")
		return { digits: without(digits, at), focusedBox: clampBox(at) };
	const from = entered.length >= boxCount ? 0 : at;
	return {
		digits: digits.map((digit, index) => entered[index - from] ?? digit),
		focusedBox: clampBox(from + entered.length),
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

/** Handles a key; Backspace clears the box, or the one before it where it is empty. */
export function pressKey(
	{ digits, focusedBox: at }: CodeBoxState,
	key: BoxKey,
): CodeBoxState {
	if (key === "Backspace") {
		const cleared = digits[at] === "" ? clampBox(at - 1) : at;
		return { digits: without(digits, cleared), focusedBox: cleared };
	}
	if (key === "Delete") return { digits: without(digits, at), focusedBox: at };
	const next = {
		ArrowLeft: at - 1,
		ArrowRight: at + 1,
		Home: 0,
		End: boxCount - 1,
	}[key];
	return { digits, focusedBox: clampBox(next) };
}

/** Returns the whole code; null while a box is empty. */
export const completeCode = ({ digits }: CodeBoxState): string | null =>
	digits.every((digit) => digit !== "") ? digits.join("") : null;

export const missingBoxes = ({ digits }: CodeBoxState): number[] =>
	digits.flatMap((digit, at) => (digit === "" ? [at] : []));
