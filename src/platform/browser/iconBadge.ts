// The count on the app icon: codes that end soon and unread news (O08).

export function showIconBadge(count: number): void {
	// Missing in many browsers, and some reject where the app is not installed.
	const { setAppBadge, clearAppBadge }: Partial<Navigator> = navigator;
	const done =
		count > 0
			? setAppBadge?.call(navigator, count)
			: clearAppBadge?.call(navigator);
	done?.catch(() => undefined);
}
