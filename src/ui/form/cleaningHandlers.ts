// Cleans what is typed into a field, once what is being composed is complete.
import type { ChangeEvent, CompositionEvent } from "react";

/** Returns the cleaned text, which the field then has; the caret stays at its letter. `isDelete`: the key took something away after the caret. */
function cleanInput(
	input: HTMLInputElement,
	clean: (typed: string) => string,
	isDelete = false,
): string {
	const { value, selectionStart } = input;
	const cleaned = clean(value);
	if (cleaned !== value) {
		const { length } = clean(value.slice(0, selectionStart ?? value.length));
		// A dash that comes back is passed over, or each further press would meet it again.
		const isSignNext = clean(cleaned.slice(0, length + 1)).length === length;
		const caret = length + Number(isDelete && isSignNext);
		input.value = cleaned;
		input.setSelectionRange(caret, caret);
	}
	return cleaned;
}

/** The handlers of a field that is cleaned. An accent's dead key or an input method composes a letter of signs that alone would be refused: they stay until it ends. */
export const cleaningHandlers = (
	clean: (typed: string) => string,
	onChange: (value: string) => void,
) => ({
	onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
		const { isComposing, inputType } =
			nativeEvent instanceof InputEvent ? nativeEvent : {};
		// Of a letter, a word or the line.
		const isDelete = inputType?.endsWith("Forward");
		onChange(isComposing ? target.value : cleanInput(target, clean, isDelete));
	},
	// Firefox and Safari send one more input after it, Chrome none.
	onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
		onChange(cleanInput(currentTarget, clean)),
});
