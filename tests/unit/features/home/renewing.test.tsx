// Home shows its skeleton while the token is renewed, then its content (1 §4).
import type { ReactNode } from "react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HomePage } from "../../../../src/features/home/HomePage";
import { atomStore } from "../../../../src/platform/atomStore";
import { skeletonLoadingAtom } from "../../../../src/platform/session/session";
import { draw, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

beforeEach(freshPhone);
afterEach(() => {
	wipe();
	atomStore.set(skeletonLoadingAtom, false);
});

test("nothing is requested while home shows its skeleton during a renewal", async () => {
	atomStore.set(skeletonLoadingAtom, true);
	phone.api("GetSetBanner", () => []);
	phone.api("getParentCategoryList", () => []);
	phone.api("getPrivilegeListV3", () => ({ items: [], totalpages: 0 }));
	const warned = vi.spyOn(console, "error");
	const page = await draw(<HomePage />);
	expect(page.querySelector("main[data-busy]")).not.toBeNull();
	expect(page.querySelector("[role=status]")?.textContent).toBe("Please wait");
	// The skeleton of home (1 §2): logo, three icons, search bar, banners with dots, tiles, a row of cards, two columns.
	const count = (names: string) => page.querySelectorAll(names).length;
	expect(count("[class*=avatar]")).toBe(1);
	expect(count("[class*=icon]")).toBe(3);
	expect(count("[class*=search]")).toBe(1);
	expect(count("[class*=dots] > *")).toBeGreaterThan(1);
	expect(count(".tile-row > *")).toBeGreaterThanOrEqual(5);
	expect(count(".card-row > *")).toBeGreaterThan(2);
	expect(count("[class*=pair] > *")).toBe(2);
	expect(phone.calls).toEqual([]);
	expect(warned).not.toHaveBeenCalled();
	await act(async () => atomStore.set(skeletonLoadingAtom, false));
	await until(() => page.querySelector("main:not([data-busy])"));
	expect(phone.calls.map(({ name }) => name)).toContain("GetSetBanner");
});
