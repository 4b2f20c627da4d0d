// What a page change brings with it: the stored back path, home behind a first page, the documents' way back (1 §2).
import * as v from "valibot";
import { pageAfterStep, pageBehind, withoutToken } from "../domain/navigation";
import { session as perTab, storageKeys } from "../platform/storage";
import { followHeading, newPage } from "./heading";
import { firstLocation, router } from "./router";

/** Pages with nothing to go back to: home, and the door that replaces itself. */
const roots = ["/", "/hub", "/landing"];

const backPath = () => perTab.get(storageKeys.backPath);

/** The back path of each entry in the app's history, by its place there. */
const backPaths = () =>
	perTab.read(storageKeys.backPaths, v.array(v.nullable(v.string()))) ?? [];

function storeBackPath(path: string | null | undefined): void {
	if (path) perTab.set(storageKeys.backPath, path);
	else perTab.remove(storageKeys.backPath);
}

/** A new entry stands at this place; what lay further ahead is gone. */
function pushed(place: number, path: string | null): void {
	storeBackPath(path);
	const paths = backPaths().slice(0, place);
	paths[place] = path;
	perTab.write(storageKeys.backPaths, paths);
}

/**
 * Puts a page behind one that the app was opened at, so that the phone's back
 * leads into the app and not out of it (1 §2). A privilege in the address has a
 * rule of its own (PrivilegeHost). The page on the screen stays as it is.
 */
function putPageBehind(): void {
	const { pathname, href, state, search } = router.latestLocation;
	if (state.__TSR_index !== 0 || roots.includes(pathname)) return;
	if ("modal-privilege" in search) return;
	// By the prototype: of this one the router must not hear, or it would open that page.
	const key = crypto.getRandomValues(new Uint32Array(1)).join();
	const behind = pageBehind(pathname, backPath());
	History.prototype.replaceState.call(
		history,
		{ __TSR_index: 0, __TSR_key: key, key },
		"",
		behind,
	);
	pushed(1, behind);
	// The same key, so that the place on the page is kept.
	history.pushState({ ...state, __TSR_index: 1 }, "", href);
}

/** Starts following page changes; called once. */
export function startNavigation(): void {
	const { __TSR_index: began } = firstLocation.state;
	const { __TSR_index: place } = router.latestLocation.state;
	// Who pressed a link before this was here stands on another page already, or is on the way there.
	const isLater = place > began;
	if (isLater) pushed(place, withoutToken(firstLocation.href));
	let at = router.history.location;
	router.history.subscribe(({ action: { type }, location }) => {
		const from = at;
		at = location;
		const { __TSR_index: place } = location.state;
		// The same page with another query was opened from the same page; what replaces a page takes over the one behind it.
		if (type === "PUSH")
			pushed(
				place,
				from.pathname === location.pathname ? backPath() : from.href,
			);
		else if (type !== "REPLACE") storeBackPath(backPaths()[place]);
		if (type !== "BACK") return;
		const next = pageAfterStep(from.pathname, location.pathname);
		if (next) void router.navigate({ href: next, replace: true });
	});
	router.subscribe("onResolved", putPageBehind);
	router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
		if (fromLocation && pathChanged) newPage();
	});
	putPageBehind();
	followHeading();
	if (isLater) newPage();
}
