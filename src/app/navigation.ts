// What a page change brings with it: the stored back path, home behind a first page, the documents' way back (1 §2).
import { withoutToken } from "../domain/app/navigation";
import { pageAfterStep } from "../domain/app/pageBehind";
import {
	backPath,
	backPaths,
	pushBackPath,
	setBackPath,
} from "../platform/browser/backPath";
import { firstLocation } from "./firstPage";
import { focusPageHeading, followPageHeading } from "./heading";
import { router } from "./router";

/** Starts following page changes; called once. */
export function startNavigation(): void {
	const { __TSR_index: began } = firstLocation.state;
	const { __TSR_index: place } = router.latestLocation.state;
	// Who pressed a link before this was here stands on another page already, or is on the way there.
	const isLater = place > began;
	if (isLater) pushBackPath(place, withoutToken(firstLocation.href));
	let at = router.history.location;
	router.history.subscribe(({ action: { type }, location }) => {
		const from = at;
		at = location;
		const { __TSR_index: place } = location.state;
		// The same page with another query was opened from the same page; what replaces a page takes over the one behind it.
		if (type === "PUSH")
			pushBackPath(
				place,
				from.pathname === location.pathname ? backPath() : from.href,
			);
		else if (type !== "REPLACE") setBackPath(backPaths()[place]);
		if (type !== "BACK") return;
		const next = pageAfterStep(from.pathname, location.pathname);
		if (next) void router.navigate({ href: next, replace: true });
	});
	router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
		if (fromLocation && pathChanged) focusPageHeading();
	});
	followPageHeading();
	if (isLater) focusPageHeading();
}
