// The phone's share sheet.

export const canShare = (): boolean => typeof navigator.share === "function";

/** False where the person or the phone declined. */
export const shareLink = (title: string, url: string): Promise<boolean> =>
	navigator.share({ title, url }).then(
		() => true,
		() => false,
	);
