// Updates what depends on a page change: the stored back path, the page after a step back, the heading's focus (1 §2), postponed dialogs.

import { withoutToken } from "../domain/app/loggedPath";
import { pageAfterBack } from "../domain/app/parentPage";
import {
	backPath,
	backPaths,
	pushBackPath,
	setBackPath,
} from "../platform/browser/backPath";
import {
	isOnCodesPage,
	resumeSessionDialogs,
} from "../platform/session/postponedDialogs";
import { appHistory } from "./appHistory";
import { firstEntry } from "./firstPage";
import { focusPageHeading, syncTitleWithHeading } from "./pageHeading";
import { router } from "./router";

/** Starts following page changes; called once. */
export function followPageChanges(): void {
	// A link may have been pressed before this module was loaded.
	const isLater = appHistory.entryIndex > firstEntry.index;
	if (isLater)
		pushBackPath(appHistory.entryIndex, withoutToken(firstEntry.href));
	let current = appHistory.location;
	appHistory.subscribe(({ action: { type }, location }) => {
		const from = current;
		current = location;
		if (isOnCodesPage(from.pathname) && !isOnCodesPage(location.pathname))
			resumeSessionDialogs();
		// A change of the query keeps the back path; a page that replaces another one takes over its back path.
		if (type === "PUSH")
			pushBackPath(
				appHistory.entryIndex,
				from.pathname === location.pathname
					? backPath()
					: withoutToken(from.href),
			);
		else if (type !== "REPLACE")
			setBackPath(backPaths()[appHistory.entryIndex]);
		if (type !== "BACK") return;
		const next = pageAfterBack(from.pathname, location.pathname);
		if (next) void router.navigate({ href: next, replace: true });
	});
	router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
		if (fromLocation && pathChanged) focusPageHeading();
	});
	syncTitleWithHeading();
	if (isLater) focusPageHeading();
}
