// The header of home: the member's picture in a ring of the tier's colour, the links and their red dots (2 §2).
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getProfile } from "../../../../src/contract/customer";
import { HomeHeader } from "../../../../src/features/home/HomeHeader";
import { adoptToken } from "../../../../src/platform/session/session";
import { setUnread } from "../../../../src/platform/storage/unreadCount";
import { draw, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));

beforeEach(freshPhone);
afterEach(() => {
	wipe();
	setUnread(0);
});

/** The header for a customer with this profile. */
function drawFor(profile: object) {
	phone.api("Profile", () => v.parse(getProfile.reply, { customer: profile }));
	return draw(<HomeHeader />);
}

// The token may be older than a change of the tier, which the profile has (3 §1).
test.each([
	["Tier 1", "", "platinum"],
	["Tier 2", "", "gold"],
	["Tier 3", "", "standard"],
	["Tier 9", "", "standard"],
	// A host may leave the tier out.
	["", "", "platinum"],
	["Tier 1", "Galaxy Gift Plus", "plus"],
])("%s %s has a ring of the colour %s", async (tier, tier_name, colour) => {
	const image_profile_url = "/content/avatar-luna";
	const former = tier === "Tier 1" ? "Tier 2" : "Tier 1";
	adoptToken(tokenOf("customer-1", { tier: former }));
	const page = await drawFor({ image_profile_url, tier, tier_name });
	const ring = page.querySelector<HTMLElement>('[style*="--ring"]');
	expect(ring?.style.getPropertyValue("--ring")).toBe(
		`var(--tier-ring-${colour})`,
	);
	expect(ring?.querySelector("img")?.getAttribute("src")).toBe(
		image_profile_url,
	);
	// The badge names the tier.
	const [person] = page.querySelectorAll("a");
	expect(person?.textContent?.toLowerCase()).toMatch(new RegExp(`${colour}$`));
	// The stops of the header's tour (onboarding/tours).
	const stop = (name: string) => page.querySelector(`[data-tour='${name}']`);
	expect(stop("home-tier")?.textContent?.toLowerCase()).toBe(colour);
	expect(stop("home-picture")).toBe(ring);
});

test("if the profile cannot be loaded, the tier is the token's", async () => {
	adoptToken(tokenOf("customer-1", { tier: "Tier 2" }));
	phone.api("Profile", fail({ status: 500 }));
	const page = await draw(<HomeHeader />);
	expect(page.querySelector("a")?.textContent).toMatch(/Gold$/);
});

test("without a name and a picture the header shows the first letter of the device's name", async () => {
	adoptToken(tokenOf("customer-1", { device_name: "Nova 9" }));
	const page = await drawFor({});
	expect(page.querySelector('[style*="--size"]')?.textContent).toBe("N");
	expect(page.querySelector("[class*=names]")?.textContent).toMatch(/Nova 9/);
});

test("a Thai name in an English page is marked as Thai", async () => {
	adoptToken(tokenOf("customer-1", {}));
	const page = await drawFor({ firstname: "สมชาย" });
	expect(page.querySelector("[lang=th]")?.textContent).toBe("สมชาย");
});

test("with a large text the link to the search shows one short word", async () => {
	adoptToken(tokenOf("customer-1", {}));
	const page = await draw(<HomeHeader />);
	expect(page.textContent).toContain("Search deals, brands, campaigns");
	const { documentElement } = document;
	await act(async () => documentElement.setAttribute("data-large-text", ""));
	expect(page.textContent).toMatch(/Search$/);
	await act(async () => documentElement.removeAttribute("data-large-text"));
});

test.each([
	[0, 0, "My coupons", "Notifications"],
	// The count includes prizes being delivered, which nobody can use yet.
	[1, 0, "My coupons, some are waiting", "Notifications"],
	[0, 1, "My coupons", "Notifications, some unread"],
])(
	"with %i coupons and %i unread notifications the dots say so, and each link opens its page",
	async (count, unread, coupons, notifications) => {
		phone.api("CountRedeem", () => ({ count }));
		setUnread(unread);
		const page = await draw(<HomeHeader />);
		const links = [...page.querySelectorAll("nav a")];
		const ways = links.map((it) => [
			it.getAttribute("aria-label"),
			it.getAttribute("href"),
			it.querySelector("[class*=dot]") !== null,
		]);
		expect(ways).toEqual([
			["Favourites", "/myfavorite", false],
			[coupons, "/history?state=history", count > 0],
			[notifications, "/notification", unread > 0],
		]);
		const [person] = page.querySelectorAll("a");
		expect(person?.getAttribute("href")).toBe("/profile");
		expect(page.querySelector("header > a")?.getAttribute("href")).toBe(
			"/search",
		);
	},
);
