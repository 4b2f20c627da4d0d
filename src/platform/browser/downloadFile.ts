// Saves or shares a file that the app made.

export function downloadFile(name: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** iOS and home screen apps: downloads are missing or hard to find there. */
const prefersShareSheet = () =>
	"standalone" in navigator || matchMedia("(display-mode: standalone)").matches;

/** Shares a file by the share sheet where possible, else downloads it. False where the person closed the sheet. */
export async function shareOrDownload(
	name: string,
	type: string,
	text: string,
): Promise<boolean> {
	const files = [new File([text], name, { type })];
	const browser: Partial<Navigator> = navigator;
	if (prefersShareSheet() && browser.canShare?.({ files })) {
		try {
			await navigator.share({ files, title: name });
			return true;
		} catch (failure) {
			if (failure instanceof DOMException && failure.name === "AbortError")
				return false;
			// The press was too long ago or the sheet failed: download instead.
		}
	}
	downloadFile(name, type, text);
	return true;
}
