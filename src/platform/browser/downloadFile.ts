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

/** Whether downloads are broken: in iOS home screen apps and other apps' browsers a download does nothing or shows the file with no way back. */
export const lacksDownloads = () =>
	isInOtherApp() ||
	("standalone" in navigator && navigator.standalone === true);

/** Whether to prefer the share sheet: on iOS and in installed apps downloads are missing or hard to find. */
const prefersShareSheet = () =>
	"standalone" in navigator || matchMedia("(display-mode: standalone)").matches;

/** Shares a file with the share sheet if that is preferred and possible, else downloads it. Returns false if the person closed the sheet; where downloads are broken, rejects if the sheet failed, or with a NotSupportedError if there is none. */
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
			// The sheet failed, for example because the press was too long ago: download the file instead.
			if (lacksDownloads()) throw failure;
		}
	}
	if (lacksDownloads())
		throw new DOMException("No way to save a file", "NotSupportedError");
	downloadFile(name, type, text);
	return true;
}
