// Links with a picture or a short word: the name contains what is seen, and says where the link leads.
import { i18n } from "@lingui/core";
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../src/contract/customer";
import { HomeHeader } from "../../../src/features/home/HomeHeader";
import { LanguagePage } from "../../../src/features/profile/LanguagePage";
import { ProfilePage } from "../../../src/features/profile/ProfilePage";
import { translate } from "../../support/catalogue";
import { draw, until, wipe } from "../support/drawn";
import { freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ to, search: _, ...link }: Record<string, ReactNode>) => (
		<a href={String(to)} {...link} />
	),
	useRouter: () => ({ history: { canGoBack: () => false } }),
}));
const { api } = phone;

beforeEach(() => {
	freshPhone();
	api("Profile", () => ({
		customer: v.parse(customer, {
			firstname: "Punn",
			tier_name: "Galaxy Gift Plus",
		}),
	}));
	api("GetProfileBanner", () => []);
});
afterEach(wipe);

test("the link to the profile is named by what it shows and where it leads", async () => {
	const page = await draw(<HomeHeader />);
	await until(() => page.textContent?.includes("Punn"));
	const link = page.querySelector("a[href='/profile']");
	expect(link?.hasAttribute("aria-label")).toBe(false);
	expect(link?.lastElementChild?.textContent).toMatch(/^Profile.*Punn.*Plus$/);
});

test("“Edit” on the profile says what it edits", async () => {
	const page = await draw(<ProfilePage />);
	await until(() => page.querySelector("a[href='/profile/edit']"));
	const link = page.querySelector("a[href='/profile/edit']");
	expect(link?.getAttribute("aria-label")).toBe("Edit profile");
});

test("each word of the language choice is marked with its language", async () => {
	i18n.activate("en-US");
	const page = await draw(<LanguagePage />);
	const words = [...page.querySelectorAll<HTMLElement>("label [lang]")].map(
		({ lang, textContent }) => `${lang}: ${textContent}`,
	);
	expect(words).toEqual(["th: ไทย", "en: Thai", "en: English", "th: อังกฤษ"]);
});

// A person who uses voice control says what they see (WCAG 2.5.3).
test.each(["th", "en-US"] as const)(
	"the name of a control contains the text that it shows: %s",
	(language) => {
		const shownAndName = [
			["Deals, brands, campaigns", "Search deals, brands, campaigns"],
			["Search", "Search deals, brands, campaigns"],
			["Change", "Change the mobile number"],
			["Edit", "Edit profile"],
			["Read", "Read: {title}"],
			["QR", "Show the QR"],
			["Code", "Show the code"],
			["Barcode", "Show the barcode"],
		] as const;
		const read = (text: string) => translate(language, text).toLowerCase();
		const apart = shownAndName.filter(
			([shown, name]) => !read(name).includes(read(shown)),
		);
		expect(apart).toEqual([]);
	},
);
