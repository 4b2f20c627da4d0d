// The menus of the profile link to the pages that the documents name, and sign out (3 §2 /profile, X07).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	HelpMenu,
	MemberMenu,
} from "../../../../src/features/profile/ProfileMenu";
import { draw, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
}));
const signOut = vi.hoisted(() =>
	vi.fn<(onConfirmed?: () => void) => Promise<boolean>>(),
);
vi.mock("../../../../src/sync/signIn", async (original) => ({
	...(await original<object>()),
	signOut,
}));
const { api } = phone;

beforeEach(() => {
	freshPhone();
	api("GetPrivilegeRegisterList", () => ({ article_list: [] }));
	api("TermsofServiceList", () => []);
});
afterEach(wipe);

const open = () =>
	draw(
		<>
			<MemberMenu />
			<HelpMenu />
		</>,
	);
const links = (page: HTMLElement) =>
	[...page.querySelectorAll("a")].map((it) => it.getAttribute("href"));
const always = [
	...["/tips", "/conditions", "/faq", "/announcement"],
	...["/registration_reward", "/language", "/contact_us"],
];

test("the menu has tips, terms, FAQ, news, rewards, language, contact, a dot at updated terms, and the tiers' article", async () => {
	api("GetLoyalArticle", () => ({ alt_reference: "AR_1" }));
	api("TermsofServiceList", () => [{ consent_id: "C1", is_new_updated: true }]);
	const page = await open();
	await until(() => links(page).includes("/article?alt_reference=AR_1"));
	expect(links(page)).toEqual(expect.arrayContaining(always));
	await until(() => page.textContent?.includes("Updated"));
});

test("without the article about the tiers its row is left out", async () => {
	api("GetLoyalArticle", fail({ code: 10018 }));
	const page = await open();
	await until(() => !page.querySelector("li[aria-hidden]"));
	expect(links(page)).toEqual(expect.arrayContaining(always));
	expect(page.innerHTML).not.toContain("/article");
	expect(page.textContent).not.toContain("Updated");
});

// The bug: for up to three seconds after the question nothing was shown, and a second press asked again.
test("the last row signs out; meanwhile it is busy and ignores a second press", async () => {
	api("GetLoyalArticle", fail({ code: 10018 }));
	const page = await open();
	const isBusy = () => page.querySelector("button[aria-busy]") !== null;
	let confirm: (() => void) | undefined;
	let answer = (_isSignedOut: boolean) => {};
	signOut.mockImplementation((onConfirmed) => {
		confirm = onConfirmed;
		return new Promise((done) => (answer = done));
	});
	await press(page, "Sign out");
	// The question is open: nothing is pending yet, and it is not asked twice.
	expect(isBusy()).toBe(false);
	await press(page, "Sign out");
	expect(signOut).toHaveBeenCalledOnce();
	await act(async () => confirm?.());
	expect(isBusy()).toBe(true);
	expect(page.querySelector("button svg.turning")).not.toBeNull();
	expect(page.textContent).toContain("Please wait");
	// The person declined, so the row can be pressed again.
	await act(async () => answer(false));
	expect(isBusy()).toBe(false);
	await press(page, "Sign out");
	await act(async () => confirm?.());
	await act(async () => answer(true));
	expect(signOut).toHaveBeenCalledTimes(2);
	expect(isBusy()).toBe(true);
});
