// Home whose lists are all empty says so and leads on (1 §8).
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HomePage } from "../../../../src/features/home/HomePage";
import { draw, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../sync/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	Link: ({ to, children }: { to: string; children: ReactNode }) => (
		<a href={to}>{children}</a>
	),
}));

const message = "No privileges right now";

beforeEach(() => {
	freshPhone();
	phone.api("GetSetBanner", () => []);
	phone.api("getParentCategoryList", () => []);
	phone.api("getPrivilegeListV3", () => ({ items: [], totalpages: 0 }));
	phone.api("GetBrandList", () => []);
});
afterEach(wipe);

test("home without any content says so and leads to the coupons", async () => {
	const page = await draw(<HomePage />);
	await until(() => page.textContent?.includes(message));
	const way = [...page.querySelectorAll("a")].find(
		(it) => it.textContent === "My coupons",
	);
	expect(way?.getAttribute("href")).toBe("/history");
	expect(page.querySelector("main > div nav")).toBeNull();
});

test("home with one category has no message", async () => {
	phone.api("getParentCategoryList", () => [
		{ category_id: 1, name_th: "Food", name_en: "Food", seq: 1 },
	]);
	const page = await draw(<HomePage />);
	await until(() => page.textContent?.includes("Food"));
	expect(page.textContent).not.toContain(message);
});

test("home whose banners could not be loaded does not say that there is nothing", async () => {
	phone.api("GetSetBanner", fail({ status: 500 }));
	const page = await draw(<HomePage />);
	const announced = () =>
		[...page.querySelectorAll("main [role=status] > :not([aria-hidden])")]
			.map((it) => it.textContent)
			.join();
	await until(() => announced().includes("Could not load this"));
	expect(page.textContent).not.toContain(message);
});

test("home waits for all lists before it says that there is nothing", async () => {
	phone.api("getPrivilegeListV3", () => new Promise(() => undefined));
	const page = await draw(<HomePage />);
	await until(() => page.querySelector("main:not([aria-busy])"));
	expect(page.textContent).not.toContain(message);
});
