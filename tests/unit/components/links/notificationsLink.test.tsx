// The bell has a dot while some notifications are unread, and says so to screen readers (3 §4).
import { afterEach, expect, test, vi } from "vitest";
import { NotificationsLink } from "../../../../src/components/links/NotificationsLink";
import { atomStore } from "../../../../src/platform/atomStore";
import { unreadAtom } from "../../../../src/platform/storage/unreadCount";
import { draw, wipe } from "../../support/drawn";

vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));

afterEach(() => {
	wipe();
	atomStore.set(unreadAtom, 0);
});

test.each([
	[0, "Notifications", false],
	[1, "Notifications, some unread", true],
])(
	"with %i unread notifications the bell is named %j",
	async (count, name, hasDot) => {
		atomStore.set(unreadAtom, count);
		const page = await draw(<NotificationsLink />);
		const link = page.querySelector("a");
		expect(link?.getAttribute("aria-label")).toBe(name);
		expect(page.querySelector("[class*=dot]") !== null).toBe(hasDot);
	},
);
