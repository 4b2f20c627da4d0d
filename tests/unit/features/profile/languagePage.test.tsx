// /language: a language that could not be loaded is said, and the page stays (3 §2).
import { afterEach, expect, test, vi } from "vitest";
import { LanguagePage } from "../../../../src/features/profile/LanguagePage";
import { draw, press, until, wipe } from "../../support/drawn";

const router = vi.hoisted(() => ({
	state: { location: { pathname: "/language" } },
	history: { canGoBack: () => true, back: vi.fn() },
	navigate: vi.fn(),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => router,
}));
vi.mock("../../../../src/platform/i18n/locale", async (original) => ({
	...(await original<object>()),
	setLocale: () => Promise.reject(new Error("offline")),
}));

afterEach(wipe);

test("a language that could not be loaded can be tried again", async () => {
	const page = await draw(<LanguagePage />);
	await press(page, "Confirm");
	await until(() => page.querySelector("[role=alert]"));
	expect(page.querySelector("[role=alert]")?.textContent).toContain(
		"This language could not be loaded.",
	);
	expect(page.querySelector("button[aria-busy]")).toBeNull();
	expect(router.navigate).not.toHaveBeenCalled();
	expect(router.history.back).not.toHaveBeenCalled();
});
