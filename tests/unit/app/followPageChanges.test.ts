// What follows a page change: the stored back path and the page after the terms (1 §2); session dialogs that wait while the saved codes are open stop waiting when these are left (O01).
import { expect, test, vi } from "vitest";
import { followPageChanges } from "../../../src/app/followPageChanges";
import {
	areSessionDialogsPostponed,
	postponeSessionDialogs,
} from "../../../src/platform/session/postponedDialogs";

const pages = vi.hoisted(() => ({
	go: (_path: string, _type = "PUSH") => {},
	navigate: vi.fn(),
	rendered: (_change: { fromLocation?: object; pathChanged: boolean }) => {},
	at: (path: string) => {
		const { pathname } = new URL(path, "https://app.invalid");
		return { pathname, href: path };
	},
	entryIndex: 0,
	firstEntry: { href: "/", index: 0 },
}));
vi.mock("../../../src/app/appHistory", () => ({
	appHistory: {
		location: pages.at("/"),
		get entryIndex() {
			return pages.entryIndex;
		},
		subscribe: (changed: (change: object) => void) => {
			pages.go = (path, type = "PUSH") => {
				history.replaceState(null, "", path);
				changed({ action: { type }, location: pages.at(path) });
			};
		},
	},
}));
vi.mock("../../../src/app/router", () => ({
	router: {
		subscribe: (_event: string, rendered: typeof pages.rendered) => {
			pages.rendered = rendered;
		},
		navigate: pages.navigate,
	},
}));
vi.mock("../../../src/app/firstPage", () => ({
	firstEntry: pages.firstEntry,
}));

test("session dialogs wait on the page of the saved codes until it is left", () => {
	followPageChanges();
	postponeSessionDialogs();
	pages.go("/history?state=history");
	expect(areSessionDialogsPostponed()).toBe(true);
	pages.go("/history?state=redeem");
	expect(areSessionDialogsPostponed()).toBe(true);
	pages.go("/");
	pages.go("/history?state=history");
	expect(areSessionDialogsPostponed()).toBe(false);
});

test("the page that a page was opened from is stored for this tab, and back from the terms leads to the profile", () => {
	followPageChanges();
	const stored = () => sessionStorage.getItem("back_path");
	pages.go("/privilege?catId=1");
	expect(stored()).toBe("/");
	pages.go("/privilege?catId=2");
	expect(stored()).toBe("/");
	pages.go("/conditions");
	expect(stored()).toBe("/privilege?catId=2");
	pages.go("/privilege?catId=2");
	pages.go("/conditions");
	expect(pages.navigate).not.toHaveBeenCalled();
	pages.go("/privilege?catId=2", "BACK");
	expect(pages.navigate.mock.calls).toEqual([
		[{ href: "/profile", replace: true }],
	]);
	pages.go("/history");
	pages.go("/", "BACK");
	expect(pages.navigate).toHaveBeenCalledOnce();
});

// The bug: the launch code of a failed sign-in stayed in the tab's storage.
test("the launch code is not stored with the sign-in page", () => {
	followPageChanges();
	pages.go("/landing?code=secret&state=s", "REPLACE");
	pages.go("/contact_us");
	expect(sessionStorage.getItem("back_path")).toBe("/landing");
});

test("a step back or forward restores the stored page of its entry; the first page is stored without its token", () => {
	const stored = () => sessionStorage.getItem("back_path");
	const goAt = (index: number, path: string, type?: string) => {
		pages.entryIndex = index;
		pages.go(path, type);
	};
	sessionStorage.clear();
	// A link was pressed before this module was loaded.
	pages.entryIndex = 1;
	pages.firstEntry.href = "/play-game?token=secret&name=space";
	followPageChanges();
	expect(stored()).toBe("/play-game?name=space");
	goAt(2, "/search");
	goAt(3, "/faq");
	expect(stored()).toBe("/search");
	goAt(1, "/", "GO");
	expect(stored()).toBe("/play-game?name=space");
	goAt(3, "/faq", "GO");
	expect(stored()).toBe("/search");
	goAt(0, "/play-game", "GO");
	expect(stored()).toBeNull();
});

test("the heading of a new page gets the focus, but not if only the address changes or the app starts", () => {
	document.body.innerHTML = "<main><h1 tabindex='-1'>Privileges</h1></main>";
	const heading = document.querySelector("h1");
	followPageChanges();
	heading?.blur();
	pages.rendered({ fromLocation: {}, pathChanged: false });
	pages.rendered({ pathChanged: true });
	expect(document.activeElement).not.toBe(heading);
	pages.rendered({ fromLocation: {}, pathChanged: true });
	expect(document.activeElement).toBe(heading);
	document.body.innerHTML = "";
});
