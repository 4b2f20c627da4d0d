// Cleans what is typed into a field; a letter that is being composed is cleaned once it is complete.
import type { ChangeEvent, CompositionEvent } from "react";

/** Cleans the field and returns its text; the caret stays at the same letter. `isForwardDelete`: the key deleted the text after the caret. */
function cleanInput(
	input: HTMLInputElement,
	clean: (typed: string) => string,
	isForwardDelete = false,
): string {
	const { value, selectionStart } = input;
	const cleaned = clean(value);
	if (cleaned !== value) {
		const { length } = clean(value.slice(0, selectionStart ?? value.length));
		// The caret moves past a dash that cleaning restores, or the key would delete that dash again and again.
		const isDashNext = clean(cleaned.slice(0, length + 1)).length === length;
		const caret = isForwardDelete && isDashNext ? length + 1 : length;
		input.value = cleaned;
		input.setSelectionRange(caret, caret);
	}
	return cleaned;
}

/** The handlers of a field that is cleaned. A dead key or an input method composes a letter from characters that cleaning would remove, so nothing is cleaned until the letter is complete. */
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
	// After this event Firefox and Safari send one more input event, Chrome sends none.
	onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
		onChange(cleanInput(currentTarget, clean)),
});
