// Hands a file that the app made to the phone: its downloads, or the app that opens such files.

/** Offers a text under a name; the address behind it is given back a moment later. */
export function downloadFile(name: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Where a download leads nowhere, or to a place that few find: iOS, and an app on the home screen. */
const prefersSheet = () =>
	"standalone" in navigator || matchMedia("(display-mode: standalone)").matches;

/**
 * Hands a file over by the phone's share sheet where it takes one, else as a download.
 * False where the person closed the sheet.
 */
export async function shareOrDownload(
	name: string,
	type: string,
	text: string,
): Promise<boolean> {
	const files = [new File([text], name, { type })];
	const phone: Partial<Navigator> = navigator;
	if (prefersSheet() && phone.canShare?.({ files })) {
		try {
			await navigator.share({ files, title: name });
			return true;
		} catch (failure) {
			if (failure instanceof DOMException && failure.name === "AbortError")
				return false;
			// The press was too long ago, or the sheet would not open: the file still goes to the downloads.
		}
	}
	downloadFile(name, type, text);
	return true;
}
