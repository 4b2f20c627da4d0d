// Copies text to the clipboard.

/** Copies with the Clipboard API, else with the copy command; returns whether the text was copied. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/** Fallback without the Clipboard API, as outside secure contexts: selects the text in a hidden field and runs the copy command. */
function copyBySelection(text: string): boolean {
	const field = document.createElement("textarea");
	field.value = text;
	field.readOnly = true;
	field.className = "visually-hidden";
	const previousFocus = document.activeElement;
	// The field must be inside the open modal dialog, because everything outside is inert.
	const dialogs = document.querySelectorAll("dialog[open]");
	(dialogs[dialogs.length - 1] ?? document.body).append(field);
	field.select();
	const copied = document.execCommand("copy");
	field.remove();
	if (previousFocus instanceof HTMLElement)
		previousFocus.focus({ preventScroll: true });
	return copied;
}
