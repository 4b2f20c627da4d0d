// Cleans what is typed into a field, once what is being composed is complete.
import type { ChangeEvent, CompositionEvent } from "react";

/** Returns the cleaned text, which the field then has; the caret stays at its letter. */
function cleanInput(
	input: HTMLInputElement,
	clean: (typed: string) => string,
): string {
	const { value, selectionStart } = input;
	const cleaned = clean(value);
	if (cleaned !== value) {
		const { length } = clean(value.slice(0, selectionStart ?? value.length));
		input.value = cleaned;
		input.setSelectionRange(length, length);
	}
	return cleaned;
}

/** The handlers of a field that is cleaned. An accent's dead key or an input method composes a letter of signs that alone would be refused: they stay until it ends. */
export const cleaningHandlers = (
	clean: (typed: string) => string,
	onChange: (value: string) => void,
) => ({
	onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
		const isComposing =
			nativeEvent instanceof InputEvent && nativeEvent.isComposing;
		onChange(isComposing ? target.value : cleanInput(target, clean));
	},
	// Firefox and Safari send one more input after it, Chrome none.
	onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
		onChange(cleanInput(currentTarget, clean)),
});
