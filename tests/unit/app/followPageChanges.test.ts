// Dialogs of a session that wait while the saved codes are open wait no longer once these are left (O01).
import { expect, test, vi } from "vitest";
import { followPageChanges } from "../../../src/app/followPageChanges";
import {
	areSessionDialogsPostponed,
	postponeSessionDialogs,
} from "../../../src/platform/session/renewal";

const pages = vi.hoisted(() => ({
	go: (_path: string) => {},
	at: (path: string) => {
		const { pathname } = new URL(path, "https://app.invalid");
		return { pathname, href: path };
	},
}));
vi.mock("../../../src/app/appHistory", () => ({
	appHistory: {
		location: pages.at("/"),
		entryIndex: 0,
		subscribe: (changed: (change: object) => void) => {
			pages.go = (path) => {
				history.replaceState(null, "", path);
				changed({ action: { type: "PUSH" }, location: pages.at(path) });
			};
		},
	},
}));
vi.mock("../../../src/app/router", () => ({
	router: { subscribe: () => undefined },
}));
vi.mock("../../../src/app/firstPage", () => ({
	firstEntry: { href: "/", index: 0 },
}));

test("they wait on the page of the saved codes, until it is left", () => {
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
