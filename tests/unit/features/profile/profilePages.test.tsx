// The profile's pages with missing data: one dialog for a failed profile, a file picker closed without a file (3 §8).
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { banner } from "../../../../src/contract/banner";
import { customer } from "../../../../src/contract/customer";
import { failureCode } from "../../../../src/contract/failureCode";
import { AvatarPage } from "../../../../src/features/profile/AvatarPage";
import EditProfilePage from "../../../../src/features/profile/EditProfilePage";
import { MyDataPage } from "../../../../src/features/profile/MyDataPage";
import { ProfilePage } from "../../../../src/features/profile/ProfilePage";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	handleDialogClosed,
} from "../../../../src/platform/browser/dialogs";
import { ApiFailure } from "../../../../src/platform/http/apiFailure";
import { adoptToken } from "../../../../src/platform/session/session";
import {
	draw,
	fastForward,
	newCache,
	press,
	reload,
	typeInto,
	until,
	wipe,
} from "../../support/drawn";
import { expectRefused } from "../../support/refusedForm";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/http/http", () => phone);
const router = vi.hoisted(() => ({
	state: { location: { pathname: "/profile" } },
	history: { canGoBack: vi.fn(() => false), back: vi.fn() },
	navigate: vi.fn(async () => undefined),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useRouter: () => router,
}));
const { api, calls, forgetApi } = phone;

/** The titles of the opened dialogs in order. */
const titles: string[] = [];

fastForward();
beforeEach(() => {
	localStorage.clear();
	forgetApi();
	adoptToken(tokenOf("customer-1"));
	titles.length = 0;
	api("GetProfileBanner", () => []);
	api("AvatarList", () => ({ avatarlist: [] }));
	return atomStore.sub(dialogAtom, () => {
		const dialog = atomStore.get(dialogAtom);
		if (dialog?.name === "confirmation" && dialog.title)
			titles.push(
				"message" in dialog.title ? String(dialog.title.message) : "",
			);
	});
});
afterEach(() => {
	closeDialog();
	wipe();
	vi.unstubAllGlobals();
});

const failing = (status: number, code: number | null = null) =>
	api("Profile", () => {
		throw new ApiFailure({ reason: "status", status, code });
	});

describe.each([
	["/profile", ProfilePage],
	["/profile/edit", EditProfilePage],
	["/profile/avatar", AvatarPage],
])("%s", (_path, Page) => {
	test("a failed profile opens one dialog, and the page shows a retry button", async () => {
		failing(500);
		const client = newCache();
		const page = await draw(<Page />, client);
		await until(() => titles.length > 0);
		expect(titles).toEqual(["Could not get your profile"]);
		// The bug: dialog and page gave two reasons.
		const reason = "This is on our side. Please try again in a moment.";
		expect(atomStore.get(dialogAtom)).toMatchObject({
			description: { message: reason },
		});
		expect(page.textContent).toContain(reason);
		closeDialog();
		await until(() => page.textContent?.includes("Try again"));
		await press(page, "Try again");
		await until(() => calls.filter((it) => it.name === "Profile").length > 1);
		await until(() => client.isFetching() === 0);
		expect(titles).toHaveLength(1);
	});

	test.each([
		["the session", 403, null],
		["a lock", 423, null],
		["a device turned away", 400, failureCode.deviceNotFound],
		["a customer without a profile", 404, failureCode.notFound],
	])(
		"for %s the page opens no dialog of its own",
		async (_what, status, code) => {
			failing(status, code);
			const page = await draw(<Page />);
			await until(() => page.textContent?.includes("Try again"));
			expect(titles).toEqual([]);
		},
	);

	test("without a network the page opens no dialog", async () => {
		api("Profile", () => {
			throw new ApiFailure({ reason: "network" });
		});
		const page = await draw(<Page />);
		await until(() => page.textContent?.includes("Try again"));
		expect(titles).toEqual([]);
	});
});

