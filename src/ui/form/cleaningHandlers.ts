// Cleans what is typed into a field; a letter that is being composed is cleaned once it is complete.
import type { ChangeEvent, CompositionEvent } from "react";

/** Cleans the field and returns its text; the caret stays at its letter. `isForwardDelete`: the key removed what follows the caret. */
function cleanInput(
	input: HTMLInputElement,
	clean: (typed: string) => string,
	isForwardDelete = false,
): string {
	const { value, selectionStart } = input;
	const cleaned = clean(value);
	if (cleaned !== value) {
		const { length } = clean(value.slice(0, selectionStart ?? value.length));
		// The caret passes a dash that cleaning puts back, or the key would remove that dash again and again.
		const isDashNext = clean(cleaned.slice(0, length + 1)).length === length;
		const caret = isForwardDelete && isDashNext ? length + 1 : length;
		input.value = cleaned;
		input.setSelectionRange(caret, caret);
	}
	return cleaned;
}

/** The handlers of a field that is cleaned. A dead key or an input method composes a letter of characters that cleaning would remove, so nothing is cleaned until the letter is complete. */
export const cleaningHandlers = (
	clean: (typed: string) => string,
	onChange: (value: string) => void,
) => ({
	onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
		const { isComposing, inputType } =
			nativeEvent instanceof InputEvent ? nativeEvent : {};
		// deleteContentForward, deleteWordForward and the like.
		const isForwardDelete = inputType?.endsWith("Forward");
		onChange(
			isComposing ? target.value : cleanInput(target, clean, isForwardDelete),
		);
	},
	// Firefox and Safari send one more input event after it, Chrome sends none.
	onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
		onChange(cleanInput(currentTarget, clean)),
});
