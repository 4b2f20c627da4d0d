// Saves or shares a file that the app made.
import { isInOtherApp } from "../pwa/install";

function downloadFile(name: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** iOS's home screen apps and the browsers of other apps: a download does nothing there, or shows the file with no way back. */
export const lacksDownloads = () =>
	isInOtherApp() ||
	("standalone" in navigator && navigator.standalone === true);

/** iOS and home screen apps: downloads are missing or hard to find there. */
const prefersShareSheet = () =>
	"standalone" in navigator || matchMedia("(display-mode: standalone)").matches;

/** Shares a file by the share sheet where it is preferred and possible, else downloads it. False where the person closed the sheet; rejects where there are no downloads and the sheet failed or, with a NotSupportedError, is missing too. */
export async function shareOrDownload(
	name: string,
	type: string,
	text: string,
	prefersSheet = prefersShareSheet(),
): Promise<boolean> {
	const files = [new File([text], name, { type })];
	const browser: Partial<Navigator> = navigator;
	if (prefersSheet && browser.canShare?.({ files })) {
		try {
			await navigator.share({ files, title: name });
			return true;
		} catch (failure) {
			if (failure instanceof DOMException && failure.name === "AbortError")
				return false;
			// The press was too long ago or the sheet failed: download instead.
			if (lacksDownloads()) throw failure;
		}
	}
	if (lacksDownloads())
		throw new DOMException("No way to save a file", "NotSupportedError");
	downloadFile(name, type, text);
	return true;
}
