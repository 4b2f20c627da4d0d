// The phone's share sheet.

export const canShare = (): boolean => typeof navigator.share === "function";

/** False where the person or the phone declined. */
export async function shareLink(title: string, url: string): Promise<boolean> {
	try {
		await navigator.share({ title, url });
		return true;
	} catch {
		return false;
	}
}
