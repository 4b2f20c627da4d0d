// Update locks: a pending sign-in, changed terms, another language (O08).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import LandingPage from "../../../../src/features/entry/LandingPage";
import TermsUpdateSheet from "../../../../src/features/onboarding/TermsUpdateSheet";
import { LanguagePage } from "../../../../src/features/profile/LanguagePage";
import { isUpdateLockedHere } from "../../../../src/platform/pwa/updateLock";
import { draw, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useNavigate: () => vi.fn(),
	useSearch: () => ({ code: "1" }),
	Link: () => null,
}));
const { api } = phone;

beforeEach(() => {
	freshPhone();
	localStorage.setItem("locale", "en-US");
});
afterEach(wipe);

const tap = (element: HTMLElement | null) => act(async () => element?.click());

test("a pending sign-in locks updates until it has ended", async () => {
	let refuse: () => void = () => undefined;
	api("Landing", async () => {
		await new Promise<void>((resolve) => {
			refuse = resolve;
		});
		return fail({ code: 50042 })();
	});
	const page = await draw(<LandingPage />);
	expect(isUpdateLockedHere()).toBe(true);
	await act(async () => refuse());
	await until(() => page.textContent?.includes("Nothing is open right now"));
	expect(isUpdateLockedHere()).toBe(false);
});

test("changed terms lock updates", async () => {
	const consent = {
		consent_id: "1",
		is_consent: false,
		is_required: true,
		is_new_updated: false,
		article_id: "1",
		article_title: "",
		article_title_en: "Terms",
		content_th: "",
		content_en: "",
		content_cover_url: "",
	};
	const page = await draw(
		<TermsUpdateSheet open consents={[consent]} accepted onEnd={vi.fn()} />,
	);
	await until(() => page.querySelector("input"));
	expect(isUpdateLockedHere()).toBe(false);
	await tap(page.querySelector("input"));
	expect(isUpdateLockedHere()).toBe(true);
});

test("another selected language locks updates until it is applied", async () => {
	const page = await draw(<LanguagePage />);
	const [thai, english] = page.querySelectorAll("input");
	expect(isUpdateLockedHere()).toBe(false);
	await tap(thai ?? null);
	expect(isUpdateLockedHere()).toBe(true);
	await tap(english ?? null);
	expect(isUpdateLockedHere()).toBe(false);
});
