// Cleans what is typed into a field.

/** Returns the cleaned text, which the field then has; the caret stays at its letter. */
export function cleanInput(
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
