// The number on the app's icon: the codes that end soon, the news not read (O08). Browsers without icons to mark say nothing.

/** Shows a count on the icon; 0 takes it away. */
export function showBadge(count: number): void {
	// Missing in many browsers, though the DOM library promises it; some refuse where the app is not installed.
	const { setAppBadge, clearAppBadge }: Partial<Navigator> = navigator;
	const done =
		count > 0
			? setAppBadge?.call(navigator, count)
			: clearAppBadge?.call(navigator);
	done?.catch(() => undefined);
}