// The bug: a profile that was already loaded, or another list, was said to be missing.
test("a profile that cannot be refreshed opens no dialog, and neither do avatars that fail", async () => {
	api("Profile", () => ({ customer: v.parse(customer, {}) }));
	api("AvatarList", () => {
		throw new ApiFailure({ reason: "status", status: 500 });
	});
	const client = newCache();
	const page = await draw(<AvatarPage />, client);
	await until(() => page.textContent?.includes("Try again"));
	expect(titles).toEqual([]);
	failing(500);
	await act(() => client.refetchQueries());
	expect(titles).toEqual([]);
});

test.each([
	["a phone", "below the member's own menu", /Tips.*Today's ranking.*Language/],
	["a wide window", "beside both menus", /Today's ranking.*Tips.*Language/],
])(
	"on %s the banners stand %s, and space is reserved for a row that may follow",
	async (size, _place, order) => {
		vi.stubGlobal("matchMedia", () => ({
			matches: size === "a wide window",
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
		}));
		let answer = (_article: unknown) => {};
		api("Profile", () => ({
			customer: v.parse(customer, { customer_id: "1", firstname: "Pim" }),
		}));
		api("GetProfileBanner", () => [
			v.parse(banner, { bannerid: "1", name_en: "Today's ranking" }),
		]);
		api("GetLoyalArticle", () => new Promise((resolve) => (answer = resolve)));
		const page = await draw(<ProfilePage />);
		await until(() => page.textContent?.includes("Today's ranking"));
		expect(page.textContent).toMatch(order);
		const own = page.querySelector("[aria-label=Yours]");
		expect(own?.children).toHaveLength(5);
		await act(async () =>
			answer({ alt_reference: "AR_1", article_title_en: "About Gold" }),
		);
		await until(() => own?.textContent?.includes("About Gold"));
		expect(own?.children).toHaveLength(5);
	},
);

test("the mobile number is masked; picture and names can be changed (3 §2)", async () => {
	api("Profile", () => ({
		customer: v.parse(customer, { customer_id: "1", mobileno: "0812345678" }),
	}));
	const page = await draw(<ProfilePage />);
	await until(() => page.textContent?.includes("081-XXX-5678"));
	for (const to of ["/profile/avatar", "/profile/edit"])
		expect(page.querySelector(`a[href="${to}"]`)).not.toBeNull();
});

test("while a picture is being removed, another choice cannot be saved", async () => {
	api("Profile", () => ({
		customer: v.parse(customer, { customer_id: "7", image_profile_type: 2 }),
	}));
	api("AvatarList", () => ({
		avatarlist: [
			{ avatar_id: "3", name: "Fox", avatar_image_url: "" },
			{ avatar_id: "4", name: "", avatar_image_url: "" },
		],
	}));
	api("EditProfile", () => new Promise(() => undefined));
	const page = await draw(<AvatarPage />);
	await until(() => page.querySelector("[aria-label=Fox]"));
	// An avatar without a name is named by its position.
	expect(page.querySelector("[aria-label='Avatar 2']")).not.toBeNull();
	await act(async () =>
		page.querySelector<HTMLElement>("[aria-label=Fox]")?.click(),
	);
	await press(page, "Remove picture");
	await until(() => page.querySelector("button[aria-busy]"));
	await press(page, "Confirm");
	const edits = () => calls.filter(({ name }) => name === "EditProfile");
	expect(edits()).toHaveLength(1);
	expect(edits()[0]?.request).toMatchObject({ image_profile_type: 1 });
});

test("a picker closed without a file shows a message", async () => {
	api("Profile", () => ({
		customer: {
			customer_id: "1",
			firstname: "Pim",
			image_profile_type: 1,
			image_profile_url: "",
			avatar_id: null,
		},
	}));
	const page = await draw(<AvatarPage />);
	await until(() => page.querySelector("input[type=file]"));
	await act(async () => {
		page
			.querySelector("input[type=file]")
			?.dispatchEvent(new Event("cancel", { bubbles: true }));
	});
	await until(() => page.querySelector("[role=alert]"));
	expect(page.querySelector("[role=alert]")?.textContent).toBe(
		"No file selected",
	);
	// Another tab changes the language.
	const { id } = msg`No file selected`;
	i18n.load("th", { [id]: "ยังไม่ได้เลือกไฟล์" });
	await act(async () => i18n.activate("th"));
	expect(page.querySelector("[role=alert]")?.textContent).toBe("ยังไม่ได้เลือกไฟล์");
	await act(async () => i18n.activate("en-US"));
});

describe("saved on a page opened by its address, with home inserted before it", () => {
	const customer = {
		customer_id: "1",
		firstname: "Pim",
		lastname: "Suk",
		email: "pim@example.com",
		mobileno: "",
		image_profile_type: 3,
		image_profile_url: "",
		avatar_id: "a1",
		date_of_birth: "",
	};
	beforeEach(() => {
		router.navigate.mockClear();
		router.history.back.mockClear();
		router.history.canGoBack.mockReturnValue(true);
		sessionStorage.setItem("back_path", "/");
		api("Profile", () => ({ customer }));
		api("EditProfile", () => null);
	});
	afterEach(() => {
		sessionStorage.clear();
		router.history.canGoBack.mockReturnValue(false);
	});
	const ledToProfile = async () => {
		await until(() => router.navigate.mock.calls.length > 0);
		expect(router.navigate).toHaveBeenCalledWith({
			href: "/profile",
			replace: true,
		});
		expect(router.history.back).not.toHaveBeenCalled();
	};

	test("the picture leads to the profile, never home (3 §4)", async () => {
		const page = await draw(<AvatarPage />);
		await until(() => page.textContent?.includes("Remove picture"));
		await press(page, "Remove picture");
		await ledToProfile();
	});

	test("the names lead to the profile, never home (3 §4)", async () => {
		localStorage.setItem(
			"customer/customer-1/draft/profile",
			JSON.stringify({
				firstname: "Pimchanok",
				lastname: "Suk",
				email: "pim@example.com",
				before: { firstname: "Pim", lastname: "Suk", email: "pim@example.com" },
			}),
		);
		const page = await draw(<EditProfilePage />);
		await until(() => page.querySelector("form"));
		await press(page, "Confirm");
		await until(() => atomStore.get(dialogAtom) !== null);
		await act(async () => {
			closeDialog(true);
			handleDialogClosed();
		});
		await ledToProfile();
	});

	test("an empty name has an error and the focus until input, and the draft keeps it over a reload (3 §4, 3 §5)", async () => {
		let page = await draw(<EditProfilePage />);
		await until(() => page.querySelector("form"));
		const confirms = () => page.querySelector("button[type=submit]");
		expect(confirms()).toHaveProperty("disabled", true);
		const type = (at: number, text: string) =>
			typeInto(page.querySelectorAll("input")[at], text);
		await type(1, " 12");
		reload();
		page = await draw(<EditProfilePage />);
		await until(() => page.querySelector("form"));
		expect(page.querySelectorAll("input")[1]?.value).toBe(" ");
		await press(page, "Confirm");
		await until(() => page.textContent?.includes("enter your last name"));
		const invalid = () => [...page.querySelectorAll("[aria-invalid=true]")];
		expect(invalid()).toEqual([page.querySelectorAll("input")[1]]);
		expectRefused(page);
		await type(1, "Suk");
		expect(invalid()).toEqual([]);
		expect(confirms()).toHaveProperty("disabled", true);
		expect(titles).toEqual([]);
	});
});

test("my data starts with the numbers of the last visit", async () => {
	const cache = newCache();
	const visit = () => draw(<MyDataPage />, cache);
	const page = await visit();
	await until(() => page.textContent?.includes("Coupon codes"));
	wipe();
	const storage = { estimate: () => new Promise(() => undefined) };
	vi.stubGlobal("navigator", { onLine: true, storage });
	expect((await visit()).textContent).toContain("Coupon codes");
});
