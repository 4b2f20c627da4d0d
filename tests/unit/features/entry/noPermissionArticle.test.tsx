// Proves that the page for a refused device offers help and a way out before its article has come, then the article's title, content and button in the reader's language (P05, 3 §6).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import NoPermissionArticlePage from "../../../../src/features/entry/NoPermissionArticlePage";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../../support/routerLink")),
	useLocation: () => ({ state: {} }),
	useRouter: () => ({}),
	useSearch: () => ({ errorCode: "50012" }),
}));

beforeEach(freshPhone);
afterEach(wipe);

test("while the article loads, its code, the call center and the way out are there", async () => {
	let answer = (_article: object) => {};
	phone.api(
		"NoPermissionArticle",
		() => new Promise((resolve) => (answer = resolve)),
	);
	const page = await draw(<NoPermissionArticlePage />);
	expect(page.textContent).toContain("Error code 50012");
	expect(page.querySelector("a[href^='tel:']")).not.toBeNull();
	const close = page.querySelector("a[href='/']");
	expect(close?.textContent).toBe("Close");
	expect(page.querySelector("button")).toBeNull();
	// Its heading is announced once it has the article's title.
	expect(page.querySelector("main[aria-busy=true]")).not.toBeNull();
	answer({
		...{ article_title_en: "Not for this device", article_title_th: "ใช้ไม่ได้" },
		...{ content_en: "Sorry", content_th: "ขออภัย" },
		...{ button_name_en: "Got it", button_name_th: "รับทราบ" },
	});
	await until(() => page.textContent?.includes("Not for this device"));
	expect(page.querySelector("a[href='/']")).toBe(close);
	expect(close?.textContent).toBe("Got it");
	expect(page.textContent).toContain("Sorry");
	expect(page.textContent).not.toMatch(/[ก-๙]/);
	expect(page.querySelector("[aria-busy]")).toBeNull();
});
