// Hands a file that the app made to the phone: its downloads, or the app that opens such files.

/** Offers a text under a name; the address behind it is given back a moment later. */
export function saveFile(name: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
