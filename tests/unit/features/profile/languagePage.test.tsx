// /language: the button applies the choice and opens the profile; a language that could not be loaded is reported (3 §2).
import { i18n } from "@lingui/core";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { LanguagePage } from "../../../../src/features/profile/LanguagePage";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import { draw, press, until, wipe } from "../../support/drawn";

const router = vi.hoisted(() => ({
	state: { location: { pathname: "/language" } },
	history: { canGoBack: () => true, back: vi.fn() },
	navigate: vi.fn(),
}));
const setLocale = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => router,
}));
vi.mock("../../../../src/platform/i18n/locale", async (original) => ({
	...(await original<object>()),
	setLocale,
}));

afterEach(wipe);

test("a language that could not be loaded can be tried again", async () => {
	setLocale.mockRejectedValueOnce(new Error("offline"));
	const page = await draw(<LanguagePage />);
	await act(async () => page.querySelector("input")?.click());
	await press(page, "Confirm");
	await until(() => page.querySelector("[role=alert]"));
	expect(page.querySelector("[role=alert]")?.textContent).toContain(
		"This language could not be loaded.",
	);
	expect(page.querySelector("button[aria-busy]")).toBeNull();
	expect(router.navigate).not.toHaveBeenCalled();
	expect(router.history.back).not.toHaveBeenCalled();
	await press(page, "Confirm");
	expect(setLocale).toHaveBeenLastCalledWith("th");
	await until(() => router.navigate.mock.calls.length > 0);
	expect(router.navigate).toHaveBeenCalledWith({
		href: "/profile",
		replace: true,
	});
	// Until the page is left: a second press would go back twice.
	expect(page.querySelector("button[aria-busy]")).not.toBeNull();
});

test("without a choice here the page follows a language that was chosen in another tab", async () => {
	const page = await draw(<LanguagePage />);
	const [thai, english] = page.querySelectorAll("input");
	expect(english?.checked).toBe(true);
	await act(async () => i18n.loadAndActivate({ locale: "th", messages: {} }));
	expect(thai?.checked).toBe(true);
	expect(isUpdateLockedHere()).toBe(false);
	await act(async () => english?.click());
	await press(page, "Confirm");
	expect(setLocale).toHaveBeenLastCalledWith("en-US");
	await act(async () => i18n.activate("en-US"));
});

test("the message about a language that could not be loaded goes when another is chosen", async () => {
	setLocale.mockRejectedValueOnce(new Error("offline"));
	const page = await draw(<LanguagePage />);
	const [thai, english] = page.querySelectorAll("input");
	await act(async () => thai?.click());
	await press(page, "Confirm");
	await until(() => page.querySelector("[role=alert]"));
	await act(async () => english?.click());
	expect(page.querySelector("[role=alert]")).toBeNull();
});

// The bug: the confirmed language loaded later and replaced the one chosen since.
test("while a language loads no other one can be chosen", async () => {
	let loaded = () => {};
	setLocale.mockReturnValueOnce(new Promise<void>((done) => (loaded = done)));
	const page = await draw(<LanguagePage />);
	const [thai, english] = page.querySelectorAll("input");
	expect(english?.getAttribute("aria-disabled")).toBeNull();
	await act(async () => thai?.click());
	await press(page, "Confirm");
	await until(() => page.querySelector("button[aria-busy]"));
	expect(english?.getAttribute("aria-disabled")).toBe("true");
	await act(async () => english?.click());
	expect(thai?.checked).toBe(true);
	await act(async () => loaded());
	// The choice stays locked until the page is left.
	await act(async () => english?.click());
	expect(thai?.checked).toBe(true);
	expect(page.querySelector("button[aria-busy]")).not.toBeNull();
});
