// Copies text to the clipboard.

/** Through the clipboard, else by the copy command; false where neither copies. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/** Fallback outside secure contexts: a selected field inside the open dialog, and the copy command. */
function copyBySelection(text: string): boolean {
	const field = document.createElement("textarea");
	field.value = text;
	field.readOnly = true;
	field.className = "visually-hidden";
	const before = document.activeElement;
	// Outside an open modal dialog everything is inert.
	const dialogs = document.querySelectorAll("dialog[open]");
	(dialogs[dialogs.length - 1] ?? document.body).append(field);
	field.select();
	const copied = document.execCommand("copy");
	field.remove();
	if (before instanceof HTMLElement) before.focus({ preventScroll: true });
	return copied;
}
