// Puts a text on the clipboard.

/** True when the text is on the clipboard; false where the browser has none or the person forbids it. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/** The way of pages without a secure context: a selected field inside the open dialog, and the copy command. */
function copyBySelection(text: string): boolean {
	const field = document.createElement("textarea");
	field.value = text;
	field.readOnly = true;
	field.className = "visually-hidden";
	const before = document.activeElement;
	// Outside an open modal dialog everything is inert and cannot be selected.
	const dialogs = document.querySelectorAll("dialog[open]");
	(dialogs[dialogs.length - 1] ?? document.body).append(field);
	field.select();
	const copied = document.execCommand("copy");
	field.remove();
	if (before instanceof HTMLElement) before.focus({ preventScroll: true });
	return copied;
}
