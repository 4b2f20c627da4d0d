// Starts of the app while it runs: a shortcut or a share brings its address to the window that is open already (P29).
import { inAppPath, signsIn } from "../../domain/app/link";
import { goTo } from "../browser/open";

/** Chromium's launch queue, of which the DOM library does not know. */
interface LaunchQueue {
	setConsumer(consumer: (launch: { targetURL?: string }) => void): void;
}

/**
 * Goes where a start leads, in the open window: nothing is loaded again, what is
 * under way goes on. The plain icon (the root) only brings the window to the front.
 */
export function handleLaunches(): void {
	const { launchQueue } = window as { launchQueue?: LaunchQueue };
	// The start of this very page comes by here as well, first of all.
	let own: string | undefined =
		performance.getEntriesByType("navigation")[0]?.name;
	launchQueue?.setConsumer(({ targetURL }) => {
		if (!targetURL || targetURL === own) {
			own = undefined;
			return;
		}
		const target = new URL(targetURL);
		if (target.origin !== location.origin) return;
		// A sign-in takes a start of its own, which checks it and asks (P15).
		if (signsIn(target)) return location.assign(target);
		const path = inAppPath(target.href.slice(target.origin.length));
		if (path && path !== "/") goTo(path);
	});
}
