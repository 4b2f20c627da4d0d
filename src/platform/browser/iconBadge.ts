// The count on the app icon: codes that end soon and unread news (O08).

export function showIconBadge(count: number): void {
	// Missing in many browsers, and some reject where the app is not installed; 0 removes it.
	const { setAppBadge }: Partial<Navigator> = navigator;
	setAppBadge?.call(navigator, count).catch(() => undefined);
}
