// Sharing by the phone's own sheet, where it has one.

/** Whether this browser can hand a link to other apps. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Opens the phone's share sheet; true once it was handed over, false where the person or the phone declined. */
export async function shareLink(title: string, url: string): Promise<boolean> {
	try {
		await navigator.share({ title, url });
		return true;
	} catch {
		return false;
	}
}
