// Proves that the page for a refused device offers help and a way out before its article has loaded, then shows the article's title, content and button in the reader's language (P05, 3 §6).
import { i18n } from "@lingui/core";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NoPermissionArticlePage } from "../../../../src/features/entry/RefusedDevicePages";
import { announced } from "../../support/announced";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	return import("../../support/phone");
});
const search: Record<string, string> = vi.hoisted(() => ({
	errorCode: "50012",
}));
let state = {};
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useLocation: () => ({ state }),
	useRouter: () => ({}),
	useSearch: () => search,
}));

fastForward();
beforeEach(freshPhone);
afterEach(() => {
	wipe();
	delete search.api_server_url;
	search.errorCode = "50012";
	state = {};
	i18n.activate("en-US");
});

test("the code, the call center and a way out are shown while the article loads", async () => {
	const { reply, come } = lateReply(() => ({
		...{ article_title_en: "Not for this device", content_en: "Sorry" },
		...{ article_title_th: "ไม่ใช่เครื่องนี้", content_th: "ขออภัย" },
		...{ button_name_en: "Understood", button_name_th: "รับทราบ" },
	}));
	phone.api("NoPermissionArticle", reply);
	const page = await draw(<NoPermissionArticlePage />);
	expect(phone.calls).toMatchObject([{ request: { code: "50012" } }]);
	expect(page.textContent).toContain("Error code 50012");
	expect(page.querySelector("a[href^='tel:']")).not.toBeNull();
	const close = page.querySelector("a[href='/']");
	expect(close?.textContent).toBe("Close");
	expect(page.querySelector("button")).toBeNull();
	// The heading is announced once it shows the article's title.
	expect(page.querySelector("main[data-busy]")).not.toBeNull();
	await come();
	await until(() => page.textContent?.includes("Not for this device"));
	expect(page.querySelector("a[href='/']")).toBe(close);
	expect(page.querySelector("a[href^='/history']")).not.toBeNull();
	expect(page.querySelector("[data-busy]")).toBeNull();
	// Title, content and button are in the reader's language (1 §2).
	const texts = () => [
		page.querySelector("h1")?.textContent,
		page.textContent?.match(/Sorry|ขออภัย/g),
		close?.textContent,
	];
	expect(texts()).toEqual(["Not for this device", ["Sorry"], "Understood"]);
	await act(async () => i18n.loadAndActivate({ locale: "th", messages: {} }));
	expect(texts()).toEqual(["ไม่ใช่เครื่องนี้", ["ขออภัย"], "รับทราบ"]);
});

// The bug: the page was shown again without a message.
test("each failure to load the article is announced", async () => {
	phone.api("NoPermissionArticle", fail({ status: 500 }));
	const page = await draw(<NoPermissionArticlePage />);
	const before = await announced(page, "Could not load this");
	await press(page, "Try again");
	expect(
		await announced(page, "Could not load this", before),
	).not.toBeUndefined();
	expect(phone.calls).toHaveLength(2);
});

// The bug: a reload asked the phone's own host, which does not know the refusal.
test.each([
	["https://two.example", "https://two.example"],
	["https://evil.example", ""],
	[undefined, undefined],
])(
	"a reload asks the host that refused the sign-in, if it is on the build's list: %s",
	async (api_server_url, host) => {
		if (api_server_url) search.api_server_url = api_server_url;
		phone.api("NoPermissionArticle", () => ({}));
		await draw(<NoPermissionArticlePage />);
		await until(() => phone.calls.length);
		expect(phone.calls[0]?.options).toMatchObject({ host });
	},
);

// The bug: the name of a tier that is not allowed was cut after 20 letters, and the host does not know the shortened code.
test("a code that is a word is requested and shown in full (1 §8)", async () => {
	search.errorCode = "DEVICE_TIER_NOT_ALLOWED";
	phone.api("NoPermissionArticle", () => ({}));
	const page = await draw(<NoPermissionArticlePage />);
	expect(phone.calls).toMatchObject([{ request: { code: search.errorCode } }]);
	expect(page.textContent).toContain("Error code DEVICE_TIER_NOT_ALLOWED");
});

test("with another account on the phone the page asks what to do instead of opening that account (decision 008)", async () => {
	state = { signInRefused: true };
	phone.api("NoPermissionArticle", () => ({ button_name_en: "Understood" }));
	const page = await draw(<NoPermissionArticlePage />);
	await until(() => !page.querySelector("[data-busy]"));
	const home = page.querySelectorAll("a[href='/']");
	expect([...home].map((it) => it.textContent)).toEqual([
		"Continue with this account",
	]);
	expect(page.textContent).toContain("Sign out");
});
